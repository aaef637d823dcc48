### What every game says.

# Something that is the same in every language.
# $text (text)
verbatim = { $text }

# What somebody did or has, in a game that says everything in one language: “Ann: sends a moth”.
# $seat (seat)
# $text (text)
of_seat = { CAPITAL(WHO($seat, "you")) }: { $text }

# The last line of the log.
# $standings (list of message) Everybody with their points: messages `standing`.
# $victory (message) Who has won: `won` or `shared`.
game_ended = The game is over: { $standings }. { $victory }

# In the middle of a sentence: a player with their points.
# $seat (seat)
# $score (number)
standing = { WHO($seat, "you") } { $score }

# $seat (seat)
won = { $seat ->
    [you] You win.
   *[other] { $seat } wins.
}

# $seats (list of seat)
shared_victory = { CAPITAL(WHO($seats, "you")) } share the victory.

## Why something is not possible now: a clause without a full stop, after a colon or alone

# $seats (list of seat) Who is asked instead.
not_your_turn = { COUNT($seats) ->
    [one] it is not your turn: { $seats } decides
   *[other] it is not your turn: { $seats } decide
}

game_over = the game is over

# How somebody is called whose name is not known, such as a player of a game that cannot be replayed.
# $number (number) Counted from 1.
seat_number = seat { $number }

## Chances: in the middle of a sentence, after a colon

# $ways (number)
# $of (number) So many ways are possible.
chance = { $ways } in { $of }
# Rounded.
# $percent (number)
chance_about = about { $percent } in 100
certain = certain
impossible = impossible
