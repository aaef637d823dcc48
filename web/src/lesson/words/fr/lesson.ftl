guide = Guide
got = Compris
stop = Quitter le guide
again = Qu’est-ce que c’est ?
