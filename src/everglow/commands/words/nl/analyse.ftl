### `everglow analyse`: wat een afgelopen partij besliste.

## Hulp

analyse_about = Beoordeel een afgelopen partij: wat geluk was, wat aan het spel lag en wanneer de beslissing viel.

analyse_examples =
    voorbeelden:
      everglow analyse game.json
      everglow analyse game.json --deep 2      bij elk kritiek moment twee seconden zoeken
      everglow analyse game.json --json > analysis.json

analyse_help_deep = zo lang zoeken bij elk van de { $moments } kritiekste momenten

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

analyse_rate = gemiddelde fout

analyse_curve = aandeel

analyse_points = In punten: honderdsten van de overwinning. Begin, geluk, spel en het onverklaarde geven opgeteld het einde.

analyse_moments = { $count ->
    [0] Geen keuze heeft aantoonbaar iets gekost.
    [one] Eén moment dat ertoe deed
   *[other] { $count } momenten die ertoe deden
}

analyse_moment = { $slip ->
    [blunder] Ronde { $round }, stap { $step }: een blunder van { $seat }, { $lost } punten (± { $error })
    [mistake] Ronde { $round }, stap { $step }: een fout van { $seat }, { $lost } punten (± { $error })
    [inaccuracy] Ronde { $round }, stap { $step }: een onnauwkeurigheid van { $seat }, { $lost } punten (± { $error })
   *[small] Ronde { $round }, stap { $step }: { $seat } verloor { $lost } punten (± { $error })
}

analyse_done = {"  "}gespeeld: { JOIN($steps, "; ") }

analyse_better = {"  "}beter: { JOIN($steps, "; ") }

analyse_luck = Het grootste geluk en de grootste pech

analyse_deal = { $kind ->
    [yes] { $seat }: { $luck } door de verdeling; even goed: { $times } van { $worlds } andere
   *[no] { $seat }: { $luck } door de verdeling; slechter: { $times } van { $worlds } andere
}

analyse_reveal = { $kind ->
    [yes] { $seat }: { $luck } in ronde { $round }, stap { $step }; even goed: { $times } van { $worlds } nieuwe trekkingen
   *[no] { $seat }: { $luck } in ronde { $round }, stap { $step }; slechter: { $times } van { $worlds } nieuwe trekkingen
}

## Fouten

analyse_unfinished = de partij is nog niet afgelopen; alleen afgelopen partijen worden beoordeeld

expected_deep = geef een aantal seconden, meer dan 0 en maximaal 600, niet ‘{ $said }’
