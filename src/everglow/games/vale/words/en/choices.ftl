### Answers to a question as what they would do: a list to choose from, in the terminal and on the plain table.

# $card (creature)
# $family (icon)
# $cost (number) What is printed on the card.
choose_mark = Mark { $card } ({ $family } { $cost })

# $card (creature)
# $stones (list of message) Messages `some_stones`.
choose_sell = Sell { $card } for { $stones }

# $card (creature)
choose_tame = Tame { $card }

# $card (creature)
# $cost (number) What it costs now.
# $effects (list of message) Messages `short_effect`.
choose_summon = Summon { $card } (cost { $cost }): { JOIN($effects, "; ") }

# $card (creature)
# $effects (list of message) Messages `short_effect`.
choose_summon_free = Summon { $card } without paying: { JOIN($effects, "; ") }

# $card (creature)
# $cost (number)
choose_release = Release { $card } (cost { $cost })

# $stones (list of message) Messages `some_stones`; none where it costs nothing.
# $worth (number)
# $cost (number)
choose_pay = { COUNT($stones) ->
    [0] Pay no stones
   *[other] Pay { $stones }
} (worth { $worth }, cost { $cost })

# $kept (list of message) Messages `some_stones`.
# $rest (list of message) Messages `some_stones`.
choose_keep = Keep { $kept }, put back { $rest }

# $card (creature)
choose_activate = Activate { $card }: { TEXT($card, "active_short") }

# $card (creature)
choose_copy_instant = Copy { $card }: { TEXT($card, "instant_short") }

# $card (creature)
choose_copy_active = Copy { $card }: { TEXT($card, "active_short") }

# $card (creature)
choose_return = Return { $card } to your hand

# $card (creature)
# $points (number)
choose_return_scoring = Return { $card } to your hand and score { $points ->
    [one] 1 point
   *[other] { $points } points
}

# $card (creature)
choose_discard_area = Discard { $card } from your area

# $card (creature)
choose_discard_hand = Discard { $card } from your hand

# $card (creature)
# $points (number)
choose_discard_hand_scoring = Discard { $card } from your hand and score { $points ->
    [one] 1 point
   *[other] { $points } points
}

# $card (creature)
choose_discard_hand_taking = Discard { $card } from your hand and take 1 { -purple } stone

# $card (creature)
choose_take = Take { $card } from the discard pile into your hand

# $card (creature)
# $option (vale_option)
choose_option = { $card }: { $option }

# $card (creature)
# $copied (creature) Whose text the card carries out.
# $option (vale_option)
choose_option_of_copy = { $card } as { $copied }: { $option }

# $seat (seat)
# $points (number) What that player has.
choose_loser = { $seat } loses 1 of { $points ->
    [one] 1 point
   *[other] { $points } points
}, you score 1 point

# $seat (seat) Whoever is chosen; it may be the reader.
# $family (vale_prey)
# $cards (list of creature) Their creatures of this family, of which they choose one.
choose_prey = { $seat ->
    [you] { $seat } (you) discards { FORM($family, "a") }: { $cards }
   *[other] { $seat } discards { FORM($family, "a") }: { $cards }
}

choose_done = Discard no more
choose_end_turn = End your turn

## Parts of sentences

# An effect on the face of a card, in one line.
# $card (creature)
# $slot (instant | permanent | active)
short_effect = { $slot ->
    [instant] { -instant }: { TEXT($card, "instant_short") }
    [permanent] { -permanent }: { TEXT($card, "permanent_short") }
   *[active] { -active }: { TEXT($card, "active_short") }
}

## In brief, where there is little room: the question above says what is done

# $stones (list of message) Messages `stones_in_brief`; none where it costs nothing.
# $worth (number)
pay_in_brief = { COUNT($stones) ->
    [0] no stones
   *[other] { JOIN($stones, ", ") }
} (worth { $worth })

# $kept (list of message) Messages `stones_in_brief`; there may be none.
# $rest (list of message) Messages `stones_in_brief` that are put back.
keep_in_brief = { COUNT($kept) ->
    [0] no stones
   *[other] { JOIN($kept, ", ") }
} (back: { JOIN($rest, ", ") })

# $card (creature)
# $cost (number) What it costs now.
summon_in_brief = Summon { $card } (cost { $cost })
