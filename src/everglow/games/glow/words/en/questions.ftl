### Questions. What is wanted is in the imperative, after a colon, without a stop.

# $seat (seat) Who is asked.
# $card (glow_card?) The card that asks.
# $wanted (message) What for.
asked = { $card ->
    [none] { $seat }: { $wanted }.
   *[other] { $seat }, { $card }: { $wanted }.
}

want_adventurer = choose your adventurer
want_take = take a companion, with everything at its space
want_die = take a large die from the reserve
want_black = move the black die before you take the companion, or leave it, since you own Kaar
want_discard = put a companion of the meeting track into the graveyard
want_reroll = reroll or turn dice, or be done for today
want_first_die = choose the first die to reroll; a second one can only be its like or listed below it
want_second_die = choose a second die to reroll, or only reroll the first
want_turn_die = choose a die to turn
want_face = choose the face that it shall show
want_resolve = resolve a card; in any order, but all whose condition is met
want_fetch = take a companion from the graveyard
want_go = go on to a neighbouring spot, or stop
want_sail = sail with one boat, or stay
want_skull = put a companion into the graveyard or break a spell, for a skull

# $left (number)
want_spend = spend rerolls to turn a die, { $left } to go
