### Why something is not possible now: a plain clause without a full stop, after a colon or alone; no blame.

# $wanted (message) What is asked now, such as `want_take`.
something_else_is_asked = now you are asked for something else: { $wanted }

# $card (glow_card)
already_chosen = { $card } has been chosen already

# $space (icon)
no_companion_there = no companion lies at the { $space } space

# $colour (glow_colour)
die_not_in_reserve = no large { $colour } die is in the reserve

# $space (icon)
black_die_lies_there = the black die lies at the { $space } space already

# $face (icon)
no_such_face = this die has no { $face } face

# $card (glow_card)
not_in_graveyard = { $card } is not in the graveyard, or it is Cromaug itself

# $card (glow_card)
not_your_companion = { $card } is not yours to put into the graveyard

# $number (number) Its place among the spells, from 1.
not_your_spell = you have no spell { $number }

# $die (message) `the_die`
# $face (icon) What it shows.
die_not_to_choose = you cannot choose { $die } ({ $face }): you have none, or choose the two the other way round

no_dice = you have no dice

# $needed (number)
# $held (number)
too_few_rerolls = turning a die takes { $needed } rerolls; you have { $held }

no_reroll_token = you have no {-reroll} token

past_the_track = past 100 the score track gives no rerolls

no_field_below = no reroll field is below you

# $card (glow_card)
no_reroll_today = { $card } has no reroll for you today

# $number (number) Its place among the spells, from 1.
spell_not_met = spell { $number } is not there, still face down, or its condition is not met now

# $card (glow_card)
not_yours = { $card } is not yours

# $card (glow_card)
already_resolved = { $card } has been resolved already

# $card (glow_card)
not_met = the condition of { $card } is not met now

# $place (glow_place)
# $here (glow_place)
not_next = { FORM($place, "the") } is not next to { FORM($here, "the") }, where you are

# $place (glow_place)
already_entered = { FORM($place, "the") } was entered today already

# $place (glow_place)
# $missing (number)
footprints_missing = { $missing ->
    [one] { FORM($place, "the") } needs { $missing } more {-footprint}
   *[other] { FORM($place, "the") } needs { $missing } more {-footprints}
}

# $place (glow_place)
no_boat_there = you have no boat at { FORM($place, "the") }

# $place (glow_place)
boat_there_already = a boat of yours is at { FORM($place, "the") } already

# $count (number)
too_many_elements = your dice show too many different elements: { $count }
