### Die Seiten mit den Regeln, neben den Regeln selbst.

none = Regeln mit diesem Namen gibt es hier nicht.
contents = Inhalt
search = Regeln durchsuchen
hits = { $count ->
    [0] Dazu steht hier nichts.
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
link = Link zu „{ $title }“

## Eine Stellung zum Ausprobieren

tryIt = Ausprobieren
again = Von vorn
leave = Schließen
over = Das ist hier alles. Beginne von vorn oder lies weiter.

sources = Woher das kommt
