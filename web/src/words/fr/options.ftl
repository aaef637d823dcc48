start =
    .title = Qui commence
    .random = au hasard
