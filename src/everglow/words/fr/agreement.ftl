wrong_number_of_players = { $game } est un jeu pour { $least } à { $most } joueurs, pas pour { $seats }.

unknown_option = Option inconnue : « { $name } ». Options possibles pour { $game } : { JOIN($options, ", ") }.

wrong_value = L’option « { $name } » doit avoir l’une de ces valeurs : { JOIN($values, ", ") } ; « { $value } » n’en est pas une.

about_start = La place qui commence, ou une place au hasard.
