### Antwoorden op een vraag: een lijst om uit te kiezen, in de onbepaalde wijs.

choose_mark = { $card } markeren ({ $family } { $cost })

choose_sell = { $card } verkopen voor { $stones }

choose_tame = { $card } temmen

choose_summon = { $card } oproepen (kost { $cost }): { JOIN($effects, "; ") }

choose_summon_free = { $card } oproepen zonder te betalen: { JOIN($effects, "; ") }

choose_release = { $card } verwijderen (kost { $cost })

choose_pay = { COUNT($stones) ->
    [0] Geen stenen betalen
   *[other] { $stones } betalen
} (waarde { $worth }, kosten { $cost })

choose_keep = { $kept } houden, { $rest } terugleggen

choose_activate = { $card } activeren: { TEXT($card, "active_short") }

choose_copy_instant = { $card } kopiëren: { TEXT($card, "instant_short") }

choose_copy_active = { $card } kopiëren: { TEXT($card, "active_short") }

choose_return = { $card } terugnemen in je hand

choose_return_scoring = { $card } terugnemen in je hand en { $points ->
    [one] 1 punt
   *[other] { $points } punten
} ontvangen

choose_discard_area = { $card } uit je speelgebied afleggen

choose_discard_hand = { $card } uit je hand afleggen

choose_discard_hand_scoring = { $card } uit je hand afleggen en { $points ->
    [one] 1 punt
   *[other] { $points } punten
} ontvangen

choose_discard_hand_taking = { $card } uit je hand afleggen en 1 { -purple } steen nemen

choose_take = { $card } van de aflegstapel in je hand nemen

choose_option = { $card }: { $option }

choose_option_of_copy = { $card } als { $copied }: { $option }

choose_loser = { $seat } verliest 1 van { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, jij ontvangt 1 punt

choose_prey = { $seat ->
    [you] { $seat } (jij) legt { FORM($family, "a") } af: { OR($cards) }
   *[other] { $seat } legt { FORM($family, "a") } af: { OR($cards) }
}

choose_done = Niets meer afleggen
choose_end_turn = Je beurt beëindigen

## Delen van zinnen

short_effect = { $slot ->
    [instant] { -instant }: { TEXT($card, "instant_short") }
    [permanent] { -permanent }: { TEXT($card, "permanent_short") }
   *[active] { -active }: { TEXT($card, "active_short") }
}

## In het kort

pay_in_brief = { COUNT($stones) ->
    [0] geen stenen
   *[other] { JOIN($stones, ", ") }
} (waarde { $worth })

keep_in_brief = { COUNT($kept) ->
    [0] geen stenen
   *[other] { JOIN($kept, ", ") }
} (terug: { JOIN($rest, ", ") })

summon_in_brief = { $card } oproepen (kost { $cost })
