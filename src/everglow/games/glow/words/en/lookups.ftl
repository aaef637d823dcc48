### What can be looked up, and what is told beside questions.

## While somebody rolls

# $shown (list of message) `shown_element` and `shown_special`
dice_that_count = { COUNT($shown) ->
    [0] Dice that count: none
   *[other] Dice that count: { JOIN($shown, ", ") }
}

# $acting (list of message) `acts_at_noon`
# $gives (list of message) `sum_gained` and `sum_lost`
# $leaving (list of glow_card) Who would go to the graveyard.
at_noon = At noon: { COUNT($acting) ->
    [0] no card acts
   *[other] { JOIN($acting, ", ") }
}. Together: { COUNT($gives) ->
    [0] nothing
   *[other] { JOIN($gives, ", ") }
}{ COUNT($leaving) ->
    [0] .
   *[other] ; { $leaving } would leave.
}

# $card (glow_card)
# $times (number)
acts_at_noon = { $times ->
    [one] { $card }
   *[other] { $card } { $times } times
}

# $what (message) An amount.
sum_gained = +{ $what }

# $what (message) An amount.
sum_lost = -{ $what }

## Cards by name

# $card (glow_card)
# $deck (text) The letter of its deck, A or B.
a_companion = { $card }, a companion of deck { $deck }:

# $card (glow_card)
an_adventurer = { $card }, an adventurer:

# $card (glow_card)
a_spell = { $card }, a spell tile:

## Open piles

graveyard = The graveyard:

graveyard_is_empty = The graveyard is empty.

# $seat (seat)
cards_of = { $seat ->
    [you] Your cards:
   *[other] The cards of { $seat }:
}

spells_in_box = Spell tiles in the box:

# $count (number)
unknown_spells_in_box = Face-down spell tiles in the box: { $count }

## What a newcomer needs to know to read the table, in a few lines

hint_dice = Every die has the five elements. The sixth face has its colour's own element once more (green {-nature}, dark blue {-water}, light blue {-air}, red {-fire}, orange {-earth}); on purple it is 2 {-footprints}, on yellow 3 {-light}.

hint_black_die = The black die is a curse, unless you own Kaar: the element it shows does not count on any of your dice, and its sixth face takes 2 {-light}.

hint_cards = A card says what your dice must show, then what happens at noon. A {-skull} means that this companion goes to the graveyard.

hint_rerolls = Rerolls come from {-reroll} tokens, once a day from a Lumipili, and from going back on the score track. Each rerolls 1 or 2 dice; three of them turn a die to the face you want.

hint_footprints = A {-footprint} is a joker on the way, and every one you keep gives 1 {-light} at the end.

hint_fireflies = At least as many {-fireflies} as companions give 10 {-light} at the end.

hint_villages = Of the villages only the one where you camp counts: end your journey there.
