### Waarom iets nu niet kan: een gewone zin zonder punt, na een dubbele punt of alleen; geen verwijt.

something_else_is_asked = er wordt je nu iets anders gevraagd: { $wanted }

already_chosen = { FORM($card, "the") } is al gekozen

no_companion_there = bij het vak van { $space } ligt geen metgezel

die_not_in_reserve = er ligt geen grote { FORM($colour, "e") } dobbelsteen in de reserve

black_die_lies_there = de zwarte dobbelsteen ligt al bij het vak van { $space }

no_such_face = deze dobbelsteen heeft geen zijde met { $face }

not_in_graveyard = { FORM($card, "the") } ligt niet op het kerkhof, of het is Cromaug zelf

not_your_companion = { FORM($card, "the") } is geen metgezel die je naar het kerkhof kunt sturen

not_your_spell = je hebt geen spreuk { $number }

die_not_to_choose = je kunt { $die } ({ $face }) niet kiezen: je hebt die niet, of de 2 moeten in omgekeerde volgorde

no_dice = je hebt geen dobbelstenen

too_few_rerolls = een dobbelsteen draaien kost { $needed } herworpen; je hebt er { $held }

no_reroll_token = je hebt geen {-reroll}fiche

past_the_track = voorbij 100 geeft het scorespoor geen herworpen meer

no_field_below = onder je stand ligt geen herworpveld

no_reroll_today = { FORM($card, "the") } heeft vandaag geen herworp voor je

spell_not_met = spreuk { $number } is er niet, ligt nog gedekt, of er is nu niet voldaan aan de voorwaarde

not_yours = { FORM($card, "the") } is niet van jou

already_resolved = { FORM($card, "the") } is al afgehandeld

not_met = aan de voorwaarde van { FORM($card, "the") } is nu niet voldaan

not_next = { FORM($place, "the") } ligt niet naast { FORM($here, "the") }, waar je nu bent

already_entered = je bent vandaag al { FORM($place, "at") } geweest

footprints_missing = { $missing ->
    [one] voor { FORM($place, "the") } kom je { $missing } {-footprint} tekort
   *[other] voor { FORM($place, "the") } kom je { $missing } {-footprints} tekort
}

no_boat_there = je hebt geen boot { FORM($place, "at") }

boat_there_already = { FORM($place, "at") } ligt al een boot van jou

too_many_elements = je dobbelstenen tonen te veel verschillende elementen: { $count }
