### Odds of a card, for whoever points at it. Short sentences; `$chance` is such as “2 in 3”.

# What may come from the deck, by all that this player has not seen.
# $family (icon)
# $chance (message)
odds_next = The next card of the deck is { $family }: { $chance }.
# $family (icon)
# $count (number) So many cards the next hunt reveals.
# $chance (message)
odds_hunt = At least one { $family } among the { $count } cards of the next hunt: { $chance }.
