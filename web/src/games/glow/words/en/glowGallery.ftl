### The gallery of cards, dice and boards.

title = Adventurers, companions, spells

## Filters: headings and values; short

kind = Kind
# Under the name of a card.
kinds =
    .adventurer = Adventurer
    .A = Companion, deck A
    .B = Companion, deck B
    .spell = Spell tile
groups =
    .adventurer = Adventurers
    .A = Companions A
    .B = Companions B
    .spell = Spells
needs = Asks for
same = equal dice
bars = Forbids
gives = Gives
skull = it goes to the graveyard
fetch = takes from the graveyard
spells = hands out spells
loss = losses
brings = Brings
die = dice
daily = a daily reroll
kaar = the black die
# Ways to sort.
orders =
    .points = most light first
    .fireflies = most fireflies first
rooms =
    .realm = Realm
    .sea = Sea

## Dice

diceTitle = Eight colours of dice
diceAbout = Every die shows the five elements. Its sixth face is the element of its colour once more, or something special; a small disc in its corner tells which.
# Where the dice of a colour lie when the box is opened: parts of a line.
# $count (number)
# $card (glow_card)
boxedWith = { $count } large with { $card }
# $count (number)
boxedReserve = { $count } large in the reserve
# $count (number)
boxedSmall = { $count } small
# $parts (list of text)
boxed = { JOIN($parts, " · ") }

## Boards

realmAbout = A group walks along the routes: a spot takes a die that shows its element, a crossed-out element must be on no die, and 1 footprint stands in for either. Camp in a village for its light at the end.
seaAbout = Four boats start in the middle. A buoy tells how many different elements the dice must show to sail there; every island is worth its light at the end.
# $place (glow_place)
# $parts (list of text)
place = { CAPITAL(FORM($place, "the")) }: { JOIN($parts, ", ") }
# $start (glow_place)
# $place (glow_place)
# $found (text)
route = Between { FORM($start, "the") } and { FORM($place, "the") }: { $found }
# $start (glow_place)
# $place (glow_place)
# $parts (list of text)
passage = { CAPITAL(FORM($start, "the")) } to { FORM($place, "the") }: { JOIN($parts, ", ") }

## What places take and give: parts of a list

# $count (number)
toll = { $count ->
    [0] no toll
    [one] toll { $count } {-footprint}
   *[other] toll { $count } {-footprints}
}
# $light (number)
worth = { $light } {-light}
found = {-skull} takes a companion or a spell
anything = anything will do
# $least (number)
# $most (number)
between = { $least } to { $most } different elements
# $count (number)
exactly = { $count ->
    [one] { $count } element
   *[other] { $count } different elements
}

## A picture of the table with its parts named: a name, and what lies there, in few words

# Aria label.
partsLabel = The table and its parts
partTrack =
    .title = Score track
    .about = Everybody's light; going back on it pays for rolling again.
partMeeting =
    .title = Meeting track
    .about = Five companions, each with dice and footprints.
partQuestion =
    .title = Question
    .about = What you are asked. The golden button does what you chose.
partDice =
    .title = Your dice
    .about = Large ones stay, small ones go back every evening.
partCompany =
    .title = Your company
    .about = Your adventurer and companions. The lowest line of a card: what dice must show, and what it gives.
partMap =
    .title = Map
    .about = Villages to camp in, and the ways there.
