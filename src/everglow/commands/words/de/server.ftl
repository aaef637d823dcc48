### Für alle, die einen Server betreiben: `everglow serve`, seine Einstellungen, `backup`, `restore`, `prune`, `close` und `reopen`.

## Einstellungen

# Die zweite Spalte beginnt in Spalte 30.
settings_help =
    Einstellungen:
      Jede Option mit * lässt sich auf drei Arten angeben; die erste, die da ist, gilt:
        eine Option              --port 80  --name a.example --name b.example
        eine Umgebungsvariable   EVERGLOW_PORT=80  EVERGLOW_NAME=a.example,b.example
        eine TOML-Datei          port = 80
                                 name = ["a.example", "b.example"]
      Die Datei ist die von --config DATEI oder EVERGLOW_CONFIG.

help_setting = { $setting ->
    [host] * auf welcher Adresse der Server lauscht (Standard: 127.0.0.1; 0.0.0.0 für alle)
    [port] * (Standard: 8080; 0 für irgendeinen freien)
    [data] * der Ordner, in dem alles gesichert wird
    [database] * eine PostgreSQL-Datenbank statt des Ordners, etwa postgresql://everglow@127.0.0.1/everglow
    [processes] * Prozesse, die sich die Arbeit teilen; nur mit --database (Standard: 1)
    [internal] * wo andere Rechner mit derselben Datenbank diesen erreichen, etwa 10.0.0.5 oder 10.0.0.5:9000 (Standard: 127.0.0.1)
    [name] * ein Name, unter dem dieser Server bekannt ist, etwa play.example
    [proxy] * ein Reverse Proxy, dessen X-Forwarded-Headern geglaubt wird, etwa 127.0.0.1 oder 10.0.0.0/8
   *[quiet] * nur protokollieren, was schiefgeht
}

help_config = eine TOML-Datei mit Einstellungen

expected_switch_not = Erwartet wird true oder false, nicht „{ $said }“

expected_value = { $kind ->
    [switch] Erwartet wird true oder false
    [number] Erwartet wird eine Zahl
   *[text] Erwartet wird ein Text in Anführungszeichen
}

unknown_setting = unbekannte Einstellung „{ $name }“; erwartet wird { JOIN($known, ", ") }

expected_toml = Erwartet werden Einstellungen in TOML: { $error }

## Serve

serve_about = Den Tisch eröffnen: mit Freunden und Bots über das Netz spielen.

serve_examples =
    Beispiele:
      everglow serve                       auf diesem Rechner
      everglow serve --host 0.0.0.0        auch für Handys und Freunde in deinem Netz
      everglow serve --data ~/everglow     wo alles gesichert wird
      everglow serve --config club.toml    alles zusammen in einer Datei
      everglow serve --database postgresql:///club    in PostgreSQL statt in einem Ordner
      everglow serve --processes 4 --database postgresql:///club    mit vier Prozessen

serve_help_open = den Tisch im Browser öffnen

processes_need_database = Mehrere Prozesse brauchen eine gemeinsame Datenbank: --database postgresql://everglow@127.0.0.1/everglow

process_ended = Ein Prozess des Servers hat sich beendet, bevor er bereit war; warum, steht in seinem Protokoll

no_uvloop = Hier gibt es kein uvloop: Der Server läuft etwas langsamer. Du bekommst es mit: pip install uvloop

no_browser = Hier lässt sich kein Browser öffnen; öffne die Adresse in deinem.

stopping = Der Server wird beendet; jede Partie ist gesichert.

data_updated = Die Daten wurden aktualisiert; der alte Stand liegt in { $file }

on_network = In deinem Netz: { $address }

open_at = Der Tisch steht bereit unter { $address }

how_to_stop = Strg+C beendet den Server; wenn du ihn wieder startest, gehen die Partien weiter, wo sie waren.

## Sichern und wiederherstellen

backup_about = Alles, was ein Server sichert, in eine Datei kopieren, auch während er läuft.

backup_examples =
    Beispiele:
      everglow backup friday.sqlite                           von deinem Server
      everglow backup /backup/club.sqlite --data /srv/club    von einem anderen
      everglow backup club.sqlite --database postgresql:///club    von einem mit PostgreSQL

backup_help_file = die Sicherung; eine ältere wird ersetzt

restore_about = Eine Sicherung dorthin legen, wo ein Server sie findet; er darf dabei nicht laufen.

