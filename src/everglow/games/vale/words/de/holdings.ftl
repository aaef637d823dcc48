holding_points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
holding_later = { $count ->
    [one] 1 Punkt in der Aktivierungsphase
   *[other] { $count } Punkte in der Aktivierungsphase
}
holding_area = { $count ->
    [one] 1 Kreatur
   *[other] { $count } Kreaturen
}
holding_hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
