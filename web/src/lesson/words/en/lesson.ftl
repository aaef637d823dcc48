### The guide of a first game, besides its hints.

guide = Guide
# Buttons; short.
got = Got it
stop = Stop guiding
playOn = Play on
newGame = A new game
# Said when something is picked and only the golden button is left to press.
press = Now press the golden button.
# On a phone: what is meant lies in another part of the table, to which the tab that is pointed at leads.
tab = It lies behind this tab: open it.
# How far the guide goes with a first game.
# $round (number) Round or day.
# $of (number) So many are guided.
stage = Guide: { $round } of { $of }
known =
    .title = You know it now
    .text = That was all there is to it. Play on in this game, or begin a new one: its cards are dealt by chance.
