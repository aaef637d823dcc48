### What the home page and the lobby say of the game.

title = The Vale of Eternity

# Three short facts in a row.
facts =
    .players = 2–4 players
    .rounds = up to 10 rounds
    .creatures = 70 creatures

# Under the title on the home page, one sentence.
about = Hunt creatures, sell them for stones or tame them, and build a chain of effects that outgrows everyone else's.
