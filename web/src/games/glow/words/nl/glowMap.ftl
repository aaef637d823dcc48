### Landkaarten, plekken en routes.

map = Landkaart
maps =
    .realm = Landkaart van het Rijk der Schaduwen
    .sea = Landkaart van de Zee der Duisternis
enlarge = Landkaart vergroten
zoomIn = Inzoomen
zoomOut = Uitzoomen
nextStep = Volgende stap

## Plekken als koppen; kort

spot = { CAPITAL($element) } { $mark }
pass = Zonder { $element } { $mark }
village = Dorp van { $light }
start = Start
island = { CAPITAL($place) }

towards = { $wind ->
    [east] { $title }, oost
    [south_east] { $title }, zuidoost
    [south] { $title }, zuid
    [south_west] { $title }, zuidwest
    [west] { $title }, west
    [north_west] { $title }, noordwest
    [north] { $title }, noord
   *[north_east] { $title }, noordoost
}
sailing = { CAPITAL(FORM($start, "short")) } → { FORM($place, "short") }

## Voor wie luistert: een plek op de landkaart en wat die vraagt

at = { FORM($place, "the") }
to = { FORM($place, "the") }: { $cost }
fromTo = van { FORM($start, "the") } naar { FORM($place, "the") }: { $cost }

## Wat een stap vraagt en geeft; labels op de landkaart, heel kort

free = gratis
takes = { $count ->
    [one] −{ $count } {-footprint}
   *[other] −{ $count } {-footprints}
}
toll = { $count ->
    [one] { $count } {-footprint}
   *[other] { $count } {-footprints}
}
gain = +{ $count } { $good }
loss = −{ $count } { $good }
without = geen { $element }
anyNumber = elk

## Wat een route vraagt: delen van een lijst

trip = { $steps ->
    [one] { COUNT($parts) ->
        [0] { $steps } stap: gratis
       *[other] { $steps } stap: { JOIN($parts, ", ") }
    }
   *[other] { COUNT($parts) ->
        [0] { $steps } stappen: gratis
       *[other] { $steps } stappen: { JOIN($parts, ", ") }
    }
}
uses = gebruikt { JOIN($dice, " ") }
tripParts =
    .footprints = { $count ->
        [one] kost { $count } {-footprint}
       *[other] kost { $count } {-footprints}
    }
    .light = kost { $count } {-light}
    .skulls = { $count ->
        [one] {-skull} kost een metgezel of een spreuk
       *[other] { $count } {-skull(form: "s")} kosten metgezellen of spreuken
    }
    .fireflies = { $count ->
        [one] geeft { $count } {-firefly}
       *[other] geeft { $count } {-fireflies}
    }
    .rerolls = { $count ->
        [one] geeft { $count } {-reroll}
       *[other] geeft { $count } {-rerolls}
    }
    .lacking = { $count ->
        [one] je komt { $count } {-footprint} tekort
       *[other] je komt { $count } {-footprints} tekort
    }
lacking = { $count ->
    [one] je komt { $count } voetspoor tekort
   *[other] je komt { $count } voetsporen tekort
}
harm = { $light ->
    [0] { $skulls ->
        [0] {""}
        [one] 1 schedel
       *[other] { $skulls } schedels
    }
   *[other] { $skulls ->
        [0] kost { $light } licht
        [one] kost { $light } licht, 1 schedel
       *[other] kost { $light } licht, { $skulls } schedels
    }
}
walkEnds = Hier eindigt de reis: je kunt nu niet verder naar { FORM($place, "the") }.
noBoatNear = Hiernaast ligt geen boot van jou: per dag vaart 1 boot over 1 vaarroute.
