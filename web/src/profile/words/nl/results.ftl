title = Uitslagen
against = Tegen
games = Partijen
won = Gewonnen
points = Score
places = Eindstand
people = mensen
brought = bots van mensen
mixed = mensen en bots
bots = bots, { $level }
players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
share = { $won } ({ $share })
placed = { $count } × { $place }e
