### The log: what happened, a line each. Shown beside the table and in the terminal; the present tense.
### The cause in brackets is the creature whose text made it happen.

## What a creature's text does

# $seat (seat)
# $points (number)
# $cause (creature?) Whose text made it happen, in brackets.
scored = { $seat ->
    [you] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# $seat (seat)
# $points (number)
# $cause (creature?) Whose text made it happen, in brackets.
lost = { $seat ->
    [you] You lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $seat } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# From the supply, by a sale or a creature's text.
# $seat (seat)
# $stones (list of message) Messages `some_stones`.
# $cause (creature?) Whose text made it happen, in brackets.
took = { $seat ->
    [you] You take { $stones }
   *[other] { $seat } takes { $stones }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# To the supply.
# $seat (seat)
# $stones (list of message) Messages `some_stones`.
# $cause (creature?) Whose text made it happen, in brackets.
put_back = { $seat ->
    [you] You put back { $stones }
   *[other] { $seat } puts back { $stones }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# $seat (seat)
# $card (creature)
# $cause (creature?) Whose text made it happen, in brackets.
returned = { $seat ->
    [you] You return { $card } to your hand
   *[other] { $seat } returns { $card } to the hand
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# $seat (seat)
# $card (creature)
# $cause (creature?) Whose text made it happen, in brackets.
discarded_from_hand = { $seat ->
    [you] You discard { $card } from your hand
   *[other] { $seat } discards { $card } from the hand
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# $seat (seat)
# $card (creature)
# $cause (creature?) Whose text made it happen, in brackets.
discarded_from_area = { $seat ->
    [you] You discard { $card } from your area
   *[other] { $seat } discards { $card } from the area
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# A card that the reader may not see.
# $seat (seat)
# $cause (creature?) Whose text made it happen, in brackets.
drew = { $seat ->
    [you] You draw a card
   *[other] { $seat } draws a card
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# $seat (seat)
# $card (creature)
# $cause (creature?) Whose text made it happen, in brackets.
drew_card = { $seat ->
    [you] You draw { $card }
   *[other] { $seat } draws { $card }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# Into the hand.
# $seat (seat)
# $card (creature)
# $cause (creature?) Whose text made it happen, in brackets.
fetched = { $seat ->
    [you] You take { $card } from the discard pile
   *[other] { $seat } takes { $card } from the discard pile
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

# The cause carries out an effect of the card as its own.
# $seat (seat)
# $card (creature)
# $cause (creature?) Whose text made it happen, in brackets.
copied = { $seat ->
    [you] You copy { $card }
   *[other] { $seat } copies { $card }
}{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}.

## What players do

# $seat (seat)
# $card (creature)
marked = { $seat ->
    [you] You mark { $card }
   *[other] { $seat } marks { $card }
}.

# $seat (seat)
# $card (creature)
sold = { $seat ->
    [you] You sell { $card }
   *[other] { $seat } sells { $card }
}.

# $seat (seat)
# $card (creature)
tamed = { $seat ->
    [you] You tame { $card }
   *[other] { $seat } tames { $card }
}.

# $seat (seat)
# $card (creature)
summoned = { $seat ->
    [you] You summon { $card }
   *[other] { $seat } summons { $card }
}.

# $seat (seat)
# $card (creature)
released = { $seat ->
    [you] You release { $card }
   *[other] { $seat } releases { $card }
}.

# $seat (seat)
# $card (creature)
activated = { $seat ->
    [you] You activate { $card }
   *[other] { $seat } activates { $card }
}.

# $seat (seat)
# $card (creature)
put_on_deck = { $seat ->
    [you] You put { $card } on top of the deck
   *[other] { $seat } puts { $card } on top of the deck
}.

# $seat (seat)
# $stones (list of message) Messages `some_stones`.
# $card (creature)
paid = { $seat ->
    [you] You pay { $stones } for { $card }
   *[other] { $seat } pays { $stones } for { $card }
}.

## The course of the game

# The first line of a round.
# $round (number)
# $last (flag) Whether it is the last round that can be played.
# $start (seat) The start player.
# $cards (list of creature) The cards that are revealed; there may be none.
revealed = { $last ->
    [yes] Round { $round }, the last one
   *[no] Round { $round }
}, { $start ->
    [you] you begin
   *[other] { $start } begins
}. { COUNT($cards) ->
    [0] The hunt is for no cards.
   *[other] The hunt is for { $cards }.
}

# $count (number)
shuffled = The discard pile becomes a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

# Points can still be lost before the round is over.
# $seat (seat)
# $points (number)
reached_end = { $seat ->
    [you] You have { $points } points: the game ends with this round, unless that changes.
   *[other] { $seat } has { $points } points: the game ends with this round, unless that changes.
}

## Parts of sentences

# Stones of one colour where there is little room; that they are stones was said before.
# $colour (icon)
# $count (number)
stones_in_brief = { $count } { $colour }

# Stones of one colour, in lists: `2 red stones and 1 blue stone`, always as an object (taken, paid, held).
# $colour (icon)
# $count (number)
some_stones = { $count ->
    [one] 1 { $colour } stone
   *[other] { $count } { $colour } stones
}
