### Ce qui est sur la table : titres, étiquettes et nombres.

roundNow = Manche { $round }

roundOf = Manche { $round } sur { $rounds }

round = Manche

phases =
    .hunt = Capture
    .action = Action
    .resolution = Résolution

points = Points : { JOIN($standings, ", ") }

standing = { $name } { $points }

lastRound = C’est la dernière manche.

finale = { $name ->
    [none] Tu as { $points } points : dernière manche
   *[other] { $name } a { $points } points : dernière manche
}
finalRound = La dernière manche

mayEnd = { $name ->
    [none] Tu as { $points } points : la partie finit avec cette manche, sauf si cela change.
   *[other] { $name } a { $points } points : la partie finit avec cette manche, sauf si cela change.
}

## Les autres : petites étiquettes près d’un nom

starts = a l’initiative

thinking = réfléchit

inHand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}

inArea = { $creatures ->
    [one] { $creatures } créature
   *[other] { $creatures } créatures
}

open = Voir les créatures : { $name }
areaOf = Créatures : { $name }

noCreatures = { $name } n’a pas encore de créature.

yourself = Toi

## Le marché

display = Marché

marked = { $name ->
    [none] Capturée par toi.
   *[other] Capturée par { $name }.
}

sells = se vend contre

familySells = { $family ->
    [fire] Feu, se vend contre
    [water] Eau, se vend contre
    [earth] Terre, se vend contre
    [wind] Vent, se vend contre
   *[dragon] Dragon, se vend contre
}

## Arène et main

area = { $own ->
    [yes] Ton arène
   *[no] Arène
}

areaTab = Arène

creatures = { $count ->
    [one] { $count } créature sur { $slots }
   *[other] { $count } créatures sur { $slots }
}

free = { $slots ->
    [one] { $slots } emplacement libre
   *[other] { $slots } emplacements libres
}

comesHere = arrive ici

hand = { $own ->
    [yes] Ta main
   *[no] Main
}

handTab = Main

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

emptyHand = Ta main est vide. Les cartes apprivoisées arrivent ici.
hiddenHand = La main est cachée.
noHand = La main est vide.

## Ce que les créatures rapporteront à la fin de la manche

atResolution = À la résolution

acting = { $count ->
    [one] { $count } agit
   *[other] { $count } agissent
}

acts = agit

resolutionHint = Ce que tes créatures rapporteront à la résolution si rien ne change d’ici là.

## Pierres et piles

stones = Pierres

held = { $count } sur { $limit }

worth = valeur { $value }

stone = { $colour ->
    [red] Pierre { $number } : rouge, valeur { $worth }
    [blue] Pierre { $number } : bleue, valeur { $worth }
   *[purple] Pierre { $number } : violette, valeur { $worth }
}

deckOf = pioche : { $count }

discardOf = défausse : { $count }

pile = Défausse
emptyPile = La défausse est encore vide.
