### Het speelbord voor één speler: waar je bent, waar je heen kunt en wat dat vraagt. Regels van de terminal.

## Waar iemands markers zijn

at_place = { FORM($place, "at") }

at_place_with_camp = { FORM($place, "at") }, kamp { FORM($camp, "at") }

boats = boten: { $boats }

boats_at = { $count ->
    [one] { FORM($place, "short") }
   *[other] { FORM($place, "short") } ({ $count })
}

## Wat een plek vraagt: na ‘nodig:’, of alleen in een lijst van stappen

need_face = { $face }

need_without = geen { $face }

need_nothing = niets

need_elements_between = { $least } of { $most } elementen

need_elements = { $count } elementen

need_any_elements = elk aantal elementen

need_elements_and_toll = { $elements } en { $toll }

## Wat het nu vraagt, of waarom het niet kan

needs = nodig: { $what }

entered_today = vandaag al geweest

uses_die = gebruikt 1 dobbelsteen met { $face }

free = gratis

closed = gesloten

pay = { $what } betalen

you_lack = je komt { $what } tekort

worth = { $light } {-light} waard

## Het Rijk der Schaduwen

ways = Vanaf { FORM($place, "the") } kun je gaan naar { JOIN($ways, ", ") }.

way = { FORM($place, "the") } ({ JOIN($parts, "; ") })

villages = Dichtstbijzijnde dorpen: { JOIN($paths, "; ") }.

path = { COUNT($steps) ->
    [one] { $light } {-light} in 1 stap: { JOIN($steps, ", ") }
   *[other] { $light } {-light} in { COUNT($steps) } stappen: { JOIN($steps, ", ") }
}

step_with = { $need } (onderweg { $deed })

## De Zee der Duisternis

passages = Je boten kunnen varen:

passages_with_dice = { $count ->
    [0] Je boten kunnen varen, zonder elementen op je dobbelstenen:
    [one] Je boten kunnen varen, met { $count } element op je dobbelstenen:
   *[other] Je boten kunnen varen, met { $count } verschillende elementen op je dobbelstenen:
}

passage = { COUNT($parts) ->
    [0] { FORM($start, "short") } naar { FORM($place, "short") } (nodig: { $needed })
   *[other] { FORM($start, "short") } naar { FORM($place, "short") } (nodig: { $needed }): { JOIN($parts, "; ") }
}

islands_worth = Eilanden die aan het einde {-light} waard zijn: { $islands }.

island_worth = { FORM($place, "short") } { $light }

## Een kleine kaart van tekens

map_legend = [jij] {-fire}1 vraagt {-fire}, !{-fire}1 geen {-fire}; ^5 dorp van 5 {-light}; +1{-footprint} jouw prijs; x al geweest

sea_legend = [2 oost] jouw boten; 1-2 verschillende elementen nodig, +1{-footprint} tol; 5 {-light} aan het einde

map_row = { JOIN($pieces, "") }

map_island = { $boats ->
    [0] { FORM($place, "short") }
    [1] {"["}{ FORM($place, "short") }]
   *[other] {"["}{ $boats } { FORM($place, "short") }]
}

map_start = { FORM($place, "short") }

map_any = elk

map_piece = { PAD($piece, $width) }
