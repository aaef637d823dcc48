### Hauptsätze ohne Punkt, klein am Anfang; ein ganzer Satz nach dem Doppelpunkt beginnt groß.

## Etwas anderes ist gefragt

asked_else = jetzt ist etwas anderes gefragt: { $task }

asked_else_by = { FORM($card, "der") } verlangt jetzt etwas anderes: { $task }

asked_else_by_copy = { FORM($card, "der") } als { $copied } verlangt jetzt etwas anderes: { $task }

in_action_turn = du bist in der Aktionsphase am Zug
in_resolution_turn = du bist in der Aktivierungsphase am Zug: Aktiviere in beliebiger Reihenfolge
activated_later = du bist in der Aktionsphase am Zug; aktiviert wird erst in der Aktivierungsphase

## Marker

has_marker = auf { FORM($card, "dem") } liegt schon ein Marker

not_in_display = { FORM($card, "der") } liegt nicht auf dem Markt

has_no_marker = auf { FORM($card, "dem") } liegt kein Marker von dir

marker_left = auf { FORM($card, "dem") } liegt noch dein Marker: Verkaufe oder zähme zuerst diese Karte

## Beschwören und freilassen

not_tamed = { FORM($card, "der") } ist nicht auf deiner Hand: Zähme zuerst diese Karte

not_in_hand = { FORM($card, "der") } ist nicht auf deiner Hand

not_in_area = { FORM($card, "der") } liegt nicht in deiner Auslage

no_slot_until = vor Runde{"\u00A0"}{ $round } ist kein Platz frei

no_slot = kein Platz ist frei: Lass zuerst eine Kreatur frei

needs_more = { $missing ->
    [one] es fehlt noch 1
   *[other] es fehlen noch { $missing }
}

incomplete = { $slot ->
    [instant] der Soforteffekt { FORM($card, "vom") } lässt sich jetzt nicht vollständig ausführen
   *[active] der aktive Effekt { FORM($card, "vom") } lässt sich jetzt nicht vollständig ausführen
}

## Aktivieren

must_activate = { FORM($card, "der") } muss zuerst aktiviert werden

has_no_effect = { $slot ->
    [instant] { FORM($card, "der") } hat keinen Soforteffekt
   *[active] { FORM($card, "der") } hat keinen aktiven Effekt
}

already_activated = { FORM($card, "der") } wurde schon aktiviert

condition_not_met = die Bedingung { FORM($card, "vom") } ist jetzt nicht erfüllt

## Steine

stones_not_held = diese Steine hast du nicht

worth_too_little = diese Steine sind nur { $worth } wert, die Kosten betragen { $cost }

keep_exactly = behalte genau { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

## Was Karten verlangen

keep_to_summon = keine andere Karte auf deiner Hand könnte beschworen werden: Behalte { FORM($card, "den") }

not_a_dragon = { FORM($card, "der") } ist kein Drache

not_on_pile = { FORM($card, "der") } liegt nicht auf dem Ablagestapel

not_an_earth_card = { FORM($card, "der") } ist keine Erd-Karte

returns_another = { FORM($card, "der") } bleibt in der Auslage: Rufe eine andere Kreatur zurück

costs_too_much = die aufgedruckten Kosten { FORM($card, "vom") } sind höher als { $cost }

not_of_family = { FORM($card, "der") } ist { FORM($family, "keine") }

discards_others = { FORM($card, "der") } bleibt in der Auslage: Lege andere Kreaturen ab

already_chosen = { FORM($card, "der") } ist schon gewählt

chosen_too_late = { FORM($card, "der") } kommt vor { FORM($last, "dem") }: Wähle in der gezeigten Reihenfolge

nobody_sits = auf Platz{"\u00A0"}{ $seat } sitzt niemand

you_have_none = du hast { FORM($family, "keine") }

they_have_none = diese Person hat { FORM($family, "keine") }

choose_opponent = wähle eine andere Person, nicht dich selbst
they_have_no_points = diese Person hat keine Punkte

copies_another = { FORM($card, "der") } kopiert eine andere Kreatur, nicht sich selbst

few_options = { FORM($card, "der") } hat nur { $count } Möglichkeiten

option_impossible = { FORM($option, "impossible") }

option_chosen = das ist schon gewählt
option_too_late = das kommt vor dem, was du gewählt hast: Wähle in der gezeigten Reihenfolge
option_too_early = danach kommen zu wenige Möglichkeiten: Wähle in der gezeigten Reihenfolge
