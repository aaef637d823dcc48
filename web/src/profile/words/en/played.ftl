### The games that somebody has played.

title = Games
# $names (list of text)
with = with { $names }
# Before a game: very short.
# $place (number)
# $of (number)
place = { $place ->
    [1] won
   *[other] { $place } of { $of }
}
# A button.
# $count (number)
more = Show { $count } more
download = Download all my games

## Favourite cards

favourites = Favourite cards
# Under a card: how often it was had, and how many of these games were won. Short.
# $times (number)
# $won (number)
liked = { $times ->
    [one] once, { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }
   *[other] { $times } times, { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }
}
# A note beside a game.
hints = with hints, does not count
