### What the table of Glow says: names of parts and pieces, mostly short labels.

# Names of the spaces of the meeting track, and of elements in filters.
space =
    .fire = Fire
    .water = Water
    .earth = Earth
    .air = Air
    .nature = Nature

## Parts of the table: headings and labels

meeting = Meeting track
adventurers = Adventurers
company = Your company
# $name (text)
companyOf = Company of { $name }
yourDice = Your dice
# $name (text)
diceOf = Dice of { $name }
dice = Dice
spells = Spells
reserve = Reserve
diceInReserve = Dice in the reserve
graveyard = Graveyard
# $back (text?) The letter on the back of the topmost card.
deck = { $back ->
    [none] Deck
   *[other] Deck { $back }
}
# The back of a card, for those who listen.
# $deck (text) A or B.
# $count (number?)
back = { $count ->
    [none] Deck { $deck }
   *[other] { $count ->
        [one] Deck { $deck }, { $count } card
       *[other] Deck { $deck }, { $count } cards
    }
}
# Heading over everybody's final scoring as it would be now.
endedNow = If it ended now
# A button: what lies beside the board on narrow screens.
more = Map, cards and log
# Tabs on phones: one word.
tabs =
    .track = Track
    .map = Map
    .party = Company
startPlayer = start player

## What lies where

# $name (text)
# $card (glow_card)
took = { $name } took { $card }
# $card (glow_card)
buried = { $card } went to the graveyard
emptySpace = Nobody is here any more
nothingThere = nothing
# Above the dice and footprints of a space.
lying = Lying here
# An empty place beside the company, for the companion that is picked.
joins = joins here
noCompanions = Nobody follows you yet.
alone = No companions yet.
noSpells = No spells
noDice = no dice
emptyReserve = The reserve is empty.
emptyGraveyard = Nobody lies here yet.
# A button.
closeGraveyard = Back to the table
faceDown = Spell, face down
tileDown = Spell tile, face down

## Tokens: a label, and how many of them for those who listen

goods =
    .light = light
    .footprint = footprints
    .firefly = fireflies
    .reroll = rerolls
# $count (number)
owned =
    .light = { $count } light
    .footprint = { $count ->
        [one] { $count } footprint
       *[other] { $count } footprints
    }
    .firefly = { $count ->
        [one] { $count } firefly
       *[other] { $count } fireflies
    }
    .reroll = { $count ->
        [one] { $count } reroll
       *[other] { $count } rerolls
    }
# $count (number)
rerollTokens = { $count ->
    [one] { $count } reroll token
   *[other] { $count } reroll tokens
}
# $fireflies (text) So many fireflies.
# $companions (number)
firefliesFor = { $companions ->
    [one] { $fireflies } for { $companions } companion
   *[other] { $fireflies } for { $companions } companions
}

## Conditions of cards: on a card; very short

# $times (number)
met = { $times ->
    [one] met
   *[other] met ×{ $times }
}
notMet = not met
resolved = resolved
# The same for those who listen.
saidResolved = Resolved.
saidNotMet = Not met.
# $times (number)
saidMet = { $times ->
    [one] Met, { $times } time.
   *[other] Met, { $times } times.
}
# Beside a card whose condition would be met that often.
# $count (number)
times = ×{ $count }

## Dice

# $count (number)
chosenDice = { $count } chosen
usedDice = dimmed: used on this journey
# States of a die, for those who listen.
cancelled = cancelled by the black die
used = used
# Which dice, and in which state: for those who listen.
# $parts (list of text)
stated = { JOIN($parts, ", ") }

## Days and phases

day = Day
# $day (number)
dayNow = Day { $day }
# $day (number)
# $days (number)
dayOf = Day { $day } of { $days }
# Said while the sun sets: the day that begins, from which on another deck is dealt.
# $day (number)
# $days (number)
strongerDay = Day { $day } of { $days }; stronger companions come
lastDay = This is the last day.
# Large over the table for a moment, when the last day begins.
finalDay = The last day
phases =
    .setup = Setup
    .morning = Morning
    .late_morning = Roll
    .noon = Noon
    .afternoon = Journey
    .evening = Evening
    .end = End
# What somebody is doing, at their seat; one word.
busy =
    .setup = chooses
    .morning = takes
    .late_morning = rolls
    .noon = resolves
    .afternoon = travels
    .evening = {""}
    .end = {""}
# The same as a part of a sentence.
# $name (text)
busyPerson =
    .setup = { $name } chooses
    .morning = { $name } takes a companion
    .late_morning = { $name } rolls
    .noon = { $name } resolves
    .afternoon = { $name } travels
    .evening = { $name }
    .end = { $name }
# $people (list of text) `busyPerson`
busyPeople = { JOIN($people, ", ") }.
# Whoever has finished this phase; one word.
ready = done

## The score track

# For those who listen.
# $people (list of text) `lightOf`
light = Light: { JOIN($people, ", ") }
# $name (text)
# $count (number)
lightOf = { $name } { $count }
# $field (number)
rerollField = Reroll field { $field }

## Drawings in the rules

# Three lines about a card with lines that point at its parts.
cardPoints = In the sunburst: its light at the end.
cardBrings = Opposite: its fireflies, a daily reroll, or the die that it brings.
cardEffect = Below: what the dice must show, and what it gives then.
# $times (number)
acts = { $times ->
    [0] does not act
    [1] acts once
   *[other] acts { $times } times
}
# Two people of an example.
people =
    .ana = Ana
    .bo = Bo
