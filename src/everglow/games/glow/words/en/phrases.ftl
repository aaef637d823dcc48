### Phrases inside other messages. They begin with a small letter and have no stop.

## Amounts: the object of gain, take, lose, spend, pay and lack; they also stand alone in lists.

# $count (number)
amount_light = { $count ->
    [0] no {-light}
   *[other] { $count } {-light}
}

# $count (number)
amount_footprints = { $count ->
    [0] no {-footprints}
    [one] { $count } {-footprint}
   *[other] { $count } {-footprints}
}

# $count (number)
amount_fireflies = { $count ->
    [0] no {-fireflies}
    [one] { $count } {-firefly}
   *[other] { $count } {-fireflies}
}

# Tokens that can be held, each worth a reroll.
# $count (number)
amount_rerolls = { $count ->
    [one] { $count } {-reroll} token
   *[other] { $count } {-reroll} tokens
}

## Dice

# A die as the object of turn, roll and reroll. It is called by what tells it from others: small ones belong to
# nobody, large ones come with an adventurer or with a Sketal; the multicoloured Sketal has one of any colour.
# $sort (black | small | large | sketal | multicoloured)
# $colour (glow_colour)
# $owner (glow_card?) The card that a large die came with.
the_die = { $sort ->
    [black] the black die
    [small] the small { $colour } die
    [sketal] { $owner }'s die
    [multicoloured] { $owner }'s { $colour } die
   *[large] the large { $colour } die
}

# The same die in a list of dice after a colon, without the word `die`.
# $sort (black | small | large | sketal | multicoloured)
# $colour (glow_colour)
# $owner (glow_card?) The card that a large die came with.
listed_die = { $sort ->
    [black] black
    [small] small { $colour }
    [sketal] { $owner }'s
    [multicoloured] { $owner }'s { $colour }
   *[large] large { $colour }
}

# Small dice of a colour that lie at a space or come with a companion: a part of a list, after `with` or alone.
# $count (number)
# $colour (glow_colour)
small_dice = { $count ->
    [one] { $count } { $colour } die
   *[other] { $count } { $colour } dice
}

# Dice that show an element: `2 fire`. The object of `rolls`, and alone in lists.
# $count (number)
# $face (icon)
shown_element = { $count } { $face }

# Dice that show a special face, whose icon has a number of its own: `+3 light`, `2 footprints`.
# $count (number)
# $face (icon)
shown_special = { $count ->
    [one] { $face }
   *[other] { $face } on { $count } dice
}

## Texts of cards

# One slot of a card's short text, in one line.
# $card (glow_card)
# $slot (effect | ability | points)
short_text = { $slot ->
    [effect] { TEXT($card, "effect_short") }
    [ability] { TEXT($card, "ability_short") }
   *[points] { TEXT($card, "points_short") }
}

# One slot of a card's full text.
# $card (glow_card)
# $slot (effect | ability | points)
full_text = { $slot ->
    [effect] { TEXT($card, "effect") }
    [ability] { TEXT($card, "ability") }
   *[points] { TEXT($card, "points") }
}

# Beside the text of a card that brings a die, in the same list.
no_such_die = no such die is in the reserve

## What an effect does, in the imperative, after a colon or after `then`

# $what (message) An amount of light.
do_gain = gain { $what }

# $what (message) An amount of tokens.
do_take = take { $what }

# $what (message) An amount of anything.
do_lose = lose { $what }

do_skull = this companion goes to the graveyard

# $card (glow_card?) Whom it hits; none if there are no companions.
do_bury = { $card ->
    [none] your rightmost companion goes to the graveyard, without any effect of its own: nobody
   *[other] your rightmost companion goes to the graveyard, without any effect of its own: { $card }
}

do_spells = every other player takes a spell tile, face down

do_fetch = take another companion of your choice from the graveyard

# What a skull of the board does.
do_skull_of_board = put a companion into the graveyard or break a spell

# Before what is printed on a route and happens on the way, while the rest of the list is at its end.
# $deed (message) One of `do_take`, `do_lose`, `do_skull_of_board`.
on_route = route: { $deed }

## What rerolls cost, in the imperative, after a colon or after `then`

# $left (number) How many tokens there are.
spend_token = spend a {-reroll} token (you have { $left })

# $what (message) An amount of reroll tokens.
spend_tokens = spend { $what }

# On the score track.
# $before (number)
# $after (number)
spend_track = go back from { $before } to { $after } {-light}

# $card (glow_card) A Lumipili: it gives one reroll a day.
spend_companion = use today's reroll of { $card }

## Rerolls to choose from, after `spend 3 rerolls:`

# $what (message) An amount of reroll tokens.
up_to = up to { $what }

# $card (glow_card)
reroll_of = today's reroll of { $card }

# $before (number) Where the marker is on the score track.
# $after (list of number) Fields where it could go.
going_back = going back from { $before } to { OR($after) } {-light}
