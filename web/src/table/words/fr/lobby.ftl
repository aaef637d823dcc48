## Quelqu’un arrive par un lien

invites = { $host ->
    [none] On t’invite à jouer à
   *[other] { $host } t’invite à jouer à
}
howMany = { $count ->
    [2] partie à deux
    [3] partie à trois
    [4] partie à quatre
   *[other] partie à { $count }
}
clockWords = { $minutes ->
    [0] sans pendule
    [one] pendule : { $minutes } minute par personne
   *[other] pendule : { $minutes } minutes par personne
}
noAccount = sans compte
sitDown = S’asseoir
takeSeat = Prendre place
onlyWatch = Seulement regarder
readRules = Lire les règles
full = Toutes les places sont prises.

## Places

seats = Places
taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
seat = place { $seat }
yourSeat = ta place
free = Place libre
host = hôte
you = toi
here = là
away = pas là
botOf = bot, { $level }
sit = S’asseoir ici
sitAt = S’asseoir ici, place { $seat }
move = Venir ici
moveTo = Venir ici, place { $seat }
addBot = Ajouter un bot
addBotAt = Ajouter un bot, place { $seat }
stand = Quitter la place
remove = Retirer
level = Niveau
levelOf = Niveau : { $name }
levelNamed = { $level } · { $bot }

## Options

options = Options
clock = Pendule
noClock = aucune
minutes = { $minutes } min
whoMayCome = Qui peut venir
listed = tout le monde
unlisted = avec le lien
coverLabel = Bot remplaçant
cover = Si quelqu’un n’est pas là, { $level } joue à sa place jusqu’à son retour.

## Le lien

code = Code
link = Lien
qr = Code QR du lien
invite = Inviter des amis
inviteHint = Avec le lien, n’importe qui peut prendre une place libre. Aucun compte nécessaire.
copy = Copier le lien
onlyHere = Ce lien ne marche que sur cet ordinateur. Pour que d’autres puissent venir, lance Everglow par l’une de ces commandes :
letIn =
    .make = make play LAN=1
    .serve = everglow serve --host 0.0.0.0

## La suite

takeASeat = Il y a une place libre pour toi. Tu peux aussi regarder.
waitingForHost = C’est l’hôte qui lance la partie.
waitingForPeople = Il manque du monde. Invite des amis, ou ajoute des bots aux places libres.
ready = Tout le monde est là. Commence quand tu veux.
without = { COUNT($names) ->
    [one] { $names } n’est pas là en ce moment. Tu peux commencer quand même.
   *[other] { $names } ne sont pas là en ce moment. Tu peux commencer quand même.
}
start = Commencer la partie
sealed = La partie commence : chaque navigateur révèle le nombre qu’il a choisi pour la donne.
withheld = { COUNT($names) ->
    [one] { $names } n’a pas révélé le nombre promis pour la donne et perd sa place. Tous les autres navigateurs en choisissent un nouveau.
   *[other] { $names } n’ont pas révélé les nombres promis pour la donne et perdent leurs places. Tous les autres navigateurs en choisissent un nouveau.
}
