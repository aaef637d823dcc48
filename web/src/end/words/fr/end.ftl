title = La partie en détail · { $code }
notOver = La partie n’est pas encore finie.
place = { $place }.
you = toi
coach = Ce qui a décidé
replay = Revoir la partie
record = Garder l’enregistrement
share = Partager en image
saved = L’image est dans tes téléchargements.

## D’où vient le score (points ou éclats, selon le jeu)

sources = D’où vient le score
table = En tableau
source = Origine
total = Total
part = { $source } { $points }
bar = { $name }, { $points } : { JOIN($parts, ", ") }

## Le déroulement

course = Le fil de la partie
courseTold = Le score au fil de la partie. { JOIN($told, " ") }
ended = { $name } finit à { $points }.
turns = Les tournants
noTurns = { $name ->
    [none] Personne n’a jamais mené.
   *[other] À part { $name }, personne n’a jamais mené.
}
turn = { $from ->
    [none] { $name } prend la tête, avec jusqu’à { $ahead } d’avance.
   *[other] { $name } dépasse { $from }, avec jusqu’à { $ahead } d’avance.
}

## Le temps de réflexion

time = Temps de réflexion
noTime = Dans cette partie, les temps de décision n’ont pas été notés.
decisions = Décisions
altogether = Au total
median = En général
longest = Maximum
yours = Tes décisions
seconds = { $seconds } s
minutes = { $minutes } min { $seconds } s

## Et encore

deeds = Qui a fait quoi
chance = Hasard
