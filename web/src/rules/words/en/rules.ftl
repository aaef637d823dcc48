### The pages of rules, beside the rules themselves.

none = There are no rules of that name here.
contents = Contents
search = Search rules and rulings
# $count (number)
hits = { $count ->
    [0] Nothing is said about that.
    [one] { $count } place
   *[other] { $count } places
}
# A sign beside a heading.
# $title (text) The heading.
link = Link to { $title }

## A position that readers try out

# Buttons; short.
tryIt = Try it
again = Begin again
leave = Close
over = That is all here. Begin again, or read on.

# Unfolds the evidence of a ruling: the rulebook's page, a card, or our own decision.
sources = Where this comes from
