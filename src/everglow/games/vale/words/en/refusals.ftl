### Why something is not possible now. Shown beside the table, in the terminal, and to programs; no icons.
### A main clause without a full stop that begins with a small letter: it may stand after a colon.

## Something else is asked

# $task (message) One of the tasks in questions.ftl.
asked_else = you are asked something else now: { $task }

# $card (creature)
# $task (message)
asked_else_by = { $card } asks you something else now: { $task }

# $card (creature)
# $copied (creature)
# $task (message)
asked_else_by_copy = { $card } as { $copied } asks you something else now: { $task }

in_action_turn = this is your action turn
in_resolution_turn = this is your resolution turn, activate in any order
activated_later = this is your action turn; creatures are activated in your resolution turn

## Markers

# $card (creature)
has_marker = { $card } carries a marker already

# $card (creature)
not_in_display = { $card } is not in the display

# $card (creature)
has_no_marker = { $card } does not carry your marker

# $card (creature)
marker_left = your marker is still on { $card }: sell or tame it first

## Summoning and releasing

# $card (creature)
not_tamed = { $card } is not in your hand: tame it first

# $card (creature)
not_in_hand = { $card } is not in your hand

# $card (creature)
not_in_area = { $card } is not in your area

# $round (number)
no_slot_until = no free slot until round { $round }

no_slot = no free slot: release a creature first

# Beside a card that is too dear, short.
# $missing (number) What the stones are worth too little.
needs_more = needs { $missing } more

# $card (creature)
# $slot (instant | active)
incomplete = { $slot ->
    [instant] the instant effect of { $card } cannot be carried out completely now
   *[active] the each-round effect of { $card } cannot be carried out completely now
}

## Activating

# $card (creature)
must_activate = { $card } must be activated first

# $card (creature)
# $slot (instant | active)
has_no_effect = { $slot ->
    [instant] { $card } has no instant effect
   *[active] { $card } has no each-round effect
}

# $card (creature)
already_activated = { $card } has been activated already

# $card (creature)
condition_not_met = the condition of { $card } is not met now

## Stones

stones_not_held = you do not hold these stones

# $worth (number)
# $cost (number)
worth_too_little = these stones are worth only { $worth }, the cost is { $cost }

# $count (number)
keep_exactly = keep exactly { $count ->
    [one] 1 stone
   *[other] { $count } stones
}

## What cards ask for

# $card (creature)
keep_to_summon = no other card in your hand could be summoned: keep { $card }

# $card (creature)
not_a_dragon = { $card } is not a dragon

# $card (creature)
not_on_pile = { $card } is not on the discard pile

# $card (creature)
not_an_earth_card = { $card } is not an earth card

# $card (creature)
returns_another = { $card } itself stays: return another creature

# $card (creature)
# $cost (number)
costs_too_much = the printed cost of { $card } is not { $cost } or less

# $card (creature)
# $family (vale_prey)
not_of_family = { $card } is not { FORM($family, "plain") }

# $card (creature)
discards_others = { $card } itself stays: discard other creatures

# $card (creature)
already_chosen = { $card } is chosen already

# $card (creature)
# $last (creature) The one that was chosen last.
chosen_too_late = { $card } comes before { $last }: choose in the order shown

# $seat (number) Counted from 1.
nobody_sits = nobody sits on seat { $seat }

# $family (vale_prey)
you_have_none = you do not have { FORM($family, "plain") }

# $family (vale_prey)
they_have_none = that player does not have { FORM($family, "plain") }

choose_opponent = choose an opponent, not yourself
they_have_no_points = that player has no points

# $card (creature)
copies_another = { $card } copies another creature, not itself

# $card (creature)
# $count (number)
few_options = { $card } has only { $count } options

# $option (vale_option)
option_impossible = { FORM($option, "impossible") }

option_chosen = this is chosen already
option_too_late = it comes before what you have chosen: choose in the order shown
option_too_early = too few come after it: choose in the order shown
