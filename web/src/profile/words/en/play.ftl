### How somebody plays, from games that the coach has judged.

title = How you play
nothing = The coach has judged none of your games yet. Have some judged, and you see here how you play.
# An error rate with its interval, such as 4.2 ± 1.1; low is good.
# $rate (text)
# $margin (text)
rate = { $rate } ± { $margin }
# $rate (text) Such as 4.2 ± 1.1.
# $choices (number)
all = { $choices ->
    [one] Error rate { $rate }, over one choice that mattered.
   *[other] Error rate { $rate }, over { $choices } choices that mattered.
}
# Above a small picture.
rates = Error rate, game by game
# The same for those who listen.
# $games (number)
ratesTold = { $games ->
    [one] Error rate of one game.
   *[other] Error rates of { $games } games, the oldest first.
}
# Above a small picture.
lucks = Luck, game by game
# The same for those who listen.
# $games (number)
lucksTold = { $games ->
    [one] Luck of one game.
   *[other] Luck of { $games } games, the oldest first.
}
# Heads of columns; short.
phase = Phase
choices = Choices
error = Error rate
# Two lists of steps follow: what you did, and what was better.
# $times (number)
# $cost (text) Such as −32%.
habit = A habit: { $times } times in this way, { $cost } altogether. The costliest case:
note = The error rate is 500 times the share of the victory that was lost, divided by the choices that mattered; low is good. Luck evens out over many games.
# A button.
# $count (number)
judge = { $count ->
    [one] Have one more game judged
   *[other] Have { $count } more games judged
}
judging = The coach looks at your games …
