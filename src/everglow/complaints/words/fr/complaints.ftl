### Ce qui ne va pas dans un fichier, un enregistrement ou un paquet : sans majuscule ni point.

## Où

wrong_at = { $place } : { $complaint }
in_action = action { $number } : { $complaint }
in_undo = annulation { $number } : { $complaint }

## Fichiers

system_reason = { $reason ->
    [missing] aucun fichier ou dossier de ce nom
    [folder] c’est un dossier
    [no_folder] ce n’est pas un dossier
    [refused] accès refusé
    [full] il n’y a plus d’espace sur le disque
    [exists] ce fichier existe déjà
    [in_use] adresse déjà utilisée
    [no_address] cette machine n’a pas cette adresse
   *[unknown_host] hôte inconnu
}
not_text = ce n’est pas du texte
file_is_empty = le fichier est vide
expected_replaceable = il faut un fichier qui puisse être remplacé
expected_one_record = il faut un seul enregistrement, pas { $records }
expected_json_record = { $line ->
    [none] il faut un enregistrement en JSON : ceci est illisible
   *[other] il faut un enregistrement en JSON : il y a autre chose à la ligne { $line }, colonne { $column }
}

## Champs d’un enregistrement

expected_record = il faut un enregistrement : un objet avec format, game, secret, actions…
expected_field = ce champ manque
expected_text = il faut un texte
expected_list = il faut une liste
expected_object = il faut un objet
expected_result = il faut un objet, ou null tant que la partie dure
expected_value = il faut { $value }
expected_value_not = il faut « { $value } », pas « { $found } »
expected_one_of = il faut { OR($values) }
expected_one_each = il faut une valeur par place, pour { $seats } places
expected_seat_names = il faut pour chaque place un nom en caractères imprimables
expected_between = { $name } doit être un nombre de { $least } à { $most }
expected_move = il faut une place et un nom, comme [0, 'end_turn']
expected_undo = il faut les nombres after et back
expected_at_most = il en faut { $most } au plus
expected_seats = il faut des places de 0 à { $last }
expected_finished = il faut le résultat d’une partie finie
expected_usual_names = il faut des noms admis ici

## Ce qu’un enregistrement affirme, et ce qui en sort quand on le rejoue

expected_commitment = il faut l’empreinte SHA-256 du secret
expected_hash = il faut l’empreinte SHA-256 du nombre ajouté par cette place
expected_no_nonce = il n’en faut pas : un bot de la maison joue à cette place
unknown_action = action inconnue : « { $name } »
not_legal = « { $name } » n’est pas permis pour la place { $seat }
not_legal_because = « { $name } » n’est pas permis pour la place { $seat } : { $why }
expected_no_result = il n’en faut pas tant que la partie dure
expected_scores = { COUNT($found) ->
    [0] il faut les scores { $scores }, mais il n’y en a pas
   *[other] il faut les scores { $scores }, pas { $found }
}
expected_returns = { COUNT($found) ->
    [0] il faut les valeurs { $returns }, mais il n’y en a pas
   *[other] il faut les valeurs { $returns }, pas { $found }
}
expected_only_scores = il faut scores et returns, et rien d’autre

## Jeux et règles d’un serveur

expected_package = il faut un paquet qui exporte GAME, mais : { $error }
expected_other_name = il y a déjà un jeu « { $name } » ; { $package } doit porter un autre nom
no_such_game = il n’y a pas de jeu « { $name } » ici
