holding_points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
holding_later = { $count ->
    [one] 1 punt in de effectenfase
   *[other] { $count } punten in de effectenfase
}
holding_area = { $count ->
    [one] 1 wezen
   *[other] { $count } wezens
}
holding_hand = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
