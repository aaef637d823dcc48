### Les plans, les lieux et les chemins.

map = Plan
maps =
    .realm = Plan de la Province des Ombres
    .sea = Plan de l’Archipel ténébreux
enlarge = Agrandir le plan
zoomIn = Zoomer
zoomOut = Dézoomer
nextStep = Prochaine étape

## Lieux en titre

spot = { CAPITAL($element) } { $mark }
pass = Sans { $element } { $mark }
village = Village à { $light }
start = Départ
island = { CAPITAL($place) }

towards = { $wind ->
    [east] { $title }, à l’est
    [south_east] { $title }, au sud-est
    [south] { $title }, au sud
    [south_west] { $title }, au sud-ouest
    [west] { $title }, à l’ouest
    [north_west] { $title }, au nord-ouest
    [north] { $title }, au nord
   *[north_east] { $title }, au nord-est
}
sailing = { CAPITAL(FORM($start, "short")) } → { FORM($place, "short") }

## Pour qui écoute : un lieu du plan et ce qu’il demande

at = { FORM($place, "the") }
to = { FORM($place, "the") } : { $cost }
fromTo = { FORM($start, "of") } { FORM($place, "to") } : { $cost }

## Ce qu’une étape prend et donne : très court

free = gratuit
takes = { $count ->
    [one] −{ $count } {-footprint}
   *[other] −{ $count } {-footprints}
}
toll = { $count ->
    [one] { $count } {-footprint}
   *[other] { $count } {-footprints}
}
gain = { $count ->
    [one] +{ $count } { FORM($good, "one") }
   *[other] +{ $count } { FORM($good, "many") }
}
loss = { $count ->
    [one] −{ $count } { FORM($good, "one") }
   *[other] −{ $count } { FORM($good, "many") }
}
without = sans { $element }
# Sur une bouée : tout nombre d’éléments différents convient.
anyNumber = 0–5

## Ce qu’un chemin demande

trip = { $steps ->
    [one] { COUNT($parts) ->
        [0] { $steps } étape : gratuit
       *[other] { $steps } étape : { JOIN($parts, ", ") }
    }
   *[other] { COUNT($parts) ->
        [0] { $steps } étapes : gratuit
       *[other] { $steps } étapes : { JOIN($parts, ", ") }
    }
}
uses = utiliser { JOIN($dice, " ") }
tripParts =
    .footprints = { $count ->
        [one] payer { $count } {-footprint}
       *[other] payer { $count } {-footprints}
    }
    .light = { $count ->
        [one] perdre { $count } {-light(form: "one")}
       *[other] perdre { $count } {-light}
    }
    .skulls = { $count ->
        [one] {-skull} prend un compagnon ou un sortilège
       *[other] { $count } {-skull(form: "many")} prennent des compagnons ou des sortilèges
    }
    .fireflies = { $count ->
        [one] trouver { $count } {-firefly}
       *[other] trouver { $count } {-fireflies}
    }
    .rerolls = { $count ->
        [one] trouver { $count } {-reroll}
       *[other] trouver { $count } {-rerolls}
    }
    .lacking = { $count ->
        [one] il te manque { $count } {-footprint}
       *[other] il te manque { $count } {-footprints}
    }
lacking = { $count ->
    [one] il te manque { $count } petit pas
   *[other] il te manque { $count } petits pas
}
harm = { $light ->
    [0] { $skulls ->
        [0] {""}
        [one] une tête de mort
       *[other] { $skulls } têtes de mort
    }
    [1] { $skulls ->
        [0] { $light } éclat perdu
        [one] { $light } éclat perdu, une tête de mort
       *[other] { $light } éclat perdu, { $skulls } têtes de mort
    }
   *[other] { $skulls ->
        [0] { $light } éclats perdus
        [one] { $light } éclats perdus, une tête de mort
       *[other] { $light } éclats perdus, { $skulls } têtes de mort
    }
}
walkEnds = La marche s’arrête ici : tu ne peux pas aller { FORM($place, "to") } maintenant.
noBoatNear = Aucun de tes bateaux n’est à côté : un seul bateau par jour suit une seule liaison.
