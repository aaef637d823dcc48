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
    .spark = For your first game; overlooks things and has its favourites.
    .ember = Plans its turn as a hobby player does, and errs now and then.
    .lantern = Plans its whole turn before it makes the first step.
    .beacon = Plans as well as thousands of games against itself have taught it.
    .star = Looks ahead into your turns too; thinks for up to a second.
# Names of bots, in the middle of a sentence or alone.
called =
    .spark = spark
    .ember = ember
    .lantern = lantern
    .beacon = beacon
    .star = star
