### What decided a finished game: luck, everybody's play, and the moments that mattered. Shares are parts of the victory, in per cent.

# The title of the page.
# $code (text) Of the table.
title = What decided { $code }
heading = What decided this game
begins = The coach looks at the game …
# While it is computed.
# $done (number)
# $all (number)
judging = { $done } of { $all } turns judged …
# A button after something went wrong.
again = Try again

## In a sentence

# $luck (kind | unkind | even)
luckYou = { $luck ->
    [kind] Luck was on your side.
    [unkind] Luck was against you.
   *[even] Luck neither helped nor hindered you.
}
# $name (text)
# $luck (kind | unkind | even)
luckOf = { $luck ->
    [kind] Luck was on the side of { $name }.
    [unkind] Luck was against { $name }.
   *[even] Luck neither helped nor hindered { $name }.
}
# $count (number) Choices that mattered.
# $cost (text) Such as −32%.
ownYou = { $count ->
    [0] You never had a choice that mattered.
    [one] One choice of yours mattered: { $cost }.
   *[other] { $count } choices of yours mattered: { $cost } altogether.
}
# $name (text)
# $count (number) Choices that mattered.
# $cost (text) Such as −32%.
ownOf = { $count ->
    [0] { $name } never had a choice that mattered.
    [one] One choice of { $name } mattered: { $cost }.
   *[other] { $count } choices of { $name } mattered: { $cost } altogether.
}

## The curves

curves = Expected victory, %
curvesHint = All shares together are 100 %. Choose a step to look at it.
# A picture, for those who listen.
# $told (list of text) How each player began and ended, one sentence each.
curvesTold = The expected victory over the game. { JOIN($told, " ") }
# $name (text)
# $start (text) Such as 25%.
# $end (text)
ended = { $name } began with { $start } and ended with { $end }.
# Of a slider.
where = Step of the game
# $step (number)
step = Step { $step }
# A button.
# $step (number)
see = Step { $step } in the replay

## The bridge

bridge = From the start to the end
# A choice of a player.
whose = Player
# Parts of the way, short.
parts =
    .start = Start
    .luck = Luck
    .own = Own play
    .others = Others
    .unexplained = Rest
    .end = End
rest = Own play is what better answers would have brought, so it is never above zero. The rest is what the coach cannot explain. Losses add up even where luck made up for them, so they can come to more than 100 %.

## Moments

moments = Moments that mattered
noMoments = The coach found no choice that cost anything.
# A button: a search shall look again at the moments that cost most.
deeper = Look deeper
deeperHint = A search looks again at the costliest moments. It takes a while.
# While it is computed.
# $done (number)
deepening = { $done ->
    [0] The coach looks again …
    [one] One moment looked at again …
   *[other] { $done } moments looked at again …
}
# When it is done.
# $count (number)
deepened = { $count ->
    [one] A search has looked at the costliest moment again.
   *[other] A search has looked at the { $count } costliest moments again.
}
slips =
    .blunder = Blunder
    .mistake = Mistake
    .inaccuracy = Inaccuracy
    .small = Small slip
# How exact a number is.
# $error (text) Such as 2%.
within = ± { $error }
youDid = What you did
# $name (text)
did = What { $name } did
better = What was better
# Below a card, very short.
doneShort = done
# Below a card, very short.
betterShort = better
# Of a long list.
# $count (number)
more = { $count } more steps
# $before (text) Such as 49%.
# $after (text)
moved = In this turn the share went from { $before } to { $after }.
# $gain (text) Such as +9%.
helpedYou = What was done helped you most: { $gain }.
# $name (text)
# $gain (text) Such as +9%.
helped = What was done helped { $name } most: { $gain }.
# What the better way would have brought by the end of the turn, or of the round.
# $more (list of text) Such as 2 points, 1 red stone; there may be none.
# $fewer (list of text) Likewise. Not both are empty.
# $when (turn | turns | round | day) At the end of which: of the turn, or on average of the turn, the round or the day.
brought = { $when ->
    [turn] At the end of the turn there would have been
    [turns] On average, at the end of the turn there would have been
    [day] On average, at the end of the day there would have been
   *[round] On average, at the end of the round there would have been
} { COUNT($more) ->
    [0] { $fewer } less.
   *[other] { COUNT($fewer) ->
        [0] { $more } more.
       *[other] { $more } more, and { $fewer } less.
    }
}
# Buttons.
look = Look at it
tryIt = Try it

## Luck

luck = Luck
luckiest = Luckiest
unluckiest = Unluckiest
deal = The deal
# $times (number)
# $worlds (number)
asGood = As good or better in { $times } of { $worlds } other deals.
# $times (number)
# $worlds (number)
asBad = Worse in { $times } of { $worlds } other deals.
sum = All luck together is zero.
# $names (list of text)
# $same (flag) They did win.
aside = { $same ->
    [yes] Luck aside, { $names } would have won as well.
   *[no] Luck aside, { $names } would have won.
}
# At the foot of the page.
# $judge (text) Its name and version.
judge = Judge: { $judge }

## In the replay

decisions = What decisions cost
# $count (number)
fine = { $count ->
    [one] One other choice was as good as the best that was found.
   *[other] { $count } other choices were as good as the best that was found.
}
# $cost (text) Such as −15%.
costTold = What decisions cost. This step: { $cost }.
thisStep = This step
# A button: better ways are no longer shown on the table.
hideGhost = Hide
