### Wat de tafel van Glow zegt: namen van delen en stukken, meestal korte labels.

space =
    .fire = Vuur
    .water = Water
    .earth = Aarde
    .air = Lucht
    .nature = Natuur

## Delen van de tafel: koppen en labels

meeting = Trefpunt
adventurers = Avonturiers
company = Je gezelschap
companyOf = Gezelschap van { $name }
yourDice = Je dobbelstenen
diceOf = Dobbelstenen van { $name }
dice = Dobbelstenen
spells = Spreuken
reserve = Reserve
diceInReserve = Dobbelstenen in de reserve
graveyard = Kerkhof
deck = { $back ->
    [none] Trekstapel
   *[other] Stapel { $back }
}
back = { $count ->
    [none] Stapel { $deck }
   *[other] { $count ->
        [one] Stapel { $deck }, { $count } kaart
       *[other] Stapel { $deck }, { $count } kaarten
    }
}
endedNow = Als het nu afgelopen was
more = Landkaart, kaarten en logboek
tabs =
    .track = Trefpunt
    .map = Landkaart
    .party = Gezel{"\u00AD"}schap
startPlayer = startspeler

## Wat waar ligt

took = { $name } nam { FORM($card, "the") } mee
buried = { CAPITAL(FORM($card, "the")) } ging naar het kerkhof
emptySpace = Hier is niemand meer
nothingThere = niets
lying = Hier ligt
joins = sluit hier aan
noCompanions = Er gaat nog niemand met je mee.
alone = Nog geen metgezellen.
noSpells = Geen spreuken
noDice = geen dobbelstenen
emptyReserve = De reserve is leeg.
emptyGraveyard = Hier ligt nog niemand.
closeGraveyard = Terug naar de tafel
faceDown = Gedekte spreuk
tileDown = Gedekte spreuktegel

## Fiches: een label, en hoeveel het er zijn voor wie luistert

goods =
    .light = licht
    .footprint = voetsporen
    .firefly = vuurvliegjes
    .reroll = herworpen
owned =
    .light = { $count } licht
    .footprint = { $count ->
        [one] { $count } voetspoor
       *[other] { $count } voetsporen
    }
    .firefly = { $count ->
        [one] { $count } vuurvliegje
       *[other] { $count } vuurvliegjes
    }
    .reroll = { $count ->
        [one] { $count } herworp
       *[other] { $count } herworpen
    }
rerollTokens = { $count ->
    [one] { $count } herworpfiche
   *[other] { $count } herworpfiches
}
firefliesFor = { $companions ->
    [one] { $fireflies } voor { $companions } metgezel
   *[other] { $fireflies } voor { $companions } metgezellen
}

## Voorwaarden van kaarten: op een kaart; heel kort

met = { $times ->
    [one] voldaan
   *[other] voldaan ×{ $times }
}
notMet = niet voldaan
resolved = afgehandeld
saidResolved = Afgehandeld.
saidNotMet = Niet voldaan.
saidMet = { $times ->
    [one] Voldaan, { $times } keer.
   *[other] Voldaan, { $times } keer.
}
times = ×{ $count }

## Dobbelstenen

chosenDice = { $count } gekozen
usedDice = gedimd: gebruikt
cancelled = telt niet door de zwarte dobbelsteen
used = gebruikt
stated = { JOIN($parts, ", ") }

## Dagen en dagdelen

day = Dag
dayNow = Dag { $day }
dayOf = Dag { $day } van { $days }
strongerDay = Dag { $day } van { $days }; er komen sterkere metgezellen
lastDay = Dit is de laatste dag.
finalDay = De laatste dag
phases =
    .setup = Voorbereiding
    .morning = Ochtend
    .late_morning = Worp
    .noon = Middag
    .afternoon = Reis
    .evening = Avond
    .end = Einde
busy =
    .setup = kiest
    .morning = neemt mee
    .late_morning = gooit
    .noon = handelt af
    .afternoon = reist
    .evening = {""}
    .end = {""}
busyPerson =
    .setup = { $name } kiest
    .morning = { $name } neemt een metgezel mee
    .late_morning = { $name } gooit
    .noon = { $name } handelt kaarten af
    .afternoon = { $name } reist
    .evening = { $name }
    .end = { $name }
busyPeople = { JOIN($people, ", ") }.
ready = klaar

## Het scorespoor

light = Licht: { JOIN($people, ", ") }
lightOf = { $name } { $count }
rerollField = Herworpveld { $field }

## Tekeningen in de spelregels

cardPoints = In de stralenkrans: het licht aan het einde.
cardBrings = Ertegenover: vuurvliegjes, een dagelijkse herworp, of de dobbelsteen die meekomt.
cardEffect = Onderaan: wat de dobbelstenen moeten tonen, en wat dat oplevert.
acts = { $times ->
    [0] werkt niet
    [1] werkt 1 keer
   *[other] werkt { $times } keer
}
people =
    .ana = Ana
    .bo = Bo
