### Wie stark Bots sind.

named =
    .spark = Einstieg
    .ember = leicht
    .lantern = mittel
    .beacon = schwer
    .star = am schwersten
about =
    .spark = Für deine erste Partie; schaut einen Schritt voraus, und das nicht immer.
    .ember = Nimmt immer, was gerade am besten aussieht.
    .lantern = Plant den ganzen Zug vor dem ersten Schritt.
    .beacon = Bedenkt auch deine nächsten Züge, höchstens eine Zehntelsekunde lang.
    .star = Denkt am weitesten voraus, höchstens eine Sekunde lang.
called =
    .spark = Funke
    .ember = Glut
    .lantern = Laterne
    .beacon = Leuchtfeuer
    .star = Stern
