### Was man nachschlagen kann und was neben Fragen steht.

## Beim Würfeln

dice_that_count = { COUNT($shown) ->
    [0] Würfel, die zählen: keine
   *[other] Würfel, die zählen: { JOIN($shown, ", ") }
}

at_noon = Mittags: { COUNT($acting) ->
    [0] keine Karte wird aktiviert
   *[other] { JOIN($acting, ", ") }
}. Zusammen: { COUNT($gives) ->
    [0] nichts
   *[other] { JOIN($gives, ", ") }
}{ COUNT($leaving) ->
    [0] .
   *[other] ; auf den Friedhof: { $leaving }.
}

acts_at_noon = { $times ->
    [one] { $card }
   *[other] { $card } { $times }-mal
}

sum_gained = +{ $what }

sum_lost = −{ $what }

## Karten nach Namen

a_companion = { $card }, ein Gefährte aus Stapel { $deck }:

an_adventurer = { $card }, ein Abenteurer:

a_spell = { $card }, ein Zauberplättchen:

## Offene Stapel

graveyard = Der Friedhof:

graveyard_is_empty = Der Friedhof ist leer.

cards_of = { $seat ->
    [you] Deine Karten:
   *[other] Die Karten von { $seat }:
}

spells_in_box = Zauberplättchen in der Schachtel:

unknown_spells_in_box = Verdeckte Zauberplättchen in der Schachtel: { $count }

## Was man wissen muss, um den Tisch zu lesen

hint_dice = Jeder Würfel zeigt alle fünf Elemente. Seine sechste Seite zeigt das Element seiner Farbe noch einmal (Grün {-nature}, Dunkelblau {-water}, Hellblau {-air}, Rot {-fire}, Orange {-earth}); bei Lila sind es 2 {-footprints}, bei Gelb 3 {-light}.

hint_black_die = Der schwarze Würfel ist ein Fluch, außer wenn du Kaar hast: Das Element, das er zeigt, zählt auf keinem deiner Würfel, und seine sechste Seite kostet dich 2 {-light}.

hint_cards = Eine Karte sagt, was deine Würfel zeigen müssen und was dann mittags geschieht. Ein {-skull} heißt: Dieser Gefährte kommt auf den Friedhof.

hint_rerolls = Neuwürfe bekommst du durch {-reroll}-Plättchen, einmal am Tag durch ein Lumipili und durch Rückschritte auf der Punkteleiste. Mit jedem darfst du 1 oder 2 Würfel neu werfen; mit 3 davon drehst du einen Würfel auf die Seite, die du willst.

hint_footprints = Eine {-footprint} ist unterwegs ein Joker, und jede, die du behältst, bringt am Ende 1 {-light}.

hint_fireflies = Mindestens so viele {-fireflies} wie Gefährten bringen am Ende 10 {-light}.

hint_villages = Von den Dörfern zählt nur das mit deinem Lager: Beende deine Reise dort.
