holding_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
holding_later = { $count ->
    [one] { $count } point à la résolution
   *[other] { $count } points à la résolution
}
holding_area = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
}
holding_hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
