### A game is looked back at.

# The title of the page.
# $code (text) Of the table.
title = Replay of { $code }
loading = Fetching the game …
begins = The game begins.
onlyLook = This game is looked back at; nothing can be done in it.

## The bar below the table: signs with these names

bar = Replay
play = Play
pause = Pause
back = One step back
on = One step on
roundBack = To the beginning of the round
roundOn = To the next round
where = Step
# $step (number)
# $last (number)
step = { $step } of { $last }
# The same for those who listen, and what happened.
# $step (number)
# $last (number)
# $told (text) One or more sentences.
spoken = Step { $step } of { $last }. { $told }
rounds = Rounds
# $round (number)
round = To round { $round }
speed = Speed
# $speed (text) Such as 0.5 or 2.
times = { $speed }×
# A label before names: through whose eyes.
eyes = Seen by
all = All hands
link = Copy link to this step
more = More about this replay
record = Keep the record
full = The game in full
decided = What decided it
costs = What decisions cost
toTable = To the table

## Keys

keys = Keys
# As they are printed on keyboards of the language.
keyNames =
    .space = Space
    .shift = Shift ← →
    .ends = Home End
keyDeeds =
    .play = play or pause
    .step = one step back or on
    .round = to the round before or after
    .ends = to the beginning or the end
    .speed = slower or faster
    .all = all hands
    .eyes = through the eyes of that seat
