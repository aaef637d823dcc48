### De galerij van kaarten, dobbelstenen en speelborden.

title = Avonturiers, metgezellen, spreuken

## Filters: koppen en waarden; kort

kind = Soort kaart
kinds =
    .adventurer = Avonturier
    .A = Metgezel, stapel A
    .B = Metgezel, stapel B
    .spell = Spreuktegel
groups =
    .adventurer = Avonturiers
    .A = Metgezellen A
    .B = Metgezellen B
    .spell = Spreuken
needs = Vraagt om
same = gelijke dobbelstenen
bars = Verbiedt
gives = Geeft
skull = gaat naar het kerkhof
fetch = haalt van het kerkhof
spells = deelt spreuken uit
loss = verlies
brings = Brengt mee
die = dobbelstenen
daily = dagelijkse herworp
kaar = zwarte dobbelsteen
orders =
    .points = meeste licht eerst
    .fireflies = meeste vuurvliegjes eerst
rooms =
    .realm = Rijk
    .sea = Zee

## Dobbelstenen

diceTitle = Dobbelstenen in 8 kleuren
diceAbout = Elke dobbelsteen toont de 5 elementen. De 6e zijde is nog eens het element van de kleur, of iets speciaals; een klein schijfje in de hoek zegt wat.
boxedWith = { $count } grote bij { FORM($card, "the") }
boxedReserve = { $count } grote in de reserve
boxedSmall = { $count } kleine
boxed = { JOIN($parts, " · ") }

## Speelborden

realmAbout = Een groep volgt de routes: een plek vraagt een dobbelsteen met het element dat er staat, een doorgestreept element mag op geen dobbelsteen te zien zijn, en 1 voetspoor vervangt allebei. Sla kamp op in een dorp voor het licht ervan aan het einde.
seaAbout = In het midden beginnen 4 boten. Een boei zegt hoeveel verschillende elementen de dobbelstenen moeten tonen om erlangs te varen; elk eiland geeft aan het einde het licht dat erbij staat.
place = { CAPITAL(FORM($place, "the")) }: { JOIN($parts, ", ") }
route = Tussen { FORM($start, "the") } en { FORM($place, "the") }: { $found }
passage = Van { FORM($start, "the") } naar { FORM($place, "the") }: { JOIN($parts, ", ") }

## Wat plekken vragen en geven: delen van een lijst

toll = { $count ->
    [0] geen tol
    [one] tol { $count } {-footprint}
   *[other] tol { $count } {-footprints}
}
worth = { $light } {-light}
found = {-skull} kost een metgezel of een spreuk
anything = elk aantal is goed
between = { $least } tot { $most } verschillende elementen
exactly = { $count ->
    [one] { $count } element
   *[other] { $count } verschillende elementen
}

partsLabel = De tafel en haar delen
partTrack =
    .title = Scorespoor
    .about = Ieders licht; teruggaan betaalt voor opnieuw gooien.
partMeeting =
    .title = Trefpunt
    .about = Vijf metgezellen, elk met dobbelstenen en voetsporen.
partQuestion =
    .title = Vraag
    .about = Wat er van je gevraagd wordt. De gouden knop doet wat je gekozen hebt.
partDice =
    .title = Je dobbelstenen
    .about = Grote blijven, kleine gaan elke avond terug.
partCompany =
    .title = Je gezelschap
    .about = Je avonturier en metgezellen. De onderste regel van een kaart: wat dobbelstenen moeten tonen, en wat dat oplevert.
partMap =
    .title = Speelbord
    .about = Dorpen om te kamperen, en de wegen erheen.
