### The gallery of creatures, and the figures of the rules.

title = Creatures

# Under the name of a card.
# $family (fire | water | earth | wind | dragon)
# $cost (number)
kind = { $family ->
    [fire] Fire · cost { $cost }
    [water] Water · cost { $cost }
    [earth] Earth · cost { $cost }
    [wind] Wind · cost { $cost }
   *[dragon] Dragon · cost { $cost }
}

## Filters: headings, and what can be chosen under them, short

family = Family
effect = Effect
cost = Cost

# $least (number)
# $most (number)
costs = { $least } to { $most }

# $least (number)
costsMore = { $least } and more

gives = Gives
stones =
    .red = red stones
    .blue = blue stones
    .purple = purple stones

does = Does
deeds =
    .points = scores
    .cards = brings cards
    .returns = returns to the hand
    .discards = discards
    .summons = summons free
    .repeats = repeats effects
    .pays = gives something up
    .others = meets other players
    .cheaper = makes cheaper
    .worth = changes stones

orders =
    .cost = cheapest first
    .dear = dearest first

## Stones

# A tab.
stonesRoom = Stones
stonesTitle = Three stones, five families
stonesAbout = A stone has as many sides as it is worth; the round one is worth 1. Whoever sells a marked card takes the stones of its family.

## Figures of the rules

# Lines that point at parts of a card.
figureCard =
    .cost = Top left: what it costs, in the shape of its family.
    .family = Top right: the family once more.
    .effects = Below the name: an instant effect has a bolt, a lasting one a loop without end, one for each round a circle of arrows.

# Aria label of a drawing.
figureMarking = Three players mark in the order 1, 2, 3, 3, 2, 1.

# $cards (list of creature)
figureTogether = { $cards }

## A picture of the table with its parts named: a name, and what lies there, in few words

# Aria label.
partsLabel = The table and its parts
partTrack =
    .title = Score track
    .about = The points of all players.
partOthers =
    .title = The others
    .about = Their points, stones and creatures.
partDisplay =
    .title = Display
    .about = The creatures to hunt, by family, with the stones for which each family sells.
partQuestion =
    .title = Question
    .about = What you are asked. The golden button does what you chose.
partStones =
    .title = Your stones
    .about = Worth 1, 3 and 6; four at most.
partArea =
    .title = Your area
    .about = Summoned creatures; one slot more each round.
partHand =
    .title = Your hand
    .about = Tamed creatures that you may summon. Nobody else sees them.
