title = Kreaturen

kind = { $family ->
    [fire] Feuer · Kosten { $cost }
    [water] Wasser · Kosten { $cost }
    [earth] Erde · Kosten { $cost }
    [wind] Luft · Kosten { $cost }
   *[dragon] Drache · Kosten { $cost }
}

## Filter

family = Element
effect = Effekt
cost = Kosten

costs = { $least } bis { $most }

costsMore = { $least } und mehr

gives = Bringt
stones =
    .red = rote Steine
    .blue = blaue Steine
    .purple = violette Steine

does = Wirkung
deeds =
    .points = bringt Punkte
    .cards = bringt Karten
    .returns = ruft zurück
    .discards = legt ab
    .summons = beschwört kostenlos
    .repeats = wiederholt Effekte
    .pays = gibt etwas ab
    .others = betrifft andere
    .cheaper = macht günstiger
    .worth = verändert Steine

orders =
    .cost = günstigste zuerst
    .dear = teuerste zuerst

## Steine

stonesRoom = Steine
stonesTitle = 3 Steine, 5 Elemente
stonesAbout = Ein Stein hat so viele Seiten, wie er wert ist; der runde ist 1 wert. Wer eine markierte Karte verkauft, erhält die Steine ihres Elements.

## Abbildungen der Regeln

figureCard =
    .cost = Oben links: die Kosten, in der Form des Elements.
    .family = Oben rechts: noch einmal das Element.
    .effects = Unter dem Namen: Ein Soforteffekt hat einen Blitz, ein dauerhafter Effekt eine Schleife ohne Ende, ein aktiver Effekt einen Kreis aus Pfeilen.

figureMarking = 3 Personen markieren in der Reihenfolge 1, 2, 3, 3, 2, 1.

figureTogether = { $cards }

partsLabel = Der Tisch und seine Teile
partTrack =
    .title = Punkteleiste
    .about = Die Punkte aller.
partOthers =
    .title = Die anderen
    .about = Ihre Punkte, Steine und Kreaturen.
partDisplay =
    .title = Markt
    .about = Die Kreaturen zur Auswahl, nach Elementen, mit den Steinen, die jedes Element beim Verkauf bringt.
partQuestion =
    .title = Frage
    .about = Was du gefragt wirst. Der goldene Knopf tut, was du gewählt hast.
partStones =
    .title = Deine Steine
    .about = Wert 1, 3 und 6; höchstens 4.
partArea =
    .title = Deine Auslage
    .about = Beschworene Kreaturen; jede Runde ein Platz mehr.
partHand =
    .title = Deine Hand
    .about = Gezähmte Kreaturen, die du beschwören kannst. Niemand sonst sieht sie.
