### What people look up: a card in full, what lies open in areas and on the discard pile, how the game works.

# The first line of a card in full.
# $card (creature)
# $family (icon)
# $cost (number)
card_in_full = { $card } ({ $family }, cost { $cost })

# $card (creature)
# $slot (instant | permanent | active)
full_effect = { $slot ->
    [instant] { -instant }: { TEXT($card, "instant") }
    [permanent] { -permanent }: { TEXT($card, "permanent") }
   *[active] { -active }: { TEXT($card, "active") }
}

# A heading; creatures follow, a line each.
# $seat (seat)
area_of = { $seat ->
    [you] Your area:
   *[other] Area of { $seat }:
}

# $seat (seat)
area_empty = { $seat ->
    [you] Your area: empty
   *[other] Area of { $seat }: empty
}

# A heading; a line for each family follows.
pile_is = Discard pile:

pile_empty = Discard pile: empty

# Cards of a family on the discard pile.
# $family (icon)
# $cards (list of creature)
pile_of_family = { $family }: { JOIN($cards, ", ") }

## Hints: what a newcomer needs to know to read the table.

# $cards (number) Cards that everybody marks in a round: 2.
hint_round = Each round you mark { $cards } cards and then sell or tame each of them. What you tame goes into your hand; from there you summon it for its cost, at once or in a later round.

# $red (number) What a red stone is worth.
# $blue (number)
# $purple (number)
# $limit (number)
hint_stones = A { -red } stone is worth { $red }, a { -blue } stone { $blue }, a { -purple } stone { $purple }. You hold at most { $limit } stones, and paying too much gives no change.

# $sales (list of message) Messages `sale`.
hint_sales = A sale brings stones by family: { JOIN($sales, "; ") }.

# $family (icon)
# $stones (list of message) Messages `stones_in_brief`.
sale = { $family }: { $stones }

hint_area = Your area holds at most as many creatures as the round number. To release one you pay the round number.

hint_effects = Effects: { -instant } happens once, when the creature is summoned; { -permanent } holds while it is in your area; { -active } happens once in each of your resolution turns, if it can.

# $rounds (number)
# $points (number)
hint_end = The game ends after round { $rounds }, or after a round at whose end somebody has { $points } { -points } or more. Whoever has the most wins.
