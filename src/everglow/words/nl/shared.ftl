verbatim = { $text }

of_seat = { CAPITAL(WHO($seat, "jij")) }: { $text }

game_ended = De partij is afgelopen: { $standings }. { $victory }

standing = { WHO($seat, "jij") } { $score }

won = { $seat ->
    [you] Je wint.
   *[other] { $seat } wint.
}

shared_victory = { CAPITAL(WHO($seats, "jij")) } delen de overwinning.

## Waarom iets nu niet kan: een zin zonder punt, na een dubbele punt of alleen

not_your_turn = { COUNT($seats) ->
    [one] je bent niet aan de beurt: { $seats } beslist
   *[other] je bent niet aan de beurt: { $seats } beslissen
}

game_over = de partij is afgelopen

seat_number = plaats { $number }

chance = { $ways } op { $of }
chance_about = ongeveer { $percent } op 100
certain = zeker
impossible = onmogelijk
