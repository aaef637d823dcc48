### Ce que dit la table : noms des parties et des pièces, surtout des étiquettes courtes.

space =
    .fire = Feu
    .water = Eau
    .earth = Terre
    .air = Air
    .nature = Nature

## Parties de la table

meeting = Piste de rencontres
adventurers = Aventuriers
company = Ta compagnie
companyOf = Compagnie : { $name }
yourDice = Tes dés
diceOf = Dés : { $name }
dice = Dés
spells = Sortilèges
reserve = Réserve
diceInReserve = Dés de la réserve
graveyard = Cimetière
deck = { $back ->
    [none] Pioche
   *[other] Pioche { $back }
}
back = { $count ->
    [none] Pioche { $deck }
   *[other] { $count ->
        [one] Pioche { $deck }, { $count } carte
       *[other] Pioche { $deck }, { $count } cartes
    }
}
endedNow = Si la partie finissait maintenant
more = Plan, cartes et journal
tabs =
    .track = Piste
    .map = Plan
    .party = Compagnie
startPlayer = a l’initiative

## Ce qui se trouve où

took = { $name } a enrôlé { FORM($card, "the") }
buried = { CAPITAL(FORM($card, "the")) } est au cimetière
emptySpace = Il n’y a plus personne ici
nothingThere = rien
lying = Sur cet emplacement
joins = viendra ici
noCompanions = Personne ne te suit encore.
alone = Aucun compagnon pour l’instant.
noSpells = Aucun sortilège
noDice = aucun dé
emptyReserve = La réserve est vide.
emptyGraveyard = Personne ne repose encore ici.
closeGraveyard = Retour à la table
faceDown = Sortilège, face cachée
tileDown = Tuile sortilège, face cachée

## Jetons

goods =
    .light = éclats
    .footprint = petits pas
    .firefly = lucioles
    .reroll = relances
owned =
    .light = { $count ->
        [one] { $count } éclat
       *[other] { $count } éclats
    }
    .footprint = { $count ->
        [one] { $count } petit pas
       *[other] { $count } petits pas
    }
    .firefly = { $count ->
        [one] { $count } luciole
       *[other] { $count } lucioles
    }
    .reroll = { $count ->
        [one] { $count } relance
       *[other] { $count } relances
    }
rerollTokens = { $count ->
    [one] { $count } jeton relance
   *[other] { $count } jetons relance
}
firefliesFor = { $companions ->
    [one] { $fireflies } pour { $companions } compagnon
   *[other] { $fireflies } pour { $companions } compagnons
}

## Conditions des cartes : très court

met = { $times ->
    [one] remplie
   *[other] remplie ×{ $times }
}
notMet = non remplie
resolved = résolue
saidResolved = Carte résolue.
saidNotMet = Condition non remplie.
saidMet = Condition remplie { $times } fois.
times = ×{ $count }

## Dés

chosenDice = { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
}
usedDice = sombre : déjà utilisé
cancelled = neutralisé par le dé noir
used = utilisé
stated = { JOIN($parts, ", ") }

## Jours et phases

day = Jour
dayNow = Jour { $day }
dayOf = Jour { $day } sur { $days }
strongerDay = Jour { $day } sur { $days }{"\u00A0"}; des compagnons plus forts arrivent
lastDay = C’est le dernier jour.
finalDay = Le dernier jour
phases =
    .setup = Mise en place
    .morning = Matin
    .late_morning = Lancer
    .noon = Midi
    .afternoon = Voyage
    .evening = Soir
    .end = Fin
busy =
    .setup = choisit
    .morning = enrôle
    .late_morning = lance
    .noon = résout
    .afternoon = voyage
    .evening = {""}
    .end = {""}
busyPerson =
    .setup = { $name } choisit
    .morning = { $name } enrôle un compagnon
    .late_morning = { $name } lance les dés
    .noon = { $name } résout ses cartes
    .afternoon = { $name } voyage
    .evening = { $name }
    .end = { $name }
busyPeople = { JOIN($people, ", ") }.
ready = a fini

## La piste de score

light = Éclats : { JOIN($people, ", ") }
lightOf = { $name } { $count }
rerollField = Case de relance { $field }

## Dessins des règles

cardPoints = Dans le soleil : ses éclats en fin de partie.
cardBrings = En face : ses lucioles, une relance par jour, ou le dé qu’elle apporte.
cardEffect = En bas : ce que les dés doivent montrer, et ce qu’elle donne alors.
acts = { $times ->
    [0] n’agit pas
    [1] agit une fois
   *[other] agit { $times } fois
}
people =
    .ana = Ana
    .bo = Bo
