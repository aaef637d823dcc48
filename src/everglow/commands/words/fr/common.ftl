### Ce que toutes les commandes partagent : leurs arguments, et ce qui peut ne pas aller.

## Aide

about = Des jeux de société aux règles exactes, des bots, et une table où prendre place.

meta_command = COMMANDE

meta_game = JEU

meta_file = FICHIER

meta_name = NOM

meta_names = NOM,NOM

meta_option = NOM=VALEUR

meta_record = ENREGISTREMENT

meta_seconds = SECONDES

meta_address = ADRESSE

meta_language = LANGUE

meta_what = QUOI

meta_setting = { $setting ->
    [host] HÔTE
    [port] PORT
    [data] DOSSIER
    [database] URL
    [processes] N
    [internal] ADRESSE
    [name] NOM
   *[proxy] ADRESSE
}

help_plain = sans couleurs, symboles ni colonnes : pour les lecteurs d’écran

help_lang = la langue : { OR($languages) } (par défaut : celle du système)

help_game = le jeu : { OR($games) }

help_option = ce qui se décide avant le début de la partie ({ $options })

help_seed = un texte au choix ; la même graine distribue les mêmes cartes

## Version

version_compiled = everglow { $version }, moteur compilé par mypyc

version_interpreted = everglow { $version }, moteur interprété

version_failed = everglow { $version }, moteur interprété, car le compilateur C a échoué : { $failure }

## Erreurs : une ligne derrière « everglow: », sans majuscule

interrupted = interruption

our_mistake = une erreur de notre part, merci de la signaler : { $error } (EVERGLOW_DEBUG=1 en montre plus)

some_file_trouble = un fichier : { $why }

expected_language = il faut { OR($languages) }, pas « { $said } »

expected_printable = il faut des caractères imprimables

expected_file = il faut un nom de fichier

expected_players = il faut un nombre de joueurs, pas « { $said } »

expected_count = il faut un nombre à partir de 1, pas « { $said } »

expected_index = il faut un nombre à partir de 0, pas « { $said } »

unknown_game = jeu inconnu : « { $name } » ; il faut { OR($games) }

wrong_players = { $game } est un jeu pour { $fewest } à { $most } joueurs, pas pour { $players }

no_such_seat = il n’y a pas de place { $number } ; il faut un numéro de 1 à { $seats }

unknown_option = { COUNT($options) ->
    [0] option inconnue : « { $name } » ; { $game } n’en a pas
   *[other] option inconnue : « { $name } » ; options pour { $game } : { $options }
}

wrong_value = l’option { $option } accepte { OR($values) }, pas « { $said } »

file_exists = { $file } existe déjà ; donne un autre nom de fichier

file_exists_resume = { $file } existe déjà ; reprends cette partie par { $command }, ou donne un autre nom de fichier

## Nombres

decimal_mark = ,

# Espace fine insécable, comme Intl et Babel.
thousands_mark = {"\u202F"}

percent = { $number }{"\u00A0"}%
