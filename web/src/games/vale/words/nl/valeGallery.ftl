### De galerij van de wezens, en de figuren bij de spelregels.

title = Wezens

kind = { $family ->
    [fire] Vuur · kost { $cost }
    [water] Water · kost { $cost }
    [earth] Aarde · kost { $cost }
    [wind] Wind · kost { $cost }
   *[dragon] Draak · kost { $cost }
}

## Filters

family = Soort
effect = Effect
cost = Kosten

costs = { $least }–{ $most }

costsMore = { $least } of meer

gives = Levert op
stones =
    .red = rode stenen
    .blue = blauwe stenen
    .purple = paarse stenen

does = Doet
deeds =
    .points = levert punten op
    .cards = levert kaarten op
    .returns = neemt terug in de hand
    .discards = legt af
    .summons = roept op zonder te betalen
    .repeats = herhaalt effecten
    .pays = vraagt een offer
    .others = raakt andere spelers
    .cheaper = maakt goedkoper
    .worth = verandert stenen

orders =
    .cost = goedkoopste eerst
    .dear = duurste eerst

## Stenen

stonesRoom = Stenen
stonesTitle = 3 stenen, 5 soorten
stonesAbout = Tel de zijden van een steen en je kent de waarde; een ronde steen is 1 waard. Wie een gemarkeerde kaart verkoopt, neemt de stenen van die soort.

## Figuren bij de spelregels

figureCard =
    .cost = Linksboven: wat het wezen kost, in de vorm van de soort.
    .family = Rechtsboven: nog een keer de soort.
    .effects = Onder de naam: een direct effect heeft een bliksem, een permanent effect een lus zonder einde, een te activeren effect een cirkel van pijlen.

figureMarking = 3 spelers markeren in de volgorde 1, 2, 3, 3, 2, 1.

figureTogether = { $cards }

partsLabel = De tafel en haar delen
partTrack =
    .title = Scorespoor
    .about = De punten van alle spelers.
partOthers =
    .title = De anderen
    .about = Hun punten, stenen en wezens.
partDisplay =
    .title = Aanbod
    .about = De wezens waarop je jaagt, per soort, met de stenen die elke soort oplevert.
partQuestion =
    .title = Vraag
    .about = Wat er van je gevraagd wordt. De gouden knop doet wat je gekozen hebt.
partStones =
    .title = Je stenen
    .about = 1, 3 en 6 waard; hoogstens 4.
partArea =
    .title = Je speelgebied
    .about = Opgeroepen wezens; elke ronde één speelveld meer.
partHand =
    .title = Je hand
    .about = Getemde wezens die je kunt oproepen. Niemand anders ziet ze.
