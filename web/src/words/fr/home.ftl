# « Bon après-midi » se dit en partant : dans la journée, on salue par « Bonjour ».
hello = { $name ->
    [none] On joue à quoi ?
   *[other] { $hour ->
        [morning] Bonjour, { $name }.
        [day] Bonjour, { $name }.
        [evening] Bonsoir, { $name }.
       *[night] Bonsoir, { $name }.
    }
}
about = Entre amis ou contre des bots. Gratuit, sans pub, rien à installer.

## Les tables de la personne qui lit

yourTurn = À toi
othersTurn = Aux autres
continue = Reprendre
theirTurn = attend les autres
waits = { $unit ->
    [minutes] t’attend depuis { $count } min
    [hours] t’attend depuis { $count } h
    [days] { $count ->
        [one] t’attend depuis { $count } jour
       *[other] t’attend depuis { $count } jours
    }
   *[now] t’attend
}
play = Jouer
playWith = { COUNT($others) ->
    [0] Jouer à { $game }, table { $code }
   *[other] Jouer à { $game } avec { $others }, table { $code }
}

## Un jeu : ce qu’on peut en faire

bots = Jouer contre des bots
botsOf = Jouer contre des bots : { $game }
friends = Jouer entre amis
friendsOf = Jouer entre amis : { $game }
learn = Apprendre en jouant
learnOf = Apprendre en jouant : { $game }
rules = Règles
rulesOf = Règles : { $game }
learnHint = Une première partie contre un bot facile, avec un guide à tes côtés. Tu peux quitter le guide à tout moment.
go = Distribuer les cartes
openTable = Ouvrir la table
players = Joueurs
level = Adversaires

## Un nom

yourName = Ton nom
namePrompt = Comment t’appelle-t-on à la table ?
save = C’est moi

## Autres tables

join = Rejoindre une table
joinHint = Lien ou code
joinButton = Rejoindre
wrongCode = Un code a six lettres et chiffres, par exemple K7MQ2P.
open = Tables ouvertes
noOpen = Aucune table n’attend du monde en ce moment.
watch = Regarder
noWatch = Aucune partie à regarder en ce moment.
finished = Parties terminées
noFinished = Aucune partie terminée pour l’instant.
running = en cours
imported = jouée ailleurs
freeSeats = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
youWon = tu l’as emporté
won = { COUNT($names) ->
    [one] { $names } l’a emporté
   *[other] { $names } l’ont emporté
}
showMore = Voir plus
more = Plus
bring = Importer un enregistrement
notRecord = Ce fichier n’est pas l’enregistrement d’une partie.
programs = Pour les programmes : l’API

## Vers d’autres pages

cards = Cartes
aboutUs = À propos
games = Jeux
whichHint =
    .rules = Les règles, avec tous les points de règle
    .cards = Toutes ses cartes, à rechercher et à filtrer
nowhere = Il n’y a rien à cette adresse.
nowhereHint = Il manque peut-être une lettre, ou la page a changé d’adresse. Depuis l’accueil, tout est accessible.
wayHome = Aller à l’accueil

## Entraînement

training = Entraînement
puzzle = Énigme du jour
puzzleHint = Un tour, le même pour tous aujourd’hui
puzzleDone = Répondue pour aujourd’hui
due = { $count ->
    [one] { $count } exercice à faire
   *[other] { $count } exercices à faire
}
