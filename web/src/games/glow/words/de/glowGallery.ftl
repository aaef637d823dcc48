### Die Galerie der Karten, Würfel und Spielpläne.

title = Abenteurer, Gefährten, Zauber

## Filter; kurz

kind = Art
kinds =
    .adventurer = Abenteurer
    .A = Gefährte, Stapel A
    .B = Gefährte, Stapel B
    .spell = Zauberplättchen
groups =
    .adventurer = Abenteurer
    .A = Gefährten A
    .B = Gefährten B
    .spell = Zauber
needs = Verlangt
same = gleiche Symbole
bars = Verbietet
gives = Gibt
skull = kommt auf den Friedhof
fetch = nimmt aus dem Friedhof
spells = verteilt Zauber
loss = Verluste
brings = Bringt
die = Würfel
daily = täglichen Neuwurf
kaar = schwarzen Würfel
orders =
    .points = meiste Lichtsplitter zuerst
    .fireflies = meiste Glühwürmchen zuerst
rooms =
    .realm = Reich
    .sea = Meer

## Würfel

diceTitle = Würfel in acht Farben
diceAbout = Jeder Würfel zeigt die fünf Elemente. Auf der sechsten Seite steht das Element seiner Farbe noch einmal oder etwas Besonderes; eine kleine Scheibe in der Ecke verrät, was.
boxedWith = { $count ->
    [one] { $count } großer bei { $card }
   *[other] { $count } große bei { $card }
}
boxedReserve = { $count ->
    [one] { $count } großer im Vorrat
   *[other] { $count } große im Vorrat
}
boxedSmall = { $count ->
    [one] { $count } kleiner
   *[other] { $count } kleine
}
boxed = { JOIN($parts, " · ") }

## Spielpläne

realmAbout = Eine Gruppe geht die Wege entlang: Ein Feld braucht einen Würfel, der sein Element zeigt; ein durchgestrichenes Element darf auf keinem Würfel sein; 1 Spur ersetzt beides. Lagere in einem Dorf, um am Ende seine Lichtsplitter zu erhalten.
seaAbout = Vier Boote beginnen in der Mitte. Eine Boje sagt, wie viele verschiedene Elemente die Würfel zeigen müssen, damit ein Boot dort entlang segelt; jede Insel bringt am Ende ihre Lichtsplitter.
place = { CAPITAL(FORM($place, "full")) }: { JOIN($parts, ", ") }
route = Zwischen { FORM($start, "dem") } und { FORM($place, "dem") }: { $found }
passage = { CAPITAL(FORM($start, "from")) } { FORM($place, "to") }: { JOIN($parts, ", ") }

## Was Orte nehmen und geben: Teile einer Liste

toll = { $count ->
    [0] kein Zoll
    [one] Zoll { $count } {-footprint}
   *[other] Zoll { $count } {-footprints}
}
worth = { $light } {-light}
found = {-skull} kostet einen Gefährten oder einen Zauber
anything = beliebig viele Elemente
between = { $least } bis { $most } verschiedene Elemente
exactly = { $count ->
    [one] { $count } Element
   *[other] { $count } verschiedene Elemente
}

partsLabel = Der Tisch und seine Teile
partTrack =
    .title = Punkteleiste
    .about = Die Lichtsplitter aller; Schritte zurück bezahlen einen Neuwurf.
partMeeting =
    .title = Begegnungsleiste
    .about = Fünf Gefährten, jeder mit Würfeln und Spuren.
partQuestion =
    .title = Frage
    .about = Was du gefragt wirst. Der goldene Knopf tut, was du gewählt hast.
partDice =
    .title = Deine Würfel
    .about = Große bleiben, kleine gehen jeden Abend zurück.
partCompany =
    .title = Deine Gruppe
    .about = Dein Abenteurer und deine Gefährten. Die unterste Zeile einer Karte: was Würfel zeigen müssen und was es gibt.
partMap =
    .title = Spielplan
    .about = Dörfer zum Lagern und die Wege dorthin.
