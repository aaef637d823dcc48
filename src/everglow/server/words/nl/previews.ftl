play_with_friends = Speel { $games } met vrienden of bots. Geen account nodig.

invites_you = { $name } nodigt je uit voor { $game }

you_are_invited = Je bent uitgenodigd voor { $game }

game_on_everglow = { $game } op Everglow

seats_are_free = { $free ->
    [one] { $free } van de { $seats } plaatsen is vrij. Speel in je browser, geen account nodig.
   *[other] { $free } van de { $seats } plaatsen zijn vrij. Speel in je browser, geen account nodig.
}

come_and_watch = Deze partij is aan de gang. Kom kijken.
look_back = Deze partij is afgelopen. Kijk stap voor stap terug.

pages_not_built = De tafel is open, maar de pagina’s zijn niet gebouwd: voer `make client` uit.

needs_javascript = Everglow heeft JavaScript nodig om de tafel te tonen.
