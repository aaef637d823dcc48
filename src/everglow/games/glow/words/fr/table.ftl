### La table en lignes du terminal.

indented = {"  "}{ $line }

## Maintenant

table_over = La partie est finie après le jour { $day }. { $victory }

table_now = { JOIN($parts, "\u202F; ") }.

today = Jour { $day } sur { $days }, { $phase ->
    [setup] mise en place
    [morning] matin
    [late_morning] fin de matinée
    [noon] midi
    [afternoon] après-midi
    [evening] soir
   *[end] fin
}, { $board ->
    [realm] Province des Ombres
   *[sea] Archipel ténébreux
}

starts = { $seat } commence

waiting_for_all = en attente : tout le monde

waiting_for = en attente : { $seats }

piles = { JOIN($parts, "\u202F; ") }.

deck_pile = { $back ->
    [none] Pioche : { $count }
   *[other] Pioche : { $count }, { $back } au-dessus
}

graveyard_pile = cimetière : { $count }

spell_pile = sortilèges : { $count }

reserve = { COUNT($dice) ->
    [0] réserve : plus aucun dé
   *[other] réserve : { JOIN($dice, ", ") }
}

## La piste de rencontres

meeting_track = Piste de rencontres :

meeting_track_rest = Piste de rencontres : { JOIN($left, "\u202F; ") }.

space_with_companion = { COUNT($more) ->
    [0] { $space } { $card } : { JOIN($text, "\u202F; ") }
   *[other] { $space } { $card } avec { $more } : { JOIN($text, "\u202F; ") }
}

space_with_things = { $space } { $more }

companion_at = { COUNT($more) ->
    [0] { $card } sur { $space }
   *[other] { $card } avec { $more } sur { $space }
}

things_at = { $more } sur { $space }

## La ligne d’une personne

player_line = { $seat } : { JOIN($parts, "\u202F; ") }.

own_line = { $seat } (toi) : { JOIN($parts, "\u202F; ") }.

has_light = { $light ->
    [one] { $light } {-light(form: "one")}
   *[other] { $light } {-light}
}

has_light_now = { $light ->
    [one] { $light } {-light(form: "one")} ({ $total } si la partie finissait maintenant)
   *[other] { $light } {-light} ({ $total } si la partie finissait maintenant)
}

has_light_lapped = { $light ->
    [one] { $light } {-light(form: "one")} ({ $total } si la partie finissait maintenant), plus de relance sur la piste de score
   *[other] { $light } {-light} ({ $total } si la partie finissait maintenant), plus de relance sur la piste de score
}

has_light_at_the_end = { $total ->
    [one] { $total } {-light(form: "one")} en fin de partie (jusque-là { $before }, cartes { $cards }, plateau { $board }, lucioles { $fireflies }, petits pas { $footprints })
   *[other] { $total } {-light} en fin de partie (jusque-là { $before }, cartes { $cards }, plateau { $board }, lucioles { $fireflies }, petits pas { $footprints })
}

has_tokens = { $tokens }

fireflies_for = { $companions ->
    [one] { $fireflies } pour { $companions } compagnon
   *[other] { $fireflies } pour { $companions } compagnons
}

fireflies_for_nobody = { $fireflies }, aucun compagnon

no_companions = aucun compagnon

## Dés

dice_line = Dés : { JOIN($parts, "\u202F; ") }

unrolled_dice = { JOIN($dice, ", ") }

counted_dice = { $dice }

dice_of_colour = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { FORM($colour, "plural") }
}

face_of_dice = { $shown } ({ JOIN($dice, ", ") })

face_cancelled = { COUNT($dice) ->
    [one] { $shown } ({ JOIN($dice, ", ") }), neutralisé
   *[other] { $shown } ({ JOIN($dice, ", ") }), neutralisés
}

face_used = { $used ->
    [one] { $shown } ({ JOIN($dice, ", ") }), { $used } utilisé
   *[other] { $shown } ({ JOIN($dice, ", ") }), { $used } utilisés
}

not_rolled_yet = pas encore lancé : { $die }

black_harmless = dé noir { $face } : sans danger, grâce à Kaar

black_cancels = dé noir { $face } : { $face } ne compte pas

black_takes_light = dé noir : 2 {-light} perdus à midi

counting_dice = { COUNT($shown) ->
    [0] aucun qui compte
   *[other] { JOIN($shown, ", ") }
}

## Cartes

card_line = { $card } : { JOIN($text, "\u202F; ") }

card_line_resolved = { $card } : { JOIN($text, "\u202F; ") } (résolue)

card_line_met = { $times ->
    [one] { $card } : { JOIN($text, "\u202F; ") } (condition remplie)
   *[other] { $card } : { JOIN($text, "\u202F; ") } (condition remplie { $times } fois)
}

cards_by_name = { JOIN($cards, ", ") }

card_named = { $card }

unknown_spell = un sortilège face cachée

spells_line = Sortilèges : { JOIN($tiles, ", ") }

spell_tile = { $number } { $card } ({ JOIN($text, "\u202F; ") })

spell_tile_down = { $number } face cachée

## En bref

standings = { JOIN($standings, "\u202F; ") }.

standing = { $seat } : { $light }
