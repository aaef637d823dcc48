### Alle Karten eines Spiels, zum Suchen und Filtern.

search = Namen und Texte durchsuchen
order = Reihenfolge
usual = wie in der Schachtel
byName = nach Namen
filter = Filter
clear = Alle zeigen
all = Alle { $count } Karten
some = { $count } von { $of } Karten
none = Keine Karte passt dazu. Nimm einen Filter weg.
cards = Karten
rooms = Was es zu sehen gibt
noGallery = Eine Galerie mit diesem Namen gibt es hier nicht.

## Eine Karte, groß

close = Schließen
before = Die vorige Karte
after = Die nächste Karte
aloud = So wird sie vorgelesen
rulings = Regeln zu dieser Karte
partners = Passt gut zu
more = und { $count } weitere
keywords = Stichwörter
