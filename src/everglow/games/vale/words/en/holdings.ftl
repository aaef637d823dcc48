### Things that the coach counts, in lists: "This brings 2 points and 1 card more". Always an object.

# $count (number)
holding_points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
# Points that the creatures of the area will bring at the resolution.
# $count (number)
holding_later = { $count ->
    [one] 1 point at the resolution
   *[other] { $count } points at the resolution
}
# Creatures in the area.
# $count (number)
holding_area = { $count ->
    [one] 1 creature
   *[other] { $count } creatures
}
# Cards in hand.
# $count (number)
holding_hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
