title = Relecture · { $code }
loading = Chargement de la partie…
begins = La partie commence.
onlyLook = C’est une relecture : impossible d’y jouer.

## La barre sous la table

bar = Relecture
play = Lecture
pause = Pause
back = Coup précédent
on = Coup suivant
roundBack = Début de la manche
roundOn = Manche suivante
where = Coup
step = { $step } sur { $last }
spoken = Coup { $step } sur { $last }. { $told }
rounds = Manches
round = Aller à la manche { $round }
speed = Vitesse
times = ×{ $speed }
eyes = Vu par
all = Toutes les mains
link = Copier le lien vers ce coup
more = Plus sur cette relecture
record = Garder l’enregistrement
full = La partie en détail
decided = Ce qui a décidé
costs = Ce que les choix ont coûté
toTable = Aller à la table

## Touches

keys = Touches
keyNames =
    .space = Espace
    .shift = Maj ← →
    .ends = Début Fin
keyDeeds =
    .play = lecture ou pause
    .step = coup précédent ou suivant
    .round = manche précédente ou suivante
    .ends = début ou fin de la partie
    .speed = plus lent ou plus rapide
    .all = toutes les mains
    .eyes = vue depuis cette place
