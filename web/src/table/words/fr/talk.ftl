chat = Discussion
rooms =
    .players = Table
    .watchers = Public
watches = regarde
hearWatchers = Afficher ce que dit le public
say = Dire quelque chose
send = Envoyer
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
