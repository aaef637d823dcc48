### Antworten als das, was sie tun: Zeilen einer Liste. Vor dem ersten „: “ steht die Tat, dahinter die Einzelheiten.

## Vorbereitung und Morgen

choice_adventurer = { $card } wählen: { JOIN($text, "; ") }

choice_take = { COUNT($more) ->
    [0] { $card } am Bereich { $space } aufnehmen (sonst liegt dort nichts): { JOIN($text, "; ") }
   *[other] { $card } am Bereich { $space } aufnehmen (dazu { $more }): { JOIN($text, "; ") }
}

choice_die = Großen { FORM($colour, "en") } Würfel aus dem Vorrat nehmen

choice_leave_black_die = Schwarzen Würfel nicht verschieben, sondern mitnehmen: Kaar schützt dich

choice_move_black_die = { $card ->
    [none] Schwarzen Würfel in den Bereich { $space } verschieben, wo niemand liegt
   *[other] Schwarzen Würfel in den Bereich { $space } verschieben, wo { $card } liegt
}

choice_discard = { $card } vom Bereich { $space } auf den Friedhof legen

## Vormittag

choice_reroll = 1 oder 2 Würfel neu werfen: { $price }

choice_spend = { CAPITAL($price) }

choice_turn = Einen Würfel auf eine Seite deiner Wahl drehen: { JOIN($steps, ", dann ") }

choice_turn_from = Einen Würfel auf eine Seite deiner Wahl drehen: { $count } Neuwürfe abgeben ({ JOIN($sources, ", ") })

choice_turn_die = { CAPITAL($die) } drehen ({ $face })

choice_first_die = { CAPITAL($die) } neu werfen ({ $face })

choice_second_die = Auch { $die } neu werfen ({ $face })

choice_only = Nur { $die } neu werfen ({ $face })

choice_face = { CAPITAL($die) } von { FORM($before, "n") } auf { $after } drehen

choice_same_face = { CAPITAL($die) } von { FORM($before, "n") } auf { $after } drehen (wie er liegt)

choice_done = Fertig: Würfel so liegen lassen

## Mittag

choice_resolve = { $times ->
    [one] { $card } aktivieren: { JOIN($deeds, ", dann ") }
   *[other] { $card } { $times }-mal aktivieren: { JOIN($deeds, ", dann ") }
}

choice_resolve_and_lose = { $card } aktivieren: { JOIN($deeds, ", dann ") } (damit entfällt: { JOIN($lost, "; ") })

choice_resolve_spell = { $card } aktivieren (dein Zauber { $number }): { JOIN($deeds, ", dann ") }

choice_fetch = { $card } aus dem Friedhof nehmen: { JOIN($text, "; ") }

## Nachmittag

choice_go = { CAPITAL(FORM($place, "to")) } gehen: { JOIN($parts, "; ") }

choice_sail = { CAPITAL(FORM($start, "from")) } { FORM($place, "to") } segeln: { JOIN($parts, "; ") }

worth_instead = am Ende { $light } {-light} statt { $before }

choice_moor = Boote liegen lassen, wo sie sind

choice_stay = { CAPITAL(FORM($place, "at")) } bleiben

choice_stop = { CAPITAL(FORM($place, "at")) } anhalten

choice_camp = { CAPITAL(FORM($place, "at")) } anhalten: hier lagern

choice_lose = { COUNT($lost) ->
    [0] { $card } auf den Friedhof legen
   *[other] { $card } auf den Friedhof legen: { JOIN($lost, "; ") } (das entfällt)
}

choice_break = { $card ->
    [none] Deinen Zauber { $number } brechen (verdeckt)
   *[other] Deinen Zauber { $number } brechen ({ $card })
}

## In Kürze

choice_die_in_brief = { $die } ({ $face })

choice_sail_in_brief = { FORM($start, "short") } → { FORM($place, "short") }: { JOIN($parts, "; ") }
