### Die Ursache steht hinten in Klammern: die Kreatur, deren Text es bewirkt.

## Was Texte von Kreaturen bewirken

scored = { $seat ->
    [you] Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

lost = { $seat ->
    [you] Du verlierst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $seat } verliert { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

took = { $seat ->
    [you] Du erhältst { $stones }
   *[other] { $seat } erhält { $stones }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

put_back = { $seat ->
    [you] Du legst { $stones } zurück
   *[other] { $seat } legt { $stones } zurück
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

returned = { $seat ->
    [you] Du rufst { FORM($card, "den") } auf deine Hand zurück
   *[other] { $seat } ruft { FORM($card, "den") } auf die Hand zurück
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

discarded_from_hand = { $seat ->
    [you] Du legst { FORM($card, "den") } von deiner Hand ab
   *[other] { $seat } legt { FORM($card, "den") } von der Hand ab
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

discarded_from_area = { $seat ->
    [you] Du legst { FORM($card, "den") } aus deiner Auslage ab
   *[other] { $seat } legt { FORM($card, "den") } aus der Auslage ab
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

drew = { $seat ->
    [you] Du ziehst 1 Karte
   *[other] { $seat } zieht 1 Karte
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

drew_card = { $seat ->
    [you] Du ziehst { FORM($card, "den") }
   *[other] { $seat } zieht { FORM($card, "den") }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

fetched = { $seat ->
    [you] Du nimmst { FORM($card, "den") } vom Ablagestapel auf die Hand
   *[other] { $seat } nimmt { FORM($card, "den") } vom Ablagestapel auf die Hand
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

copied = { $seat ->
    [you] Du kopierst { FORM($card, "den") }
   *[other] { $seat } kopiert { FORM($card, "den") }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

## Was am Tisch getan wird

marked = { $seat ->
    [you] Du markierst { FORM($card, "den") }
   *[other] { $seat } markiert { FORM($card, "den") }
}.

sold = { $seat ->
    [you] Du verkaufst { FORM($card, "den") }
   *[other] { $seat } verkauft { FORM($card, "den") }
}.

tamed = { $seat ->
    [you] Du zähmst { FORM($card, "den") }
   *[other] { $seat } zähmt { FORM($card, "den") }
}.

summoned = { $seat ->
    [you] Du beschwörst { FORM($card, "den") }
   *[other] { $seat } beschwört { FORM($card, "den") }
}.

released = { $seat ->
    [you] Du lässt { FORM($card, "den") } frei
   *[other] { $seat } lässt { FORM($card, "den") } frei
}.

activated = { $seat ->
    [you] Du aktivierst { FORM($card, "den") }
   *[other] { $seat } aktiviert { FORM($card, "den") }
}.

put_on_deck = { $seat ->
    [you] Du legst { FORM($card, "den") } oben auf den Stapel
   *[other] { $seat } legt { FORM($card, "den") } oben auf den Stapel
}.

paid = { $seat ->
    [you] Du zahlst { $stones } für { FORM($card, "den") }
   *[other] { $seat } zahlt { $stones } für { FORM($card, "den") }
}.

## Der Verlauf der Partie

revealed = { $last ->
    [yes] Runde{"\u00A0"}{ $round }, die letzte
   *[no] Runde{"\u00A0"}{ $round }
}: { $start ->
    [you] Du beginnst
   *[other] { $start } beginnt
}. { COUNT($cards) ->
    [0] Keine Karte liegt zur Auswahl.
   *[other] Zur Auswahl: { $cards }.
}

shuffled = Aus dem Ablagestapel wird ein neuer Stapel mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.

reached_end = { $seat ->
    [you] Du hast { $points } Punkte: Die Partie endet mit dieser Runde, wenn es dabei bleibt.
   *[other] { $seat } hat { $points } Punkte: Die Partie endet mit dieser Runde, wenn es dabei bleibt.
}

## Satzteile

stones_in_brief = { $count ->
    [one] 1 { FORM($colour, "er") }
   *[other] { $count } { $colour }
}

some_stones = { $count ->
    [one] 1 { FORM($colour, "en") } Stein
   *[other] { $count } { $colour } Steine
}
