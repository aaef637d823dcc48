holding_light = { $count } licht
holding_board = { $count } licht van het speelbord
holding_footprints = { $count ->
    [one] 1 voetspoor
   *[other] { $count } voetsporen
}
holding_fireflies = { $count ->
    [one] 1 vuurvliegje
   *[other] { $count } vuurvliegjes
}
holding_rerolls = { $count ->
    [one] 1 herworpfiche
   *[other] { $count } herworpfiches
}
holding_companions = { $count ->
    [one] 1 metgezel
   *[other] { $count } metgezellen
}
holding_spells = { $count ->
    [one] 1 spreuk
   *[other] { $count } spreuken
}
holding_dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
holding_noon_light = { $count } licht op de middag
holding_noon_footprints = { $count ->
    [one] 1 voetspoor op de middag
   *[other] { $count } voetsporen op de middag
}
holding_noon_fireflies = { $count ->
    [one] 1 vuurvliegje op de middag
   *[other] { $count } vuurvliegjes op de middag
}
holding_noon_rerolls = { $count ->
    [one] 1 herworpfiche op de middag
   *[other] { $count } herworpfiches op de middag
}
holding_acting = { $count ->
    [one] 1 keer afhandelen van { $card }
   *[other] { $count } keer afhandelen van { $card }
}
