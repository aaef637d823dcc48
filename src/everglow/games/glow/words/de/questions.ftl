### Fragen. Was gewünscht ist, steht im Imperativ nach einem Doppelpunkt, ohne Punkt.

asked = { $card ->
    [none] { $seat }: { $wanted }.
   *[other] { $seat }, { $card }: { $wanted }.
}

want_adventurer = Wähle deinen Abenteurer
want_take = Nimm einen Gefährten auf, mit allem in seinem Bereich
want_die = Nimm einen großen Würfel aus dem Vorrat
want_black = Verschiebe den schwarzen Würfel, bevor du den Gefährten aufnimmst, oder lass ihn liegen, denn du hast Kaar
want_discard = Lege einen Gefährten von der Begegnungsleiste auf den Friedhof
want_reroll = Wirf Würfel neu oder drehe sie, oder sei fertig für heute
want_first_die = Wähle den ersten Würfel, den du neu wirfst; der zweite muss ein gleicher sein oder weiter unten stehen
want_second_die = Wähle einen zweiten Würfel, den du neu wirfst, oder wirf nur den ersten
want_turn_die = Wähle einen Würfel, den du drehst
want_face = Wähle die Seite, die er zeigen soll
want_resolve = Aktiviere eine Karte; die Reihenfolge ist frei, aber jede mit erfüllter Bedingung muss aktiviert werden
want_fetch = Nimm einen Gefährten aus dem Friedhof
want_go = Gehe weiter auf ein Nachbarfeld oder halte an
want_sail = Segle mit einem Boot oder bleibe
want_skull = Lege für einen Totenkopf einen Gefährten auf den Friedhof oder brich einen Zauber

want_spend = Gib Neuwürfe ab, um einen Würfel zu drehen (noch { $left })
