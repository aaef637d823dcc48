### Das Bild einer beendeten Partie, das geteilt wird.

wins = { COUNT($names) ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
