title = Ce qui a décidé { $code }
heading = Ce qui a décidé cette partie
begins = Le coach regarde la partie …
judging = { $done } tours analysés sur { $all } …
again = Réessayer

luckYou = { $luck ->
    [kind] La chance était de ton côté.
    [unkind] La chance était contre toi.
   *[even] La chance ne t’a ni aidé ni gêné.
}
luckOf = { $luck ->
    [kind] La chance était du côté de { $name }.
    [unkind] La chance était contre { $name }.
   *[even] La chance n’a ni aidé ni gêné { $name }.
}
ownYou = { $count ->
    [0] Tu n’as jamais eu de choix qui comptait.
    [one] Un de tes choix comptait : { $cost }.
   *[other] { $count } de tes choix comptaient : { $cost } en tout.
}
ownOf = { $count ->
    [0] { $name } n’a jamais eu de choix qui comptait.
    [one] Un choix de { $name } comptait : { $cost }.
   *[other] { $count } choix de { $name } comptaient : { $cost } en tout.
}

curves = Victoire attendue, en %
curvesHint = Toutes les parts ensemble font 100 %. Choisis un coup pour le regarder.
curvesTold = La victoire attendue au fil de la partie. { JOIN($told, " ") }
ended = { $name } a commencé avec { $start } et fini avec { $end }.
where = Coup de la partie
step = Coup { $step }
see = Revoir le coup { $step }

bridge = Du début à la fin
whose = Qui
parts =
    .start = Début
    .luck = Chance
    .own = Son jeu
    .others = Les autres
    .unexplained = Reste
    .end = Fin
rest = Le jeu de chacun est ce que de meilleures réponses auraient rapporté, donc jamais plus que zéro. Le reste, le coach ne sait pas l’expliquer. Les pertes s’additionnent, même quand la chance les a compensées : elles peuvent donc dépasser 100 %.

moments = Les moments qui ont compté
noMoments = Le coach n’a trouvé aucun choix qui ait coûté quelque chose.
deeper = Regarder de plus près
deeperHint = Une recherche réexamine les moments les plus coûteux. Cela prend un moment.
deepening = { $done ->
    [0] Le coach regarde encore une fois …
    [one] Un moment réexaminé …
   *[other] { $done } moments réexaminés …
}
deepened = { $count ->
    [one] Une recherche a réexaminé le moment le plus coûteux.
   *[other] Une recherche a réexaminé les { $count } moments les plus coûteux.
}
slips =
    .blunder = Gaffe
    .mistake = Erreur
    .inaccuracy = Imprécision
    .small = Détail
within = ± { $error }
youDid = Ce que tu as fait
did = Ce que { $name } a fait
better = Ce qui était mieux
doneShort = fait
betterShort = mieux
more = { $count } coups de plus
moved = Pendant ce tour, la part est passée de { $before } à { $after }.
helpedYou = Cela t’a aidé le plus : { $gain }.
helped = Cela a surtout aidé { $name } : { $gain }.
brought = { $when ->
    [turn] À la fin du tour, cela aurait fait
    [turns] À la fin du tour, cela aurait fait en moyenne
    [day] À la fin de la journée, cela aurait fait en moyenne
   *[round] À la fin de la manche, cela aurait fait en moyenne
} { COUNT($more) ->
    [0] { $fewer } de moins.
   *[other] { COUNT($fewer) ->
        [0] { $more } de plus.
       *[other] { $more } de plus, et { $fewer } de moins.
    }
}
look = Regarder
tryIt = Essayer

luck = Chance
luckiest = Le plus chanceux
unluckiest = Le plus malchanceux
deal = La donne
asGood = Au moins aussi bon dans { $times } autres donnes sur { $worlds }.
asBad = Moins bon dans { $times } autres donnes sur { $worlds }.
sum = La somme de toutes les chances est nulle.
aside = { $same ->
    [yes] Sans la chance, la victoire serait aussi revenue à { $names }.
   *[no] Sans la chance, la victoire serait revenue à { $names }.
}
judge = Analysé par : { $judge }

decisions = Ce que les choix ont coûté
fine = { $count ->
    [one] Un autre choix valait le meilleur qui ait été trouvé.
   *[other] { $count } autres choix valaient le meilleur qui ait été trouvé.
}
costTold = Ce que les choix ont coûté. Ce coup : { $cost }.
thisStep = Ce coup
hideGhost = Masquer
