### Which creatures work together, in the gallery of cards: a sentence as a heading, and below it the cards that
### "these" are. "It" is the creature that is looked at. Each pair says the same from both sides.

## Stones

# $colour (icon)
gives_stones = It gives { $colour } stones, which these make use of.

# $colour (icon)
uses_stones = It makes use of { $colour } stones, which these give.

# $colour (icon)
raises_stones = It makes { $colour } stones worth more, and these score their value.

# $colour (icon)
scores_stones = It scores the value of { $colour } stones, which these raise.

makes_room = It makes room for the stones that these take or count.
needs_room = It takes or counts many stones, for which these make room.

## Kinds of creatures

# $family (icon)
family_counted = It is one of the { $family } creatures that these score for.

# $family (icon)
counts_family = These are { $family } creatures, which it scores for.

active_counted = It is one of the creatures with an { -active } effect that these score for.
counts_active = These are creatures with an { -active } effect, which it scores for.

cheap_counted = It is one of the creatures of cost 2 or less that these score for.
counts_cheap = These are creatures of cost 2 or less, which it scores for.

cheap_returned = It is one of the creatures with an { -instant } effect of cost 2 or less that these return to the hand, to be summoned again.
returns_cheap = These are creatures with an { -instant } effect of cost 2 or less, which it returns to the hand, to be summoned again.

fire_returned = It is one of the { -fire } creatures with an { -instant } effect that these return to the hand, to be summoned again.
returns_fire = These are { -fire } creatures with an { -instant } effect, which it returns to the hand, to be summoned again.

earth_taken = It is one of the { -earth } creatures that these take out of the discard pile.
takes_earth = These are { -earth } creatures, which it takes out of the discard pile.

## Costs

cost_scored = Its high cost is worth points to these.
scores_cost = It scores a printed cost; these have a high one.

summons_dear = It summons without paying; these cost much.
summoned_free = It costs much; these summon it without paying.

makes_cheaper = It makes these cheaper.
made_cheaper = These make it cheaper.

makes_all_cheaper = It makes every summon cheaper, and these are summoned again and again.
summoned_often = It is summoned again and again, and these make every summon cheaper.

cost_sought = Its cost is one that these look for.
seeks_costs = It looks for several costs; these have one of them.

## Cards and effects

brings_creatures = It brings more creatures into the area, which these count.
counts_area = It counts the area, into which these bring more creatures.

comes_back = It comes back to be summoned again, and these score for every summon.
scores_summons = It scores for every summon, and these come back to be summoned again.

brings_cards = It brings cards into the hand, which these count or discard.
counts_hand = It counts or discards hand cards, and these bring more.

pays_when_tamed = These take stones when it is tamed.
takes_when_tamed = It takes stones when one of these is tamed.

fills_pile = It puts cards on the discard pile, from which these take.
takes_from_pile = It takes from the discard pile, on which these put cards.

lies_on_deck = It lies on top of the deck then, and these draw it.
draws_from_deck = It draws a card; one of these may lie on top of the deck.

effect_copied = These can copy its effect.
copies_effect = It can copy an effect of these.

activated_again = These activate it once more.
activates_again = It activates these once more.
