### The game told from its end.

tie = Of those with equal points, the one with more creatures wins.

# What earned points, if no card did.
rules = the rules

# What is counted, under a chart.
pointsName = points

# Points that everybody begins with.
begun = At the beginning

# In a list: a card, and the points that it earned.
# $name (text)
# $points (text) With a minus, if they were lost.
earned = { $name } { $points }

# Names of rows with a number for each player.
deeds =
    .summoned = Creatures summoned
    .tamed = Creatures tamed
    .sold = Creatures sold
    .activated = Activations
    .released = Creatures released
    .drawn = Cards drawn
    .taken = Stones taken
    .paid = Stones paid
    .back = Stones put back
    .lost = Points lost
