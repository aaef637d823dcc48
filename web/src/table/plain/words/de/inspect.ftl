### Für Leute, die ein Spiel bauen: was der Server gesagt hat.

title = Zustand des Tischs
view = Ansicht
question = Frage
legal = Erlaubte Aktionen
events = Ereignisse des letzten Schritts
notation = Notation
noNotation = Eine Stellung verrät jede Hand: Öffne dies in der Wiederholung einer beendeten Partie, um sie zu kopieren.
copy = Kopieren
copied = Kopiert
