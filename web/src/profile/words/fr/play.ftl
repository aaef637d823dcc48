### Comment quelqu’un joue, d’après les parties analysées par le coach.

title = Ta façon de jouer
nothing = Le coach n’a encore analysé aucune de tes parties. Fais-en analyser quelques-unes, et tu verras ici comment tu joues.
rate = { $rate } ± { $margin }
all = { $choices ->
    [one] Taux d’erreur { $rate }, sur une décision qui comptait.
   *[other] Taux d’erreur { $rate }, sur { $choices } décisions qui comptaient.
}
rates = Taux d’erreur, partie par partie
ratesTold = { $games ->
    [one] Taux d’erreur d’une partie.
   *[other] Taux d’erreur de { $games } parties, la plus ancienne d’abord.
}
lucks = Chance, partie par partie
lucksTold = { $games ->
    [one] Chance dans une partie.
   *[other] Chance dans { $games } parties, la plus ancienne d’abord.
}
phase = Phase
choices = Décisions
error = Taux d’erreur
habit = Une habitude : { $times } fois de cette façon, { $cost } en tout. Le cas le plus coûteux :
note = Le taux d’erreur est 500 fois la part de victoire perdue, divisée par les décisions qui comptaient ; bas, c’est bien. La chance s’équilibre sur de nombreuses parties.
judge = { $count ->
    [one] Faire analyser une partie de plus
   *[other] Faire analyser { $count } parties de plus
}
judging = Le coach regarde tes parties …
