### What every game says.

# Something that is the same in every language.
# $text (text)
verbatim = { $text }

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

# Why somebody may not act now.
# $seats (list of seat) For whom the game waits.
not_your_turn = It is not your turn: the game waits for { $seats }.

game_over = The game is over.
