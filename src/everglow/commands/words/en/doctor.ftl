### `everglow doctor`: a line for each check.

doctor_about = Check a server's store, records, pages and engine, also while it runs.

# What stands on the right explains the command.
doctor_examples =
    examples:
      everglow doctor                      the server of this user
      everglow doctor --data /srv/club     another one
      everglow doctor --games 1000         play the last thousand finished games again

# $games (number)
doctor_help_games = finished games that are played again, the latest first (default: { $games })

# The first word of a line: what a check gave. Short.
# $verdict (ok | note | failed)
verdict = { $verdict ->
    [ok] ok
    [note] note
   *[failed] failed
}

# The second word of a line: what was checked. Short.
# $part (store | records | processes | client | bots | engine)
checked_part = { $part ->
    [store] store
    [records] records
    [processes] servers
    [client] client
    [bots] bots
   *[engine] engine
}

# $file (text)
# $version (number)
store_too_new = { $file } is of version { $version }, made by a newer Everglow; update it

# $file (text)
store_damaged = { $file } is damaged; restore a backup with `everglow restore`

# $file (text)
# $version (number)
store_old = { $file } is of version { $version }; the server will bring it up to date, and keep a copy

# $file (text)
# $tables (number) At which people play.
# $version (number)
store_whole = { $tables ->
    [one] { $file } is whole: { $tables } table, version { $version }
   *[other] { $file } is whole: { $tables } tables, version { $version }
}

# $games (number)
records_check = { $games ->
    [one] the last { $games } finished game checks out
   *[other] the last { $games } finished games check out
}

# Processes of the server.
# $processes (number)
# $tables (number) At which people play.
processes_run = { $tables ->
    [one] running: { $processes }, with { $tables } table in memory
   *[other] running: { $processes }, with { $tables } tables in memory
}

# Processes of the server.
# $silent (number)
# $processes (number) All of them.
# $seconds (number)
processes_silent = nothing was heard of { $silent } of { $processes } for { $seconds } seconds; others take their tables

# $games (number) All that were checked.
# $wrong (list of message) Messages wrong_game.
games_wrong = { COUNT($wrong) } of { $games } do not check out, counted from the latest: { JOIN($wrong, ", ") }

# $number (number)
# $complaint (message)
wrong_game = number { $number } ({ $complaint })

# Inside brackets.
entries_missing = entries are missing

# Inside brackets.
entries_unreadable = entries cannot be read

# Inside brackets.
not_over = it is not over

pages_missing = the pages were not built: run `make client`

# $file (text)
page_missing = { $file } is missing: run `make client`

pages_there = the pages are there

engine_compiled = compiled

# $failure (text) In English.
engine_failed = interpreted: there was a C compiler, and it failed: { $failure }

engine_interpreted = interpreted, and so several times slower; `make engine` compiles it

# $game (text) Its title.
bots_learned = { $game }: bots judge by a net that has learned

# $game (text) Its title.
# $why (message) A clause: why the net cannot be used.
bots_by_hand = { $game }: bots judge by the hand-made evaluation, and so are weaker; { $why }
