### `everglow analyse`: was eine beendete Partie entschieden hat.

## Hilfe

analyse_about = Eine beendete Partie beurteilen: was Glück war, was am Spiel lag und wann sie entschieden war.

analyse_examples =
    Beispiele:
      everglow analyse game.json
      everglow analyse game.json --deep 2      in jedem heiklen Moment zwei Sekunden suchen
      everglow analyse game.json --json > analysis.json

analyse_help_deep = in jedem der { $moments } heikelsten Momente so lange suchen

analysing = Beurteilung

analysing_deep = Genauere Suche

## Was die Partie entschieden hat

analyse_title = { $game }, beurteilt von { $judge }

analyse_player = Name

analyse_part = { $part ->
    [start] Anfang
    [luck] Glück
    [own] eigenes Spiel
    [others] andere
    [unexplained] unerklärt
   *[end] Ende
}

analyse_rate = Fehlerrate

analyse_curve = Anteil

analyse_points = In Punkten: Hundertstel des Sieges. Anfang, Glück, Spiel und Unerklärtes ergeben zusammen das Ende.

analyse_moments = { $count ->
    [0] Keine Entscheidung hat nachweislich etwas gekostet.
    [one] Ein Moment, auf den es ankam
   *[other] { $count } Momente, auf die es ankam
}

analyse_moment = { $slip ->
    [blunder] Runde{"\u00A0"}{ $round }, Schritt{"\u00A0"}{ $step }: ein grober Fehler von { $seat }, { $lost } Punkte (± { $error })
    [mistake] Runde{"\u00A0"}{ $round }, Schritt{"\u00A0"}{ $step }: ein Fehler von { $seat }, { $lost } Punkte (± { $error })
    [inaccuracy] Runde{"\u00A0"}{ $round }, Schritt{"\u00A0"}{ $step }: eine Ungenauigkeit von { $seat }, { $lost } Punkte (± { $error })
   *[small] Runde{"\u00A0"}{ $round }, Schritt{"\u00A0"}{ $step }: { $seat } hat { $lost } Punkte verloren (± { $error })
}

analyse_done = {"  "}gespielt: { JOIN($steps, "; ") }

analyse_better = {"  "}besser: { JOIN($steps, "; ") }

analyse_luck = Das größte Glück und das größte Pech

analyse_deal = { $kind ->
    [yes] { $seat }: { $luck } durch die Kartenverteilung; ebenso gut: { $times } von { $worlds } anderen
   *[no] { $seat }: { $luck } durch die Kartenverteilung; schlechter: { $times } von { $worlds } anderen
}

analyse_reveal = { $kind ->
    [yes] { $seat }: { $luck } in Runde{"\u00A0"}{ $round }, Schritt{"\u00A0"}{ $step }; ebenso gut: { $times } von { $worlds } neuen Ziehungen
   *[no] { $seat }: { $luck } in Runde{"\u00A0"}{ $round }, Schritt{"\u00A0"}{ $step }; schlechter: { $times } von { $worlds } neuen Ziehungen
}

## Fehler

analyse_unfinished = Die Partie ist noch nicht zu Ende; nur beendete Partien werden beurteilt

expected_deep = Erwartet werden Sekunden, mehr als 0 und höchstens 600, nicht „{ $said }“
