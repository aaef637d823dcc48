### Het logboek: wat er gebeurde, steeds een hele zin. Je en een naam hebben dezelfde werkwoordsvorm.

chose = { WHO($seat, "Je") } speelt { FORM($card, "the") }.

took_companion = { COUNT($more) ->
    [0] { WHO($seat, "Je") } neemt { FORM($card, "the") } mee bij { $space }.
   *[other] { WHO($seat, "Je") } neemt { FORM($card, "the") } mee bij { $space }, met { $more }.
}

discarded = { WHO($seat, "Je") } stuurt { FORM($card, "the") } van { $space } naar het kerkhof.

fetched = { WHO($seat, "Je") } haalt { FORM($card, "the") } van het kerkhof ({ $cause }).

buried = { WHO($seat, "Je") } stuurt { FORM($card, "the") } naar het kerkhof.

buried_by = { WHO($seat, "Je") } stuurt { FORM($card, "the") } naar het kerkhof ({ $cause }).

took_die = { WHO($seat, "Je") } neemt de grote { FORM($colour, "e") } dobbelsteen ({ $cause }).

returned_die = { WHO($seat, "Je") } legt de grote { FORM($colour, "e") } dobbelsteen terug in de reserve.

rolled_black_die = { WHO($seat, "Je") } gooit { JOIN($faces, ", dan ") } met de zwarte dobbelsteen, die naar { $space } gaat.

moved_black_die = { WHO($seat, "Je") } verplaatst de zwarte dobbelsteen naar { $space }.

rolled = { COUNT($shown) ->
    [0] { WHO($seat, "Je") } gooit geen dobbelstenen.
   *[other] { WHO($seat, "Je") } gooit { $shown }.
}

with_black_die = { $face } met de zwarte dobbelsteen

spent_token = { WHO($seat, "Je") } zet een {-reroll}fiche in.

spent_track = { WHO($seat, "Je") } gaat terug naar { $light } {-light} voor een herworp.

spent_companion = { WHO($seat, "Je") } zet de herworp van vandaag van { FORM($card, "the") } in.

rerolled = { WHO($seat, "Je") } gooit { $die } opnieuw, van { $before } naar { $after }.

turned = { WHO($seat, "Je") } draait { $die } van { $before } naar { $after }.

gained = { WHO($seat, "Je") } ontvangt { $what } ({ $cause }).

took = { WHO($seat, "Je") } neemt { $what } ({ $cause }).

lost = { WHO($seat, "Je") } verliest { $what } ({ $cause }).

resolved = { $times ->
    [one] { WHO($seat, "Je") } handelt { FORM($card, "the") } af.
   *[other] { WHO($seat, "Je") } handelt { FORM($card, "the") } af ({ $times } keer).
}

drew_spell = { WHO($seat, "Je") } neemt een gedekte spreuk ({ $cause }).

revealed_spell = { WHO($seat, "Je") } draait { FORM($card, "the") } om.

broke_spell = { WHO($seat, "Je") } verbreekt { FORM($card, "the") }.

broke_unknown_spell = { WHO($seat, "Je") } verbreekt een gedekte spreuk.

paid = { WHO($seat, "Je") } betaalt { $what } voor { FORM($place, "the") }.

went = { WHO($seat, "Je") } gaat naar { FORM($place, "the") }.

camped = { WHO($seat, "Je") } slaat kamp op { FORM($place, "at") }.

sailed = { WHO($seat, "Je") } vaart van { FORM($start, "the") } naar { FORM($place, "the") }.

put_back_dice = { WHO($seat, "Je") } legt de kleine dobbelstenen terug: { JOIN($dice, ", ") }.

dice_on = { $dice } bij { $space }

## Wat iedereen overkomt

day_began = Dag { $day }, { WHO($seat, "jij") } begint. Bij het trefpunt: { $companions }.

last_day_began = Dag { $day }, de laatste, { WHO($seat, "jij") } begint. Bij het trefpunt: { $companions }.

lies_at = { $card } bij { $space }

cleared = { COUNT($cards) ->
    [one] { CAPITAL(FORM($cards, "the")) } gaat naar het kerkhof.
   *[other] { CAPITAL(FORM($cards, "the")) } gaan naar het kerkhof.
}

## Oorzaken, tussen haakjes achter een zin

cause_card = { $card }

cause_place = { $place }

cause_die = { $face ->
    [footprints_2] paarse dobbelsteen
    [light_3] gele dobbelsteen
   *[minus_light_2] zwarte dobbelsteen
}

cause_route = onderweg

cause_skull = schedel op het speelbord
