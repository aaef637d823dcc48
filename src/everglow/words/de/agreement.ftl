### Was sich vor einer Partie nicht vereinbaren lässt.

wrong_number_of_players = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.

unknown_option = Unbekannte Option „{ $name }“: { $game } hat { JOIN($options, ", ") }.

wrong_value = Für die Option „{ $name }“ gibt es { JOIN($values, ", ") }, aber nicht „{ $value }“.

about_start = Der Platz, der beginnt, oder einer, den der Zufall bestimmt.
