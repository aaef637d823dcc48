### Puzzles of the day, and exercises made of one's own mistakes. Shares are parts of the victory, in per cent.

daily = Daily puzzle
exercise = Exercise

## What is asked

askPuzzle = This is how a game stood. Spend this turn as well as you can.
askExercise = This is how a game of yours stood, before a decision that cost you something. Spend the turn once more.
askHow = Until the turn is over you can take answers back. Then you see what it is worth beside the best that was found.
solvedToday = You have answered today's puzzle. You may try it again as often as you like.
# A button.
begin = Look at the table
# Somebody tries to do something else than to play the turn, such as to talk.
onlyTurn = Here only the turn is played; nobody else is at the table.
judging = The coach looks at your turn …

## What it is worth

# Headings.
best = Nothing better was found
good = Well played, nearly the best
better = There was something better
failed = Your turn could not be judged
# Above a share of the victory; short.
yours = Your turn
# Above a share of the victory; short.
found = Best found
noBetter = The coach found no turn that is better than yours by more than its own noise.
shares = The share of the victory that you can expect after the turn, from what could be known before it.
# $days (number)
streak = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
# $days (number)
comesBack = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
learned = You have it: it does not come back.
# Buttons.
verdict = What it is worth
again = Try again
playOn = Play on from here
# $count (number)
next = { $count ->
    [one] Next exercise
   *[other] Next exercise, { $count } are due
}

## What there is to train

# $count (number)
due = { $count ->
    [one] { $count } exercise is due
   *[other] { $count } exercises are due
}
nothingDue = No exercise is due
# $count (number)
later = { $count ->
    [one] One exercise comes back on a later day.
   *[other] { $count } exercises come back on later days.
}
howExercises = When you look at what decided a game of yours, decisions that cost you much become exercises. They come back after a day, and after three, seven and 21 days.
