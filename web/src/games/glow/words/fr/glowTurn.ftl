### Ce qui est demandé : titres, conseils et boutons.

## Titres, par sorte de question

asks =
    .adventurer = Choisis ton aventurier.
    .take = Enrôle un compagnon.
    .black = Déplacer le dé noir, ou le laisser là ?
    .discard = Envoie un compagnon au cimetière.
    .reroll = Relance, ou garde tout.
    .die = Quel grand dé vient avec lui ?
    .face = Choisis la face qu’il doit montrer.
    .spend = Avec quoi payer pour tourner un dé ?
    .turn_die = Choisis le dé à tourner.
    .fetch = Ramène un compagnon du cimetière.
    .first_die = Choisis les dés à relancer.
    .second_die = Choisis un second dé, ou n’en relance qu’un.
    .resolve = Résous tes cartes.
    .go = Continue ton voyage, ou arrête-toi ici.
    .sail = Navigue avec un bateau, ou reste.
    .skull = Envoie un compagnon au cimetière ou brise un sortilège.

really = { $what } ?

## Conseils sous le titre

hints =
    .adventurer = Ses grands dés sont à toi pour toute la partie.
    .take = Tu prends aussi les dés et les petits pas de son emplacement.
    .discard = À deux, qui a l’initiative en envoie un au cimetière ; ses dés restent.
    .black = Kaar est avec toi : le dé peut d’abord aller sur n’importe quel autre emplacement.
    .die = Il reste aussi longtemps que le Sketal.
    .reroll = Choisis un ou deux dés, puis avec quoi payer.
    .first_die = La relance est dépensée : choisis un ou deux dés.
    .second_die = Choisis un second dé, ou ne relance que le premier.
    .turn_die = Trois relances sont dépensées : choisis le dé.
    .face = Les faces spéciales sont permises.
    .spend = Tu peux combiner plusieurs sources.
    .resolve = Ce qui brille doit être résolu, dans l’ordre de ton choix.
    .fetch = Tu dois en ramener un, s’il y en a.
    .skull = Une tête de mort veut un compagnon pour le cimetière, ou un sortilège pour la boîte.
    .sail = Une bouée dit combien d’éléments différents les dés doivent montrer.
directly =
    .go = Un clic sur une case qui brille t’y emmène aussitôt ; une case lointaine montre d’abord le chemin.
    .resolve = Clique sur ce qui brille, dans l’ordre que tu veux ; Annuler revient en arrière.
noRerolls = Il ne te reste aucune relance aujourd’hui.
nowhere = D’ici, tu ne peux aller nulle part.
notTravelling = Le voyage commence l’après-midi.

actsNow = { $times ->
    [0] n’agirait pas aujourd’hui
    [1] agirait maintenant
   *[other] agirait maintenant, { $times } fois
}

waitingFor = { $count ->
    [0] Un instant…
    [1] En attente d’une autre personne.
    [2] En attente de deux autres personnes.
    [3] En attente de trois autres personnes.
   *[other] En attente de { $count } autres personnes.
}

## Ce qui s’est fait tout seul, faute de choix

answered =
    .done = Il ne restait aucune relance : tu gardes tes dés.
    .resolve = Il ne restait qu’une carte : elle a été résolue pour toi.
    .realm = Il n’y avait nulle part où aller : ta compagnie reste là.
    .sea = Aucun bateau ne pouvait naviguer : tous restent là.

## Le bouton doré : court

verbs =
    .adventurer = Jouer { FORM($card, "the") }
    .take = Enrôler { FORM($card, "the") }
    .discard = Au cimetière : { $card }
    .resolve = Résoudre { FORM($card, "the") }
    .lose = Au cimetière : { $card }
    .fetch = Ramener { FORM($card, "the") }
takeDie = Prendre le dé { $colour }
putOn = { $space ->
    [fire] Le mettre sur Feu
    [water] Le mettre sur Eau
    [earth] Le mettre sur Terre
    [air] Le mettre sur Air
   *[nature] Le mettre sur Nature
}
leaveIt = Le laisser là
break = Briser le sortilège
go = Y aller
sail = Y naviguer
done = Tout garder
stop = S’arrêter ici
camp = Camper ici
stay = Rester ici
moor = Laisser les bateaux
resolveAll = Tout résoudre ({ $count })
resolveGains = { $count ->
    [one] Résoudre d’abord { $count } gain
   *[other] Résoudre d’abord les { $count } gains
}
walk = { $steps ->
    [one] Y aller
   *[other] Y aller : { $steps } étapes
}
choose = Choisir
wait = Attendre
standby =
    .take = Enrôler
    .adventurer = Choisir
    .discard = Choisir
    .resolve = Résoudre
    .go = Y aller
atOnce =
    .go = choisis une case lointaine
    .resolve = clique sur une carte

## Le dé noir : boutons

putBlack = Mettre le dé{"\u00A0"}noir{"\u00A0"}ici
putBlackAt = Mettre le dé noir ici : { $space }
leaveBlack = Le laisser : Kaar te protège

## Relances

paidBy = Payer avec
sourceToken = { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
}
sourceTrack = éclats { $before } → { $after }
payTokens = { $spent ->
    [one] { $spent } jeton
   *[other] { $spent } jetons
}
payTokensLeft = { $left ->
    [0] { $spent ->
        [one] { $spent } jeton, reste 0
       *[other] { $spent } jetons, reste 0
    }
   *[other] { $spent ->
        [one] { $spent } jeton, reste { $left }
       *[other] { $spent } jetons, reste { $left }
    }
}
payCards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
payLight = { $after ->
    [one] { $before } → { $after } éclat
   *[other] { $before } → { $after } éclats
}
payMixed = { JOIN($parts, ", ") }
reroll = Relancer
rerollFor = { $dice ->
    [one] Relancer ce dé : { $price }
   *[other] Relancer ces deux dés : { $price }
}
rerollBoth = Relancer les deux
rerollOnly = Relancer seulement le premier
turnOne = Tourner un dé
turning = Tourne un dé.
turningHint = Cela coûte trois relances : choisis la face, puis tourne le dé.
turnTo = Tourner sur { $face }
turnToFor = Tourner sur { $face } : { $price }
turnFor = Tourner un dé : { $price }
turnThis = Tourner ce dé
faces = Sur quelle face ?
chooseTurned = Choisis le dé à tourner.
spendOne = Dépenser : { $price }
chooseFace = choisis d’abord une face
chooseDice = choisis d’abord des dés

## Midi

atNoon = À midi
leave = { $count ->
    [one] { $count } part
   *[other] { $count } partent
}
nothingAtNoon = rien

either = { JOIN($choices, ", ou\u00A0: ") }
