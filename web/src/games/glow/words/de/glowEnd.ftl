### Die Wertung und die Partie vom Ende her. Kurz.

tie = Bei gleich vielen Lichtsplittern gewinnt, wer mehr Neuwurfplättchen hat.
parts =
    .before = Licht
    .cards = Karten
    .footprints = Spuren
    .fireflies = Glühwürmchen
    .total = Summe
board =
    .realm = Lager
    .sea = Inseln
fireflies = Glühwürmchen { $have }/{ $need }

## Woher die Lichtsplitter kamen

light = Lichtsplitter
standing = Als wäre die Partie dort zu Ende gewesen, mit allem, was am Ende zählt.
begun = Zu Beginn
sources =
    .noon = Karten am Mittag
    .places = Orte
    .dice = Würfel
    .rerolls = Für Neuwürfe abgegeben
    .cards = Karten am Spielende
    .board = Lager oder Inseln
    .fireflies = Glühwürmchen
    .footprints = Spuren

## Was alle getan haben, vor einer Zahl

deeds =
    .recruited = Gefährten aufgenommen
    .buried = Gefährten verloren
    .resolved = Karten aktiviert
    .rerolled = Würfel neu geworfen
    .turned = Würfel gedreht
    .travelled = Schritte gereist
    .paid = Spuren abgegeben
    .spells = Zauber erhalten
