### Was man wissen sollte, bevor man handelt.

## Neben einem Gefährten, der aufgenommen werden kann: Teile einer Liste, ohne Punkt

die = bringt den großen { FORM($colour, "en") } Würfel
anyDie = bringt einen großen Würfel beliebiger Farbe
noDie = der Würfel ist nicht im Vorrat: es kommt keiner
black = der schwarze Würfel kommt mit: ein Fluch für heute
kaarMoves = Kaar: der schwarze Würfel darf zuerst verschoben werden
kaarComes = bringt den schwarzen Würfel und schützt vor ihm
thenDiscard = danach legst du einen der anderen auf den Friedhof
all = { JOIN($notes, "; ") }

## Bevor eine Karte aktiviert wird: Sätze

dieLeaves = Der große Würfel kommt sofort zurück in den Vorrat und zählt nicht mehr, weder für spätere Karten noch unterwegs.
spell = Das Plättchen wird einmal aktiviert und kommt in die Schachtel.
nobodyDead = Sonst liegt niemand auf dem Friedhof: Es geschieht nichts.
nobodyHit = Es ist kein Gefährte da, den es treffen könnte.
noTiles = Es ist kein Zauberplättchen mehr da: Niemand erhält eins.
onlySo = { $light ->
    [0] Du hast keine Lichtsplitter zu verlieren.
   *[other] Du hast nur { $light } Lichtsplitter: Mehr verlierst du nicht.
}
rightmost = Es trifft deinen Gefährten ganz rechts: { $card }. Du darfst diesen zuerst aktivieren.
coupled = Cromaug ist unter den Gefährten: Mittags wird nacheinander aktiviert.
