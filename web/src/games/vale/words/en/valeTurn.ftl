### What I am asked and may do: the line with the golden button.

## What can be done with a card

# For screen readers, after a card's texts.
may =
    .mark = mark
    .sell = sell
    .tame = tame
    .sellOrTame = sell or tame
    .summon = summon
    .release = release
    .activate = activate
    .copy = copy
    .recover = return to hand
    .discard = discard
    .take = take

# The headline while a card is chosen.
# $card (creature)
ask =
    .mark = { $card }: mark?
    .sell = { $card }: sell?
    .tame = { $card }: tame?
    .sellOrTame = { $card }: sell or tame?
    .summon = { $card }: summon?
    .release = { $card }: release?
    .activate = { $card }: activate?
    .copy = { $card }: copy?
    .recover = { $card }: return to hand?
    .discard = { $card }: discard?
    .take = { $card }: take?

# The golden button, short.
# $card (creature)
button =
    .mark = Mark { $card }
    .tame = Tame { $card }
    .summon = Summon { $card }
    .release = Release { $card }
    .activate = Activate { $card }
    .copy = Copy { $card }
    .recover = Return { $card }
    .discard = Discard { $card }
    .take = Take { $card }

# A button: what it is for is said beside it.
# $cost (number)
payButton = Pay { $cost }

# The golden button with what it costs, short.
# $card (creature)
# $cost (number)
buttonFor =
    .summon = Summon { $card } · { $cost }
    .release = Release { $card } · { $cost }

# A button; drawn stones follow.
sellFor = Sell for

# A button beside the golden one; drawn stones follow.
sell = Sell

# A button.
# $name (text) A player.
chooseSeat = Choose { $name }

# A button: carry out the option that is chosen.
doThis = Do this

# A button.
# $count (number) Stones.
keep = Keep these { $count }

# A button: discard no more.
done = Done

# The golden button while nothing is chosen, by what is asked.
standby =
    .mark = Mark
    .choose = Do this
    .player = Choose
    .discard_hand = Discard
    .discard_area = Discard
    .free_summon = Summon
    .copy = Copy
    .recover = Return to hand
    .take = Take
    .activate = Activate
    .resolution = Activate

## What is asked

# $cost (number)
# $card (creature)
payFor = Pay { $cost } for { $card }.

# $cost (number)
# $card (creature)
payRelease = Pay { $cost } to release { $card }.

# Why the golden button cannot be pressed: other stones are needed. Very short.
notEnough = other stones

# Where something was answered by itself.
answered = Nothing could be activated, so your resolution ended by itself.

# Parts of the sentence `youMay`: what one may do.
mayDo =
    .display = tame or sell what you marked
    .hand = summon a glowing card from your hand
    .area = release a creature

# $deeds (list of text) One to three of `mayDo`.
youMay = You may { JOIN($deeds, ", ") }.

nothingLeft = Nothing is left but to end your turn.
activate = Activate your glowing creatures in any order.

## Stones

# Aria labels of the row of stones.
toKeep = Stones to keep
toPay = Stones to pay

# $kept (number)
# $of (number)
keeping = { $kept } of { $of } chosen. Tap your stones to keep others.

# $lacking (number) The stones are worth so much too little.
tooLittle = { $lacking } more needed. Tap your stones.

# $stones (text) Drawn stones.
# $cost (number)
exactly = { $stones } pays exactly { $cost }. Tap your stones to pay otherwise.

nothingToPay = It costs nothing now.

# What a step would waste: on the golden button, short.
# $count (number) What is paid too much, stones that cannot be held, or 1.
waste =
    .overpaid = { $count ->
        [one] 1 is lost
       *[other] { $count } are lost
    }
    .tooMany = { $count ->
        [one] 1 is put back
       *[other] { $count } are put back
    }
    .idle = does nothing

# The same in full.
# $count (number)
wasted =
    .overpaid = Worth { $count } too much, and there is no change.
    .tooMany = { $count ->
        [one] You cannot hold one of these stones.
       *[other] You cannot hold { $count } of these stones.
    }
    .idle = Its instant effect would do nothing now.
