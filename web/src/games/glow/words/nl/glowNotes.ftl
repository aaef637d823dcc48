### Wat je moet weten voordat je iets doet.

## Naast een metgezel die mee kan: delen van een lijst, zonder punt

die = brengt de grote { FORM($colour, "e") } dobbelsteen mee
anyDie = brengt een grote dobbelsteen naar keuze mee
noDie = de dobbelsteen ligt niet in de reserve: je krijgt er geen
black = de zwarte dobbelsteen komt ook mee: een vloek voor vandaag
kaarMoves = Kaar: je mag de zwarte dobbelsteen eerst verplaatsen
kaarComes = brengt de zwarte dobbelsteen mee, en beschermt ertegen
thenDiscard = daarna stuur je nog een metgezel naar het kerkhof
all = { JOIN($notes, "; ") }

## Voordat een kaart wordt afgehandeld: zinnen

dieLeaves = De grote dobbelsteen gaat meteen terug en telt niet meer, ook niet voor latere kaarten of onderweg.
spell = De spreuk werkt 1 keer en gaat naar de doos.
nobodyDead = Er ligt niemand anders op het kerkhof: er gebeurt niets.
nobodyHit = Er is geen metgezel om te treffen.
noTiles = Er is geen spreuktegel meer: niemand neemt er een.
onlySo = { $light ->
    [0] Je hebt geen licht om te verliezen.
   *[other] Je hebt maar { $light } licht: meer verlies je niet.
}
rightmost = Dit treft je meest rechtse metgezel: { $card }. Die mag je eerst afhandelen.
coupled = Cromaug is bij de metgezellen: de middag wordt speler voor speler afgehandeld.
