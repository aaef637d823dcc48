### What cannot be agreed on before a game begins; shown where it was tried, in the browser or the terminal.

# $game (text) Its title.
# $least (number)
# $most (number)
# $seats (number) How many somebody wished.
wrong_number_of_players = { $game } is for { $least } to { $most } players, not { $seats }.

# For programmers and in the terminal.
# $name (text) Of the option, as somebody wrote it.
# $game (text) Its title.
# $options (list of text) Names of options, as programs write them.
unknown_option = Unknown option “{ $name }”: { $game } has { JOIN($options, ", ") }.

# For programmers and in the terminal.
# $name (text) Of the option.
# $values (list of text) As programs write them.
# $value (text) As somebody wrote it.
wrong_value = Option “{ $name }” must be one of { JOIN($values, ", ") }, not “{ $value }”.

# What the option `start` is about: for programs and their authors.
about_start = The seat that begins, or one by chance.
