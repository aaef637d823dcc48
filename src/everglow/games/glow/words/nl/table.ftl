### De tafel als regels van de terminal.

indented = {"  "}{ $line }

## Nu

table_over = De partij is afgelopen na dag { $day }. { $victory }

table_now = { JOIN($parts, "; ") }.

today = Dag { $day } van { $days }, { $phase ->
    [setup] voorbereiding
    [morning] ochtend
    [late_morning] late ochtend
    [noon] middag
    [afternoon] namiddag
    [evening] avond
   *[end] einde
}, { $board ->
    [realm] Rijk der Schaduwen
   *[sea] Zee der Duisternis
}

starts = { $seat } begint

waiting_for_all = wachten op iedereen

waiting_for = wachten op { $seats }

piles = { JOIN($parts, "; ") }.

deck_pile = { $back ->
    [none] Trekstapel: { $count }
   *[other] Trekstapel: { $count }, bovenop { $back }
}

graveyard_pile = kerkhof: { $count }

spell_pile = spreukstapel: { $count }

reserve = { COUNT($dice) ->
    [0] reserve: geen dobbelstenen meer
   *[other] reserve: { JOIN($dice, ", ") }
}

## Het trefpunt

meeting_track = Trefpunt:

meeting_track_rest = Trefpunt: { JOIN($left, "; ") }.

space_with_companion = { COUNT($more) ->
    [0] { $space } { $card }: { JOIN($text, "; ") }
   *[other] { $space } { $card } met { $more }: { JOIN($text, "; ") }
}

space_with_things = { $space } { $more }

companion_at = { COUNT($more) ->
    [0] { $card } bij { $space }
   *[other] { $card } met { $more } bij { $space }
}

things_at = { $more } bij { $space }

## De regel van een speler

player_line = { $seat }: { JOIN($parts, "; ") }.

own_line = { $seat } (jij): { JOIN($parts, "; ") }.

has_light = { $light } {-light}

has_light_now = { $light } {-light} ({ $total } als het nu afgelopen was)

has_light_lapped = { $light } {-light} ({ $total } als het nu afgelopen was), geen herworpen meer van het scorespoor

has_light_at_the_end = { $total } {-light} aan het einde (ervoor { $before }, kaarten { $cards }, speelbord { $board }, vuurvliegjes { $fireflies }, voetsporen { $footprints })

has_tokens = { $tokens }

fireflies_for = { $companions ->
    [one] { $fireflies } voor { $companions } metgezel
   *[other] { $fireflies } voor { $companions } metgezellen
}

fireflies_for_nobody = { $fireflies }, geen metgezellen

no_companions = geen metgezellen

## Dobbelstenen

dice_line = Dobbelstenen: { JOIN($parts, "; ") }

unrolled_dice = { JOIN($dice, ", ") }

counted_dice = { $dice }

dice_of_colour = { $count } { FORM($colour, "e") }

face_of_dice = { $shown } ({ JOIN($dice, ", ") })

face_cancelled = { $shown } ({ JOIN($dice, ", ") }), telt niet

face_used = { $shown } ({ JOIN($dice, ", ") }), { $used } gebruikt

not_rolled_yet = nog niet gegooid: { $die }

black_harmless = de zwarte dobbelsteen { $face }: onschadelijk, dankzij Kaar

black_cancels = de zwarte dobbelsteen { $face }: { $face } telt niet

black_takes_light = de zwarte dobbelsteen: kost op de middag 2 {-light}

counting_dice = { COUNT($shown) ->
    [0] geen enkele telt
   *[other] { JOIN($shown, ", ") }
}

## Kaarten

card_line = { $card }: { JOIN($text, "; ") }

card_line_resolved = { $card }: { JOIN($text, "; ") } (afgehandeld)

card_line_met = { $times ->
    [one] { $card }: { JOIN($text, "; ") } (nu voldaan)
   *[other] { $card }: { JOIN($text, "; ") } (nu { $times } keer voldaan)
}

cards_by_name = { JOIN($cards, ", ") }

card_named = { $card }

unknown_spell = een gedekte spreuk

spells_line = Spreuken: { JOIN($tiles, ", ") }

spell_tile = { $number } { $card } ({ JOIN($text, "; ") })

spell_tile_down = { $number } gedekt

## In het kort

standings = { JOIN($standings, "; ") }.

standing = { $seat }: { $light }
