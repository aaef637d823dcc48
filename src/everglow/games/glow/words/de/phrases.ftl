### Teile anderer Sätze, ohne Punkt.

## Mengen: Nominativ und Akkusativ sind gleich

amount_light = { $count ->
    [0] keine {-light}
   *[other] { $count } {-light}
}

amount_footprints = { $count ->
    [0] keine {-footprints}
    [one] { $count } {-footprint}
   *[other] { $count } {-footprints}
}

amount_fireflies = { $count ->
    [0] keine {-fireflies}
    [one] { $count } {-firefly}
   *[other] { $count } {-fireflies}
}

amount_rerolls = { $count } {-reroll}-Plättchen

## Würfel

# Akkusativ.
the_die = { $sort ->
    [black] den schwarzen Würfel
    [small] den kleinen { FORM($colour, "en") } Würfel
    [sketal] den Würfel von { $owner }
    [multicoloured] den { FORM($colour, "en") } Würfel von { $owner }
   *[large] den großen { FORM($colour, "en") } Würfel
}

# In einer Liste, ohne das Wort Würfel.
listed_die = { $sort ->
    [black] schwarzer
    [small] kleiner { FORM($colour, "er") }
    [sketal] von { $owner }
    [multicoloured] { FORM($colour, "er") } von { $owner }
   *[large] großer { FORM($colour, "er") }
}

# Nominativ: in Klammern oder nach einem Doppelpunkt.
small_dice = { $count ->
    [one] { $count } { FORM($colour, "er") } Würfel
   *[other] { $count } { FORM($colour, "e") } Würfel
}

shown_element = { $count } { $face }

shown_special = { $count ->
    [one] { $face }
   *[other] { $face } auf { $count } Würfeln
}

## Texte von Karten

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

no_such_die = so ein Würfel ist nicht im Vorrat

## Was ein Effekt tut: im Infinitiv, nach einem Doppelpunkt oder nach „dann“

do_gain = { $what } erhalten

do_take = { $what } erhalten

do_lose = { $what } verlieren

do_skull = diesen Gefährten auf den Friedhof legen

do_bury = { $card ->
    [none] deinen Gefährten ganz rechts auf den Friedhof legen, ohne eigenen Effekt (es ist keiner da)
   *[other] deinen Gefährten ganz rechts auf den Friedhof legen, ohne eigenen Effekt ({ $card })
}

do_spells = allen anderen je 1 verdecktes Zauberplättchen geben

do_fetch = einen anderen Gefährten deiner Wahl aus dem Friedhof nehmen

do_skull_of_board = einen Gefährten auf den Friedhof legen oder einen Zauber brechen

on_route = unterwegs { $deed }

## Was Neuwürfe kosten: im Infinitiv

spend_token = 1 {-reroll}-Plättchen abgeben (du hast { $left })

spend_tokens = { $what } abgeben

spend_track = von { $before } auf { $after } {-light} zurückgehen

spend_companion = heutigen Neuwurf von { $card } nutzen

## Neuwürfe zur Wahl

up_to = bis zu { $what }

reroll_of = heutiger Neuwurf von { $card }

going_back = von { $before } auf { OR($after) } {-light} zurück
