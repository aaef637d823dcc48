### `everglow analyse`: wat een afgelopen partij besliste.

## Hulp

analyse_about = Een afgelopen partij beoordelen: hoeveel geluk was, hoeveel spel, en wanneer ze beslist werd.

analyse_examples =
    voorbeelden:
      everglow analyse game.json
      everglow analyse game.json --deep 2      bij elk scherp moment twee seconden zoeken
      everglow analyse game.json --json > analysis.json

analyse_help_deep = zo lang zoeken bij elk van de { $moments } scherpste momenten

analysing = Beoordelen

analysing_deep = Dieper kijken

## Wat de partij besliste

analyse_title = { $game }, beoordeeld door { $judge }

analyse_player = speler

analyse_part = { $part ->
    [start] begin
    [luck] geluk
    [own] eigen spel
    [others] anderen
    [unexplained] onverklaard
   *[end] einde
}

analyse_rate = foutscore

analyse_curve = aandeel

analyse_points = In punten: honderdsten van de overwinning. Begin, geluk, spel en het onverklaarde vormen samen het einde.

analyse_moments = { $count ->
    [0] Geen keuze kostte meer dan met zekerheid te beoordelen is.
    [one] Eén moment dat ertoe deed
   *[other] { $count } momenten die ertoe deden
}

analyse_moment = { $slip ->
    [blunder] Ronde { $round }, stap { $step }: een blunder van { $seat }, { $lost } punten (± { $error })
    [mistake] Ronde { $round }, stap { $step }: een fout van { $seat }, { $lost } punten (± { $error })
    [inaccuracy] Ronde { $round }, stap { $step }: een onnauwkeurigheid van { $seat }, { $lost } punten (± { $error })
   *[small] Ronde { $round }, stap { $step }: { $seat } verloor { $lost } punten (± { $error })
}

analyse_done = {"  "}gedaan: { JOIN($steps, "; ") }

analyse_better = {"  "}beter: { JOIN($steps, "; ") }

analyse_luck = Het grootste geluk en de grootste pech

analyse_deal = { $kind ->
    [yes] { $seat }: { $luck } door het delen; { $times } van { $worlds } andere waren even goed
   *[no] { $seat }: { $luck } door het delen; { $times } van { $worlds } andere waren slechter
}

analyse_reveal = { $kind ->
    [yes] { $seat }: { $luck } in ronde { $round }, stap { $step }; { $times } van { $worlds } nieuwe pogingen waren even goed
   *[no] { $seat }: { $luck } in ronde { $round }, stap { $step }; { $times } van { $worlds } nieuwe pogingen waren slechter
}

## Fouten

analyse_unfinished = de partij is niet afgelopen; alleen afgelopen partijen worden beoordeeld

expected_deep = verwacht: seconden, meer dan 0 en hoogstens 600, niet '{ $said }'
