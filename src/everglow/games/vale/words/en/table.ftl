### The table as lines of text: for the terminal, and for whoever hears it.

# $round (number)
# $victory (message) Who has won.
table_over = The game is over after round { $round }. { $victory }

# $round (number)
# $rounds (number) The last round.
# $phase (hunt | action | resolution)
# $start (seat) The start player.
# $waiting (list of seat) The others who are asked now; there may be none.
table_now = Round { $round } of { $rounds }, { $phase ->
    [hunt] hunt phase
    [action] action phase
   *[resolution] resolution phase
}; { $start ->
    [you] you are the start player
   *[other] { $start } is the start player
}{ COUNT($waiting) ->
    [0] {""}
   *[other] ; waiting for { $waiting }
}.

# $deck (number) Cards in the deck.
# $top (creature?) The card on top of the deck, if everybody knows it.
# $discarded (number) Cards on the discard pile.
table_piles = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}{ $top ->
    [none] {""}
   *[other] , { $top } on top
}. Discard pile: { $discarded ->
    [one] 1 card
   *[other] { $discarded } cards
}.

# A heading; cards follow, a line each.
display_is = Display:

# $cards (list of message) Messages `card_...`.
display_in_brief = Display: { JOIN($cards, ", ") }

# A heading; cards follow, a line each.
hand_is = Your hand:

# $cards (list of message) Messages `card_...`.
hand_in_brief = Your hand: { JOIN($cards, ", ") }

## A card in lists: its name, then family, cost and a remark in brackets.

# $card (creature)
# $family (icon)
# $cost (number)
card_head = { $card } ({ $family } { $cost })

# $card (creature)
# $family (icon)
# $cost (number)
# $seat (seat)
card_marked = { $seat ->
    [you] { $card } ({ $family } { $cost }, marked by you)
   *[other] { $card } ({ $family } { $cost }, marked by { $seat })
}

# $card (creature)
# $family (icon)
# $cost (number)
card_activated = { $card } ({ $family } { $cost }, activated)

# $card (creature)
# $family (icon)
# $cost (number) What is printed.
# $now (number) What summoning it costs the reader now.
card_costs_now = { $card } ({ $family } { $cost }, costs you { $now })

# $card (creature)
# $family (icon)
# $activated (flag)
creature_in_brief = { $activated ->
    [yes] { $card } ({ $family }, activated)
   *[no] { $card } ({ $family })
}

# $head (message) A message `card_...`.
# $effects (list of message) Messages `short_effect`.
card_line = { $head }: { JOIN($effects, "; ") }

# A line that stands a little to the right.
# $line (message)
indented = {"  "}{ $line }

## Players

# $seat (seat)
# $points (number)
# $stones (list of message) Messages `stones_in_brief`; there may be none.
# $worth (number) What the stones are worth together.
# $limit (number) How many stones may be held.
# $cards (number) Cards in hand.
# $creatures (number?) Creatures in the area, where no line tells of them.
# $slots (number) As many as the area may hold this round.
player_has = { $seat ->
    [you] { $seat } (you)
   *[other] { $seat }
}: { -points } { $points }; { COUNT($stones) ->
    [0] no stones
   *[other] stones { JOIN($stones, ", ") }
} (worth { $worth }, limit { $limit }); { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}{ $creatures ->
    [none] {""}
   *[other] , area { $creatures } of { $slots }
}.

# A heading; creatures follow, a line each.
# $creatures (number)
# $slots (number)
area_is = Area, { $creatures } of { $slots }:

# $creatures (number)
# $slots (number)
# $cards (list of message) Messages `creature_in_brief`; there may be none.
area_in_brief = Area, { $creatures } of { $slots }: { COUNT($cards) ->
    [0] empty
   *[other] { JOIN($cards, ", ") }
}

# The others, by their points, in one line.
# $standings (list of message) Messages `standing`.
standings = { JOIN($standings, "; ") }.

# $seat (seat)
# $points (number)
standing = { $seat }: { -points } { $points }
