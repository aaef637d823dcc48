### The board for one player: where one is, where one can go and what it takes. Lines of the terminal.

## Where somebody's markers are: a part of a player's line

# $place (glow_place)
at_place = at { FORM($place, "the") }

# $place (glow_place)
# $camp (glow_place) A village.
at_place_with_camp = at { FORM($place, "the") }, camp at { FORM($camp, "the") }

# $boats (list of message) `boats_at`
boats = boats { $boats }

# In the list of `boats`: an island by its short name.
# $place (glow_place)
# $count (number)
boats_at = { $count ->
    [one] { FORM($place, "short") }
   *[other] { FORM($place, "short") } ({ $count })
}

## What entering a place takes, whatever the dice show: after `needs`, or alone in a list of steps

# $face (icon)
need_face = { $face }

# $face (icon)
need_without = no { $face }

need_nothing = nothing

# $least (number) Different elements that the dice must show.
# $most (number)
need_elements_between = { $least } or { $most } elements

# $count (number) 3 or more.
need_elements = { $count } elements

need_any_elements = any number of elements

# $elements (message) `need_elements` or `need_elements_between`
# $toll (message) An amount of footprints.
need_elements_and_toll = { $elements } and { $toll }

## What it takes now, or why it cannot be: parts of a list

# $what (message) One of the above.
needs = needs { $what }

entered_today = entered today already

# $face (icon)
uses_die = uses 1 { $face } die

free = free

closed = closed

# $what (message) An amount of footprints.
pay = pay { $what }

# $what (message) An amount of footprints.
you_lack = you lack { $what }

# What an island gives at the end.
# $light (number)
worth = worth { $light } {-light}

## The Realm of Shadows

# $place (glow_place)
# $ways (list of message) `way`
ways = From { FORM($place, "the") } you could go to { JOIN($ways, ", ") }.

# $place (glow_place)
# $parts (list of message) What it takes and brings.
way = { FORM($place, "the") } ({ JOIN($parts, "; ") })

# $paths (list of message) `path`
villages = Nearest villages: { JOIN($paths, "; ") }.

# $light (number) What the village is worth.
# $steps (list of message) What each step needs.
path = { COUNT($steps) ->
    [one] worth { $light } {-light} in 1 step: { JOIN($steps, ", ") }
   *[other] worth { $light } {-light} in { COUNT($steps) } steps: { JOIN($steps, ", ") }
}

# A step to a village on whose route something is printed.
# $need (message)
# $deed (message) `do_take`, `do_lose` or `do_skull_of_board`
step_with = { $need } ({ $deed } on the way)

## The Sea of Darkness

passages = Your boats could sail:

# $count (number)
passages_with_dice = { $count ->
    [0] Your boats could sail, with no elements on your dice:
    [one] Your boats could sail, with { $count } element on your dice:
   *[other] Your boats could sail, with { $count } different elements on your dice:
}

# $start (glow_place)
# $place (glow_place)
# $needed (message)
# $parts (list of message) What it takes now and brings; there may be none.
passage = { COUNT($parts) ->
    [0] { FORM($start, "short") } to { FORM($place, "short") } (needs { $needed })
   *[other] { FORM($start, "short") } to { FORM($place, "short") } (needs { $needed }): { JOIN($parts, "; ") }
}

# $islands (list of message) `island_worth`
islands_worth = Islands worth {-light} at the end: { $islands }.

# In a list: `north 3`.
# $place (glow_place)
# $light (number)
island_worth = { FORM($place, "short") } { $light }

## A small map, drawn in characters

# How to read the map of the Realm. Signs and numbers are as on the map; at most 110 characters.
map_legend = [you] {-fire}1 needs {-fire}, !{-fire}1 no {-fire}; ^5 a village worth 5 {-light}; +1{-footprint} your price; x been there

# How to read the map of the Sea; `east` stands for the short name of any island.
sea_legend = [2 east] your boats; 1-2 different elements needed, +1{-footprint} toll; 5 {-light} at the end

# A row of the map, made of pieces.
# $pieces (list of message)
map_row = { JOIN($pieces, "") }

# An island on the map, and how many boats are there.
# $place (glow_place)
# $boats (number)
map_island = { $boats ->
    [0] { FORM($place, "short") }
    [1] {"["}{ FORM($place, "short") }]
   *[other] {"["}{ $boats } { FORM($place, "short") }]
}

# Where groups begin, on the map.
# $place (glow_place)
map_start = { FORM($place, "short") }

# On a line of the map where any number of elements will do: 3 or 4 characters.
map_any = any

# Not to be translated: a piece with blanks after it, up to a width.
# $piece (message)
# $width (number)
map_piece = { PAD($piece, $width) }
