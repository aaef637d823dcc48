### The maps, places and ways.

map = Map
maps =
    .realm = Map of the Realm of Shadows
    .sea = Map of the Sea of Darkness
enlarge = Enlarge the map
zoomIn = Zoom in
zoomOut = Zoom out
nextStep = Next step

## Places as headings; short

# $element (glow_icon)
# $mark (number) The number that the map shows.
spot = { CAPITAL($element) } { $mark }
# No die may show this element.
# $element (glow_icon)
# $mark (number)
pass = No { $element } { $mark }
# $light (number)
village = Village worth { $light }
start = Start
# $place (glow_place)
island = { CAPITAL($place) }

# A step to a spot, and in which direction it lies.
# $title (text)
# $wind (east | south_east | south | south_west | west | north_west | north | north_east)
towards = { $wind ->
    [east] { $title }, east
    [south_east] { $title }, south-east
    [south] { $title }, south
    [south_west] { $title }, south-west
    [west] { $title }, west
    [north_west] { $title }, north-west
    [north] { $title }, north
   *[north_east] { $title }, north-east
}
# A boat's way, in short names.
# $start (glow_place)
# $place (glow_place)
sailing = { CAPITAL(FORM($start, "short")) } → { FORM($place, "short") }

## For those who listen: a place on the map and what it takes

# $place (glow_place)
at = { FORM($place, "the") }
# $place (glow_place)
# $cost (text)
to = { FORM($place, "the") }: { $cost }
# $start (glow_place)
# $place (glow_place)
# $cost (text)
fromTo = from { FORM($start, "the") } to { FORM($place, "the") }: { $cost }

## What a step takes and gives; labels on the map, very short

free = free
# $count (number)
takes = { $count ->
    [one] −{ $count } {-footprint}
   *[other] −{ $count } {-footprints}
}
# $count (number)
toll = { $count ->
    [one] { $count } {-footprint}
   *[other] { $count } {-footprints}
}
# $count (number)
# $good (icon)
gain = +{ $count } { $good }
# $count (number)
# $good (icon)
loss = −{ $count } { $good }
# $element (icon)
without = no { $element }
# On a buoy: any number of different elements; 3 or 4 letters.
anyNumber = any

## What a way takes: parts of a list

# $steps (number)
# $parts (list of text) What it takes and gives; there may be none.
trip = { $steps ->
    [one] { COUNT($parts) ->
        [0] { $steps } step: free
       *[other] { $steps } step: { JOIN($parts, ", ") }
    }
   *[other] { COUNT($parts) ->
        [0] { $steps } steps: free
       *[other] { $steps } steps: { JOIN($parts, ", ") }
    }
}
# $dice (list of icon)
uses = uses { JOIN($dice, " ") }
# $count (number)
tripParts =
    .footprints = { $count ->
        [one] pays { $count } {-footprint}
       *[other] pays { $count } {-footprints}
    }
    .light = loses { $count } {-light}
    .skulls = { $count ->
        [one] {-skull} takes a companion or a spell
       *[other] { $count } {-skull} take companions or spells
    }
    .fireflies = { $count ->
        [one] finds { $count } {-firefly}
       *[other] finds { $count } {-fireflies}
    }
    .rerolls = { $count ->
        [one] finds { $count } {-reroll}
       *[other] finds { $count } {-rerolls}
    }
    .lacking = { $count ->
        [one] you lack { $count } {-footprint}
       *[other] you lack { $count } {-footprints}
    }
# The same on the golden button, without icons.
# $count (number)
lacking = { $count ->
    [one] you lack { $count } footprint
   *[other] you lack { $count } footprints
}
# On the golden button: what a way costs besides; there may be nothing.
# $light (number)
# $skulls (number)
harm = { $light ->
    [0] { $skulls ->
        [0] {""}
        [one] a skull
       *[other] { $skulls } skulls
    }
   *[other] { $skulls ->
        [0] { $light } light lost
        [one] { $light } light lost, a skull
       *[other] { $light } light lost, { $skulls } skulls
    }
}
# $place (glow_place)
walkEnds = The walk ends here: you cannot go on to { FORM($place, "the") } now.
noBoatNear = No boat of yours lies next to it: one boat a day sails along one line.
