### Wat er op tafel ligt: titels, opschriften en aantallen.

roundNow = Ronde { $round }

roundOf = Ronde { $round } van { $rounds }

round = Ronde

phases =
    .hunt = Jacht
    .action = Acties
    .resolution = Effecten

points = Punten: { JOIN($standings, ", ") }

standing = { $name } { $points }

lastRound = Dit is de laatste ronde.

finale = { $name ->
    [none] Je hebt { $points }: laatste ronde
   *[other] { $name } heeft { $points }: laatste ronde
}
finalRound = De laatste ronde

mayEnd = { $name ->
    [none] Je hebt { $points } punten: als dat zo blijft, eindigt de partij met deze ronde.
   *[other] { $name } heeft { $points } punten: als dat zo blijft, eindigt de partij met deze ronde.
}

## Andere spelers

starts = begint de ronde

thinking = denkt na

inHand = { $cards ->
    [one] 1 handkaart
   *[other] { $cards } handkaarten
}

inArea = { $creatures ->
    [one] 1 wezen
   *[other] { $creatures } wezens
}

open = Wezens van { $name } bekijken
areaOf = Wezens van { $name }

noCreatures = { $name } heeft nog geen wezens.

yourself = Jezelf

## Het aanbod

display = Aanbod

marked = { $name ->
    [none] Door jou gemarkeerd.
   *[other] Gemarkeerd door { $name }.
}

sells = levert op

familySells = { $family ->
    [fire] Vuur levert op
    [water] Water levert op
    [earth] Aarde levert op
    [wind] Wind levert op
   *[dragon] Draak levert op
}

## Speelgebied en hand

area = { $own ->
    [yes] Je speelgebied
   *[no] Speelgebied
}

areaTab = Speel{"\u00AD"}gebied

creatures = { $slots ->
    [one] { $count } van { $slots } wezen
   *[other] { $count } van { $slots } wezens
}

free = { $slots ->
    [one] 1 vrij speelveld
   *[other] { $slots } vrije speelvelden
}

comesHere = komt hier

hand = { $own ->
    [yes] Je hand
   *[no] Hand
}

handTab = Hand

cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

emptyHand = Je hand is leeg. Hier komen de kaarten die je temt.
hiddenHand = De hand is verborgen.
noHand = De hand is leeg.

## Wat wezens aan het einde van de ronde opleveren

atResolution = Effectenfase

acting = { $count ->
    [one] 1 actief
   *[other] { $count } actief
}

acts = actief

resolutionHint = Wat je wezens in de effectenfase opleveren als er niets meer verandert.

## Stenen en stapels

stones = Stenen

held = { $count } van { $limit }

worth = { $value } waard

stone = { $colour ->
    [red] Steen { $number }: rood, { $worth } waard
    [blue] Steen { $number }: blauw, { $worth } waard
   *[purple] Steen { $number }: paars, { $worth } waard
}

deckOf = trekstapel: { $count }

discardOf = aflegstapel: { $count }

pile = Aflegstapel
emptyPile = Er is nog geen kaart afgelegd.
