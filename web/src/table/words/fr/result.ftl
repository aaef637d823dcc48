win = { $you ->
    [yes] { COUNT($names) ->
        [0] Tu l’emportes !
        [one] { $names } et toi l’emportez !
       *[other] Tu l’emportes, avec { $names } !
    }
   *[no] { COUNT($names) ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent
    }
}
counting = Décompte…
countAll = Tout montrer
reached = { $count } { $points }.
ahead = { $name ->
    [none] { $count } { $points }, { $ahead } d’avance sur toi
   *[other] { $count } { $points }, { $ahead } d’avance sur { $name }
}
places = Classement
you = toi
best = Tes meilleures cartes
bestOf = Les meilleures cartes de { $name }
times = { $count ->
    [1] 1 fois
    [2] 2 fois
   *[other] { $count } fois
}
source = { $source } { $points }
sources = { $name }, { $total } : { JOIN($parts, ", ") }
goOn = Aller à la nouvelle table
rematch = Rejouer
back = Revoir la partie
look = Regarder la table
