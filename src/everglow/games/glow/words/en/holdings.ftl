### Things that the coach counts, in lists: "This brings 2 footprints and 1 die more". Always an object.

# $count (number)
holding_light = { $count } light
# What the place on the board would bring at the end.
# $count (number)
holding_board = { $count } light from the board
# $count (number)
holding_footprints = { $count ->
    [one] 1 footprint
   *[other] { $count } footprints
}
# $count (number)
holding_fireflies = { $count ->
    [one] 1 firefly
   *[other] { $count } fireflies
}
# $count (number)
holding_rerolls = { $count ->
    [one] 1 reroll token
   *[other] { $count } reroll tokens
}
# $count (number)
holding_companions = { $count ->
    [one] 1 companion
   *[other] { $count } companions
}
# Spell tiles.
# $count (number)
holding_spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
# $count (number)
holding_dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
# Light that the dice and cards will bring at noon.
# $count (number)
holding_noon_light = { $count } light at noon
# $count (number)
holding_noon_footprints = { $count ->
    [one] 1 footprint at noon
   *[other] { $count } footprints at noon
}
# $count (number)
holding_noon_fireflies = { $count ->
    [one] 1 firefly at noon
   *[other] { $count } fireflies at noon
}
# $count (number)
holding_noon_rerolls = { $count ->
    [one] 1 reroll token at noon
   *[other] { $count } reroll tokens at noon
}
# How often a card acts at noon.
# $card (glow_card)
# $count (number)
holding_acting = { $count ->
    [one] 1 action of { $card }
   *[other] { $count } actions of { $card }
}
