### Answers as what they would do: lines of a list to choose from. Where English has a colon, there must be one
### with a blank behind it: the table in the browser shows the halves before and after the first one apart.

## Setup and morning

# $card (glow_card)
# $text (list of message) Its short text.
choice_adventurer = Choose { $card }: { JOIN($text, "; ") }

# $card (glow_card)
# $space (icon)
# $more (list of message) Dice and footprints that lie there too; there may be none.
# $text (list of message) Its short text.
choice_take = { COUNT($more) ->
    [0] Take { $card } from { $space } with nothing else: { JOIN($text, "; ") }
   *[other] Take { $card } from { $space } with { $more }: { JOIN($text, "; ") }
}

# $colour (glow_colour)
choice_die = Take the large { $colour } die from the reserve

choice_leave_black_die = Leave the black die and take it: Kaar protects you

# $space (icon)
# $card (glow_card?) Who lies there.
choice_move_black_die = { $card ->
    [none] Move the black die to { $space }, where nobody lies
   *[other] Move the black die to { $space }, where { $card } lies
}

# $card (glow_card)
# $space (icon)
choice_discard = Put { $card } of { $space } into the graveyard

## Late morning

# $price (message) `spend_token`, `spend_track` or `spend_companion`
choice_reroll = Reroll 1 or 2 dice: { $price }

# What pays for turning a die; the price alone.
# $price (message) `spend_token`, `spend_track` or `spend_companion`
choice_spend = { CAPITAL($price) }

# There is no choice of what pays.
# $steps (list of message) `spend_tokens`, `spend_companion`, `spend_track`
choice_turn = Turn a die to a face you choose: { JOIN($steps, ", then ") }

# $count (number) Rerolls that it takes, 3.
# $sources (list of message) `up_to`, `reroll_of`, `going_back`
choice_turn_from = Turn a die to a face you choose: spend { $count } rerolls: { JOIN($sources, ", ") }

# $die (message) `the_die`
# $face (icon) What it shows.
choice_turn_die = Turn { $die } ({ $face })

# $die (message) `the_die`
# $face (icon) What it shows.
choice_first_die = Reroll { $die } ({ $face })

# $die (message) `the_die`
# $face (icon) What it shows.
choice_second_die = Reroll { $die } ({ $face }) too

# $die (message) `the_die`
# $face (icon) What it shows.
choice_only = Reroll only { $die } ({ $face })

# $die (message) `the_die`
# $before (icon)
# $after (icon)
choice_face = Turn { $die } from { $before } to { $after }

# $die (message) `the_die`
# $before (icon)
# $after (icon) The same.
choice_same_face = Turn { $die } from { $before } to { $after } (as it is)

choice_done = Done: keep your dice as they are

## Noon

# $card (glow_card)
# $times (number) How often it acts.
# $deeds (list of message)
choice_resolve = { $times ->
    [one] Resolve { $card }: { JOIN($deeds, ", then ") }
   *[other] Resolve { $card } ({ $times } times): { JOIN($deeds, ", then ") }
}

# It goes to the graveyard, and with it what it was good for.
# $card (glow_card)
# $deeds (list of message)
# $lost (list of message) Short texts of the card.
choice_resolve_and_lose = Resolve { $card }: { JOIN($deeds, ", then ") } (gone with it: { JOIN($lost, "; ") })

# $card (glow_card)
# $number (number) Its place among the spells, from 1.
# $deeds (list of message)
choice_resolve_spell = Resolve { $card }, your spell { $number }: { JOIN($deeds, ", then ") }

# $card (glow_card)
# $text (list of message) Its short text.
choice_fetch = Take { $card } from the graveyard: { JOIN($text, "; ") }

## Afternoon

# $place (glow_place)
# $parts (list of message) What it takes and brings.
choice_go = Go to { FORM($place, "the") }: { JOIN($parts, "; ") }

# $start (glow_place)
# $place (glow_place)
# $parts (list of message) What it takes and brings.
choice_sail = Sail from { FORM($start, "the") } to { FORM($place, "the") }: { JOIN($parts, "; ") }

# The last part of the sentence: what an island is worth at the end.
# $light (number)
# $before (number) What the island is worth that the boat leaves.
worth_instead = worth { $light } {-light} instead of { $before }

choice_moor = Leave your boats where they are

# Nothing was entered today.
# $place (glow_place)
choice_stay = Stay at { FORM($place, "the") }

# $place (glow_place)
choice_stop = Stop at { FORM($place, "the") }

# $place (glow_place) A village.
choice_camp = Stop at { FORM($place, "the") }: camp here

# $card (glow_card)
# $lost (list of message) Short texts of the card; there may be none.
choice_lose = { COUNT($lost) ->
    [0] Put { $card } into the graveyard
   *[other] Put { $card } into the graveyard: { JOIN($lost, "; ") } (gone with it)
}

# $number (number) Its place among the spells, from 1.
# $card (glow_card?) None if it lies face down.
choice_break = { $card ->
    [none] Break your spell { $number }, face down
   *[other] Break your spell { $number }, { $card }
}

## In brief, where there is little room: the question above says what is done

# $die (message) A message `listed_die`.
# $face (icon)
choice_die_in_brief = { $die } ({ $face })

# $start (glow_place)
# $place (glow_place)
# $parts (list of message) What it takes and brings.
choice_sail_in_brief = { FORM($start, "short") } to { FORM($place, "short") }: { JOIN($parts, "; ") }
