### La galerie des cartes, des dés et des plateaux.

title = Aventuriers, compagnons, sortilèges

## Filtres

kind = Type
kinds =
    .adventurer = Aventurier
    .A = Compagnon, carte A
    .B = Compagnon, carte B
    .spell = Tuile sortilège
groups =
    .adventurer = Aventuriers
    .A = Compagnons A
    .B = Compagnons B
    .spell = Sortilèges
needs = Demande
same = dés identiques
bars = Interdit
gives = Donne
skull = va au cimetière
fetch = ramène du cimetière
spells = distribue des sortilèges
loss = des pertes
brings = Apporte
die = dés
daily = une relance par jour
kaar = le dé noir
orders =
    .points = le plus d’éclats d’abord
    .fireflies = le plus de lucioles d’abord
rooms =
    .realm = Province
    .sea = Archipel

## Dés

diceTitle = Huit couleurs de dés
diceAbout = Chaque dé montre les cinq éléments. Sa sixième face reprend l’élément de sa couleur, ou montre quelque chose de spécial ; un petit disque dans le coin indique quoi.
boxedWith = { $count ->
    [one] { $count } grand avec { FORM($card, "the") }
   *[other] { $count } grands avec { FORM($card, "the") }
}
boxedReserve = { $count ->
    [one] { $count } grand dans la réserve
   *[other] { $count } grands dans la réserve
}
boxedSmall = { $count ->
    [one] { $count } petit
   *[other] { $count } petits
}
boxed = { JOIN($parts, " · ") }

## Plateaux

realmAbout = La compagnie marche le long des chemins : une case demande un dé qui montre son élément, un élément barré ne doit être sur aucun dé, et 1 petit pas remplace l’un comme l’autre. Campe dans un village pour gagner ses éclats en fin de partie.
seaAbout = Quatre bateaux partent du centre. Une bouée dit combien d’éléments différents les dés doivent montrer pour y naviguer ; chaque île vaut ses éclats en fin de partie.
place = { CAPITAL(FORM($place, "the")) } : { JOIN($parts, ", ") }
route = Entre { FORM($start, "the") } et { FORM($place, "the") } : { $found }
passage = { CAPITAL(FORM($start, "of")) } { FORM($place, "to") } : { JOIN($parts, ", ") }

## Ce que les lieux prennent et donnent

toll = { $count ->
    [0] aucun péage
    [one] péage de { $count } {-footprint}
   *[other] péage de { $count } {-footprints}
}
worth = { $light ->
    [one] { $light } {-light(form: "one")}
   *[other] { $light } {-light}
}
found = {-skull} prend un compagnon ou un sortilège
anything = n’importe quels éléments
between = { $least } à { $most } éléments différents
exactly = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments différents
}

partsLabel = La table et ses parties
partTrack =
    .title = Piste de score
    .about = Les éclats de tout le monde ; y reculer paie une relance.
partMeeting =
    .title = Piste de rencontres
    .about = Cinq compagnons, chacun avec des dés et des petits pas.
partQuestion =
    .title = Question
    .about = Ce qui t’est demandé. Le bouton doré fait ce que tu as choisi.
partDice =
    .title = Tes dés
    .about = Les grands restent, les petits repartent chaque soir.
partCompany =
    .title = Ta compagnie
    .about = Ton aventurier et tes compagnons. La dernière ligne d’une carte : ce que les dés doivent montrer, et ce qu’elle donne.
partMap =
    .title = Plateau
    .about = Les villages où camper, et les chemins qui y mènent.
