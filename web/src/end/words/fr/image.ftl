wins = { COUNT($names) ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent
}
