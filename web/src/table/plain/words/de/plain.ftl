### Ein Tisch für Spiele ohne eigene Zeichnungen.

table = Tisch
choices = Möglichkeiten
none = nichts
yes = ja
no = nein
choose = Wählen
nothing = Gerade gibt es nichts zu wählen.
round = Runde{"\u00A0"}{ $round }
points = Punkte
standing = Punkte, wie der Tisch sie zeigt.
over = Die Partie ist zu Ende.
