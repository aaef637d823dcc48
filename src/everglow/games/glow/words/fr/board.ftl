### Le plateau pour une personne : où elle est, où elle peut aller et ce qu’il faut. Lignes du terminal.

## Où sont les pions

at_place = { FORM($place, "at") }

at_place_with_camp = { FORM($place, "at") }, campement { FORM($camp, "at") }

boats = bateaux : { $boats }

boats_at = { $count ->
    [one] { FORM($place, "short") }
   *[other] { FORM($place, "short") } ({ $count })
}

## Ce qu’il faut pour entrer, quoi que montrent les dés

need_face = { $face }

need_without = sans { $face }

need_nothing = rien

need_elements_between = { $least } ou { $most } éléments

need_elements = { $count } éléments

need_any_elements = n’importe quel nombre d’éléments

need_elements_and_toll = { $elements } et { $toll }

## Ce qu’il faut maintenant, ou pourquoi ce n’est pas possible

needs = demandé : { $what }

entered_today = lieu déjà visité aujourd’hui

uses_die = utiliser 1 dé { $face }

free = gratuit

closed = fermé

pay = payer { $what }

you_lack = il te manque { $what }

worth = { $light ->
    [one] vaut { $light } {-light(form: "one")}
   *[other] vaut { $light } {-light}
}

## La Province des Ombres

ways = { CAPITAL(FORM($place, "of")) }, tu peux aller { JOIN($ways, ", ") }.

way = { FORM($place, "to") } ({ JOIN($parts, "\u202F; ") })

villages = Villages les plus proches : { JOIN($paths, "\u202F; ") }.

path = { COUNT($steps) ->
    [one] à { $light } {-light} en 1 étape – { JOIN($steps, ", ") }
   *[other] à { $light } {-light} en { COUNT($steps) } étapes – { JOIN($steps, ", ") }
}

step_with = { $need } (en chemin, { $deed })

## L’Archipel ténébreux

passages = Tes bateaux peuvent naviguer :

passages_with_dice = { $count ->
    [0] Tes bateaux peuvent naviguer, sans aucun élément sur tes dés :
    [one] Tes bateaux peuvent naviguer, avec { $count } élément sur tes dés :
   *[other] Tes bateaux peuvent naviguer, avec { $count } éléments différents sur tes dés :
}

passage = { COUNT($parts) ->
    [0] { FORM($start, "short") } → { FORM($place, "short") } (demandé : { $needed })
   *[other] { FORM($start, "short") } → { FORM($place, "short") } (demandé : { $needed }) : { JOIN($parts, "\u202F; ") }
}

islands_worth = Îles qui valent des {-light} en fin de partie : { $islands }.

island_worth = { FORM($place, "short") } { $light }

## Un petit plan en caractères

map_legend = [toi] {-fire}1 demande {-fire}, !{-fire}1 sans {-fire} ; ^5 village à 5 {-light} ; +1{-footprint} ton prix ; x déjà visité

sea_legend = [2 est] tes bateaux ; 1-2 éléments différents demandés, +1{-footprint} péage ; 5 {-light} en fin de partie

map_row = { JOIN($pieces, "") }

map_island = { $boats ->
    [0] { FORM($place, "short") }
    [1] {"["}{ FORM($place, "short") }]
   *[other] {"["}{ $boats } { FORM($place, "short") }]
}

map_start = { FORM($place, "short") }

# 3 ou 4 caractères : tout nombre d’éléments convient.
map_any = 0-5

map_piece = { PAD($piece, $width) }
