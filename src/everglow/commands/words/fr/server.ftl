### Pour qui gère un serveur : `everglow serve`, ses réglages, `backup`, `restore`, `prune`, `close` et `reopen`.

## Réglages

# La deuxième colonne commence à la colonne 30.
settings_help =
    réglages :
      Chaque option marquée * peut se donner de trois façons ; la première trouvée compte :
        option                   --port 80  --name a.example --name b.example
        variable d’environnement EVERGLOW_PORT=80  EVERGLOW_NAME=a.example,b.example
        fichier TOML             port = 80
                                 name = ["a.example", "b.example"]
      Le fichier est celui de --config FICHIER ou de EVERGLOW_CONFIG.

help_setting = { $setting ->
    [host] * l’adresse d’écoute (par défaut : 127.0.0.1 ; 0.0.0.0 pour toutes)
    [port] * (par défaut : 8080 ; 0 pour n’importe quel port libre)
    [data] * le dossier où tout est gardé
    [database] * une base PostgreSQL à la place du dossier, comme postgresql://everglow@127.0.0.1/everglow
    [processes] * le nombre de processus qui se partagent le travail, avec --database (par défaut : 1)
    [internal] * l’adresse où les autres machines de la même base joignent celle-ci, comme 10.0.0.5 ou 10.0.0.5:9000 (par défaut : 127.0.0.1)
    [name] * un nom sous lequel ce serveur est connu, comme play.example
    [proxy] * un proxy inverse dont les en-têtes X-Forwarded font foi, comme 127.0.0.1 ou 10.0.0.0/8
   *[quiet] * ne consigner que ce qui ne va pas
}

help_config = un fichier de réglages en TOML

expected_switch_not = il faut true ou false, pas « { $said } »

expected_value = { $kind ->
    [switch] il faut true ou false
    [number] il faut un nombre
   *[text] il faut un texte entre guillemets
}

unknown_setting = réglage inconnu : « { $name } » ; réglages possibles : { JOIN($known, ", ") }

expected_toml = il faut des réglages en TOML : { $error }

## Serve

serve_about = Ouvrir la table : jouer entre amis et avec des bots par le réseau.

serve_examples =
    exemples :
      everglow serve                       sur cette machine
      everglow serve --host 0.0.0.0        aussi pour les téléphones et les amis de ton réseau
      everglow serve --data ~/everglow     tout garder dans ce dossier
      everglow serve --config club.toml    tout cela dans un fichier
      everglow serve --database postgresql:///club    dans PostgreSQL plutôt que dans un dossier
      everglow serve --processes 4 --database postgresql:///club    avec quatre processus

serve_help_open = ouvrir la table dans un navigateur

processes_need_database = plusieurs processus ont besoin d’une base commune : --database postgresql://everglow@127.0.0.1/everglow

process_ended = un processus du serveur s’est arrêté avant d’être prêt ; son journal dit pourquoi

no_uvloop = uvloop n’est pas installé ici : le serveur est un peu plus lent. Pour l’installer : pip install uvloop

no_browser = Aucun navigateur ne peut être ouvert ici ; ouvre l’adresse dans le tien.

stopping = Arrêt ; toutes les parties sont sauvegardées.

data_updated = Les données ont été mises à jour ; leur état précédent est gardé dans { $file }

on_network = Sur ton réseau : { $address }

open_at = La table est ouverte à l’adresse { $address }

how_to_stop = Ctrl-C arrête le serveur ; quand tu le relanceras, les parties reprendront là où elles en étaient.

## Backup et restore

backup_about = Copier tout ce qu’un serveur garde dans un seul fichier, même pendant qu’il tourne.

backup_examples =
    exemples :
      everglow backup friday.sqlite                           de ton serveur
      everglow backup /backup/club.sqlite --data /srv/club    d’un autre
      everglow backup club.sqlite --database postgresql:///club    d’un serveur avec PostgreSQL

backup_help_file = la sauvegarde ; elle remplace une plus ancienne

restore_about = Remettre une sauvegarde là où un serveur la trouvera ; le serveur ne doit pas tourner.

