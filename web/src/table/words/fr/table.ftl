you = Toi
youAct = Tu
tab = { $mine ->
    [yes] À toi · Everglow
   *[no] Everglow
}
notice = C’est ton tour.

## Attendre

thinks = { $name } réfléchit.
waitsForWorker = { $name } attend qu’un autre bot ait fini.
several = On attend { $names }.
planning = Profites-en pour regarder la table ; tu n’as rien à faire pour l’instant.
spectator = Tu regardes.
connecting = En route vers la table…
checkCode = Vérifie le code, ou ouvre une table à toi.
lost = La connexion est perdue. La table reste comme elle est ; nouvel essai dans { $seconds } s.
imported = Cette partie a été jouée ailleurs, puis importée ici. Ses coups sont conformes aux règles ; quant à savoir qui l’a jouée, seul son fichier le dit.

## La ligne de la question et ses boutons (courts)

undo = Annuler
endTurn = Finir le tour
chooseFirst = choisis d’abord
notYours = pas ton tour
sure = Vraiment ?
yes = Oui, vas-y
notYet = Pas encore
final = C’est définitif.
rule = La règle
ruleOf = { $phase } : la règle

## Zones et outils d’une table (courts)

log = Journal
rules = Règles
home = Accueil
more = Plus
close = Fermer
others = Les autres
retell = Revoir le dernier tour
stepOf = { $step } sur { $steps }
happened = Ce qui s’est passé
earlier = { $count ->
    [one] Afficher { $count } ligne plus ancienne
   *[other] Afficher { $count } lignes plus anciennes
}
parts = Zones de la table
yourTime = ton temps
choices = { $count } choix
lookFrom = Table vue par
lookedAt = La carte que tu regardes
aboutCard = Règles et cartes amies
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
branch = Variante
branchHint = Cette partie en continue une autre. Elle n’apparaît dans aucune liste et ne compte pas.
branchTold = Variante. Cette partie en continue une autre. Elle n’apparaît dans aucune liste et ne compte pas.
hint = Demander un indice
hintsOn = Avec indices : cette partie ne compte pas. Demander un indice
hintsTold = Avec indices. Cette partie ne compte pas.

## Notifications

tellMe = Me prévenir quand c’est mon tour
notified =
    .granted = Une notification te préviendra quand ce sera ton tour, tant que cette page est ouverte quelque part.
    .denied = Ce navigateur n’a pas le droit de te prévenir. Autorise les notifications dans ses réglages ; d’ici là, regarde le titre de l’onglet.
    .default = Rien n’est décidé. Tu peux redemander quand tu veux.

## Qui n’est pas là, et les bots qui remplacent

away = { $left ->
    [none] pas{"\u00A0"}là · on attend
   *[other] pas{"\u00A0"}là · { $left }
}
isAway = { $name } n’est pas là.
botIn = Un bot jouera dans { $left }.
wait = Attendre
coverNow = Laisser jouer le bot
takeBack = Reprendre ma place
handOver = Laisser jouer un bot
coverFor = Laisser un bot jouer pour { $name }
waitFor = Attendre { $name }
coveredAway = Un bot joue à ta place. Reprends-la quand tu veux.
missed = Pendant ton absence
missedHint = Un bot a joué à ta place :
botPlays = un bot joue
waitsForBot = attend un bot libre
bot = bot · { $level }
resign = Abandonner
resignSure = Abandonner pour de bon ? Un bot joue jusqu’à la fin, et tu regardes.
resignYes = Oui, abandonner

## La fin

over = La partie est finie
overHint = Regarde la table aussi longtemps que tu veux.
results = Résultats
