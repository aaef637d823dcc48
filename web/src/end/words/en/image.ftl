### The picture of a finished game that is shared.

# $names (list of text)
wins = { COUNT($names) ->
    [one] { $names } wins
   *[other] { $names } win
}
