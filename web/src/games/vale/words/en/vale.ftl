### What lies on the table: titles, labels and counts.

# $round (number)
roundNow = Round { $round }

# Aria label of the course of the game.
# $round (number)
# $rounds (number) The last one.
roundOf = Round { $round } of { $rounds }

# Before numbers from 1 to 10 in a row.
round = Round

phases =
    .hunt = Hunt
    .action = Action
    .resolution = Resolution

# Aria label of the score track.
# $standings (list of text) Texts `standing`.
points = Points: { JOIN($standings, ", ") }

# In a list.
# $name (text)
# $points (number)
standing = { $name } { $points }

# At the top of the table.
lastRound = This is the last round.

# Large over the table for a moment, when somebody has the points that end the game.
# $name (text?) Who has them; none: the reader.
# $points (number)
finale = { $name ->
    [none] You have { $points }: last round
   *[other] { $name } has { $points }: last round
}

# Likewise, when the last round begins.
finalRound = The last round

# At the top of the table; points can still be lost.
# $name (text?) Who has them; none: the reader.
# $points (number)
mayEnd = { $name ->
    [none] You have { $points } points: the game ends with this round, unless that changes.
   *[other] { $name } has { $points } points: the game ends with this round, unless that changes.
}

## Other players: small labels beside a name

# The start player.
starts = starts the round

thinking = thinking

# $cards (number)
inHand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}

# $creatures (number)
inArea = { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
}

# For screen readers: what a press does.
# $name (text)
open = Look at the creatures of { $name }

# For screen readers: the cards of the other player, in a game of two.
# $name (text)
areaOf = Creatures of { $name }

# $name (text)
noCreatures = { $name } has no creature yet.

# A button to choose oneself among the players.
yourself = Yourself

## The display

# A heading and a tab.
display = Display

# For screen readers, of a card.
# $name (text?) None: the reader.
marked = { $name ->
    [none] Marked by you.
   *[other] Marked by { $name }.
}

# For screen readers: stones follow.
sells = sells for

# Beside a card: drawn stones follow.
# $family (fire | water | earth | wind | dragon)
familySells = { $family ->
    [fire] Fire, sells for
    [water] Water, sells for
    [earth] Earth, sells for
    [wind] Wind, sells for
   *[dragon] Dragon, sells for
}

## Area and hand

# $own (flag)
area = { $own ->
    [yes] Your area
   *[no] Area
}

# A tab, short.
areaTab = Area

# Beside the heading of an area.
# $count (number)
# $slots (number)
creatures = { $count } of { $slots } creatures

# In an area.
# $slots (number)
free = { $slots ->
    [one] 1 free slot
   *[other] { $slots } free slots
}

# Under the name of a creature, where it is about to be summoned.
comesHere = comes here

# $own (flag)
hand = { $own ->
    [yes] Your hand
   *[no] Hand
}

# A tab, short.
handTab = Hand

# Beside a heading.
# $count (number)
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

emptyHand = Your hand is empty. Tamed cards come here.
hiddenHand = The hand is hidden.
noHand = The hand is empty.

## What creatures will bring at the end of the round

# A button, short; a sum of icons follows.
atResolution = At resolution

# $count (number) So many creatures act.
acting = { $count ->
    [one] 1 acts
   *[other] { $count } act
}

# Beside a creature's name: it acts, and what it brings is chosen then.
acts = acts

resolutionHint = What your creatures bring at resolution if nothing changes before.

## Stones and piles

stones = Stones

# How many stones somebody holds, short.
# $count (number)
# $limit (number)
held = { $count } of { $limit }

# $value (number)
worth = worth { $value }

# Aria label of a stone that can be chosen.
# $number (number) Its place in the row.
# $colour (red | blue | purple)
# $worth (number)
stone = { $colour ->
    [red] Stone { $number }: red, worth { $worth }
    [blue] Stone { $number }: blue, worth { $worth }
   *[purple] Stone { $number }: purple, worth { $worth }
}

# $count (number) Cards.
deckOf = deck: { $count }

# $count (number) Cards.
discardOf = discard pile: { $count }

pile = Discard pile
emptyPile = No card was discarded yet.
