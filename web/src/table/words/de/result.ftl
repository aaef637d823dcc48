### Das Ende einer Partie, über ihrem Tisch.

win = { $you ->
    [yes] { COUNT($names) ->
        [0] Du gewinnst!
        [one] { $names } und du teilt euch den Sieg!
       *[other] Du teilst dir den Sieg mit { $names }!
    }
   *[no] { COUNT($names) ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
}
counting = Es wird gezählt …
countAll = Alles zeigen
reached = { $count }{"\u00A0"}{ $points }.
ahead = { $name ->
    [none] { $count }{"\u00A0"}{ $points }, { $ahead } vor dir
   *[other] { $count }{"\u00A0"}{ $points }, { $ahead } vor { $name }
}
places = Platzierungen
you = du
best = Deine besten Karten
bestOf = Die besten Karten von { $name }
times = { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
}
source = { $source } { $points }
sources = { $name }, { $total }: { JOIN($parts, ", ") }
goOn = Zum neuen Tisch
rematch = Noch eine Partie
back = Rückblick
look = Tisch ansehen
