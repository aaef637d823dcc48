### Ce qui ne va pas dans les données d’un serveur, une sauvegarde ou une adresse : sans majuscule.

store_is_missing = { $file } n’existe pas
store_is_wrong = { $wrong ->
    [in_use] { $file } est utilisé par un autre serveur
    [foreign] { $file } ne contient pas de données d’Everglow
    [empty] { $file } est vide
   *[damaged] { $file } est endommagé
}
store_is_unusable = { $file } est inutilisable ({ $why })
store_advice = { $wrong ->
    [in_use] { $trouble } ; arrête-le, ou choisis un autre dossier avec --data
    [empty] { $trouble } ; restaure une sauvegarde avec `everglow restore`, supprime le fichier s’il n’a jamais rien contenu, ou choisis un autre dossier avec --data
    [damaged] { $trouble } ; remplace le fichier par une copie, ou choisis un autre dossier avec --data
   *[unusable] { $trouble } ; choisis un autre dossier avec --data
}
data_is_newer = les données sont en version { $version }, créées par un Everglow plus récent, et celui-ci s’arrête à la version { $known } ; mets-le à jour, ou choisis un autre dossier avec --data
data_not_updated = les données en version { $version } ne peuvent pas passer en version { $latest } ({ $error }) ; elles n’ont pas changé
store_is_older = { $file } est dans une version plus ancienne ; lance le serveur une fois, il le mettra à jour
backup_is_newer = { $file } est en version { $version }, créé par un Everglow plus récent ; mets celui-ci à jour
store_is_damaged = { $file } est endommagé ({ $error })
no_place_for_backup = { $file } ne peut pas être remplacé par une sauvegarde ; donne un autre nom de fichier
store_is_there = { $file } existe déjà ; --force met la sauvegarde à sa place
store_not_copied = { $file } ne peut pas être copié ({ $error })

## Lancer un serveur

expected_port = il faut un port de 0 à { $last }, pas { $port }
port_in_use = le port { $port } est déjà utilisé, peut-être par un autre Everglow ; essaie --port { $next }
cannot_listen = impossible d’écouter sur { $host }, port { $port } ({ $why }) ; essaie --host 127.0.0.1 --port 8080
expected_internal = il faut une adresse de cette machine, avec ou sans port, comme --internal 10.0.0.5 ou --internal 10.0.0.5:8090, pas { $address }
cannot_listen_inside = impossible d’écouter les autres processus sur { $address } ({ $why }) ; il faut une autre adresse de cette machine, ou un autre port, avec --internal
cannot_write = impossible d’écrire { $file } ({ $why })
expected_proxy = il faut l’adresse d’un proxy, comme 127.0.0.1, ::1 ou 10.0.0.0/8, pas « { $said } »
expected_forwarded = il faut des adresses dans X-Forwarded-For, comme 198.51.100.7 ou 2001:db8::7
expected_scheme = il faut http ou https dans X-Forwarded-Proto
