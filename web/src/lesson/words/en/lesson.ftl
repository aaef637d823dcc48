### The guide of a first game, besides its marks.

guide = Guide
# Buttons; short.
got = Got it
stop = Stop guiding
again = What is this?
