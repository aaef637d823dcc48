### `everglow analyse` : ce qui a décidé d’une partie terminée.

## Aide

analyse_about = Juger une partie terminée : la part de la chance, celle du jeu, et le moment décisif.

analyse_examples =
    exemples :
      everglow analyse game.json
      everglow analyse game.json --deep 2      chercher deux secondes à chaque moment délicat
      everglow analyse game.json --json > analysis.json

analyse_help_deep = durée de la recherche à chacun des { $moments } moments les plus délicats

analysing = Analyse

analysing_deep = Analyse approfondie

## Ce qui a décidé de la partie

analyse_title = { $game }, partie jugée par { $judge }

analyse_player = nom

analyse_part = { $part ->
    [start] début
    [luck] chance
    [own] son jeu
    [others] autres
    [unexplained] inexpliqué
   *[end] fin
}

analyse_rate = taux d’erreur

analyse_curve = part

analyse_points = En points : centièmes de la victoire. La somme du début, de la chance, du jeu et de l’inexpliqué donne la fin.

analyse_moments = { $count ->
    [0] Aucun choix n’a coûté de points de façon certaine.
    [one] Un moment qui a compté
   *[other] { $count } moments qui ont compté
}

analyse_moment = { $slip ->
    [blunder] Manche { $round }, coup { $step } : { $seat } commet une gaffe et perd { $lost } points (± { $error })
    [mistake] Manche { $round }, coup { $step } : { $seat } commet une erreur et perd { $lost } points (± { $error })
    [inaccuracy] Manche { $round }, coup { $step } : { $seat } commet une imprécision et perd { $lost } points (± { $error })
   *[small] Manche { $round }, coup { $step } : { $seat } perd { $lost } points (± { $error })
}

analyse_done = {"  "}joué : { JOIN($steps, "\u202F; ") }

analyse_better = {"  "}mieux : { JOIN($steps, "\u202F; ") }

analyse_luck = La plus grande chance et la plus grande malchance

analyse_deal = { $kind ->
    [yes] { $seat } : { $luck } à la donne ; autres donnes aussi bonnes : { $times } sur { $worlds }
   *[no] { $seat } : { $luck } à la donne ; autres donnes moins bonnes : { $times } sur { $worlds }
}

analyse_reveal = { $kind ->
    [yes] { $seat } : { $luck } à la manche { $round }, coup { $step } ; nouveaux tirages aussi bons : { $times } sur { $worlds }
   *[no] { $seat } : { $luck } à la manche { $round }, coup { $step } ; nouveaux tirages moins bons : { $times } sur { $worlds }
}

## Erreurs

analyse_unfinished = la partie n’est pas terminée ; seules les parties terminées sont jugées

expected_deep = il faut un nombre de secondes au-dessus de 0 et jusqu’à 600, pas « { $said } »
