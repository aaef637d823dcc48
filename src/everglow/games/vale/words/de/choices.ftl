choose_mark = { FORM($card, "akk") } markieren ({ $family } { $cost })

choose_sell = { FORM($card, "akk") } für { $stones } verkaufen

choose_tame = { FORM($card, "akk") } zähmen

choose_summon = { FORM($card, "akk") } beschwören (Kosten { $cost }): { JOIN($effects, "; ") }

choose_summon_free = { FORM($card, "akk") } kostenlos beschwören: { JOIN($effects, "; ") }

choose_release = { FORM($card, "akk") } freilassen (Kosten { $cost })

choose_pay = { COUNT($stones) ->
    [0] Keine Steine zahlen
   *[other] { $stones } zahlen
} (Wert { $worth }, Kosten { $cost })

choose_keep = { $kept } behalten, { $rest } zurücklegen

choose_activate = { FORM($card, "akk") } aktivieren: { TEXT($card, "active_short") }

choose_copy_instant = { FORM($card, "akk") } kopieren: { TEXT($card, "instant_short") }

choose_copy_active = { FORM($card, "akk") } kopieren: { TEXT($card, "active_short") }

choose_return = { FORM($card, "akk") } auf die Hand zurückrufen

choose_return_scoring = { FORM($card, "akk") } auf die Hand zurückrufen und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} erhalten

choose_discard_area = { FORM($card, "akk") } aus der Auslage ablegen

choose_discard_hand = { FORM($card, "akk") } von der Hand ablegen

choose_discard_hand_scoring = { FORM($card, "akk") } von der Hand ablegen und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} erhalten

choose_discard_hand_taking = { FORM($card, "akk") } von der Hand ablegen und 1 { -purple(form: "en") } Stein erhalten

choose_take = { FORM($card, "akk") } vom Ablagestapel auf die Hand nehmen

choose_option = { $card }: { $option }

choose_option_of_copy = { $card } als { $copied }: { $option }

choose_loser = { $seat } verliert 1 von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, du erhältst 1 Punkt

choose_prey = { $seat ->
    [you] Du legst selbst { FORM($family, "a") } ab: { OR($cards) }
   *[other] { $seat } legt { FORM($family, "a") } ab: { OR($cards) }
}

choose_done = Nichts mehr ablegen
choose_end_turn = Zug beenden

## Satzteile

short_effect = { $slot ->
    [instant] { -instant }: { TEXT($card, "instant_short") }
    [permanent] { -permanent }: { TEXT($card, "permanent_short") }
   *[active] { -active }: { TEXT($card, "active_short") }
}

## In Kürze

pay_in_brief = { COUNT($stones) ->
    [0] keine Steine
   *[other] { JOIN($stones, ", ") }
} (Wert { $worth })

keep_in_brief = { COUNT($kept) ->
    [0] keine Steine
   *[other] { JOIN($kept, ", ") }
} (zurück: { JOIN($rest, ", ") })

summon_in_brief = { FORM($card, "akk") } beschwören (Kosten { $cost })
