### `everglow verify` et `scenario` : si les enregistrements et les exemples de règles tiennent.

## Aide

verify_about = Vérifier un enregistrement : son sceau, sa graine, chaque action et le résultat.

verify_examples =
    exemples :
      everglow verify game.json
      everglow verify games.jsonl

verify_help_record = un enregistrement, ou un fichier qui en contient un par ligne

scenario_about = Jouer des exemples de parties et dire lesquels échouent.

scenario_examples =
    exemples :
      everglow scenario vale.json
      everglow scenario questions/*.json --game vale

scenario_help_files = JSON : {"{"}"scenarios": [...]{"}"}

scenario_help_game = le jeu, si le fichier ne le dit pas

## Ce que prouve un enregistrement

record_wrong = { $file } : enregistrement { $number } : { $complaint }

records_fine = { $records ->
    [one] { $records } enregistrement : le sceau, la graine, les actions et le résultat sont cohérents.
   *[other] { $records } enregistrements : tous les sceaux, graines, actions et résultats sont cohérents.
}

verify_commitment = sceau

verify_seed = graine

verify_actions = actions

verify_fork = variante

verify_result = résultat

verify_actions_are = { $back ->
    [0] { $actions }
    [one] { $actions }, dont { $back } annulée
   *[other] { $actions }, dont { $back } annulées
}

verify_fork_is = une autre partie jusqu’à l’action { $after }, puis son propre hasard

verify_no_result = pas encore, la partie n’est pas finie

verify_legal = Le sceau est celui du secret, la graine en découle, et chaque action est conforme aux règles.

verify_prepared = Cette donne a été préparée pour une première partie guidée : ses cartes et ses dés n’ont pas été laissés au hasard.

verify_fine = L’enregistrement est cohérent.

verify_hashes = Chaque nombre ajouté correspond à l’empreinte montrée avant le début ; compare avec ce que ton navigateur a gardé.

verify_no_hashes = Aucune empreinte des nombres ajoutés n’a été enregistrée avant le début : la personne qui gérait le serveur aurait donc pu choisir le dernier nombre, et avec lui la donne.

verify_no_nonces = Personne n’a ajouté de nombre : qui a choisi le secret a choisi la donne.

## Exemples de règles

scenario_number = scénario { $number }

scenario_wrong = { $title } : { $complaint }

scenario_count = { $passed ->
    [one] { $passed } réussi, { $failed } en échec
   *[other] { $passed } réussis, { $failed } en échec
}

expected_object = il faut un objet

expected_json = il faut des scénarios en JSON : { $error }

expected_scenarios = il faut un objet avec une liste « scenarios »

expected_game = il faut des scénarios pour { OR($games) }, ou --game NOM
