### What all commands share: their arguments, and what may be wrong with them.

## Help

# Under the usage of the program itself.
about = Board games with exact rules, bots, and a table to sit at.

# Placeholder in help for a command; capital letters.
meta_command = COMMAND

# Placeholder in help for the name of a game; capital letters, as all placeholders are.
meta_game = GAME

# Placeholder in help.
meta_file = FILE

# Placeholder in help: the name of a bot, a person or a game.
meta_name = NAME

# Placeholder in help: names with commas between them, no spaces.
meta_names = NAME,NAME

# Placeholder in help: an option of a game.
meta_option = NAME=VALUE

# Placeholder in help: the record of a game.
meta_record = RECORD

# Placeholder in help.
meta_seconds = SECONDS

# Placeholder in help: the address of a cluster.
meta_address = ADDRESS

# Placeholder in help: a language.
meta_language = LANGUAGE

# Placeholder in help: what is closed, a table, a name or an address.
meta_what = WHAT

# Placeholder in help: the value of a setting.
# $setting (host | port | data | database | processes | internal | name | proxy | quiet)
meta_setting = { $setting ->
    [host] HOST
    [port] PORT
    [data] FOLDER
    [database] URL
    [processes] N
    [internal] ADDRESS
    [name] NAME
   *[proxy] ADDRESS
}

# Help of --plain.
help_plain = no colours, symbols or columns: for screen readers

# Help of --lang.
# $languages (list of text) Such as en.
help_lang = the language: { OR($languages) } (default: that of the system)

# Help of GAME.
# $games (list of text) Their names as they are typed.
help_game = the game: { OR($games) }

# Help of --option.
# $options (text) What there is, such as "vale: start=random|1|2".
help_option = something agreed on before the game begins ({ $options })

# Help of --seed.
help_seed = any text; the same seed deals the same cards

## The version

# $version (text)
version_compiled = everglow { $version }, engine compiled by mypyc

# $version (text)
version_interpreted = everglow { $version }, engine interpreted

# $version (text)
# $failure (text) What the compiler said, in English.
version_failed = everglow { $version }, engine interpreted although there was a C compiler, which failed: { $failure }

## Errors: one line behind "everglow: "

# Somebody typed Ctrl-C.
interrupted = interrupted

# $error (text) In English.
our_mistake = a mistake of ours, please report it: { $error } (EVERGLOW_DEBUG=1 shows more)

# The system does not say which file.
# $why (message) What it says.
some_file_trouble = a file: { $why }

# $languages (list of text) Such as en.
# $said (text)
expected_language = expected { OR($languages) }, not '{ $said }'

expected_printable = expected printable characters

expected_file = expected the name of a file

# $said (text)
expected_players = expected a number of players, not '{ $said }'

# $said (text)
expected_count = expected a number from 1 up, not '{ $said }'

# $said (text)
expected_index = expected a number from 0 up, not '{ $said }'

# $name (text)
# $games (list of text)
unknown_game = unknown game '{ $name }'; expected { OR($games) }

# $game (text) Its title.
# $fewest (number)
# $most (number)
# $players (text) The number that was asked for, of any length.
wrong_players = { $game } is for { $fewest } to { $most } players, not { $players }

# $number (number)
# $seats (number)
no_such_seat = there is no seat { $number }; expected 1 to { $seats }

# $name (text)
# $game (text) Its title.
# $options (list of text) The names of its options.
unknown_option = { COUNT($options) ->
    [0] unknown option '{ $name }'; { $game } has none
   *[other] unknown option '{ $name }'; { $game } has { $options }
}

# $option (text) Its name.
# $values (list of text)
# $said (text)
wrong_value = option { $option } is { OR($values) }, not '{ $said }'

# $file (text)
file_exists = { $file } exists already; name another file

# $file (text)
# $command (text) Such as "--resume game.json".
file_exists_resume = { $file } exists already; go on with it by { $command }, or name another file

## Numbers

# Between the whole and the parts of a number: 2.5
decimal_mark = .

# Between thousands: 1,000
thousands_mark = ,

# $number (text) With its decimal mark.
percent = { $number } %