restore_examples =
    exemples :
      everglow restore friday.sqlite                    pour ton serveur
      everglow restore friday.sqlite --data /srv/club   pour un autre
      everglow restore friday.sqlite --force            à la place de ce qui s’y trouve, gardé à côté
      everglow restore friday.sqlite --database postgresql:///club    dans une base PostgreSQL

restore_help_file = un fichier créé par `everglow backup`

restore_help_force = même s’il y a déjà des données à cet endroit

tables_whole = { $tables ->
    [one] { $file } : { $tables } table, vérifiée et intacte.
   *[other] { $file } : { $tables } tables, vérifiées et intactes.
}

lay_there = Ce qui s’y trouvait est maintenant dans { $file }.

kept_in_schema = Ce qui s’y trouvait est maintenant dans le schéma { $schema }.

## Importer

import_about = Copier tout ce qu’un serveur garde dans un dossier vers une base PostgreSQL ; le serveur ne doit pas tourner.

import_examples =
    exemples :
      everglow import --database postgresql:///club                     depuis ton serveur
      everglow import --data /srv/club --database postgresql:///club    depuis un autre

expected_database_to_import = il faut une base où importer : --database postgresql://everglow@127.0.0.1/everglow

imported = { $tables ->
    [one] { $tables } table de { $file } est maintenant dans { $place }. Le fichier reste tel quel ; lance le serveur avec --database.
   *[other] { $tables } tables de { $file } sont maintenant dans { $place }. Le fichier reste tel quel ; lance le serveur avec --database.
}

## Prune

prune_about = Supprimer les anciennes parties terminées des données d’un serveur ; celui-ci ne peut tourner pendant ce temps qu’avec PostgreSQL.

prune_examples =
    exemples :
      everglow prune --days 730          combien de parties sont terminées depuis plus de deux ans
      everglow prune --days 730 --yes    les supprimer, et réduire le fichier

prune_help_days = parties terminées depuis plus de N jours

prune_help_yes = les supprimer ; sinon, elles sont seulement comptées

pruned = { $games ->
    [0] Aucune partie terminée depuis plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
    [one] { $games } partie terminée depuis plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } supprimée.
   *[other] { $games } parties terminées depuis plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } supprimées.
}

prunable = { $games ->
    [0] Aucune partie terminée depuis plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
    [one] { $games } partie terminée depuis plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } ; --yes la supprime.
   *[other] { $games } parties terminées depuis plus de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } ; --yes les supprime.
}

## Close et reopen : une table est fermée, un nom ou une adresse sont bloqués

close_about = Fermer une table, ou bloquer un nom ou une adresse, même pendant que le serveur tourne ; c’est fait en quelques secondes.

close_examples =
    exemples :
      everglow close table K7MQ2P          plus personne n’y entre, et tout le monde doit en sortir
      everglow close name Mallory          plus personne ne fait rien sous ce nom
      everglow close address 203.0.113.9   tout ce qui vient de là est refusé
      everglow close                       ce qui est fermé ou bloqué

reopen_about = Rouvrir ou débloquer ce qui a été fermé ou bloqué.

reopen_examples =
    exemples :
      everglow reopen table K7MQ2P         elle reprend là où elle en était
      everglow reopen address 203.0.113.9

close_help_kind = { OR($kinds) }

close_help_what = le code de la table, le nom ou l’adresse

expected_to_close = { $kind ->
    [table] il faut une table à fermer
    [name] il faut un nom à bloquer
   *[address] il faut une adresse à bloquer
}

closed = { $kind ->
    [table] La table { $what } est fermée.
    [name] Le nom { $what } est bloqué.
   *[address] L’adresse { $what } est bloquée.
}

closed_kind = { $kind ->
    [table] table
    [name] nom
   *[address] adresse
}

reopened = { $kind ->
    [table] La table { $what } est rouverte.
    [name] Le nom { $what } n’est plus bloqué.
   *[address] L’adresse { $what } n’est plus bloquée.
}

was_not_closed = { $kind ->
    [table] La table { $what } n’était pas fermée.
    [name] Le nom { $what } n’était pas bloqué.
   *[address] L’adresse { $what } n’était pas bloquée.
}
