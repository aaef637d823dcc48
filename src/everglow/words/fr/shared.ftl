verbatim = { $text }

of_seat = { CAPITAL(WHO($seat, "toi")) } : { $text }

# Comme un score de match, sans nom pour les points : « Ann 45, toi 38 ».
game_ended = La partie est finie : { JOIN($standings, ", ") }. { $victory }

standing = { WHO($seat, "toi") } { $score }

won = { $seat ->
    [you] Tu l’emportes.
   *[other] { $seat } l’emporte.
}

# Sans verbe, car la liste peut contenir « toi » n’importe où.
shared_victory = Victoire partagée : { WHO($seats, "toi") }.

## Pourquoi quelque chose n’est pas possible : sans majuscule ni point final

not_your_turn = ce n’est pas ton tour : c’est à { $seats } de décider

game_over = la partie est finie

seat_number = place { $number }

chance = { $ways } sur { $of }
chance_about = environ { $percent } sur 100
certain = certain
impossible = impossible
