### Réponses à l’infinitif. Où l’anglais a un deux-points suivi d’une espace, il en faut un ici aussi, le premier de la ligne.

## Mise en place et matin

choice_adventurer = Choisir { FORM($card, "the") } : { JOIN($text, "\u202F; ") }

choice_take = { COUNT($more) ->
    [0] Enrôler { FORM($card, "the") } à l’emplacement { $space }, sans rien d’autre : { JOIN($text, "\u202F; ") }
   *[other] Enrôler { FORM($card, "the") } à l’emplacement { $space }, avec { $more } : { JOIN($text, "\u202F; ") }
}

choice_die = Prendre le grand dé { $colour } dans la réserve

choice_leave_black_die = Laisser le dé noir là et enrôler le compagnon : Kaar te protège

choice_move_black_die = { $card ->
    [none] Déplacer le dé noir à l’emplacement { $space }, où il n’y a personne
   *[other] Déplacer le dé noir à l’emplacement { $space }, où se trouve { FORM($card, "the") }
}

choice_discard = Envoyer au cimetière { FORM($card, "the") } de l’emplacement { $space }

## Fin de matinée

choice_reroll = Relancer 1 ou 2 dés : { $price }

choice_spend = { CAPITAL($price) }

choice_turn = Tourner un dé sur la face de ton choix : { JOIN($steps, ", puis ") }

choice_turn_from = Tourner un dé sur la face de ton choix : dépenser { $count } relances ({ JOIN($sources, ", ") })

choice_turn_die = Tourner { $die } ({ $face })

choice_first_die = Relancer { $die } ({ $face })

choice_second_die = Relancer aussi { $die } ({ $face })

choice_only = Relancer seulement { $die } ({ $face })

choice_face = Tourner { $die } ({ $before } devient { $after })

choice_same_face = Tourner { $die } ({ $before } reste { $after })

choice_done = S’en tenir là : garder les dés tels quels

## Midi

choice_resolve = { $times ->
    [one] Résoudre { FORM($card, "the") } : { JOIN($deeds, ", puis ") }
   *[other] Résoudre { FORM($card, "the") } ({ $times } fois) : { JOIN($deeds, ", puis ") }
}

choice_resolve_and_lose = Résoudre { FORM($card, "the") } : { JOIN($deeds, ", puis ") } (perdu avec lui : { JOIN($lost, "\u202F; ") })

choice_resolve_spell = Résoudre { FORM($card, "the") }, ton sortilège { $number } : { JOIN($deeds, ", puis ") }

choice_fetch = Ramener { FORM($card, "the") } du cimetière : { JOIN($text, "\u202F; ") }

## Après-midi

choice_go = Aller { FORM($place, "to") } : { JOIN($parts, "\u202F; ") }

choice_sail = Naviguer { FORM($start, "of") } { FORM($place, "to") } : { JOIN($parts, "\u202F; ") }

worth_instead = { $light ->
    [one] vaut { $light } {-light(form: "one")} au lieu de { $before }
   *[other] vaut { $light } {-light} au lieu de { $before }
}

choice_moor = Laisser les bateaux où ils sont

choice_stay = Rester { FORM($place, "at") }

choice_stop = S’arrêter { FORM($place, "at") }

choice_camp = S’arrêter { FORM($place, "at") } : camper ici

choice_lose = { COUNT($lost) ->
    [0] Envoyer { FORM($card, "the") } au cimetière
   *[other] Envoyer { FORM($card, "the") } au cimetière : { JOIN($lost, "\u202F; ") } (perdu avec lui)
}

choice_break = { $card ->
    [none] Briser ton sortilège { $number }, face cachée
   *[other] Briser ton sortilège { $number }, { FORM($card, "the") }
}

## En bref

choice_die_in_brief = { $die } ({ $face })

choice_sail_in_brief = { FORM($start, "short") } → { FORM($place, "short") } : { JOIN($parts, "\u202F; ") }
