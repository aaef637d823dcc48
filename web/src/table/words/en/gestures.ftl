### Gestures at a table, without words: reactions at a seat, and a nudge for whoever takes long.

# A button in the bar, and over the row of reactions for those who listen.
react = React
# The names of the reactions, on buttons without words.
kinds =
    .cheer = Cheer
    .laugh = Laugh
    .surprise = Be surprised
    .think = Hm …
    .heart = Heart
# Somebody reacts, for those who listen.
# $name (text)
told =
    .cheer = { $name } cheers.
    .laugh = { $name } laughs.
    .surprise = { $name } is surprised.
    .think = { $name } says hm.
    .heart = { $name } sends a heart.
# A box to tick.
see = See others’ reactions and nudges
# A button in the place of the golden one; short.
# $name (text) Somebody who takes long.
nudge = Nudge { $name }
# Over the table for some seconds.
# $name (text) Who nudges.
# $other (text) Who takes long.
# $mine (flag) Whether that is the reader.
nudged = { $mine ->
    [yes] { $name } nudges you: it is your turn.
   *[no] { $name } nudges { $other }.
}
# The title of the page, in the tab of the browser.
# $name (text) Who nudges.
tab = { $name } waits for you · Everglow
