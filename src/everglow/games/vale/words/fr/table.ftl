### La table en lignes de texte.

table_over = La partie est finie après la manche { $round }. { $victory }

table_now = Manche { $round } sur { $rounds }, { $phase ->
    [hunt] phase de capture
    [action] phase d’action
   *[resolution] phase de résolution
} ; { $start ->
    [you] tu as l’initiative
   *[other] { $start } a l’initiative
}{ COUNT($waiting) ->
    [0] {""}
   *[other] {"\u202F"}; en attente : { $waiting }
}.

table_piles = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}{ $top ->
    [none] {""}
   *[other] , { FORM($top, "the") } sur le dessus
}. Défausse : { $discarded ->
    [one] { $discarded } carte
   *[other] { $discarded } cartes
}.

display_is = Marché :

display_in_brief = Marché : { JOIN($cards, ", ") }

hand_is = Ta main :

hand_in_brief = Ta main : { JOIN($cards, ", ") }

## Une carte dans une liste

card_head = { $card } ({ $family } { $cost })

card_marked = { $seat ->
    [you] { $card } ({ $family } { $cost }, capturée par toi)
   *[other] { $card } ({ $family } { $cost }, capturée par { $seat })
}

card_activated = { $card } ({ $family } { $cost }, activée)

card_costs_now = { $card } ({ $family } { $cost }, te coûte { $now })

creature_in_brief = { $activated ->
    [yes] { $card } ({ $family }, activée)
   *[no] { $card } ({ $family })
}

card_line = { $head } – { JOIN($effects, "\u202F; ") }

indented = {"  "}{ $line }

## Autour de la table

player_has = { $seat ->
    [you] { $seat } (toi)
   *[other] { $seat }
} : { $points ->
    [one] { $points } { -points(form: "one") }
   *[other] { $points } { -points }
} ; { COUNT($stones) ->
    [0] aucune pierre
   *[other] pierres : { JOIN($stones, ", ") }
} (valeur { $worth }, limite { $limit }) ; { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}{ $creatures ->
    [none] {""}
   *[other] , arène { $creatures } sur { $slots }
}.

area_is = Arène, { $creatures } sur { $slots } :

area_in_brief = Arène, { $creatures } sur { $slots } : { COUNT($cards) ->
    [0] vide
   *[other] { JOIN($cards, ", ") }
}

standings = { JOIN($standings, "\u202F; ") }.

standing = { $seat } : { $points ->
    [one] { $points } { -points(form: "one") }
   *[other] { $points } { -points }
}
