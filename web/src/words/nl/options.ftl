start =
    .title = Wie begint
    .random = het lot beslist
