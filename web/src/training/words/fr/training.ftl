### Énigme du jour, et exercices tirés de ses propres erreurs.

daily = Énigme du jour
exercise = Exercice

## Ce qui est demandé

askPuzzle = Voici où en était une partie. Joue ce tour du mieux que tu peux.
askExercise = Voici où en était une de tes parties, avant une décision qui t’a coûté quelque chose. Rejoue ce tour.
askHow = Jusqu’à la fin du tour, tu peux annuler tes réponses. Ensuite tu verras ce qu’il vaut à côté du meilleur qui a été trouvé.
solvedToday = Tu as répondu à l’énigme d’aujourd’hui. Tu peux la réessayer autant que tu veux.
begin = Voir la table
onlyTurn = Ici, on joue seulement le tour ; il n’y a personne d’autre à la table.
judging = Le coach regarde ton tour …

## Ce qu’il vaut

best = Rien de mieux n’a été trouvé
good = Bien joué, presque le meilleur
better = Il y avait mieux
failed = Ton tour n’a pas pu être analysé
yours = Ton tour
found = Meilleur trouvé
noBetter = Le coach n’a trouvé aucun tour meilleur que le tien au-delà de son propre bruit.
shares = La part de victoire que tu peux attendre après le tour, d’après ce qu’on pouvait savoir avant.
streak = { $days ->
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}
comesBack = { $days ->
    [one] Il revient demain.
   *[other] Il revient dans { $days } jours.
}
learned = C’est acquis : il ne revient plus.
verdict = Ce qu’il vaut
again = Réessayer
playOn = Continuer d’ici
next = { $count ->
    [one] Exercice suivant
   *[other] Exercice suivant, { $count } à faire
}

## Ce qu’il y a à travailler

due = { $count ->
    [one] { $count } exercice à faire
   *[other] { $count } exercices à faire
}
nothingDue = Aucun exercice à faire
later = { $count ->
    [one] Un exercice revient un autre jour.
   *[other] { $count } exercices reviennent d’autres jours.
}
howExercises = Quand tu regardes ce qui a décidé une de tes parties, les décisions qui t’ont coûté cher deviennent des exercices. Ils reviennent après un jour, puis après trois, sept et 21 jours.
