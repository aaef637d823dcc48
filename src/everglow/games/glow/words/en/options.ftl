### What can be agreed on before a game: sentences for programs and their authors.

# The option `board`.
about_board = The Realm of Shadows, where a group travels, or the Sea of Darkness.

# The option `adventurers`.
about_adventurers = Adventurers are chosen in turn order, or dealt by chance.
