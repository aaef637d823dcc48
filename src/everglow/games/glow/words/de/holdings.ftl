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
