### Was der Tisch von Glow sagt: Namen von Teilen und Plättchen, meist kurz.

space =
    .fire = Feuer
    .water = Wasser
    .earth = Erde
    .air = Luft
    .nature = Natur

## Teile des Tisches

meeting = Begegnungsleiste
adventurers = Abenteurer
company = Deine Gruppe
companyOf = Gruppe von { $name }
yourDice = Deine Würfel
diceOf = Würfel von { $name }
dice = Würfel
spells = Zauber
reserve = Vorrat
diceInReserve = Würfel im Vorrat
graveyard = Friedhof
deck = { $back ->
    [none] Stapel
   *[other] Stapel { $back }
}
back = { $count ->
    [none] Stapel { $deck }
   *[other] { $count ->
        [one] Stapel { $deck }, { $count } Karte
       *[other] Stapel { $deck }, { $count } Karten
    }
}
endedNow = Stand jetzt
more = Plan, Karten und Verlauf
tabs =
    .track = Leiste
    .map = Plan
    .party = Gruppe
startPlayer = Startperson

## Was wo liegt

took = { $name } hat { $card } aufgenommen
buried = { $card } kam auf den Friedhof
emptySpace = Hier ist niemand mehr
nothingThere = nichts
lying = Hier liegt
joins = schließt sich an
noCompanions = Noch folgt dir niemand.
alone = Noch keine Gefährten.
noSpells = Keine Zauber
noDice = keine Würfel
emptyReserve = Der Vorrat ist leer.
emptyGraveyard = Hier liegt noch niemand.
closeGraveyard = Zurück zum Tisch
faceDown = Zauber, verdeckt
tileDown = Zauberplättchen, verdeckt

## Plättchen

goods =
    .light = Lichtsplitter
    .footprint = Spuren
    .firefly = Glühwürmchen
    .reroll = Neuwürfe
owned =
    .light = { $count } Lichtsplitter
    .footprint = { $count ->
        [one] { $count } Spur
       *[other] { $count } Spuren
    }
    .firefly = { $count } Glühwürmchen
    .reroll = { $count ->
        [one] { $count } Neuwurf
       *[other] { $count } Neuwürfe
    }
rerollTokens = { $count } Neuwurfplättchen
firefliesFor = { $fireflies } für { $companions } Gefährten

## Bedingungen auf Karten; sehr kurz

met = { $times ->
    [one] erfüllt
   *[other] erfüllt ×{ $times }
}
notMet = nicht erfüllt
resolved = aktiviert
saidResolved = Aktiviert.
saidNotMet = Nicht erfüllt.
saidMet = { $times }-mal erfüllt.
times = ×{ $count }

## Würfel

chosenDice = { $count } ausgewählt
usedDice = blass: genutzt
cancelled = vom schwarzen Würfel aufgehoben
used = genutzt
stated = { JOIN($parts, ", ") }

## Tage und Phasen

day = Tag
dayNow = Tag{"\u00A0"}{ $day }
dayOf = Tag{"\u00A0"}{ $day } von { $days }
strongerDay = Tag{"\u00A0"}{ $day } von { $days }; stärkere Gefährten kommen
lastDay = Das ist der letzte Tag.
finalDay = Der letzte Tag
phases =
    .setup = Vorbereitung
    .morning = Morgen
    .late_morning = Würfeln
    .noon = Mittag
    .afternoon = Reise
    .evening = Abend
    .end = Ende
busy =
    .setup = wählt
    .morning = nimmt auf
    .late_morning = würfelt
    .noon = aktiviert
    .afternoon = reist
    .evening = {""}
    .end = {""}
busyPerson =
    .setup = { $name } wählt
    .morning = { $name } nimmt einen Gefährten auf
    .late_morning = { $name } würfelt
    .noon = { $name } aktiviert Karten
    .afternoon = { $name } reist
    .evening = { $name }
    .end = { $name }
busyPeople = { JOIN($people, ", ") }.
ready = fertig

## Die Punkteleiste

light = Licht: { JOIN($people, ", ") }
lightOf = { $name } { $count }
rerollField = Neuwurffeld { $field }

## Zeichnungen in den Regeln

cardPoints = Im Strahlenkranz: Lichtsplitter am Spielende.
cardBrings = Gegenüber: Glühwürmchen, ein täglicher Neuwurf oder der Würfel, den die Karte bringt.
cardEffect = Unten: was die Würfel zeigen müssen und was es dann gibt.
acts = { $times ->
    [0] wird nicht aktiviert
    [1] wird einmal aktiviert
   *[other] wird { $times }-mal aktiviert
}
people =
    .ana = Ana
    .bo = Bo
