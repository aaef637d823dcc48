### A hint of the coach, in three degrees: what to think about, what to answer, and why. Only against bots.

# The heading of a small window.
title = Hint
# Before the first hint of a game.
warning = With a hint, this game does not count in your results.
# Buttons.
ask = Ask the coach
which = Which answer?
why = Why?
again = Try again
thinks = The coach is thinking …

## The first degree

# $things (list of text) Cards.
thinkOf = Think about { $things }.
# Something on the table has a frame around it.
thinkFramed = Think about what is framed.
# The answer needs nothing that lies on the table, such as ending the turn.
thinkHere = Nothing has to be picked for it. Look at the buttons of the question.

## The second degree

# $answer (text) What an answer does, such as "Tame Hydra".
answer = Advice: { $answer }.
# The answer is picked on the table as if the reader had picked it.
picked = It is picked for you. Whether you do it is up to you.

## The third degree

# $lead (text) Such as 6%.
# $rival (text) What the next best answer does.
better = The coach sees about { $lead } more of the victory in it than in the next best: { $rival }.
# $rival (text) What the next best answer does.
even = The next best is about as good: { $rival }.
nothingElse = The coach found nothing else that is worth a thought.
# $more (list of text) Such as 2 points, 1 red stone; there may be none.
# $fewer (list of text) Likewise. Not both are empty.
# $when (turn | turns | round | day) At the end of which: of the turn, or on average of the turn, the round or the day.
brings = { $when ->
    [turn] At the end of the turn you have
    [turns] On average, at the end of the turn you have
    [day] On average, at the end of the day you have
   *[round] On average, at the end of the round you have
} { COUNT($more) ->
    [0] { $fewer } less by it.
   *[other] { COUNT($fewer) ->
        [0] { $more } more by it.
       *[other] { $more } more by it, and { $fewer } less.
    }
}
# A heading; the answers that would follow in the same turn stand below it.
then = Then

## A mark after an answer against bots

# The heading of a small window.
mark = Mark of your last answer
fine = Fine
# Buttons.
whatBetter = What was better?
# $answer (text) What an answer does, such as "Tame Hydra".
betterWas = Better: { $answer }.
