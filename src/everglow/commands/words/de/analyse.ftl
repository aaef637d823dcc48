### `everglow analyse`: was eine beendete Partie entschieden hat.

## Hilfe

analyse_about = Eine beendete Partie beurteilen: wie viel Glück war, wie viel Spiel, und wann sie sich entschied.

analyse_examples =
    Beispiele:
      everglow analyse game.json
      everglow analyse game.json --deep 2      an jedem heiklen Moment zwei Sekunden suchen
      everglow analyse game.json --json > analysis.json

analyse_help_deep = so lange an jedem der { $moments } heikelsten Momente suchen

analysing = Beurteile

analysing_deep = Schaue genauer hin

## Was die Partie entschieden hat

analyse_title = { $game }, beurteilt von { $judge }

analyse_player = Spieler

analyse_part = { $part ->
    [start] Anfang
    [luck] Glück
    [own] eigenes Spiel
    [others] andere
    [unexplained] ungeklärt
   *[end] Ende
}

analyse_rate = Fehlerrate

analyse_curve = Anteil

analyse_points = In Punkten: Hundertstel des Sieges. Anfang, Glück, Spiel und Ungeklärtes ergeben zusammen das Ende.

analyse_moments = { $count ->
    [0] Keine Entscheidung hat mehr gekostet, als sicher beurteilt werden kann.
    [one] Ein Moment, auf den es ankam
   *[other] { $count } Momente, auf die es ankam
}

analyse_moment = { $slip ->
    [blunder] Runde { $round }, Schritt { $step }: ein grober Fehler von { $seat }, { $lost } Punkte (± { $error })
    [mistake] Runde { $round }, Schritt { $step }: ein Fehler von { $seat }, { $lost } Punkte (± { $error })
    [inaccuracy] Runde { $round }, Schritt { $step }: eine Ungenauigkeit von { $seat }, { $lost } Punkte (± { $error })
   *[small] Runde { $round }, Schritt { $step }: { $seat } hat { $lost } Punkte verloren (± { $error })
}

analyse_done = {"  "}gespielt: { JOIN($steps, "; ") }

analyse_better = {"  "}besser: { JOIN($steps, "; ") }

analyse_luck = Das größte Glück und das größte Pech

analyse_deal = { $kind ->
    [yes] { $seat }: { $luck } beim Austeilen; { $times } von { $worlds } anderen waren ebenso gut
   *[no] { $seat }: { $luck } beim Austeilen; { $times } von { $worlds } anderen waren schlechter
}

analyse_reveal = { $kind ->
    [yes] { $seat }: { $luck } in Runde { $round }, Schritt { $step }; { $times } von { $worlds } neuen Versuchen waren ebenso gut
   *[no] { $seat }: { $luck } in Runde { $round }, Schritt { $step }; { $times } von { $worlds } neuen Versuchen waren schlechter
}

## Fehler

analyse_unfinished = die Partie ist nicht zu Ende; nur beendete Partien werden beurteilt

expected_deep = erwartet wurden Sekunden, mehr als 0 und höchstens 600, nicht '{ $said }'
