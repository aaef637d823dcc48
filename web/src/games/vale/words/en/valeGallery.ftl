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
