### De tafel in regels tekst: voor de terminal, en voor wie meeluistert.

table_over = De partij is afgelopen na ronde { $round }. { $victory }

table_now = Ronde { $round } van { $rounds }, { $phase ->
    [hunt] jaagfase
    [action] actiefase
   *[resolution] effectenfase
}; { $start ->
    [you] jij bent de startspeler
   *[other] { $start } is de startspeler
}{ COUNT($waiting) ->
    [0] {""}
   *[other] ; het wachten is op { $waiting }
}.

table_piles = Trekstapel: { $deck ->
    [one] 1 kaart
   *[other] { $deck } kaarten
}{ $top ->
    [none] {""}
   *[other] , { FORM($top, "the") } bovenop
}. Aflegstapel: { $discarded ->
    [one] 1 kaart
   *[other] { $discarded } kaarten
}.

display_is = Aanbod:

display_in_brief = Aanbod: { JOIN($cards, ", ") }

hand_is = Je hand:

hand_in_brief = Je hand: { JOIN($cards, ", ") }

## Een kaart in een lijst

card_head = { $card } ({ $family } { $cost })

card_marked = { $seat ->
    [you] { $card } ({ $family } { $cost }, door jou gemarkeerd)
   *[other] { $card } ({ $family } { $cost }, gemarkeerd door { $seat })
}

card_activated = { $card } ({ $family } { $cost }, geactiveerd)

card_costs_now = { $card } ({ $family } { $cost }, kost je { $now })

creature_in_brief = { $activated ->
    [yes] { $card } ({ $family }, geactiveerd)
   *[no] { $card } ({ $family })
}

card_line = { $head }: { JOIN($effects, "; ") }

indented = {"  "}{ $line }

## Spelers

player_has = { $seat ->
    [you] { $seat } (jij)
   *[other] { $seat }
}: { -points } { $points }; { COUNT($stones) ->
    [0] geen stenen
   *[other] stenen { JOIN($stones, ", ") }
} ({ $worth } waard, limiet { $limit }); { $cards ->
    [one] 1 handkaart
   *[other] { $cards } handkaarten
}{ $creatures ->
    [none] {""}
   *[other] , speelgebied { $creatures } van { $slots }
}.

area_is = Speelgebied, { $creatures } van { $slots }:

area_in_brief = Speelgebied, { $creatures } van { $slots }: { COUNT($cards) ->
    [0] leeg
   *[other] { JOIN($cards, ", ") }
}

standings = { JOIN($standings, "; ") }.

standing = { $seat }: { -points } { $points }
