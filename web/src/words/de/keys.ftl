### Die Liste der Tasten in den Einstellungen.

hint = Tab, Enter und die Leertaste wirken überall wie gewohnt. Auf einem Spielplan führen die vier Pfeiltasten jeweils zum nächsten Feld in dieser Richtung.
escape = Esc
shiftF6 = Umschalt+F6
deeds =
    .primary = Der goldene Knopf
    .undo = Rückgängig
    .numbered = Der Bereich oder Würfel mit dieser Nummer, wo sie in einer Reihe liegen
    .reroll = Die erste Möglichkeit, neu zu werfen
    .sell = Ausgewählte Karte verkaufen
    .tame = Ausgewählte Karte zähmen
    .hint = Ein Tipp des Coachs, gegen Bots
    .retell = Den letzten Zug noch einmal zeigen
    .odds = Chancen des Würfels oder der Karte im Fokus
    .drop = Auswahl aufheben
    .nextPart = Zum nächsten Teil des Tischs
    .lastPart = Zum vorigen Teil
    .next = Innerhalb eines Teils weiter
    .last = Innerhalb eines Teils zurück
    .settings = Diese Einstellungen
