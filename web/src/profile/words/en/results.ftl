### A table of somebody's results. Heads of columns; short.

title = Results
against = Against
games = Games
won = Won
# Points, or light in Glow; their mean.
points = Score
places = Places
# Against whom.
people = people
brought = bots of people
mixed = people and bots
# $level (text) The name of a bot.
bots = bots, { $level }
# $count (number)
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# $won (number)
# $share (text) Such as 50%.
share = { $won } ({ $share })
# How often somebody had a place; several stand behind each other. Short.
# $count (number)
# $place (number)
placed = { $place ->
    [1] { $count } × 1st
    [2] { $count } × 2nd
    [3] { $count } × 3rd
   *[other] { $count } × { $place }th
}
