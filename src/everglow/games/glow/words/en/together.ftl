### Why cards work together: headings above lists of cards in the gallery. `It` is the card that is looked at,
### `these` are those below the heading.

# $element (icon)
share_dice = One { $element } die serves these too.

# $colour (glow_colour)
# $element (icon)
brings_dice_for = Its { $colour } die has a second { $element } face for these.

# $element (icon)
asks_for_dice_of = It asks for { $element }; these bring the die that has it twice.

# $element (icon)
dread_dice = These fare better without { $element } as well.

like_equal_dice = These like equal dice as well.

gives_rerolls_to = It gives rerolls, which help with the conditions of these.

needs_rerolls_of = Its condition is hard to meet, and these give rerolls.

brings_any_die_for = It brings a die of your choice for what these ask for.

needs_dice_of = It asks for many equal dice, and these bring another one.

has_fireflies_for = It has fireflies to spare for these, which bring none.

needs_fireflies_of = It brings no firefly; these have some to spare.

is_fetched_by = It goes to the graveyard with a gift, and these bring it back.

fetches = It takes these back out of the graveyard, where they go with a gift.

hands_out = It hands out these tiles.

is_handed_out_by = These hand it out.
