### Ce qu’on consulte : une carte en entier, les arènes, la défausse, le fonctionnement du jeu.

card_in_full = { $card } ({ $family }, coût { $cost })

full_effect = { $slot ->
    [instant] { -instant } : { TEXT($card, "instant") }
    [permanent] { -permanent } : { TEXT($card, "permanent") }
   *[active] { -active } : { TEXT($card, "active") }
}

area_of = { $seat ->
    [you] Ton arène :
   *[other] Arène : { $seat }
}

area_empty = { $seat ->
    [you] Ton arène : vide
   *[other] Arène : { $seat } (vide)
}

pile_is = Défausse :

pile_empty = Défausse : vide

pile_of_family = { $family } : { JOIN($cards, ", ") }

## Conseils pour débuter

hint_round = À chaque manche, tu captures { $cards } cartes, puis tu vends ou apprivoises chacune d’elles. Ce que tu apprivoises va dans ta main ; de là, tu l’invoques en payant son coût, tout de suite ou dans une manche suivante.

hint_stones = Une pierre { -red } vaut { $red }, une pierre { -blue } { $blue }, une pierre { -purple } { $purple }. Tu peux avoir au plus { $limit } pierres, et si tu paies trop, on ne te rend pas la monnaie.

hint_sales = Une vente rapporte des pierres selon la famille : { JOIN($sales, "\u202F; ") }.

sale = { $stones } ({ $family })

hint_area = Ton arène contient au plus autant de créatures que le numéro de la manche. Pour en bannir une, tu paies le numéro de la manche.

hint_effects = Effets : un effet { -instant } s’applique une fois, quand la créature est invoquée ; un effet { -permanent } dure tant qu’elle est dans ton arène ; un effet { -active } s’applique une fois à chacun de tes tours de résolution, si c’est possible.

hint_end = La partie finit après la manche { $rounds }, ou après une manche à la fin de laquelle quelqu’un a { $points } { -points } ou plus. Qui en a le plus l’emporte.
