holding_light = { $count } Lichtsplitter
holding_board = { $count } Lichtsplitter vom Spielplan
holding_footprints = { $count ->
    [one] 1 Spur
   *[other] { $count } Spuren
}
holding_fireflies = { $count } Glühwürmchen
holding_rerolls = { $count } Neuwurfplättchen
holding_companions = { $count } Gefährten
holding_spells = { $count } Zauber
holding_dice = { $count } Würfel
holding_noon_light = { $count } Lichtsplitter am Mittag
holding_noon_footprints = { $count ->
    [one] 1 Spur am Mittag
   *[other] { $count } Spuren am Mittag
}
holding_noon_fireflies = { $count } Glühwürmchen am Mittag
holding_noon_rerolls = { $count } Neuwurfplättchen am Mittag
holding_acting = { $count ->
    [one] 1 Aktivierung von { FORM($card, "dem") }
   *[other] { $count } Aktivierungen von { FORM($card, "dem") }
}
