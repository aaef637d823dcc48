title = Résultats
against = Contre
games = Parties
won = Victoires
points = Score
places = Rangs
people = personnes
brought = bots invités
mixed = personnes et bots
bots = bots, { $level }
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
share = { $won } ({ $share })
# Un rang : toujours masculin.
placed = { $place ->
    [1] { $count } × 1er
    [2] { $count } × 2e
    [3] { $count } × 3e
   *[other] { $count } × { $place }e
}
