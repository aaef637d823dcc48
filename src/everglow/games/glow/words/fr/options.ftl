### Ce qui se décide avant une partie.

about_board = La Province des Ombres, où une compagnie voyage, ou l’Archipel ténébreux.

about_adventurers = Les aventuriers sont choisis dans l’ordre du tour, ou distribués au hasard.
