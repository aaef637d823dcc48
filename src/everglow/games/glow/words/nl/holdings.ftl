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
