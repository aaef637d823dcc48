### The table as lines of the terminal.

# A line that belongs to the one above it. Only blanks: nothing to translate.
# $line (message)
indented = {"  "}{ $line }

## Now

# $day (number)
# $victory (message)
table_over = The game is over after day { $day }. { $victory }

# $parts (list of message) `today`, `starts` and whom the table waits for.
table_now = { JOIN($parts, "; ") }.

# $day (number)
# $days (number)
# $phase (setup | morning | late_morning | noon | afternoon | evening | end)
# $board (realm | sea)
today = Day { $day } of { $days }, { $phase ->
    [setup] setup
    [morning] morning
    [late_morning] late morning
    [noon] noon
    [afternoon] afternoon
    [evening] evening
   *[end] end
}, { $board ->
    [realm] Realm of Shadows
   *[sea] Sea of Darkness
}

# $seat (seat) The start player of the day.
starts = { $seat } starts

waiting_for_all = waiting for all

# $seats (list of seat)
waiting_for = waiting for { $seats }

# $parts (list of message)
piles = { JOIN($parts, "; ") }.

# The first part of the line about piles.
# $count (number)
# $back (text?) The letter on the back of the topmost card.
deck_pile = { $back ->
    [none] Deck: { $count }
   *[other] Deck: { $count }, { $back } on top
}

# $count (number)
graveyard_pile = graveyard: { $count }

# $count (number)
spell_pile = spell pile: { $count }

# $dice (list of glow_colour) Large dice, and the small black one.
reserve = { COUNT($dice) ->
    [0] reserve: no dice left
   *[other] reserve: { JOIN($dice, ", ") }
}

## The meeting track

meeting_track = Meeting track:

# The rest of the track in one line, when few things are left.
# $left (list of message) `companion_at` and `things_at`
meeting_track_rest = Meeting track: { JOIN($left, "; ") }.

# $space (icon)
# $card (glow_card)
# $more (list of message) Dice and footprints that lie there too; there may be none.
# $text (list of message) Its short text.
space_with_companion = { COUNT($more) ->
    [0] { $space } { $card }: { JOIN($text, "; ") }
   *[other] { $space } { $card } with { $more }: { JOIN($text, "; ") }
}

# $space (icon)
# $more (list of message) Dice and footprints.
space_with_things = { $space } { $more }

# $card (glow_card)
# $more (list of message) Dice and footprints that lie there too; there may be none.
# $space (icon)
companion_at = { COUNT($more) ->
    [0] { $card } at { $space }
   *[other] { $card } with { $more } at { $space }
}

# $more (list of message) Dice and footprints.
# $space (icon)
things_at = { $more } at { $space }

## A player's line

# $seat (seat)
# $parts (list of message) Light, tokens, fireflies, where their markers are.
player_line = { $seat }: { JOIN($parts, "; ") }.

# $seat (seat) The reader.
# $parts (list of message)
own_line = { $seat } (you): { JOIN($parts, "; ") }.

# $light (number)
has_light = { $light } {-light}

# $light (number)
# $total (number)
has_light_now = { $light } {-light} ({ $total } if it ended now)

# $light (number)
# $total (number)
has_light_lapped = { $light } {-light} ({ $total } if it ended now), no more rerolls from the score track

# By part: before the final scoring, then what it adds.
# $total (number)
# $before (number)
# $cards (number)
# $board (number)
# $fireflies (number)
# $footprints (number)
has_light_at_the_end = { $total } {-light} at the end (before { $before }, cards { $cards }, board { $board }, fireflies { $fireflies }, footprints { $footprints })

# $tokens (list of message) Amounts of footprints and reroll tokens.
has_tokens = { $tokens }

# $fireflies (message) An amount of them.
# $companions (number)
fireflies_for = { $companions ->
    [one] { $fireflies } for { $companions } companion
   *[other] { $fireflies } for { $companions } companions
}

# $fireflies (message) An amount of them.
fireflies_for_nobody = { $fireflies }, no companions

no_companions = no companions

## Dice

# $parts (list of message)
dice_line = Dice: { JOIN($parts, "; ") }

# Before the roll: dice one by one.
# $dice (list of message) `listed_die`
unrolled_dice = { JOIN($dice, ", ") }

# Before the roll: how many of each colour.
# $dice (list of message) `dice_of_colour`
counted_dice = { $dice }

# After `Dice:`, large and small ones together.
# $count (number)
# $colour (glow_colour)
dice_of_colour = { $count } { $colour }

# Which dice show a face.
# $shown (message) `shown_element` or `shown_special`
# $dice (list of message) `listed_die`
face_of_dice = { $shown } ({ JOIN($dice, ", ") })

# The black die shows this face too, so none of them counts.
# $shown (message)
# $dice (list of message)
face_cancelled = { $shown } ({ JOIN($dice, ", ") }), cancelled

# Some of them were used on today's journey.
# $shown (message)
# $dice (list of message)
# $used (number)
face_used = { $shown } ({ JOIN($dice, ", ") }), { $used } used

# $die (message) `listed_die`
not_rolled_yet = not rolled yet: { $die }

# $face (icon)
black_harmless = the black die { $face }: harmless, with Kaar

# $face (icon)
black_cancels = the black die { $face }: { $face } does not count

black_takes_light = the black die: 2 {-light} lost at noon

# How many dice count for what.
# $shown (list of message)
counting_dice = { COUNT($shown) ->
    [0] none that counts
   *[other] { JOIN($shown, ", ") }
}

## Cards

# $card (glow_card)
# $text (list of message) Its short text.
card_line = { $card }: { JOIN($text, "; ") }

# $card (glow_card)
# $text (list of message)
card_line_resolved = { $card }: { JOIN($text, "; ") } (resolved)

# Its condition is met by the dice as they lie.
# $card (glow_card)
# $text (list of message)
# $times (number)
card_line_met = { $times ->
    [one] { $card }: { JOIN($text, "; ") } (now met)
   *[other] { $card }: { JOIN($text, "; ") } (now met { $times } times)
}

# $cards (list of message) `card_named` and `unknown_spell`
cards_by_name = { JOIN($cards, ", ") }

# $card (glow_card)
card_named = { $card }

unknown_spell = a face-down spell

# $tiles (list of message) `spell_tile` and `spell_tile_down`
spells_line = Spells: { JOIN($tiles, ", ") }

# $number (number) Its place among the spells, from 1.
# $card (glow_card)
# $text (list of message)
spell_tile = { $number } { $card } ({ JOIN($text, "; ") })

# $number (number) Its place among the spells, from 1.
spell_tile_down = { $number } face down

## In brief

# The others, by their light, in one line.
# $standings (list of message) Messages `standing`.
standings = { JOIN($standings, "; ") }.

# $seat (seat)
# $light (message) A message `has_light`.
standing = { $seat }: { $light }
