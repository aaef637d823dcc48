### Odds of a die or a card, for whoever points at it. Short sentences; `$chance` is such as “2 in 3”.

# An ordinary die: its own element lies on two sides.
# $face (icon)
odds_home = Rolled: { $face } 2 in 6, every other element 1 in 6.
# A die with a special sixth side.
# $face (icon)
odds_special = Rolled: every element 1 in 6, { $face } 1 in 6.
# Chance that a card's condition is met if this one die is rolled again.
# $card (glow_card)
# $chance (message)
odds_rerolled = Rolled again, { $card } is met: { $chance }.
odds_met = Met as your dice lie.
odds_unmet = Not met, and no roll of one or two dice can change that.
# Which dice to roll again, so that a card's condition is met most likely.
# $dice (list of glow_colour) One or two.
# $chance (message)
odds_best = { COUNT($dice) ->
    [one] Not met yet. Roll the { $dice } die again: { $chance }.
   *[other] Not met yet. Roll these two dice again, { $dice }: { $chance }.
}
# By the throw that comes next, without rolling again.
# $chance (message)
odds_thrown = Met by one throw of your dice: { $chance }.
# $chance (message)
odds_taken = If you take it, met by one throw of your dice: { $chance }.
