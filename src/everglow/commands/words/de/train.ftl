### `everglow train`: Bots lernen aus Partien gegen sich selbst, Stellungen zu beurteilen.

## Hilfe

train_about = Planer gegen sich selbst spielen lassen und ein Netz trainieren, das Stellungen für sie beurteilt.

train_examples =
    Beispiele:
      everglow train vale --minutes 10
      everglow train vale --minutes 600 --rounds 5 --out nets      macht weiter, wo abgebrochen wurde

    Eine Runde: Planer spielen, ein Netz lernt aus allen bisherigen Partien und spielt gegen das vorige.
    Am Ende spielt das beste Netz mit neuen Kartenverteilungen gegen die von Hand geschriebene Bewertung.

train_help_game = das Spiel, das gelernt wird

train_help_minutes = wie lange, ungefähr (Standard: { $minutes })

train_help_rounds = Runden in dieser Zeit (Standard: { $rounds })

train_help_out = Ordner für Partien und Netze (Standard: build/train/SPIEL)

meta_folder = ORDNER

## Fehler

train_needs_numpy = Das Training braucht numpy; installiere es mit: pip install 'everglow[train]'

train_needs_kernel = Das Training braucht den kompilierten Kern der Netze, also beim Installieren von Everglow einen C-Compiler

train_needs_inputs = { $game } hat keine Eingaben, aus denen ein Netz lernen könnte

## Schritte

training_plays = Runde { $number }: spielen

training_replays = Runde { $number }: nachspielen

training_fits = Runde { $number }: lernen

training_tries = Runde { $number }: Probe

training_judges = Ergebnis, { $number } am Tisch

## Ergebnisse

training_round = { $better ->
    [yes] Runde { $number }: { $games } Partien, Log-Loss { $loss }; 1.{"\u00A0"}Platz in { $share } von { $trial } Partien gegen den vorigen Planer: wird behalten.
   *[no] Runde { $number }: { $games } Partien, Log-Loss { $loss }; 1.{"\u00A0"}Platz in { $share } von { $trial } Partien gegen den vorigen Planer: wird nicht behalten.
}

training_verdict = { $result ->
    [stronger] { $players } am Tisch: 1.{"\u00A0"}Platz in { $share } ({ $low } bis { $high }) von { $games } neuen Partien gegen planner@hand; ausgeglichen wären { $even }. Es ist stärker.
    [weaker] { $players } am Tisch: 1.{"\u00A0"}Platz in { $share } ({ $low } bis { $high }) von { $games } neuen Partien gegen planner@hand; ausgeglichen wären { $even }. Es ist schwächer.
   *[open] { $players } am Tisch: 1.{"\u00A0"}Platz in { $share } ({ $low } bis { $high }) von { $games } neuen Partien gegen planner@hand; ausgeglichen wären { $even }. Ob es stärker ist, bleibt offen.
}

training_use = Dagegen spielen lassen: { $command }

training_failed = Kein Netz war besser als die von Hand geschriebene Bewertung; trainiere länger.
