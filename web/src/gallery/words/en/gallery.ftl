### All cards of a game, to search and to filter.

search = Search names and texts
# A label and its choices; short.
order = Order
usual = as in the box
byName = by name
# Buttons; short.
filter = Filter
clear = Show all
# How many cards are shown.
# $count (number)
all = All { $count } cards
# $count (number)
# $of (number)
some = { $count } of { $of } cards
none = No card is like that. Take a filter away.
# A tab; short. Others are the boards and dice of the game.
cards = Cards
rooms = What to look at
noGallery = There is no gallery of that name here.

## One card, large

close = Close
before = The card before
after = The next card
aloud = How it reads aloud
rulings = Rules about it
partners = Works well with
# A button behind a few partners.
# $count (number)
more = and { $count } more
keywords = Keywords
