### What a messenger shows of a link to this server: a title and a line below it.

# Below the title “Everglow”.
# $games (list of text) Titles of games.
play_with_friends = Play { $games } with friends or bots. No account needed.

# A title: who invites to which game.
# $name (text)
# $game (text) Its title.
invites_you = { $name } invites you to { $game }

# A title, where the host has no seat.
# $game (text) Its title.
you_are_invited = You are invited to { $game }

# A title, when the game has begun.
# $game (text) Its title.
game_on_everglow = { $game } on Everglow

# Below the title of an invitation.
# $free (number)
# $seats (number) All seats of the table.
seats_are_free = { $free ->
    [one] { $free } of { $seats } seats is free. Play in your browser, no account needed.
   *[other] { $free } of { $seats } seats are free. Play in your browser, no account needed.
}

come_and_watch = This game is being played. Come and watch.
look_back = This game is over. Look back at it step by step.

# Instead of a page, where nobody has built the pages.
pages_not_built = The table is open, but its pages were not built: run `make client`.

# Instead of a page, in a browser without JavaScript.
needs_javascript = Everglow needs JavaScript to show the table.
