### Phrases à l’intérieur d’autres messages : petite initiale, pas de point. Ce qu’un effet fait est à l’infinitif.

## Quantités

amount_light = { $count ->
    [one] { $count } {-light(form: "one")}
   *[other] { $count } {-light}
}

amount_footprints = { $count ->
    [one] { $count } {-footprint}
   *[other] { $count } {-footprints}
}

amount_fireflies = { $count ->
    [one] { $count } {-firefly}
   *[other] { $count } {-fireflies}
}

amount_rerolls = { $count ->
    [one] { $count } jeton {-reroll}
   *[other] { $count } jetons {-reroll}
}

## Dés

the_die = { $sort ->
    [black] le dé noir
    [small] le petit dé { $colour }
    [sketal] le dé { FORM($owner, "of") }
    [multicoloured] le dé { $colour } { FORM($owner, "of") }
   *[large] le grand dé { $colour }
}

listed_die = { $sort ->
    [black] noir
    [small] petit { $colour }
    [sketal] celui { FORM($owner, "of") }
    [multicoloured] { $colour } { FORM($owner, "of") }
   *[large] grand { $colour }
}

small_dice = { $count ->
    [one] { $count } dé { $colour }
   *[other] { $count } dés { FORM($colour, "plural") }
}

shown_element = { $count } { $face }

shown_special = { $count ->
    [one] { $face }
   *[other] { $face } sur { $count } dés
}

## Textes des cartes

short_text = { $slot ->
    [effect] { TEXT($card, "effect_short") }
    [ability] { TEXT($card, "ability_short") }
   *[points] { TEXT($card, "points_short") }
}

full_text = { $slot ->
    [effect] { TEXT($card, "effect") }
    [ability] { TEXT($card, "ability") }
   *[points] { TEXT($card, "points") }
}

no_such_die = ce dé n’est pas dans la réserve

## Ce que fait un effet

do_gain = gagner { $what }

do_take = prendre { $what }

do_lose = perdre { $what }

do_skull = ce compagnon va au cimetière

do_bury = { $card ->
    [none] ton compagnon le plus à droite irait au cimetière, sans que son effet s’applique, mais tu n’en as aucun
   *[other] ton compagnon le plus à droite, { FORM($card, "the") }, va au cimetière, sans que son effet s’applique
}

do_spells = chaque adversaire prend une tuile sortilège, face cachée

do_fetch = ramener du cimetière un autre compagnon de ton choix

do_skull_of_board = envoyer un compagnon au cimetière ou briser un sortilège

on_route = en chemin, { $deed }

## Ce que coûtent les relances

spend_token = dépenser 1 jeton {-reroll} (tu en as { $left })

spend_tokens = dépenser { $what }

spend_track = { $after ->
    [one] reculer de { $before } à { $after } {-light(form: "one")}
   *[other] reculer de { $before } à { $after } {-light}
}

spend_companion = utiliser la relance quotidienne { FORM($card, "of") }

## Relances au choix

up_to = jusqu’à { $what }

reroll_of = la relance quotidienne { FORM($card, "of") }

going_back = un recul de { $before } à { OR($after) } {-light}
