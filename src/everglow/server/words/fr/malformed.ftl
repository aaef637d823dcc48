whole_message = le message

kind_of_value = { $kind ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] true ou false
    [object] un objet
    [array] une liste
   *[null] null
}

wrong_kind = { COUNT($found) ->
    [0] { $at } doit être { OR($wanted) }
   *[other] { $at } doit être { OR($wanted) }, et non { OR($found) }
}

wrong_value = { COUNT($known) ->
    [0] { $at } doit avoir une autre valeur
   *[other] { $at } doit avoir l’une de ces valeurs : { JOIN($known, ", ") }
}

too_little = { $at } doit valoir au moins { $least }

too_much = { $at } doit valoir au plus { $most }

not_below = { $at } doit être inférieur à { $limit }

too_short = { $at } doit comporter au moins { $least } { $least ->
    [one] caractère
   *[other] caractères
}

too_long = { $at } doit comporter au plus { $most } { $most ->
    [one] caractère
   *[other] caractères
}

number_too_large = { $at } est un nombre trop grand

field_missing = il manque { $field }

field_unknown = il n’y a pas de champ { $field } ici

not_utf8 = ce n’est pas du texte en UTF-8

json_ends_early = ce JSON s’arrête trop tôt

not_json = ce n’est pas du JSON

nested_too_deeply = les imbrications sont trop profondes

wrong_somehow = { $at } n’est pas sous la bonne forme
