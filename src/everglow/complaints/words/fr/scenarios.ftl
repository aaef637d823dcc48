### Ce qui ne va pas dans un exemple de partie : sans majuscule ni point.

example_differs = { $what } : attendu { $expected }, obtenu { $got }

example_action_refused = l’action { $number } ({ $do }) a été refusée : { $why }

example_action_legal = l’action { $number } ({ $do }) ne devrait pas être permise, mais elle l’est

example_last_refused = la dernière action devrait être permise, mais elle ne l’est pas : { $why }

example_last_legal = { $reason ->
    [none] la dernière action ne devrait pas être permise
   *[other] la dernière action ne devrait pas être permise ({ $reason })
}

not_an_example = ce n’est pas un scénario pour { $game } : { $complaint }

example_lacks = il manque « { $name } »

example_wrong_kind = quelque chose n’est pas du bon type ({ $error })

example_script_ended = le script n’a plus de résultat, ou en a un qui ne convient pas

example_unknown = { $kind ->
    [key] nom inconnu : « { $name } » ; au choix : { JOIN($known, ", ") }
    [player] personne inconnue : « { $name } » ; au choix : { JOIN($known, ", ") }
    [phase] phase inconnue : « { $name } » ; au choix : { JOIN($known, ", ") }
    [action] action inconnue : « { $name } » ; au choix : { JOIN($known, ", ") }
    [expectation] attente inconnue : « { $name } » ; au choix : { JOIN($known, ", ") }
   *[option] option inconnue : « { $name } » ; au choix : { JOIN($known, ", ") }
}

example_card_twice = chaque carte ne peut être qu’à un endroit, mais « { $name } » est à { $places } endroits

example_fields = il faut des noms et des valeurs, pas { $found }

example_count = il faut un nombre à partir de 0, pas { $found }

example_list = il faut une liste, pas { $found }

example_names = il faut de { $least } à { $most } noms, pas { $found }

example_choice = { $found } n’est pas un choix ; il faut exactement l’un de ceux-ci : { JOIN($known, ", ") }
