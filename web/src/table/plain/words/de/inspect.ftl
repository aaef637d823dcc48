### Für Leute, die ein Spiel bauen: was der Server gesagt hat.

title = Zustand des Tischs
view = Ansicht
question = Frage
legal = Erlaubte Aktionen
events = Ereignisse des letzten Schritts
notation = Notation
state = Zustand
imagined = Was du nicht wissen kannst, ist in diesem Zustand neu verteilt: Er lässt sich laden und spielen, ist aber nicht der wahre.
copy = Kopieren
copied = Kopiert
