### La base de données d’un serveur, pour qui le gère : PostgreSQL, `--database`. Dit par les commandes et par /healthz.

store_away = Le serveur ne peut rien lire ni écrire pour l’instant. Rien n’est perdu ; réessaie dans un moment.

database_trouble = { $trouble ->
    [password] la base de données refuse cet utilisateur ou ce mot de passe
    [missing] cette base de données n’existe pas ; crée-la avec `createdb`
    [forbidden] la base de données ne permet pas cela à cet utilisateur ; il faut le propriétaire de la base
    [readonly] la base de données est en lecture seule ; il en faut une où l’on puisse écrire
    [full] la base de données n’a plus de place
    [busy] la base de données a déjà trop de connexions
   *[unreachable] la base de données ne répond pas
}

database_at = { $place } : { $complaint }

expected_database = il faut l’adresse d’une base PostgreSQL, comme postgresql://everglow@127.0.0.1/everglow

database_needs_driver = PostgreSQL a besoin du paquet asyncpg ; pour l’installer : pip install 'everglow[postgres]'

database_too_old = ce PostgreSQL est en version { $version } ; il faut { $oldest } ou plus récent

database_encoding = cette base a l’encodage { $found } ; il faut { $expected }

database_too_new = les données de cette base sont en version { $version }, créées par un Everglow plus récent, et celui-ci s’arrête à la version { $known } ; mets-le à jour

database_behind = les données de cette base sont en version { $version } ; lance le serveur une fois, il les mettra à jour

database_empty = il n’y a rien d’Everglow dans cette base ; lance le serveur une fois, ou mets-y une sauvegarde avec `everglow restore`

database_in_use = un autre serveur Everglow utilise cette base ; arrête-le d’abord

database_other_version = un autre Everglow, version { $version }, utilise cette base, et celui-ci est en version { $own } ; arrête l’autre, ou démarre celui-ci dans la même version

database_other_machine = un serveur sur une autre machine utilise cette base, et les deux ne peuvent pas se joindre ; démarre-les avec --internal et une adresse du réseau privé

database_has_store = il y a déjà des données dans cette base ; --force les remplace par les autres

database_not_updated = les données de cette base, en version { $version }, ne peuvent pas passer en version { $newest } ({ $error }) ; elles n’ont pas changé
