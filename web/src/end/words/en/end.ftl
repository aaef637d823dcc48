### The page about a finished game.

# The title of the page.
# $code (text) Of the table.
title = The game in full · { $code }
notOver = The game is not over yet.
# Before a name.
# $place (number)
place = { $place }.
# After the reader's name; very short.
you = you
# Buttons; short.
coach = What decided it
replay = Replay
record = Keep the record
share = Share as an image
saved = The image is in your downloads.

## Where points came from

sources = Where the score came from
# A picture folded out as a table.
table = As a table
source = From
total = Together
# A part of somebody's points.
# $source (text) Where they came from.
# $points (text) Such as: 4, −2.
part = { $source } { $points }
# All of somebody's points, for those who listen.
# $name (text)
# $points (number)
# $parts (list of text)
bar = { $name }, { $points }: { JOIN($parts, ", ") }

## How it went

course = How it went
# A picture, for those who listen.
# $told (list of text) How each player ended, one sentence each.
courseTold = The score over the game. { JOIN($told, " ") }
# $name (text)
# $points (number)
ended = { $name } ended with { $points }.
turns = Turning points
# $name (text?)
noTurns = { $name ->
    [none] Nobody was ever alone in front.
   *[other] Only { $name } was ever alone in front.
}
# $name (text)
# $from (text?) Who was in front before.
# $ahead (number) By how many points, at most.
turn = { $from ->
    [none] { $name } takes the first lead, later { $ahead } ahead.
   *[other] { $name } overtakes { $from }, later { $ahead } ahead.
}

## How long everybody thought

time = Time to think
noTime = Nobody wrote down how long decisions took in this game.
# Heads of columns; short.
decisions = Decisions
altogether = Altogether
median = Usually
longest = Longest
yours = Your decisions
# $seconds (text) Such as 1.5 or 40.
seconds = { $seconds } s
# $minutes (number)
# $seconds (number)
minutes = { $minutes } min { $seconds } s

## More

deeds = What everybody did
chance = Chance
