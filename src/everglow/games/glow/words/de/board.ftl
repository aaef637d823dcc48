### Der Spielplan für eine Person: wo man ist, wohin man kann und was es braucht. Zeilen im Terminal.

## Wo jemand steht: Teil einer Zeile

at_place = { FORM($place, "at") }

at_place_with_camp = { FORM($place, "at") }, Lager { FORM($camp, "at") }

boats = Boote: { $boats }

boats_at = { $count ->
    [one] { FORM($place, "short") }
   *[other] { FORM($place, "short") } ({ $count })
}

## Was ein Ort verlangt: nach „Bedingung:“ oder allein in einer Liste

need_face = { $face }

need_without = ohne { $face }

need_nothing = keine

need_elements_between = { $least } oder { $most } Elemente

need_elements = { $count } Elemente

need_any_elements = beliebig viele Elemente

need_elements_and_toll = { $elements } und { $toll }

## Was es jetzt kostet oder warum es nicht geht: Teile einer Liste

needs = Bedingung: { $what }

entered_today = heute schon betreten

uses_die = 1 { FORM($face, "c") }-Symbol nutzen

free = kostenlos

closed = gesperrt

pay = { $what } abgeben

you_lack = noch { $what } nötig

worth = am Ende { $light } {-light}

## Das Reich der Schatten

ways = { CAPITAL(FORM($place, "from")) } kannst du hierhin gehen: { JOIN($ways, ", ") }.

way = { $place } ({ JOIN($parts, "; ") })

villages = Nächste Dörfer: { JOIN($paths, "; ") }.

path = { COUNT($steps) ->
    [one] { $light } {-light} in 1 Schritt: { JOIN($steps, ", ") }
   *[other] { $light } {-light} in { COUNT($steps) } Schritten: { JOIN($steps, ", ") }
}

step_with = { $need } (unterwegs { $deed })

## Das Meer der Finsternis

passages = So können deine Boote segeln:

passages_with_dice = { $count ->
    [0] So können deine Boote segeln, ohne Elemente auf deinen Würfeln:
    [one] So können deine Boote segeln, mit { $count } Element auf deinen Würfeln:
   *[other] So können deine Boote segeln, mit { $count } verschiedenen Elementen auf deinen Würfeln:
}

passage = { COUNT($parts) ->
    [0] { FORM($start, "short") } → { FORM($place, "short") } (Bedingung: { $needed })
   *[other] { FORM($start, "short") } → { FORM($place, "short") } (Bedingung: { $needed }): { JOIN($parts, "; ") }
}

islands_worth = Inseln mit {-light(form: "n")} am Ende: { $islands }.

island_worth = { FORM($place, "short") } { $light }

## Eine kleine Karte aus Zeichen

map_legend = [du] {-fire}1 verlangt {-fire}, !{-fire}1 ohne {-fire}; ^5 Dorf mit 5 {-light(form: "n")}; +1{-footprint} dein Preis; x betreten

sea_legend = [2 Ost] deine Boote; 1-2 verschiedene Elemente nötig, +1{-footprint} Zoll; 5 {-light} am Ende

map_row = { JOIN($pieces, "") }

map_island = { $boats ->
    [0] { FORM($place, "short") }
    [1] {"["}{ FORM($place, "short") }]
   *[other] {"["}{ $boats } { FORM($place, "short") }]
}

map_start = { FORM($place, "short") }

map_any = egal

map_piece = { PAD($piece, $width) }
