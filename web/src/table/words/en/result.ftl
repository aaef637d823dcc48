### The end of a game, over its table.

# The heading: who won.
# $you (flag) Whether the reader is among them.
# $names (list of text) The others.
win = { $you ->
    [yes] { COUNT($names) ->
        [0] You win!
        [one] You and { $names } win!
       *[other] You win, together with { $names }!
    }
   *[no] { COUNT($names) ->
        [one] { $names } wins
       *[other] { $names } win
    }
}
counting = Counting …
# A button that counts at once; short.
countAll = Show everything
# Under the heading.
# $count (number)
# $points (text) What the game calls its points.
reached = { $count } { $points }.
# Under the heading.
# $count (number)
# $points (text) What the game calls its points.
# $ahead (number) By how many the winner has more than the next.
# $name (text?) Who is the next; nobody if that is the reader.
ahead = { $name ->
    [none] { $count } { $points }, { $ahead } ahead of you
   *[other] { $count } { $points }, { $ahead } ahead of { $name }
}
# For those who listen.
places = Placings
# After the reader's name; very short.
you = you
best = Your best cards
# For whoever watched: the cards of the winner.
# $name (text)
bestOf = The best cards of { $name }
# How often a card brought something; very short.
# $count (number)
times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
# A part of somebody's points.
# $source (text) Where they came from.
# $points (text) Such as: 4, −2.
source = { $source } { $points }
# All of somebody's points, for those who listen.
# $name (text)
# $total (number)
# $parts (list of text) Where they came from, each with its points.
sources = { $name }, { $total }: { JOIN($parts, ", ") }
# Buttons; short.
goOn = Go to the new table
rematch = Play again
back = Look back
look = Look at the table
