### What the home page and the lobby say of the game.

title = Glow

# Three short facts in a row.
facts =
    .players = 2–4 players
    .days = 8 days
    .maps = 2 maps

# Under the title on the home page, one sentence.
about = Gather a company, roll its dice, and carry the light through the dark.

## Options of a table: the title, and their values

board = Board
boards =
    .realm = Realm of Shadows
    .sea = Sea of Darkness
adventurers = Adventurers
adventurersBy =
    .chosen = in turn order
    .random = by chance
# The same values as facts in a list, without their title.
adventurersTold =
    .chosen = adventurers chosen in turn
    .random = adventurers by chance
