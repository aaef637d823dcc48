### Zinsdelen in andere berichten: kleine letter, geen punt. Handelingen staan in de infinitief.

## Hoeveelheden

amount_light = { $count ->
    [0] geen {-light}
   *[other] { $count } {-light}
}

amount_footprints = { $count ->
    [0] geen {-footprints}
    [one] { $count } {-footprint}
   *[other] { $count } {-footprints}
}

amount_fireflies = { $count ->
    [0] geen {-fireflies}
    [one] { $count } {-firefly}
   *[other] { $count } {-fireflies}
}

amount_rerolls = { $count ->
    [one] { $count } {-reroll}fiche
   *[other] { $count } {-reroll}fiches
}

## Dobbelstenen

the_die = { $sort ->
    [black] de zwarte dobbelsteen
    [small] de kleine { FORM($colour, "e") } dobbelsteen
    [sketal] de dobbelsteen van { FORM($owner, "the") }
    [multicoloured] de { FORM($colour, "e") } dobbelsteen van { FORM($owner, "the") }
   *[large] de grote { FORM($colour, "e") } dobbelsteen
}

listed_die = { $sort ->
    [black] zwarte
    [small] kleine { FORM($colour, "e") }
    [sketal] van { FORM($owner, "the") }
    [multicoloured] { FORM($colour, "e") } van { FORM($owner, "the") }
   *[large] grote { FORM($colour, "e") }
}

small_dice = { $count ->
    [one] { $count } { FORM($colour, "e") } dobbelsteen
   *[other] { $count } { FORM($colour, "e") } dobbelstenen
}

shown_element = { $count } { $face }

shown_special = { $count ->
    [one] { $face }
   *[other] { $face } op { $count } dobbelstenen
}

## Teksten van kaarten

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

no_such_die = zo’n dobbelsteen ligt niet in de reserve

## Wat een effect doet, na een dubbele punt of na ‘daarna’

do_gain = { $what } ontvangen

do_take = { $what } nemen

do_lose = { $what } verliezen

do_skull = deze metgezel gaat naar het kerkhof

do_bury = { $card ->
    [none] je meest rechtse metgezel gaat naar het kerkhof, zonder dat het eigen effect werkt: niemand
   *[other] je meest rechtse metgezel gaat naar het kerkhof, zonder dat het eigen effect werkt: { $card }
}

do_spells = een gedekte spreuktegel voor elke andere speler

do_fetch = een andere metgezel naar keuze van het kerkhof halen

do_skull_of_board = een metgezel naar het kerkhof sturen of een spreuk verbreken

on_route = onderweg: { $deed }

## Wat herworpen kosten, na een dubbele punt of na ‘daarna’

spend_token = een {-reroll}fiche inzetten (je hebt er { $left })

spend_tokens = { $what } inzetten

spend_track = van { $before } naar { $after } {-light} teruggaan

spend_companion = de herworp van vandaag van { $card } inzetten

## Herworpen om uit te kiezen, na ‘3 herworpen inzetten:’

up_to = maximaal { $what }

reroll_of = de herworp van vandaag van { $card }

going_back = van { $before } naar { OR($after) } {-light} teruggaan
