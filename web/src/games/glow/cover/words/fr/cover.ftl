### Ce que la page d’accueil et le salon disent du jeu.

title = Glow

facts =
    .players = 2–4 joueurs
    .days = 8 jours
    .maps = 2 plateaux

about = Rassemble une compagnie, lance ses dés et porte la lumière à travers les ténèbres.

## Options d’une table

board = Plateau
boards =
    .realm = Province des Ombres
    .sea = Archipel ténébreux
adventurers = Aventuriers
adventurersBy =
    .chosen = dans l’ordre du tour
    .random = au hasard
adventurersTold =
    .chosen = aventuriers choisis à tour de rôle
    .random = aventuriers au hasard
