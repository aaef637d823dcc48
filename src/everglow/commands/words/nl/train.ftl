### `everglow train`: bots leren van partijen tegen zichzelf om stellingen te beoordelen.

## Hulp

train_about = Laat planners tegen zichzelf spelen en train een net dat stellingen voor ze beoordeelt.

train_examples =
    voorbeelden:
      everglow train vale --minutes 10
      everglow train vale --minutes 600 --rounds 5 --out nets      gaat verder waar het stopte

    Een ronde: planners spelen, een net leert van alle partijen tot nu toe en speelt tegen het vorige.
    Aan het eind speelt het beste net nieuwe partijen tegen de met de hand geschreven beoordeling.

train_help_game = het spel dat wordt geleerd

train_help_minutes = hoe lang, ongeveer (standaard: { $minutes })

train_help_rounds = rondes in die tijd (standaard: { $rounds })

train_help_out = map voor partijen en netten (standaard: build/train/SPEL)

meta_folder = MAP

## Fouten

train_needs_numpy = voor trainen is numpy nodig; installeer het met: pip install 'everglow[train]'

train_needs_kernel = voor trainen is de gecompileerde kern van netten nodig, en dus een C-compiler bij de installatie van Everglow

train_needs_inputs = { $game } heeft geen invoer waarvan een net kan leren

## Stappen

training_plays = Ronde { $number }: spelen

training_replays = Ronde { $number }: naspelen

training_fits = Ronde { $number }: leren

training_tries = Ronde { $number }: proef

training_judges = Resultaat, { $number } spelers

## Resultaten

training_round = { $better ->
    [yes] Ronde { $number }: { $games } partijen, logaritmische fout { $loss }; eerste in { $share } van { $trial } partijen tegen de vorige planner: blijft.
   *[no] Ronde { $number }: { $games } partijen, logaritmische fout { $loss }; eerste in { $share } van { $trial } partijen tegen de vorige planner: blijft niet.
}

training_verdict = { $result ->
    [stronger] { $players } spelers: eerste in { $share } ({ $low } tot { $high }) van { $games } nieuwe partijen tegen planner@hand; bij gelijke kansen is dat { $even }. Het is sterker.
    [weaker] { $players } spelers: eerste in { $share } ({ $low } tot { $high }) van { $games } nieuwe partijen tegen planner@hand; bij gelijke kansen is dat { $even }. Het is zwakker.
   *[open] { $players } spelers: eerste in { $share } ({ $low } tot { $high }) van { $games } nieuwe partijen tegen planner@hand; bij gelijke kansen is dat { $even }. Dat het sterker is, is niet aangetoond.
}

training_use = Laat het spelen: { $command }

training_failed = Geen net was beter dan de met de hand geschreven beoordeling; train langer.
