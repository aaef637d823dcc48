title = Parties
with = avec { $names }
place = { $place ->
    [1] victoire
   *[other] { $place }e sur { $of }
}
more = Voir { $count } de plus
download = Télécharger toutes mes parties

## Cartes préférées

favourites = Cartes préférées
liked = { $times } fois, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}
hints = avec indices, ne compte pas
