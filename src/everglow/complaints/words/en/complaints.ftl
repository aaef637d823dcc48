### What is wrong with a file, a record of a game, or a package. Shown behind "everglow: ", in the terminal, or to
### somebody who opens a record in the browser. Clauses without a full stop; names of fields and of options, and
### whatever stands in quotes, is as it stands in the file.

## Where

# $place (text) A file, a field of a record such as "names 0", or the name of a variable.
# $complaint (message)
wrong_at = { $place }: { $complaint }

# $number (number) Counted from 1.
# $complaint (message)
in_action = action { $number }: { $complaint }

# $number (number) Counted from 1.
# $complaint (message)
in_undo = undo { $number }: { $complaint }

## Files

# What the system says. Behind the name of a file and a colon, or in brackets.
# $reason (missing | folder | no_folder | refused | full | exists | in_use | no_address | unknown_host)
system_reason = { $reason ->
    [missing] No such file or directory
    [folder] Is a directory
    [no_folder] Not a directory
    [refused] Permission denied
    [full] No space left on device
    [exists] File exists
    [in_use] address already in use
    [no_address] this machine has no such address
   *[unknown_host] no such host
}

not_text = this is not text

file_is_empty = the file is empty

expected_replaceable = expected a file that can be replaced

# $records (number) How many there are: at least 2.
expected_one_record = expected one record, not { $records }

# $line (number?) Where the mistake is, if that is known.
# $column (number?)
expected_json_record = { $line ->
    [none] expected a record in JSON: this cannot be read
   *[other] expected a record in JSON: line { $line }, column { $column } is something else
}

## Fields of a record

expected_record = expected a record: an object with format, game, secret, actions ...

expected_field = expected it to be there

expected_text = expected a text

expected_list = expected a list

expected_object = expected an object

# null is typed as it is.
expected_result = expected an object, or null while the game lasts

# $value (text)
expected_value = expected { $value }

# $value (text)
# $found (text)
expected_value_not = expected '{ $value }', not '{ $found }'

# $values (list of text)
expected_one_of = expected { OR($values) }

# $seats (text) As it stands in the file.
expected_one_each = expected one for each of { $seats } seats

expected_seat_names = expected a name in printable characters for every seat

# A number that is named in the file.
# $name (text) Such as after.
# $least (number)
# $most (number)
expected_between = expected { $name } to be { $least } to { $most }

expected_move = expected a seat and a name, such as [0, 'end_turn']

expected_undo = expected numbers after and back

# $most (number)
expected_at_most = expected at most { $most }

# Seats are counted from 0, as in the file.
# $last (number)
expected_seats = expected seats from 0 to { $last }

expected_finished = expected that of a finished game

expected_usual_names = expected names as people here have them

## What a record claims and what comes out when it is played again

expected_commitment = expected the SHA-256 of the secret

expected_hash = expected the SHA-256 of that seat's nonce

expected_no_nonce = expected none, since a bot of the house plays there

# $name (text) As it stands in the file.
unknown_action = unknown action '{ $name }'

# $name (text) The action, as it stands in the file.
# $seat (number) Counted from 0, as in the file.
not_legal = '{ $name }' is not legal for seat { $seat }

# $name (text) The action, as it stands in the file.
# $seat (number) Counted from 0, as in the file.
# $why (message) What that player would be told: a clause without a full stop.
not_legal_because = '{ $name }' is not legal for seat { $seat }: { $why }

expected_no_result = expected none while the game lasts

# $scores (list of text) Numbers.
# $found (list of text) Whatever stands there instead; may be empty.
expected_scores = { COUNT($found) ->
    [0] expected { $scores } points, not none
   *[other] expected { $scores } points, not { $found }
}

# What a game was worth to everybody: 1 for a victory, a part of it for a shared one, 0 for none.
# $returns (list of text) Numbers.
# $found (list of text) Whatever stands there instead; may be empty.
expected_returns = { COUNT($found) ->
    [0] expected returns of { $returns }, not none
   *[other] expected returns of { $returns }, not { $found }
}

expected_only_scores = expected scores and returns and nothing else

## Games and rules of a server

# Somebody has named a package as a game. GAME stands in code.
# $error (text) In English, from Python.
expected_package = expected a package that exports GAME, but { $error }

# $name (text) Of a game.
# $package (text)
expected_other_name = expected a game of another name than '{ $name }', not { $package }

# A table's game is not on this server.
# $name (text)
no_such_game = there is no game '{ $name }' here
