### Options of a game that several games have.

start =
    .title = Who begins
    .random = chance
