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
# $part (store | records | client | engine)
checked_part = { $part ->
    [store] store
    [records] records
    [client] client
   *[engine] engine
}
