### For whoever runs a server: `everglow serve`, its settings, `backup`, `restore`, `prune`, `close` and `reopen`.

## Settings

# Under the examples of a command. Names, numbers and files stay as they are; the second column begins in column 30.
settings_help =
    settings:
      Every flag marked * can be given in three ways; the first that is there counts:
        a flag                   --port 80  --name a.example --name b.example
        an environment variable  EVERGLOW_PORT=80  EVERGLOW_NAME=a.example,b.example
        a file in TOML           port = 80
                                 name = ["a.example", "b.example"]
      The file is the one of --config FILE or EVERGLOW_CONFIG.

# Help of a flag. The star refers to settings_help.
# $setting (host | port | data | database | processes | internal | name | proxy | quiet)
help_setting = { $setting ->
    [host] * where to listen (default: 127.0.0.1; 0.0.0.0 for all)
    [port] * (default: 8080; 0 for any free one)
    [data] * the folder where everything is kept
    [database] * a PostgreSQL database instead of the folder, such as postgresql://everglow@127.0.0.1/everglow
    [processes] * processes that share the work, with --database (default: 1)
    [internal] * where other machines with the same database reach this one, such as 10.0.0.5 or 10.0.0.5:9000 (default: 127.0.0.1)
    [name] * a name this server is known by, such as play.example
    [proxy] * a reverse proxy whose X-Forwarded headers are believed, such as 127.0.0.1 or 10.0.0.0/8
   *[quiet] * log only what goes wrong
}

help_config = a file with settings in TOML

# true and false are typed as they are.
# $said (text)
expected_switch_not = expected true or false, not '{ $said }'

# What a setting in a file must be.
# $kind (switch | number | text)
expected_value = { $kind ->
    [switch] expected true or false
    [number] expected a number
   *[text] expected a text in quotes
}

# $name (text)
# $known (list of text)
unknown_setting = there is no setting '{ $name }'; expected { JOIN($known, ", ") }

# $error (text) In English.
expected_toml = expected settings in TOML: { $error }

## Serve

serve_about = Open the table: play with friends and bots over the network.

# What stands on the right explains the command.
serve_examples =
    examples:
      everglow serve                       on this machine
      everglow serve --host 0.0.0.0        for phones and friends on your network too
      everglow serve --data ~/everglow     where everything is kept
      everglow serve --config club.toml    all of it in a file
      everglow serve --database postgresql:///club    in PostgreSQL instead of a folder
      everglow serve --processes 4 --database postgresql:///club    with four processes

serve_help_open = open a browser at the table

# --database is typed as it is.
processes_need_database = several processes need a database that they share: --database postgresql://everglow@127.0.0.1/everglow

process_ended = a process of the server ended before it was ready; its log says why

no_uvloop = There is no uvloop here: the server runs a little slower. Get it by: pip install uvloop

no_browser = There is no browser here that could be opened; open the address in yours.

stopping = Stopping; every game is saved.

# $file (text)
data_updated = The data was brought up to date; as it was before, it is kept in { $file }

# $address (text)
on_network = On your network: { $address }

# $address (text)
open_at = The table is open at { $address }

how_to_stop = Stop it with Ctrl-C; games go on where they were when you start it again.

## Backup and restore

backup_about = Copy all that a server keeps into one file, also while it runs.

# What stands on the right explains the command.
backup_examples =
    examples:
      everglow backup friday.sqlite                           of the server of this user
      everglow backup /backup/club.sqlite --data /srv/club    of another one
      everglow backup club.sqlite --database postgresql:///club    of one with PostgreSQL

backup_help_file = the backup; an older one is replaced

restore_about = Put a backup where a server will find it; the server must not run.

# What stands on the right explains the command.
restore_examples =
    examples:
      everglow restore friday.sqlite                    for the server of this user
      everglow restore friday.sqlite --data /srv/club   for another one
      everglow restore friday.sqlite --force            in place of what is there, which is kept beside it
      everglow restore friday.sqlite --database postgresql:///club    into a PostgreSQL database

