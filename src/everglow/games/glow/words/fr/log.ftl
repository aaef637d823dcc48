### Le journal : ce qui s’est passé, une phrase à la fois, au présent.

chose = { $seat ->
    [you] Tu joues { FORM($card, "the") }.
   *[other] { $seat } joue { FORM($card, "the") }.
}

took_companion = { COUNT($more) ->
    [0] { $seat ->
        [you] Tu enrôles { FORM($card, "the") } à l’emplacement { $space }.
       *[other] { $seat } enrôle { FORM($card, "the") } à l’emplacement { $space }.
    }
   *[other] { $seat ->
        [you] Tu enrôles { FORM($card, "the") } à l’emplacement { $space }, avec { $more }.
       *[other] { $seat } enrôle { FORM($card, "the") } à l’emplacement { $space }, avec { $more }.
    }
}

discarded = { $seat ->
    [you] Tu envoies au cimetière { FORM($card, "the") } de l’emplacement { $space }.
   *[other] { $seat } envoie au cimetière { FORM($card, "the") } de l’emplacement { $space }.
}

fetched = { $seat ->
    [you] Tu ramènes { FORM($card, "the") } du cimetière ({ $cause }).
   *[other] { $seat } ramène { FORM($card, "the") } du cimetière ({ $cause }).
}

buried = { $seat ->
    [you] Tu envoies { FORM($card, "the") } au cimetière.
   *[other] { $seat } envoie { FORM($card, "the") } au cimetière.
}

buried_by = { $seat ->
    [you] Tu envoies { FORM($card, "the") } au cimetière ({ $cause }).
   *[other] { $seat } envoie { FORM($card, "the") } au cimetière ({ $cause }).
}

took_die = { $seat ->
    [you] Tu prends le grand dé { $colour } ({ $cause }).
   *[other] { $seat } prend le grand dé { $colour } ({ $cause }).
}

returned_die = { $seat ->
    [you] Tu remets le grand dé { $colour } dans la réserve.
   *[other] { $seat } remet le grand dé { $colour } dans la réserve.
}

rolled_black_die = { $seat ->
    [you] Tu obtiens { JOIN($faces, ", puis ") } avec le dé noir, qui va à l’emplacement { $space }.
   *[other] { $seat } obtient { JOIN($faces, ", puis ") } avec le dé noir, qui va à l’emplacement { $space }.
}

moved_black_die = { $seat ->
    [you] Tu déplaces le dé noir à l’emplacement { $space }.
   *[other] { $seat } déplace le dé noir à l’emplacement { $space }.
}

rolled = { COUNT($shown) ->
    [0] { $seat ->
        [you] Tu ne lances aucun dé.
       *[other] { $seat } ne lance aucun dé.
    }
   *[other] { $seat ->
        [you] Tu obtiens { $shown }.
       *[other] { $seat } obtient { $shown }.
    }
}

with_black_die = { $face } avec le dé noir

spent_token = { $seat ->
    [you] Tu dépenses 1 jeton {-reroll}.
   *[other] { $seat } dépense 1 jeton {-reroll}.
}

spent_track = { $light ->
    [one] { $seat ->
        [you] Tu recules à { $light } {-light(form: "one")} pour une relance.
       *[other] { $seat } recule à { $light } {-light(form: "one")} pour une relance.
    }
   *[other] { $seat ->
        [you] Tu recules à { $light } {-light} pour une relance.
       *[other] { $seat } recule à { $light } {-light} pour une relance.
    }
}

spent_companion = { $seat ->
    [you] Tu utilises la relance quotidienne { FORM($card, "of") }.
   *[other] { $seat } utilise la relance quotidienne { FORM($card, "of") }.
}

rerolled = { $seat ->
    [you] Tu relances { $die } : { $before } devient { $after }.
   *[other] { $seat } relance { $die } : { $before } devient { $after }.
}

turned = { $seat ->
    [you] Tu tournes { $die } : { $before } devient { $after }.
   *[other] { $seat } tourne { $die } : { $before } devient { $after }.
}

gained = { $seat ->
    [you] Tu gagnes { $what } ({ $cause }).
   *[other] { $seat } gagne { $what } ({ $cause }).
}

took = { $seat ->
    [you] Tu prends { $what } ({ $cause }).
   *[other] { $seat } prend { $what } ({ $cause }).
}

lost = { $seat ->
    [you] Tu perds { $what } ({ $cause }).
   *[other] { $seat } perd { $what } ({ $cause }).
}

resolved = { $times ->
    [one] { $seat ->
        [you] Tu résous { FORM($card, "the") }.
       *[other] { $seat } résout { FORM($card, "the") }.
    }
   *[other] { $seat ->
        [you] Tu résous { FORM($card, "the") } ({ $times } fois).
       *[other] { $seat } résout { FORM($card, "the") } ({ $times } fois).
    }
}

drew_spell = { $seat ->
    [you] Tu prends un sortilège, face cachée ({ $cause }).
   *[other] { $seat } prend un sortilège, face cachée ({ $cause }).
}

revealed_spell = { $seat ->
    [you] Tu retournes { FORM($card, "the") }.
   *[other] { $seat } retourne { FORM($card, "the") }.
}

broke_spell = { $seat ->
    [you] Tu brises { FORM($card, "the") }.
   *[other] { $seat } brise { FORM($card, "the") }.
}

broke_unknown_spell = { $seat ->
    [you] Tu brises un sortilège face cachée.
   *[other] { $seat } brise un sortilège face cachée.
}

paid = { $seat ->
    [you] Tu paies { $what } pour { FORM($place, "the") }.
   *[other] { $seat } paie { $what } pour { FORM($place, "the") }.
}

went = { $seat ->
    [you] Tu vas { FORM($place, "to") }.
   *[other] { $seat } va { FORM($place, "to") }.
}

camped = { $seat ->
    [you] Tu campes { FORM($place, "at") }.
   *[other] { $seat } campe { FORM($place, "at") }.
}

sailed = { $seat ->
    [you] Tu navigues { FORM($start, "of") } { FORM($place, "to") }.
   *[other] { $seat } navigue { FORM($start, "of") } { FORM($place, "to") }.
}

put_back_dice = { $seat ->
    [you] Tu remets les petits dés en place : { JOIN($dice, ", ") }.
   *[other] { $seat } remet les petits dés en place : { JOIN($dice, ", ") }.
}

dice_on = { $dice } sur { $space }

## Ce qui arrive à tout le monde

day_began = { $seat ->
    [you] Jour { $day }, tu commences. Sur la piste de rencontres : { $companions }.
   *[other] Jour { $day }, { $seat } commence. Sur la piste de rencontres : { $companions }.
}

last_day_began = { $seat ->
    [you] Jour { $day }, le dernier, tu commences. Sur la piste de rencontres : { $companions }.
   *[other] Jour { $day }, le dernier, { $seat } commence. Sur la piste de rencontres : { $companions }.
}

lies_at = { $card } ({ $space })

cleared = { COUNT($cards) ->
    [one] { CAPITAL(FORM($cards, "the")) } va au cimetière.
   *[other] { CAPITAL(FORM($cards, "the")) } vont au cimetière.
}

## Causes, entre parenthèses derrière une phrase

cause_card = { $card }

cause_place = { $place }

cause_die = { $face ->
    [footprints_2] dé violet
    [light_3] dé jaune
   *[minus_light_2] dé noir
}

cause_route = en chemin

cause_skull = tête de mort du plateau
