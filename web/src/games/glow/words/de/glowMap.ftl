### Spielpläne, Orte und Wege.

map = Spielplan
maps =
    .realm = Spielplan: Reich der Schatten
    .sea = Spielplan: Meer der Finsternis
enlarge = Spielplan vergrößern
zoomIn = Vergrößern
zoomOut = Verkleinern
nextStep = Nächster Schritt

## Orte als Überschriften; kurz

spot = { CAPITAL($element) } { $mark }
pass = Ohne { $element } { $mark }
village = Dorf{"\u00A0"}{ $light }
start = Start
island = { CAPITAL($place) }

towards = { $wind ->
    [east] { $title }, Osten
    [south_east] { $title }, Südosten
    [south] { $title }, Süden
    [south_west] { $title }, Südwesten
    [west] { $title }, Westen
    [north_west] { $title }, Nordwesten
    [north] { $title }, Norden
   *[north_east] { $title }, Nordosten
}
sailing = { CAPITAL(FORM($start, "short")) } → { FORM($place, "short") }

## Zum Vorlesen: ein Ort und was er verlangt

at = { FORM($place, "full") }
to = { FORM($place, "full") }: { $cost }
fromTo = { FORM($start, "from") } { FORM($place, "to") }: { $cost }

## Was ein Schritt nimmt und gibt; sehr kurz

free = frei
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
without = ohne { $element }
anyNumber = egal

## Was ein Weg nimmt und gibt: Teile einer Liste

trip = { $steps ->
    [one] { COUNT($parts) ->
        [0] { $steps } Schritt: kostenlos
       *[other] { $steps } Schritt: { JOIN($parts, ", ") }
    }
   *[other] { COUNT($parts) ->
        [0] { $steps } Schritte: kostenlos
       *[other] { $steps } Schritte: { JOIN($parts, ", ") }
    }
}
uses = nutzt { JOIN($dice, " ") }
tripParts =
    .footprints = { $count ->
        [one] kostet { $count } {-footprint}
       *[other] kostet { $count } {-footprints}
    }
    .light = kostet { $count } {-light}
    .skulls = { $count ->
        [one] {-skull} kostet einen Gefährten oder Zauber
       *[other] { $count } {-skull(form: "e")} kosten Gefährten oder Zauber
    }
    .fireflies = { $count ->
        [one] bringt { $count } {-firefly}
       *[other] bringt { $count } {-fireflies}
    }
    .rerolls = { $count ->
        [one] bringt { $count } {-reroll}
       *[other] bringt { $count } {-rerolls}
    }
    .lacking = { $count ->
        [one] dir fehlt { $count } {-footprint}
       *[other] dir fehlen { $count } {-footprints}
    }
lacking = { $count ->
    [one] dir fehlt { $count } Spur
   *[other] dir fehlen { $count } Spuren
}
harm = { $light ->
    [0] { $skulls ->
        [0] {""}
        [one] { $skulls } Totenkopf
       *[other] { $skulls } Totenköpfe
    }
   *[other] { $skulls ->
        [0] −{ $light } Lichtsplitter
        [one] −{ $light } Lichtsplitter, { $skulls } Totenkopf
       *[other] −{ $light } Lichtsplitter, { $skulls } Totenköpfe
    }
}
walkEnds = Hier endet der Weg: Du kannst jetzt nicht { FORM($place, "to") } weitergehen.
noBoatNear = Daneben liegt kein Boot von dir: Pro Tag segelt ein Boot eine Verbindung weit.
