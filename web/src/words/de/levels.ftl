### Wie stark Bots sind.

named =
    .spark = Einstieg
    .ember = leicht
    .lantern = mittel
    .beacon = schwer
    .star = am schwers{"\u00AD"}ten
about =
    .spark = Für deine erste Partie; übersieht manches und hat seine Lieblinge.
    .ember = Plant wie jemand, der gern spielt, und irrt sich hin und wieder.
    .lantern = Plant den ganzen Zug vor dem ersten Schritt.
    .beacon = Plant mit der Erfahrung aus Tausenden Partien gegen sich selbst.
    .star = Bedenkt auch deine nächsten Züge, höchstens eine Sekunde lang.
called =
    .spark = Funke
    .ember = Glut
    .lantern = Laterne
    .beacon = Leuchtfeuer
    .star = Stern
