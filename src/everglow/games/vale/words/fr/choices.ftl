### Des réponses : une liste d’infinitifs.

choose_mark = Capturer { FORM($card, "the") } ({ $family } { $cost })

choose_sell = Vendre { FORM($card, "the") } contre { $stones }

choose_tame = Apprivoiser { FORM($card, "the") }

choose_summon = Invoquer { FORM($card, "the") } (coût { $cost }) – { JOIN($effects, "\u202F; ") }

choose_summon_free = Invoquer { FORM($card, "the") } sans payer – { JOIN($effects, "\u202F; ") }

choose_release = Bannir { FORM($card, "the") } (coût { $cost })

choose_pay = { COUNT($stones) ->
    [0] Ne payer aucune pierre
   *[other] Payer { $stones }
} (valeur { $worth }, coût { $cost })

choose_keep = Garder { $kept }, rendre { $rest }

choose_activate = Activer { FORM($card, "the") } – { TEXT($card, "active_short") }

choose_copy_instant = Copier { FORM($card, "the") } – { TEXT($card, "instant_short") }

choose_copy_active = Copier { FORM($card, "the") } – { TEXT($card, "active_short") }

choose_return = Récupérer { FORM($card, "the") } dans ta main

choose_return_scoring = Récupérer { FORM($card, "the") } dans ta main et gagner { $points ->
    [one] { $points } point
   *[other] { $points } points
}

choose_discard_area = Défausser { FORM($card, "the") } de ton arène

choose_discard_hand = Défausser { FORM($card, "the") } de ta main

choose_discard_hand_scoring = Défausser { FORM($card, "the") } de ta main et gagner { $points ->
    [one] { $points } point
   *[other] { $points } points
}

choose_discard_hand_taking = Défausser { FORM($card, "the") } de ta main et prendre 1 pierre { -purple }

choose_take = Prendre en main { FORM($card, "the") } de la défausse

choose_option = { $card } : { $option }

choose_option_of_copy = { $card } (effet { FORM($copied, "of") }) : { $option }

choose_loser = { $seat } perd 1 point (sur { $points }), tu gagnes 1 point

choose_prey = { $seat ->
    [you] Tu défausses { FORM($family, "a") } : { OR($cards) }
   *[other] { $seat } défausse { FORM($family, "a") } : { OR($cards) }
}

choose_done = Ne plus rien défausser
choose_end_turn = Finir le tour

## Morceaux de phrases

short_effect = { $slot ->
    [instant] { -instant } : { TEXT($card, "instant_short") }
    [permanent] { -permanent } : { TEXT($card, "permanent_short") }
   *[active] { -active } : { TEXT($card, "active_short") }
}

## En bref

pay_in_brief = { COUNT($stones) ->
    [0] aucune pierre
   *[other] { JOIN($stones, ", ") }
} (valeur { $worth })

keep_in_brief = { COUNT($kept) ->
    [0] aucune pierre
   *[other] { JOIN($kept, ", ") }
} (remises : { JOIN($rest, ", ") })

summon_in_brief = Invoquer { FORM($card, "the") } (coût { $cost })
