### What a player is asked. A question names whom it asks, then what is to be done, as an order after a colon.

# $seat (seat)
# $task (message) One of the tasks below.
asked = { $seat }: { $task }

# A creature's text asks.
# $seat (seat)
# $card (creature)
# $task (message)
asked_by = { $seat }, { $card }: { $task }

# A creature asks that carries out the text of another one.
# $seat (seat)
# $card (creature)
# $copied (creature)
# $task (message)
asked_by_copy = { $seat }, { $card } as { $copied }: { $task }

## Tasks: whole sentences, but they stand after a colon. No icons: refusals say them too.

task_mark = mark a card of the display.
task_action = your action turn.
task_resolution = your resolution turn, activate in any order.
task_activate = activate your creatures in any order.
task_discard_hand = discard a card from your hand.
task_take = take an earth card from the discard pile into your hand.
task_return = return a creature of your area to your hand.

# $cost (number) The stones must be worth so much.
# $card (creature)
task_pay_summon = pay at least { $cost } to summon { $card }.

# $cost (number)
# $card (creature)
task_pay_release = pay at least { $cost } to release { $card }.

# $count (number)
task_keep = choose the { $count ->
    [one] 1 stone you keep
   *[other] { $count } stones you keep
}; the others are put back.

task_choose = choose one.

# $count (number) So many are chosen one after the other, this one included; 2 or more.
task_choose_several = choose one, { $count } still to choose.

# $family (vale_prey)
task_choose_prey = choose who discards { FORM($family, "plain") }.

task_choose_loser = choose who loses 1 point to you.

# $count (number)
task_discard_up_to = discard other creatures of your area, up to { $count } more.

# $family (vale_prey)
task_discard_area = discard { FORM($family, "plain") } of your area.

task_summon_free = summon a card from your hand without paying.
task_summon_dragon = summon a dragon from your hand without paying.
task_copy_instant = copy an instant effect of another creature in your area.
task_copy_active = copy an each-round effect of another creature in your area.
