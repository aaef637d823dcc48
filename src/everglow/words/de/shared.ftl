### Was jedes Spiel sagt.

verbatim = { $text }

of_seat = { CAPITAL(WHO($seat, "du")) }: { $text }

game_ended = Die Partie ist zu Ende: { $standings }. { $victory }

standing = { WHO($seat, "du") } { $score }

won = { $seat ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}

# „Ann und dich“: So passt das Verb, ob du dabei bist oder nicht.
shared_victory = Der Sieg geht gemeinsam an { WHO($seats, "dich") }.

## Warum etwas jetzt nicht geht: ein Hauptsatz ohne Punkt, nach einem Doppelpunkt oder allein

not_your_turn = { COUNT($seats) ->
    [one] Du bist nicht am Zug: { $seats } entscheidet
   *[other] Du bist nicht am Zug: { $seats } entscheiden
}

game_over = Die Partie ist zu Ende

seat_number = Platz{"\u00A0"}{ $number }

chance = { $ways } von { $of }
chance_about = etwa { $percent } von 100
certain = sicher
impossible = unmöglich
