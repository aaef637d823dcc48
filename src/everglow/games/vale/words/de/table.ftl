table_over = Die Partie ist nach Runde{"\u00A0"}{ $round } zu Ende. { $victory }

table_now = Runde{"\u00A0"}{ $round } von { $rounds }, { $phase ->
    [hunt] Auswahlphase
    [action] Aktionsphase
   *[resolution] Aktivierungsphase
}; { $start ->
    [you] du bist die Startperson
   *[other] { $start } ist die Startperson
}{ COUNT($waiting) ->
    [0] {""}
   *[other] ; gewartet wird auf { $waiting }
}.

table_piles = Stapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}{ $top ->
    [none] {""}
   *[other] , oben liegt { FORM($top, "der") }
}. Ablagestapel: { $discarded ->
    [one] 1 Karte
   *[other] { $discarded } Karten
}.

display_is = Markt:

display_in_brief = Markt: { JOIN($cards, ", ") }

hand_is = Deine Hand:

hand_in_brief = Deine Hand: { JOIN($cards, ", ") }

## Eine Karte in Listen

card_head = { $card } ({ $family } { $cost })

card_marked = { $seat ->
    [you] { $card } ({ $family } { $cost }, von dir markiert)
   *[other] { $card } ({ $family } { $cost }, von { $seat } markiert)
}

card_activated = { $card } ({ $family } { $cost }, aktiviert)

card_costs_now = { $card } ({ $family } { $cost }, kostet dich { $now })

creature_in_brief = { $activated ->
    [yes] { $card } ({ $family }, aktiviert)
   *[no] { $card } ({ $family })
}

card_line = { $head }: { JOIN($effects, "; ") }

indented = {"  "}{ $line }

## Am Tisch

player_has = { $seat ->
    [you] { $seat } (du)
   *[other] { $seat }
}: { -points } { $points }; { COUNT($stones) ->
    [0] keine Steine
   *[other] Steine: { JOIN($stones, ", ") }
} (Wert { $worth }, Limit { $limit }); { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}{ $creatures ->
    [none] {""}
   *[other] , Auslage { $creatures } von { $slots }
}.

area_is = Auslage, { $creatures } von { $slots }:

area_in_brief = Auslage, { $creatures } von { $slots }: { COUNT($cards) ->
    [0] leer
   *[other] { JOIN($cards, ", ") }
}

standings = { JOIN($standings, "; ") }.

standing = { $seat }: { -points } { $points }
