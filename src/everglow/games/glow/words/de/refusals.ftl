### Warum etwas jetzt nicht geht: ein Hauptsatz ohne Punkt, nach einem Doppelpunkt oder allein.

something_else_is_asked = Jetzt ist etwas anderes gefragt: { $wanted }

already_chosen = { $card } ist schon vergeben

no_companion_there = Am Bereich { $space } liegt kein Gefährte

die_not_in_reserve = Im Vorrat ist kein großer { FORM($colour, "er") } Würfel

black_die_lies_there = Der schwarze Würfel liegt schon im Bereich { $space }

no_such_face = Dieser Würfel hat keine Seite mit { FORM($face, "n") }

not_in_graveyard = { $card } liegt nicht auf dem Friedhof oder ist Cromaug selbst

not_your_companion = { $card } gehört nicht zu deiner Gruppe

not_your_spell = Du hast keinen Zauber { $number }

die_not_to_choose = Du kannst { $die } ({ $face }) nicht wählen: Entweder hast du keinen solchen, oder du musst die beiden in umgekehrter Reihenfolge wählen

no_dice = Du hast keine Würfel

too_few_rerolls = Einen Würfel zu drehen kostet { $needed } Neuwürfe; du hast { $held }

no_reroll_token = Du hast kein {-reroll}-Plättchen

past_the_track = Jenseits von 100 gibt die Punkteleiste keine Neuwürfe

no_field_below = Hinter dir liegt kein Neuwurffeld

no_reroll_today = { $card } hat heute keinen Neuwurf für dich

spell_not_met = Zauber { $number } gibt es nicht, er ist noch verdeckt, oder seine Bedingung ist jetzt nicht erfüllt

not_yours = { $card } gehört dir nicht

already_resolved = { CAPITAL(FORM($card, "der")) } wurde schon aktiviert

not_met = Die Bedingung von { FORM($card, "dem") } ist jetzt nicht erfüllt

not_next = { CAPITAL(FORM($place, "the")) } grenzt nicht an { FORM($here, "the") }, wo du bist

already_entered = { CAPITAL(FORM($place, "the")) } wurde heute schon betreten

footprints_missing = { $missing ->
    [one] Für { FORM($place, "the") } fehlt dir noch { $missing } {-footprint}
   *[other] Für { FORM($place, "the") } fehlen dir noch { $missing } {-footprints}
}

no_boat_there = Du hast kein Boot { FORM($place, "at") }

boat_there_already = { CAPITAL(FORM($place, "at")) } liegt schon ein Boot von dir

too_many_elements = Deine Würfel zeigen zu viele verschiedene Elemente: { $count }
