### `everglow analyse` : ce qui a décidé d’une partie terminée.

## Aide

analyse_about = Juger une partie terminée : la part de la chance, celle du jeu, et le moment décisif.

analyse_examples =
    exemples :
      everglow analyse game.json
      everglow analyse game.json --deep 2      chercher deux secondes à chaque moment délicat
      everglow analyse game.json --json > analysis.json

analyse_help_deep = chercher aussi longtemps à chacun des { $moments } moments les plus délicats

analysing = Jugement

analysing_deep = Examen approfondi

## Ce qui a décidé de la partie

analyse_title = { $game }, jugé par { $judge }

analyse_player = joueur

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

analyse_points = En points : centièmes de la victoire. Début, chance, jeu et inexpliqué donnent ensemble la fin.

analyse_moments = { $count ->
    [0] Aucun choix n’a coûté plus que ce qui se juge avec certitude.
    [one] Un moment qui a compté
   *[other] { $count } moments qui ont compté
}

analyse_moment = { $slip ->
    [blunder] Manche { $round }, étape { $step } : une gaffe de { $seat }, { $lost } points (± { $error })
    [mistake] Manche { $round }, étape { $step } : une erreur de { $seat }, { $lost } points (± { $error })
    [inaccuracy] Manche { $round }, étape { $step } : une imprécision de { $seat }, { $lost } points (± { $error })
   *[small] Manche { $round }, étape { $step } : { $seat } a perdu { $lost } points (± { $error })
}

analyse_done = {"  "}joué : { JOIN($steps, " ; ") }

analyse_better = {"  "}mieux : { JOIN($steps, " ; ") }

analyse_luck = La plus grande chance et la plus grande malchance

analyse_deal = { $kind ->
    [yes] { $seat } : { $luck } à la mise en place ; { $times } sur { $worlds } autres étaient aussi bonnes
   *[no] { $seat } : { $luck } à la mise en place ; { $times } sur { $worlds } autres étaient pires
}

analyse_reveal = { $kind ->
    [yes] { $seat } : { $luck } à la manche { $round }, étape { $step } ; { $times } nouveaux tirages sur { $worlds } étaient aussi bons
   *[no] { $seat } : { $luck } à la manche { $round }, étape { $step } ; { $times } nouveaux tirages sur { $worlds } étaient pires
}

## Erreurs

analyse_unfinished = la partie n’est pas terminée ; seules les parties terminées sont jugées

expected_deep = secondes attendues, plus de 0 et au plus 600, et non '{ $said }'
