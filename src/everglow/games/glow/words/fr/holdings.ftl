holding_light = { $count ->
    [one] { $count } éclat
   *[other] { $count } éclats
}
holding_board = { $count ->
    [one] { $count } éclat du plateau
   *[other] { $count } éclats du plateau
}
holding_footprints = { $count ->
    [one] { $count } petit pas
   *[other] { $count } petits pas
}
holding_fireflies = { $count ->
    [one] { $count } luciole
   *[other] { $count } lucioles
}
holding_rerolls = { $count ->
    [one] { $count } jeton relance
   *[other] { $count } jetons relance
}
holding_companions = { $count ->
    [one] { $count } compagnon
   *[other] { $count } compagnons
}
holding_spells = { $count ->
    [one] { $count } sortilège
   *[other] { $count } sortilèges
}
holding_dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
holding_noon_light = { $count ->
    [one] { $count } éclat à midi
   *[other] { $count } éclats à midi
}
holding_noon_footprints = { $count ->
    [one] { $count } petit pas à midi
   *[other] { $count } petits pas à midi
}
holding_noon_fireflies = { $count ->
    [one] { $count } luciole à midi
   *[other] { $count } lucioles à midi
}
holding_noon_rerolls = { $count ->
    [one] { $count } jeton relance à midi
   *[other] { $count } jetons relance à midi
}
holding_acting = { $count ->
    [one] { $count } activation ({ $card })
   *[other] { $count } activations ({ $card })
}