restore_help_file = a file that `everglow backup` made

restore_help_force = also where there is a store already

# Tables are those at which people play.
# $file (text)
# $tables (number)
tables_whole = { $tables ->
    [one] { $file }: { $tables } table, checked and whole.
   *[other] { $file }: { $tables } tables, checked and whole.
}

# $file (text)
lay_there = What lay there before is now { $file }.

# A schema is a part of a PostgreSQL database.
# $schema (text)
kept_in_schema = What was there before is now in the schema { $schema }.

## Import

import_about = Copy all that a server keeps in a folder into a PostgreSQL database; the server must not run.

# What stands on the right explains the command.
import_examples =
    examples:
      everglow import --database postgresql:///club                     from the server of this user
      everglow import --data /srv/club --database postgresql:///club    from another one

expected_database_to_import = expected a database to import into: --database postgresql://everglow@127.0.0.1/everglow

# Tables are those at which people play.
# $file (text)
# $place (text) A database.
# $tables (number)
imported = { $tables ->
    [one] { $tables } table of { $file } is now in { $place }. The file stays as it is; start the server with --database.
   *[other] { $tables } tables of { $file } are now in { $place }. The file stays as it is; start the server with --database.
}

## Prune

prune_about = Delete old finished games from a server's store; only with PostgreSQL may the server run meanwhile.

# What stands on the right explains the command.
prune_examples =
    examples:
      everglow prune --days 730          how many finished games are older than two years
      everglow prune --days 730 --yes    delete them, and make the file smaller

prune_help_days = games that were over so many days ago

prune_help_yes = delete them; otherwise they are only counted

# $games (number)
# $days (number)
pruned = { $games ->
    [one] { $games } finished game of more than { $days } days ago deleted.
   *[other] { $games } finished games of more than { $days } days ago deleted.
}

# $games (number)
# $days (number)
prunable = { $games ->
    [one] { $games } finished game of more than { $days } days ago; --yes deletes them.
   *[other] { $games } finished games of more than { $days } days ago; --yes deletes them.
}

## Close and reopen

close_about = Close a table, a name or an address, also while the server runs; it notices within seconds.

# What stands on the right explains the command.
close_examples =
    examples:
      everglow close table K7MQ2P          nobody comes in any more, and everybody there is shown out
      everglow close name Mallory          nobody does anything under this name
      everglow close address 203.0.113.9   whoever comes from there is refused
      everglow close                       what is closed

reopen_about = Open again what was closed.

# What stands on the right explains the command.
reopen_examples =
    examples:
      everglow reopen table K7MQ2P         it goes on from where it was
      everglow reopen address 203.0.113.9

# These three words are typed as they are.
# $kinds (list of text) table, name, address
close_help_kind = { OR($kinds) }

close_help_what = its code, the name or the address

# $kind (table | name | address)
expected_to_close = { $kind ->
    [table] expected a table to close
    [name] expected a name to close
   *[address] expected an address to close
}

# $kind (table | name | address)
# $what (text)
closed = { $kind ->
    [table] The table { $what } is closed.
    [name] The name { $what } is closed.
   *[address] The address { $what } is closed.
}

# In a list: which kind of thing is closed; what stands behind it in a column of its own.
# $kind (table | name | address)
closed_kind = { $kind ->
    [table] table
    [name] name
   *[address] address
}

# $kind (table | name | address)
# $what (text)
reopened = { $kind ->
    [table] The table { $what } is open again.
    [name] The name { $what } is open again.
   *[address] The address { $what } is open again.
}

# $kind (table | name | address)
# $what (text)
was_not_closed = { $kind ->
    [table] The table { $what } was not closed.
    [name] The name { $what } was not closed.
   *[address] The address { $what } was not closed.
}
