chat = Chat
rooms =
    .players = Spelers
    .watchers = Kijkers
watches = kijkt
hearWatchers = Tonen wat kijkers zeggen
say = Iets zeggen
send = Versturen
watching = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
}
unread = { $count } ongelezen
