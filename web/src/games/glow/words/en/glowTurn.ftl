### What is asked of the reader: headlines, hints, and buttons.

## Headlines, by the kind of question

asks =
    .adventurer = Choose your adventurer.
    .take = Take one companion.
    .black = Move the black die, or leave it?
    .discard = Put one companion into the graveyard.
    .reroll = Reroll dice, or keep all.
    .die = Which large die comes with it?
    .face = Choose the face that it shall show.
    .spend = What pays for turning a die?
    .turn_die = Choose the die to turn.
    .fetch = Take a companion from the graveyard.
    .first_die = Choose the dice to reroll.
    .second_die = Choose a second die, or reroll only one.
    .resolve = Resolve your cards.
    .go = Journey on, or stop here.
    .sail = Sail with one boat, or stay.
    .skull = Put a companion into the graveyard or break a spell.

# A headline about what is picked.
# $what (text) The golden button, such as `Take Ladawa`, or a place.
really = { $what }?

## Hints below the headline, by the kind of question

hints =
    .adventurer = Its large dice are yours for the whole game.
    .take = You also take the dice and footprints of its space.
    .discard = With two players the start player puts one into the graveyard; its dice stay.
    .black = Kaar is with you, so the die may go to any other space first.
    .die = It stays as long as the Sketal does.
    .reroll = Choose one or two dice; below them stands what pays.
    .first_die = The reroll is spent: choose one or two dice.
    .second_die = Choose a second die, or reroll only the first.
    .turn_die = Three rerolls are spent: choose the die.
    .face = Special faces are allowed.
    .spend = Any mix of sources will do.
    .resolve = What glows must be resolved; the order is yours.
    .fetch = You must take one, if there is one.
    .skull = A skull wants a companion for the graveyard, or a spell for the box.
    .sail = A buoy tells how many different elements the dice must show.
directly =
    .go = A glowing spot takes you there at once; a far one shows the way first.
    .resolve = Click what glows, in the order you like; Undo takes it back.
noRerolls = No rerolls are left today.
nowhere = Nowhere to go from here.
notTravelling = The journey begins in the afternoon.

# What a card would do that is taken from the graveyard.
# $times (number)
actsNow = { $times ->
    [0] would not act today
    [1] would act now
   *[other] would act now, { $times } times
}

# $count (number) How many others.
waitingFor = { $count ->
    [0] A moment …
    [1] Waiting for one other.
    [2] Waiting for two others.
    [3] Waiting for three others.
   *[other] Waiting for { $count } others.
}

## Steps that were taken for the reader, because there was no choice

answered =
    .done = No reroll was left, so you kept your dice.
    .resolve = One card was left, so it was resolved for you.
    .realm = There was nowhere to go, so your group stayed.
    .sea = No boat could sail, so all of them stayed.

## The golden button; short

# $card (glow_card)
verbs =
    .adventurer = Play { $card }
    .take = Take { $card }
    .discard = To the graveyard: { $card }
    .resolve = Resolve { $card }
    .lose = To the graveyard: { $card }
    .fetch = Take { $card }
# $colour (glow_colour)
takeDie = Take the { $colour } die
# $space (fire | water | earth | air | nature)
putOn = { $space ->
    [fire] Put it on Fire
    [water] Put it on Water
    [earth] Put it on Earth
    [air] Put it on Air
   *[nature] Put it on Nature
}
leaveIt = Leave it
break = Break the spell
go = Go there
sail = Sail there
done = Keep all
stop = Stop here
camp = Camp here
stay = Stay here
moor = Leave the boats
# $count (number)
resolveAll = Resolve all { $count }
# $count (number)
resolveGains = Resolve the { $count } gains first
# $steps (number)
walk = { $steps ->
    [one] Go there
   *[other] Go there: { $steps } steps
}
choose = Choose
wait = Wait
# While nothing is picked.
standby =
    .take = Take
    .adventurer = Choose
    .discard = Choose
    .resolve = Resolve
    .go = Go far
# A small line on the golden button where a click answers at once: it waits for what is more than one click.
atOnce =
    .go = choose a far spot
    .resolve = click a card

## The black die; buttons

putBlack = Put the black die here
# The same for those who listen.
# $space (glow_icon)
putBlackAt = Put the black die here: { $space }
leaveBlack = Leave it: Kaar protects you

## Rerolls

paidBy = Paid by
# What pays, on buttons; short.
# $left (number) How many there are.
sourceToken = { $left ->
    [one] { $left } token
   *[other] { $left } tokens
}
# $before (number)
# $after (number)
sourceTrack = light { $before } → { $after }
# What a reroll takes, behind a colon; short.
# $spent (number)
payTokens = { $spent ->
    [one] { $spent } token
   *[other] { $spent } tokens
}
# $spent (number)
# $left (number)
payTokensLeft = { $left ->
    [0] { $spent ->
        [one] { $spent } token, none left
       *[other] { $spent } tokens, none left
    }
   *[other] { $spent ->
        [one] { $spent } token, { $left } left
       *[other] { $spent } tokens, { $left } left
    }
}
# $count (number)
payCards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $before (number)
# $after (number)
payLight = { $before } → { $after } light
# $parts (list of text)
payMixed = { JOIN($parts, ", ") }
reroll = Reroll
# $dice (number) 1 or 2.
# $price (text)
rerollFor = { $dice ->
    [one] Reroll this die: { $price }
   *[other] Reroll these two: { $price }
}
rerollBoth = Reroll both
rerollOnly = Reroll only the first
turnOne = Turn one
# A headline.
turning = Turn one die.
turningHint = Three rerolls pay for it: choose the face, then turn it.
# $face (glow_icon)
turnTo = Turn it to { $face }
# $face (glow_icon)
# $price (text)
turnToFor = Turn it to { $face }: { $price }
# $price (text)
turnFor = Turn one die: { $price }
turnThis = Turn this die
faces = To which face?
chooseTurned = Choose the die that shall be turned.
# $price (text)
spendOne = Spend it: { $price }
# Small lines on a button that cannot be pressed.
chooseFace = choose a face first
chooseDice = choose dice first

## Noon

atNoon = At noon
# Companions that would go to the graveyard; very short.
# $count (number)
leave = { $count ->
    [one] { $count } leaves
   *[other] { $count } leave
}
nothingAtNoon = nothing

# Between several answers, for those who listen.
# $choices (list of text)
either = { JOIN($choices, ", or: ") }
