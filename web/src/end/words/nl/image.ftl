wins = { COUNT($names) ->
    [one] { $names } wint
   *[other] { $names } winnen
}
