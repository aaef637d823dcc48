### The log: what happened, a sentence each.

# $seat (seat)
# $card (glow_card) An adventurer.
chose = { $seat ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}

# In the morning.
# $seat (seat)
# $card (glow_card)
# $space (icon) The space of the meeting track.
# $more (list of message) Dice and footprints that lie there too; there may be none.
took_companion = { COUNT($more) ->
    [0] { $seat ->
        [you] You take { $card } from { $space }.
       *[other] { $seat } takes { $card } from { $space }.
    }
   *[other] { $seat ->
        [you] You take { $card } from { $space } with { $more }.
       *[other] { $seat } takes { $card } from { $space } with { $more }.
    }
}

# Of the meeting track, if two play.
# $seat (seat)
# $card (glow_card)
# $space (icon)
discarded = { $seat ->
    [you] You put { $card } of { $space } into the graveyard.
   *[other] { $seat } puts { $card } of { $space } into the graveyard.
}

# $seat (seat)
# $card (glow_card)
# $cause (message) The card that made it happen.
fetched = { $seat ->
    [you] You take { $card } from the graveyard ({ $cause }).
   *[other] { $seat } takes { $card } from the graveyard ({ $cause }).
}

# A companion leaves by its own effect.
# $seat (seat)
# $card (glow_card)
buried = { $seat ->
    [you] You put { $card } into the graveyard.
   *[other] { $seat } puts { $card } into the graveyard.
}

# $seat (seat)
# $card (glow_card)
# $cause (message) The spell or the skull that made it happen.
buried_by = { $seat ->
    [you] You put { $card } into the graveyard ({ $cause }).
   *[other] { $seat } puts { $card } into the graveyard ({ $cause }).
}

# $seat (seat)
# $colour (glow_colour)
# $cause (message) The Sketal that brings it.
took_die = { $seat ->
    [you] You take the large { $colour } die ({ $cause }).
   *[other] { $seat } takes the large { $colour } die ({ $cause }).
}

# $seat (seat)
# $colour (glow_colour)
returned_die = { $seat ->
    [you] You return the large { $colour } die to the reserve.
   *[other] { $seat } returns the large { $colour } die to the reserve.
}

# It is rolled until it shows a space where it may lie.
# $seat (seat)
# $faces (list of icon)
# $space (icon) The last of them.
rolled_black_die = { $seat ->
    [you] You roll { JOIN($faces, ", then ") } with the black die, which goes to { $space }.
   *[other] { $seat } rolls { JOIN($faces, ", then ") } with the black die, which goes to { $space }.
}

# $seat (seat)
# $space (icon)
moved_black_die = { $seat ->
    [you] You move the black die to { $space }.
   *[other] { $seat } moves the black die to { $space }.
}

# $seat (seat)
# $shown (list of message) `shown_element`, `shown_special` and `with_black_die`.
rolled = { COUNT($shown) ->
    [0] { $seat ->
        [you] You roll no dice.
       *[other] { $seat } rolls no dice.
    }
   *[other] { $seat ->
        [you] You roll { $shown }.
       *[other] { $seat } rolls { $shown }.
    }
}

# The last part of what somebody rolls.
# $face (icon)
with_black_die = { $face } with the black die

# $seat (seat)
spent_token = { $seat ->
    [you] You spend a {-reroll} token.
   *[other] { $seat } spends a {-reroll} token.
}

# On the score track.
# $seat (seat)
# $light (number)
spent_track = { $seat ->
    [you] You go back to { $light } {-light} for a reroll.
   *[other] { $seat } goes back to { $light } {-light} for a reroll.
}

# $seat (seat)
# $card (glow_card)
spent_companion = { $seat ->
    [you] You use today's reroll of { $card }.
   *[other] { $seat } uses today's reroll of { $card }.
}

# $seat (seat)
# $die (message) `the_die`
# $before (icon)
# $after (icon)
rerolled = { $seat ->
    [you] You reroll { $die } from { $before } to { $after }.
   *[other] { $seat } rerolls { $die } from { $before } to { $after }.
}

# To a face of one's choice.
# $seat (seat)
# $die (message) `the_die`
# $before (icon)
# $after (icon)
turned = { $seat ->
    [you] You turn { $die } from { $before } to { $after }.
   *[other] { $seat } turns { $die } from { $before } to { $after }.
}

