guide = Gids
got = Begrepen
stop = Zonder gids verder
again = Wat is dit?
