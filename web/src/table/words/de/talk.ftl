### Der Chat eines Tischs.

chat = Chat
rooms =
    .players = Mitspielende
    .watchers = Publikum
watches = schaut zu
hearWatchers = Zeigen, was das Publikum sagt
say = Etwas sagen
send = Senden
watching = { $count ->
    [one] { $count }{"\u00A0"}Person schaut zu
   *[other] { $count }{"\u00A0"}Personen schauen zu
}
unread = { $count } noch nicht gelesen
