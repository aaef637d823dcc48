### Der Tisch in Zeilen des Terminals.

indented = {"  "}{ $line }

## Jetzt

table_over = Die Partie ist nach Tag{"\u00A0"}{ $day } zu Ende. { $victory }

table_now = { JOIN($parts, "; ") }.

today = Tag{"\u00A0"}{ $day } von { $days }, { $phase ->
    [setup] Vorbereitung
    [morning] Morgen
    [late_morning] Vormittag
    [noon] Mittag
    [afternoon] Nachmittag
    [evening] Abend
   *[end] Ende
}, { $board ->
    [realm] Reich der Schatten
   *[sea] Meer der Finsternis
}

starts = { $seat } beginnt

waiting_for_all = warten auf alle

waiting_for = warten auf { $seats }

piles = { JOIN($parts, "; ") }.

deck_pile = { $back ->
    [none] Stapel: { $count }
   *[other] Stapel: { $count }, { $back } obenauf
}

graveyard_pile = Friedhof: { $count }

spell_pile = Zauberstapel: { $count }

reserve = { COUNT($dice) ->
    [0] Vorrat: keine Würfel mehr
   *[other] Vorrat: { FORM($dice, "er") } Würfel
}

## Die Begegnungsleiste

meeting_track = Begegnungsleiste:

meeting_track_rest = Begegnungsleiste: { JOIN($left, "; ") }.

space_with_companion = { COUNT($more) ->
    [0] { $space } { $card }: { JOIN($text, "; ") }
   *[other] { $space } { $card } (dazu { $more }): { JOIN($text, "; ") }
}

space_with_things = { $space } { $more }

companion_at = { COUNT($more) ->
    [0] { $card } bei { $space }
   *[other] { $card } bei { $space } (dazu { $more })
}

things_at = { $more } bei { $space }

## Die Zeile einer Person

player_line = { $seat }: { JOIN($parts, "; ") }.

own_line = { $seat } (du): { JOIN($parts, "; ") }.

has_light = { $light } {-light}

has_light_now = { $light } {-light} (Stand jetzt: { $total })

has_light_lapped = { $light } {-light} (Stand jetzt: { $total }), keine Neuwürfe mehr von der Punkteleiste

has_light_at_the_end = { $total } {-light} am Ende (vorher { $before }, Karten { $cards }, Spielplan { $board }, Glühwürmchen { $fireflies }, Spuren { $footprints })

has_tokens = { $tokens }

fireflies_for = { $fireflies } für { $companions } Gefährten

fireflies_for_nobody = { $fireflies }, keine Gefährten

no_companions = keine Gefährten

## Würfel

dice_line = Würfel: { JOIN($parts, "; ") }

unrolled_dice = { JOIN($dice, ", ") }

counted_dice = { $dice }

dice_of_colour = { $count ->
    [one] { $count } { FORM($colour, "er") }
   *[other] { $count } { FORM($colour, "e") }
}

face_of_dice = { $shown } ({ JOIN($dice, ", ") })

face_cancelled = { $shown } ({ JOIN($dice, ", ") }), aufgehoben

face_used = { $shown } ({ JOIN($dice, ", ") }), { $used } genutzt

not_rolled_yet = noch nicht geworfen: { $die }

black_harmless = schwarzer Würfel { $face }: harmlos dank Kaar

black_cancels = schwarzer Würfel { $face }: { $face } zählt nicht

black_takes_light = schwarzer Würfel: kostet mittags 2 {-light}

counting_dice = { COUNT($shown) ->
    [0] keiner zählt
   *[other] { JOIN($shown, ", ") }
}

## Karten

card_line = { $card }: { JOIN($text, "; ") }

card_line_resolved = { $card }: { JOIN($text, "; ") } (aktiviert)

card_line_met = { $times ->
    [one] { $card }: { JOIN($text, "; ") } (jetzt erfüllt)
   *[other] { $card }: { JOIN($text, "; ") } (jetzt { $times }-mal erfüllt)
}

cards_by_name = { JOIN($cards, ", ") }

card_named = { $card }

unknown_spell = ein verdeckter Zauber

spells_line = Zauber: { JOIN($tiles, ", ") }

spell_tile = { $number } { $card } ({ JOIN($text, "; ") })

spell_tile_down = { $number } verdeckt

## In Kürze

standings = { JOIN($standings, "; ") }.

standing = { $seat }: { $light }
