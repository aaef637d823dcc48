### Antwoorden als wat ze zouden doen, in de infinitief. Waar het Engels een dubbele punt heeft, hoort er hier ook een.

## Voorbereiding en ochtend

choice_adventurer = { $card } kiezen: { JOIN($text, "; ") }

choice_take = { COUNT($more) ->
    [0] { $card } bij { $space } meenemen, zonder iets erbij: { JOIN($text, "; ") }
   *[other] { $card } bij { $space } meenemen, met { $more }: { JOIN($text, "; ") }
}

choice_die = De grote { FORM($colour, "e") } dobbelsteen uit de reserve nemen

choice_leave_black_die = De zwarte dobbelsteen niet verplaatsen en meenemen: Kaar beschermt je

choice_move_black_die = { $card ->
    [none] De zwarte dobbelsteen verplaatsen naar { $space }, waar niemand ligt
   *[other] De zwarte dobbelsteen verplaatsen naar { $space }, waar { FORM($card, "the") } ligt
}

choice_discard = { $card } van { $space } naar het kerkhof sturen

## Late ochtend

choice_reroll = 1 of 2 dobbelstenen opnieuw gooien: { $price }

choice_spend = { CAPITAL($price) }

choice_turn = Een dobbelsteen op een zijde naar keuze draaien: { JOIN($steps, ", daarna ") }

choice_turn_from = Een dobbelsteen op een zijde naar keuze draaien: { $count } herworpen inzetten: { JOIN($sources, ", ") }

choice_turn_die = { CAPITAL($die) } ({ $face }) draaien

choice_first_die = { CAPITAL($die) } ({ $face }) opnieuw gooien

choice_second_die = Ook { $die } ({ $face }) opnieuw gooien

choice_only = Alleen { $die } ({ $face }) opnieuw gooien

choice_face = { CAPITAL($die) } van { $before } naar { $after } draaien

choice_same_face = { CAPITAL($die) } van { $before } naar { $after } draaien (blijft zo)

choice_done = Klaar: je dobbelstenen houden zoals ze liggen

## Middag

choice_resolve = { $times ->
    [one] { $card } afhandelen: { JOIN($deeds, ", daarna ") }
   *[other] { $card } afhandelen ({ $times } keer): { JOIN($deeds, ", daarna ") }
}

choice_resolve_and_lose = { $card } afhandelen: { JOIN($deeds, ", daarna ") } (gaat mee verloren: { JOIN($lost, "; ") })

choice_resolve_spell = { $card } (je spreuk { $number }) afhandelen: { JOIN($deeds, ", daarna ") }

choice_fetch = { $card } van het kerkhof halen: { JOIN($text, "; ") }

## Namiddag

choice_go = Naar { FORM($place, "the") } gaan: { JOIN($parts, "; ") }

choice_sail = Van { FORM($start, "the") } naar { FORM($place, "the") } varen: { JOIN($parts, "; ") }

worth_instead = { $light } {-light} waard in plaats van { $before }

choice_moor = Je boten laten liggen

choice_stay = { CAPITAL(FORM($place, "at")) } blijven

choice_stop = { CAPITAL(FORM($place, "at")) } stoppen

choice_camp = { CAPITAL(FORM($place, "at")) } stoppen: hier kamp opslaan

choice_lose = { COUNT($lost) ->
    [0] { $card } naar het kerkhof sturen
   *[other] { $card } naar het kerkhof sturen: { JOIN($lost, "; ") } (gaat mee verloren)
}

choice_break = { $card ->
    [none] Je spreuk { $number } (gedekt) verbreken
   *[other] Je spreuk { $number } ({ $card }) verbreken
}

## In het kort

choice_die_in_brief = { $die } ({ $face })

choice_sail_in_brief = { FORM($start, "short") } → { FORM($place, "short") }: { JOIN($parts, "; ") }
