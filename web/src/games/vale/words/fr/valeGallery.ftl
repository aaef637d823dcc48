### La galerie des créatures, et les figures des règles.

title = Créatures

kind = { $family ->
    [fire] Feu · coût { $cost }
    [water] Eau · coût { $cost }
    [earth] Terre · coût { $cost }
    [wind] Vent · coût { $cost }
   *[dragon] Dragon · coût { $cost }
}

## Filtres

family = Famille
effect = Effet
cost = Coût

costs = { $least } à { $most }

costsMore = { $least } et plus

gives = Donne
stones =
    .red = pierres rouges
    .blue = pierres bleues
    .purple = pierres violettes

does = Rôle
deeds =
    .points = rapporte des points
    .cards = apporte des cartes
    .returns = récupère des créatures
    .discards = défausse
    .summons = invoque sans payer
    .repeats = répète des effets
    .pays = a une contrepartie
    .others = touche les autres
    .cheaper = réduit les coûts
    .worth = modifie les pierres

orders =
    .cost = coût croissant
    .dear = coût décroissant

## Pierres

stonesRoom = Pierres
stonesTitle = Trois pierres, cinq familles
stonesAbout = Une pierre a autant de côtés que sa valeur ; la ronde vaut 1. Qui vend une carte capturée prend les pierres de sa famille.

## Figures des règles

figureCard =
    .cost = En haut à gauche : son coût, dans la forme de sa famille.
    .family = En haut à droite : la famille, encore une fois.
    .effects = Sous le nom : un éclair pour un effet instantané, une boucle sans fin pour un effet permanent, un cercle de flèches pour un effet activable.

figureMarking = À trois, on capture dans l’ordre 1, 2, 3, 3, 2, 1.

figureTogether = { $cards }

partsLabel = La table et ses parties
partTrack =
    .title = Piste de score
    .about = Les points de tout le monde.
partOthers =
    .title = Les autres
    .about = Leurs points, leurs pierres et leurs créatures.
partDisplay =
    .title = Marché
    .about = Les créatures à capturer, par famille, avec les pierres contre lesquelles chaque famille se vend.
partQuestion =
    .title = Question
    .about = Ce qui t’est demandé. Le bouton doré fait ce que tu as choisi.
partStones =
    .title = Tes pierres
    .about = Elles valent 1, 3 et 6 ; quatre au plus.
partArea =
    .title = Ton arène
    .about = Les créatures invoquées ; un emplacement de plus à chaque manche.
partHand =
    .title = Ta main
    .about = Les créatures apprivoisées que tu peux invoquer. Personne d’autre ne les voit.