# $seat (seat)
# $what (message) An amount of light.
# $cause (message) The card, the die or the place that gives it.
gained = { $seat ->
    [you] You gain { $what } ({ $cause }).
   *[other] { $seat } gains { $what } ({ $cause }).
}

# $seat (seat)
# $what (message) An amount of tokens.
# $cause (message) The card, the die or the place that gives them.
took = { $seat ->
    [you] You take { $what } ({ $cause }).
   *[other] { $seat } takes { $what } ({ $cause }).
}

# $seat (seat)
# $what (message) An amount of anything.
# $cause (message) The card, the die or the place that takes it.
lost = { $seat ->
    [you] You lose { $what } ({ $cause }).
   *[other] { $seat } loses { $what } ({ $cause }).
}

# At noon.
# $seat (seat)
# $card (glow_card)
# $times (number)
resolved = { $times ->
    [one] { $seat ->
        [you] You resolve { $card }.
       *[other] { $seat } resolves { $card }.
    }
   *[other] { $seat ->
        [you] You resolve { $card } ({ $times } times).
       *[other] { $seat } resolves { $card } ({ $times } times).
    }
}

# $seat (seat)
# $cause (message) The card that hands out spells.
drew_spell = { $seat ->
    [you] You take a spell, face down ({ $cause }).
   *[other] { $seat } takes a spell, face down ({ $cause }).
}

# $seat (seat)
# $card (glow_card) A spell.
revealed_spell = { $seat ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}

# $seat (seat)
# $card (glow_card) A spell.
broke_spell = { $seat ->
    [you] You break { $card }.
   *[other] { $seat } breaks { $card }.
}

# $seat (seat)
broke_unknown_spell = { $seat ->
    [you] You break a face-down spell.
   *[other] { $seat } breaks a face-down spell.
}

# $seat (seat)
# $what (message) An amount of footprints.
# $place (glow_place)
paid = { $seat ->
    [you] You pay { $what } for { FORM($place, "the") }.
   *[other] { $seat } pays { $what } for { FORM($place, "the") }.
}

# $seat (seat)
# $place (glow_place)
went = { $seat ->
    [you] You go to { FORM($place, "the") }.
   *[other] { $seat } goes to { FORM($place, "the") }.
}

# $seat (seat)
# $place (glow_place)
camped = { $seat ->
    [you] You make camp at { FORM($place, "the") }.
   *[other] { $seat } makes camp at { FORM($place, "the") }.
}

# $seat (seat)
# $start (glow_place)
# $place (glow_place)
sailed = { $seat ->
    [you] You sail from { FORM($start, "the") } to { FORM($place, "the") }.
   *[other] { $seat } sails from { FORM($start, "the") } to { FORM($place, "the") }.
}

# In the evening.
# $seat (seat)
# $dice (list of message) `dice_on`
put_back_dice = { $seat ->
    [you] You put the small dice back: { JOIN($dice, ", ") }.
   *[other] { $seat } puts the small dice back: { JOIN($dice, ", ") }.
}

# In a list after a colon: `1 red die on fire`.
# $dice (list of message) `small_dice`
# $space (icon)
dice_on = { $dice } on { $space }

## What happens to everybody

# $day (number)
# $seat (seat) Who begins.
# $companions (list of message) `lies_at`
day_began = { $seat ->
    [you] Day { $day }, you begin. At the meeting track: { $companions }.
   *[other] Day { $day }, { $seat } begins. At the meeting track: { $companions }.
}

# $day (number)
# $seat (seat) Who begins.
# $companions (list of message) `lies_at`
last_day_began = { $seat ->
    [you] Day { $day }, the last one, you begin. At the meeting track: { $companions }.
   *[other] Day { $day }, the last one, { $seat } begins. At the meeting track: { $companions }.
}

# In a list after a colon.
# $card (glow_card)
# $space (icon)
lies_at = { $card } at { $space }

# $cards (list of glow_card)
cleared = { COUNT($cards) ->
    [one] { $cards } goes to the graveyard.
   *[other] { $cards } go to the graveyard.
}

## Causes, in brackets behind a sentence, in title form

# $card (glow_card)
cause_card = { $card }

# $place (glow_place)
cause_place = { FORM($place, "the") }

# $face (footprints_2 | light_3 | minus_light_2) The special face of the purple, the yellow and the black die.
cause_die = { $face ->
    [footprints_2] purple die
    [light_3] yellow die
   *[minus_light_2] black die
}

cause_route = on the way

cause_skull = a skull on the board
