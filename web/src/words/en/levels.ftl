### How strong bots are, and how they are called.

# Beside each other on buttons: very short.
named =
    .spark = first game
    .ember = easy
    .lantern = fair
    .beacon = hard
    .star = hardest
# What such a bot does, below its name.
about =
    .spark = For your first game; looks one step ahead, and not every time.
    .ember = Always takes what looks best right now.
    .lantern = Plans its whole turn before it makes the first step.
    .beacon = Looks ahead into your turns too, for up to a tenth of a second.
    .star = Looks ahead the longest; thinks for up to a second.
# Names of bots, in the middle of a sentence or alone.
called =
    .spark = spark
    .ember = ember
    .lantern = lantern
    .beacon = beacon
    .star = star
