### Was vor einer Partie vereinbart werden kann.

about_board = Das Reich der Schatten, durch das eine Gruppe reist, oder das Meer der Finsternis.

about_adventurers = Die Abenteurer werden der Reihe nach gewählt oder zufällig ausgeteilt.
