roundNow = Runde{"\u00A0"}{ $round }

roundOf = Runde{"\u00A0"}{ $round } von { $rounds }

round = Runde

phases =
    .hunt = Auswahl
    .action = Aktion
    .resolution = Aktivierung

points = Punkte: { JOIN($standings, ", ") }

standing = { $name } { $points }

lastRound = Das ist die letzte Runde.

finale = { $name ->
    [none] Du hast { $points }: letzte Runde
   *[other] { $name } hat { $points }: letzte Runde
}
finalRound = Die letzte Runde

mayEnd = { $name ->
    [none] Du hast { $points } Punkte: Die Partie endet mit dieser Runde, wenn es dabei bleibt.
   *[other] { $name } hat { $points } Punkte: Die Partie endet mit dieser Runde, wenn es dabei bleibt.
}

## Die anderen

starts = beginnt die Runde

thinking = überlegt

inHand = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}

inArea = { $creatures ->
    [one] 1 Kreatur
   *[other] { $creatures } Kreaturen
}

open = Kreaturen von { $name } ansehen
areaOf = Kreaturen von { $name }

noCreatures = { $name } hat noch keine Kreatur.

yourself = Du selbst

## Der Markt

display = Markt

marked = { $name ->
    [none] Von dir markiert.
   *[other] Von { $name } markiert.
}

sells = Verkauf bringt

familySells = { $family ->
    [fire] Feuer, Verkauf bringt
    [water] Wasser, Verkauf bringt
    [earth] Erde, Verkauf bringt
    [wind] Luft, Verkauf bringt
   *[dragon] Drache, Verkauf bringt
}

## Auslage und Hand

area = { $own ->
    [yes] Deine Auslage
   *[no] Auslage
}

areaTab = Auslage

creatures = { $count } von { $slots } { $slots ->
    [one] Kreatur
   *[other] Kreaturen
}

free = { $slots ->
    [one] 1 freier Platz
   *[other] { $slots } freie Plätze
}

comesHere = kommt hierher

hand = { $own ->
    [yes] Deine Hand
   *[no] Hand
}

handTab = Hand

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

emptyHand = Deine Hand ist leer. Gezähmte Karten kommen hierher.
hiddenHand = Die Hand ist verdeckt.
noHand = Die Hand ist leer.

## Was Kreaturen am Ende der Runde bringen

atResolution = Bei Aktivierung

acting = { $count ->
    [one] 1 Effekt
   *[other] { $count } Effekte
}

acts = wird aktiviert

resolutionHint = Was deine Kreaturen bei der Aktivierung bringen, wenn sich vorher nichts ändert.

## Steine und Stapel

stones = Steine

held = { $count } von { $limit }

worth = Wert { $value }

stone = { $colour ->
    [red] Stein { $number }: rot, Wert { $worth }
    [blue] Stein { $number }: blau, Wert { $worth }
   *[purple] Stein { $number }: violett, Wert { $worth }
}

deckOf = Stapel: { $count }

discardOf = Ablagestapel: { $count }

pile = Ablagestapel
emptyPile = Noch wurde keine Karte abgelegt.
