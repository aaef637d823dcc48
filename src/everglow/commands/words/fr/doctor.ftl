### `everglow doctor` : une ligne par vérification.

doctor_about = Vérifier les données, les enregistrements, les pages et le moteur d’un serveur, même pendant qu’il tourne.

doctor_examples =
    exemples :
      everglow doctor                      ton serveur
      everglow doctor --data /srv/club     un autre
      everglow doctor --games 1000         rejouer les mille dernières parties terminées

doctor_help_games = parties terminées à rejouer, en commençant par la plus récente (par défaut : { $games })

# 7 caractères au plus.
verdict = { $verdict ->
    [ok] ok
    [note] note
   *[failed] échec
}

# 8 caractères au plus.
checked_part = { $part ->
    [store] données
    [records] parties
    [processes] serveurs
    [client] pages
    [bots] bots
   *[engine] moteur
}

store_too_new = { $file } est en version { $version }, créé par un Everglow plus récent ; mets Everglow à jour

store_damaged = { $file } est endommagé ; restaure une sauvegarde avec `everglow restore`

store_old = { $file } est en version { $version } ; le serveur le mettra à jour et en gardera une copie

store_whole = { $tables ->
    [one] { $file } est intact : { $tables } table, version { $version }
   *[other] { $file } est intact : { $tables } tables, version { $version }
}

records_check = { $games ->
    [0] aucune partie terminée à vérifier
    [one] la dernière partie terminée est cohérente
   *[other] les { $games } dernières parties terminées sont cohérentes
}

processes_run = { $tables ->
    [one] { $processes } en marche, avec { $tables } table en mémoire
   *[other] { $processes } en marche, avec { $tables } tables en mémoire
}

processes_silent = { $silent } sur { $processes } sans signe de vie depuis { $seconds } secondes ; d’autres reprennent les tables

games_wrong = { COUNT($wrong) ->
    [one] { COUNT($wrong) } partie incohérente sur { $games }, en comptant depuis la plus récente : { JOIN($wrong, ", ") }
   *[other] { COUNT($wrong) } parties incohérentes sur { $games }, en comptant depuis la plus récente : { JOIN($wrong, ", ") }
}

wrong_game = numéro { $number } ({ $complaint })

entries_missing = il manque des entrées

entries_unreadable = des entrées sont illisibles

not_over = elle n’est pas finie

pages_missing = les pages n’ont pas été construites : lance `make client`

page_missing = { $file } manque : lance `make client`

pages_there = les pages sont là

engine_compiled = compilé

engine_failed = interprété, car le compilateur C a échoué : { $failure }

engine_interpreted = interprété, donc plusieurs fois plus lent ; `make engine` le compile

bots_learned = { $game } : les bots jugent avec un réseau entraîné

bots_by_hand = { $game } : les bots jugent avec l’évaluation écrite à la main et jouent donc moins bien ; { $why }
