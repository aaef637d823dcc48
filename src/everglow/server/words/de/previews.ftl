### Was ein Messenger von einem Link zu diesem Server zeigt.

play_with_friends = Spiele { $games } mit Freunden oder Bots. Ohne Konto.

invites_you = { $name } lädt dich zu { $game } ein

you_are_invited = Du bist zu { $game } eingeladen

game_on_everglow = { $game } auf Everglow

seats_are_free = { $free ->
    [one] { $free } von { $seats } Plätzen ist frei. Spiele im Browser, ohne Konto.
   *[other] { $free } von { $seats } Plätzen sind frei. Spiele im Browser, ohne Konto.
}

come_and_watch = Diese Partie läuft gerade. Komm und schau zu.
look_back = Diese Partie ist zu Ende. Sieh sie dir Schritt für Schritt an.

pages_not_built = Der Tisch steht bereit, aber seine Seiten wurden nicht gebaut: Führe `make client` aus.

needs_javascript = Everglow braucht JavaScript, um den Tisch zu zeigen.
