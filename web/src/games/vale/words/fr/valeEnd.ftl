### La partie racontée depuis sa fin.

tie = En cas d’égalité de points, qui a le plus de créatures l’emporte.

rules = les règles

pointsName = points

begun = Au début

earned = { $name } { $points }

deeds =
    .summoned = Créatures invoquées
    .tamed = Créatures apprivoisées
    .sold = Créatures vendues
    .activated = Activations
    .released = Créatures bannies
    .drawn = Cartes piochées
    .taken = Pierres prises
    .paid = Pierres payées
    .back = Pierres rendues
    .lost = Points perdus
