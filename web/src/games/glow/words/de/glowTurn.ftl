### Was gefragt ist: Überschriften, Hinweise und Knöpfe.

## Überschriften nach der Art der Frage

asks =
    .adventurer = Wähle deinen Abenteurer.
    .take = Nimm einen Gefährten auf.
    .black = Schwarzen Würfel verschieben oder liegen lassen?
    .discard = Lege einen Gefährten auf den Friedhof.
    .reroll = Wirf Würfel neu oder behalte alle.
    .die = Welcher große Würfel kommt mit?
    .face = Wähle die Seite, die er zeigen soll.
    .spend = Womit zahlst du für das Drehen?
    .turn_die = Wähle den Würfel, den du drehst.
    .fetch = Nimm einen Gefährten aus dem Friedhof.
    .first_die = Wähle die Würfel, die du neu wirfst.
    .second_die = Wirf einen oder zwei Würfel neu.
    .resolve = Aktiviere deine Karten.
    .go = Reise weiter oder halte hier an.
    .sail = Segle mit einem Boot oder bleibe.
    .skull = Lege einen Gefährten auf den Friedhof oder brich einen Zauber.

really = { $what }?

## Hinweise unter der Überschrift

hints =
    .adventurer = Die großen Würfel gehören dir die ganze Partie.
    .take = Du erhältst auch die Würfel und Spuren in seinem Bereich.
    .discard = Zu zweit legt die Startperson einen auf den Friedhof; seine Würfel bleiben liegen.
    .black = Du hast Kaar, also darf der Würfel zuerst in einen anderen Bereich.
    .die = Er bleibt so lange wie der Sketal.
    .reroll = Wähle einen oder zwei Würfel und womit du zahlst.
    .first_die = Der Neuwurf ist abgegeben: Wähle einen oder zwei Würfel.
    .second_die = Wähle einen zweiten Würfel oder wirf nur den ersten neu.
    .turn_die = Drei Neuwürfe sind dafür abgegeben.
    .face = Besondere Symbole sind erlaubt.
    .spend = Du darfst beliebig kombinieren.
    .resolve = Was leuchtet, muss aktiviert werden; die Reihenfolge bestimmst du.
    .fetch = Du musst einen nehmen, wenn einer da ist.
    .skull = Ein Totenkopf will einen Gefährten für den Friedhof oder einen Zauber für die Schachtel.
    .sail = Eine Boje sagt, wie viele verschiedene Elemente die Würfel zeigen müssen.
directly =
    .go = Tippst du auf ein leuchtendes Feld, gehst du sofort dorthin; ein fernes zeigt erst den Weg.
    .resolve = Tippe auf das, was leuchtet, in beliebiger Reihenfolge; „Rückgängig“ nimmt es zurück.
noRerolls = Heute sind keine Neuwürfe mehr übrig.
nowhere = Von hier geht es nicht weiter.
notTravelling = Die Reise beginnt am Nachmittag.

actsNow = { $times ->
    [0] würde heute nicht aktiviert
    [1] würde jetzt aktiviert
   *[other] würde jetzt { $times }-mal aktiviert
}

waitingFor = { $count ->
    [0] Einen Moment …
    [1] Warten auf eine andere Person.
    [2] Warten auf zwei andere.
    [3] Warten auf drei andere.
   *[other] Warten auf { $count } andere.
}

## Schritte, die ohne Wahl getan wurden

answered =
    .done = Kein Neuwurf war übrig, also blieben deine Würfel liegen.
    .resolve = Nur 1 Karte war übrig, also wurde sie für dich aktiviert.
    .realm = Es ging nicht weiter, also blieb deine Gruppe stehen.
    .sea = Kein Boot konnte segeln, also blieben alle liegen.

## Der goldene Knopf; kurz

verbs =
    .adventurer = { $card } spielen
    .take = { $card } aufnehmen
    .discard = Auf den Friedhof: { $card }
    .resolve = { $card } aktivieren
    .lose = Auf den Friedhof: { $card }
    .fetch = { $card } nehmen
takeDie = { CAPITAL(FORM($colour, "en")) } Würfel nehmen
putOn = { $space ->
    [fire] In Bereich Feuer legen
    [water] In Bereich Wasser legen
    [earth] In Bereich Erde legen
    [air] In Bereich Luft legen
   *[nature] In Bereich Natur legen
}
leaveIt = Liegen lassen
break = Zauber brechen
go = Dorthin gehen
sail = Dorthin segeln
done = Alle behalten
stop = Hier anhalten
camp = Hier lagern
stay = Hier bleiben
moor = Boote liegen lassen
resolveAll = Alle { $count } aktivieren
resolveGains = Zuerst die { $count } mit Gewinn
walk = { $steps ->
    [one] Dorthin gehen
   *[other] Dorthin gehen: { $steps } Schritte
}
choose = Wählen
wait = Warten
standby =
    .take = Aufnehmen
    .adventurer = Wählen
    .discard = Wählen
    .resolve = Aktivieren
    .go = Dorthin gehen
atOnce =
    .go = wähle ein fernes Feld
    .resolve = tippe auf eine Karte

## Der schwarze Würfel; Knöpfe

putBlack = Schwarzen Würfel hierher
putBlackAt = Schwarzen Würfel hierher legen: { $space }
leaveBlack = Liegen lassen: Kaar schützt dich

## Neuwürfe

paidBy = Bezahlt mit
sourceToken = { $left } Plättchen
sourceTrack = Licht { $before } → { $after }
payTokens = { $spent } Plättchen
payTokensLeft = { $left ->
    [0] { $spent ->
        [one] { $spent } Plättchen, das letzte
       *[other] { $spent } Plättchen, die letzten
    }
   *[other] { $spent } Plättchen, { $left } übrig
}
payCards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
payLight = Licht { $before } → { $after }
payMixed = { JOIN($parts, ", ") }
reroll = Neu werfen
rerollFor = { $dice ->
    [one] Diesen neu werfen: { $price }
   *[other] Beide neu werfen: { $price }
}
rerollBoth = Beide neu werfen
rerollOnly = Nur den ersten neu werfen
turnOne = Einen drehen
turning = Drehe einen Würfel.
turningHint = Das kostet drei Neuwürfe: Wähle die Seite und drehe ihn.
turnTo = Auf { $face } drehen
turnToFor = Auf { $face } drehen: { $price }
turnFor = Einen Würfel drehen: { $price }
turnThis = Diesen Würfel drehen
faces = Auf welche Seite?
chooseTurned = Wähle den Würfel, den du drehst.
spendOne = Zahlen: { $price }
chooseFace = wähle zuerst eine Seite
chooseDice = wähle zuerst Würfel

## Mittag

atNoon = Mittags
leave = { $count ->
    [one] { $count } geht
   *[other] { $count } gehen
}
nothingAtNoon = nichts

either = { JOIN($choices, ", oder: ") }