restore_examples =
    Beispiele:
      everglow restore friday.sqlite                    für deinen Server
      everglow restore friday.sqlite --data /srv/club   für einen anderen
      everglow restore friday.sqlite --force            ersetzt, was dort liegt; das bleibt daneben erhalten
      everglow restore friday.sqlite --database postgresql:///club    in eine PostgreSQL-Datenbank

restore_help_file = eine Datei von `everglow backup`

restore_help_force = auch dann, wenn dort schon Daten liegen

tables_whole = { $tables ->
    [one] { $file }: { $tables } Tisch, geprüft und unversehrt.
   *[other] { $file }: { $tables } Tische, geprüft und unversehrt.
}

lay_there = Was vorher dort lag, ist jetzt { $file }.

kept_in_schema = Was vorher dort war, ist jetzt im Schema { $schema }.

## Importieren

import_about = Alles, was ein Server in einem Ordner sichert, in eine PostgreSQL-Datenbank kopieren; er darf dabei nicht laufen.

import_examples =
    Beispiele:
      everglow import --database postgresql:///club                     von deinem Server
      everglow import --data /srv/club --database postgresql:///club    von einem anderen

expected_database_to_import = Erwartet wird eine Datenbank, in die importiert wird: --database postgresql://everglow@127.0.0.1/everglow

imported = { $tables ->
    [one] { $tables } Tisch aus { $file } ist jetzt in { $place }. Die Datei bleibt, wie sie ist; starte den Server mit --database.
   *[other] { $tables } Tische aus { $file } sind jetzt in { $place }. Die Datei bleibt, wie sie ist; starte den Server mit --database.
}

## Aufräumen

prune_about = Alte beendete Partien aus den Daten eines Servers löschen; nur mit PostgreSQL darf er dabei laufen.

prune_examples =
    Beispiele:
      everglow prune --days 730          wie viele Partien vor mehr als zwei Jahren endeten
      everglow prune --days 730 --yes    sie löschen und die Datei verkleinern

prune_help_days = Partien, die vor so vielen Tagen schon zu Ende waren

prune_help_yes = sie löschen; sonst werden sie nur gezählt

pruned = { $games ->
    [one] { $games } Partie gelöscht, die vor mehr als { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } endete.
   *[other] { $games } Partien gelöscht, die vor mehr als { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } endeten.
}

prunable = { $games ->
    [one] { $games } Partie endete vor mehr als { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }; --yes löscht sie.
   *[other] { $games } Partien endeten vor mehr als { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }; --yes löscht sie.
}

## Sperren und freigeben

close_about = Einen Tisch, einen Namen oder eine Adresse sperren, auch während der Server läuft; er merkt es innerhalb von Sekunden.

close_examples =
    Beispiele:
      everglow close table K7MQ2P          niemand kommt mehr herein, und wer dort ist, muss gehen
      everglow close name Mallory          niemand tut mehr etwas unter diesem Namen
      everglow close address 203.0.113.9   wer von dort kommt, wird abgewiesen
      everglow close                       was gesperrt ist

reopen_about = Wieder freigeben, was gesperrt wurde.

reopen_examples =
    Beispiele:
      everglow reopen table K7MQ2P         dort geht es weiter, wo es aufgehört hat
      everglow reopen address 203.0.113.9

close_help_kind = { OR($kinds) }

close_help_what = der Code des Tisches, der Name oder die Adresse

expected_to_close = { $kind ->
    [table] Erwartet wird der Tisch, der gesperrt werden soll
    [name] Erwartet wird der Name, der gesperrt werden soll
   *[address] Erwartet wird die Adresse, die gesperrt werden soll
}

closed = { $kind ->
    [table] Der Tisch { $what } ist gesperrt.
    [name] Der Name { $what } ist gesperrt.
   *[address] Die Adresse { $what } ist gesperrt.
}

closed_kind = { $kind ->
    [table] Tisch
    [name] Name
   *[address] Adresse
}

reopened = { $kind ->
    [table] Der Tisch { $what } ist wieder freigegeben.
    [name] Der Name { $what } ist wieder freigegeben.
   *[address] Die Adresse { $what } ist wieder freigegeben.
}

was_not_closed = { $kind ->
    [table] Der Tisch { $what } war nicht gesperrt.
    [name] Der Name { $what } war nicht gesperrt.
   *[address] Die Adresse { $what } war nicht gesperrt.
}
