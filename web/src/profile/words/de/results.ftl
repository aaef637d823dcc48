### Eine Tabelle der eigenen Ergebnisse.

title = Ergebnisse
against = Gegen
games = Partien
won = Siege
points = Ergebnis
places = Platzierungen
people = Menschen
brought = mitgebrachte Bots
mixed = Menschen und Bots
bots = Bots, { $level }
players = { $count ->
    [one] { $count }{"\u00A0"}Person
   *[other] { $count }{"\u00A0"}Personen
}
share = { $won } ({ $share })
placed = { $count } × { $place }.{"\u00A0"}Platz
