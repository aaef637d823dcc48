### What Python's parser of the command line says: headings of --help, and errors.
### Every error is one line behind "everglow: ", and so begins in lower case where the language allows it.

# Before the first line of help: "usage: everglow play [-h] GAME".
parser_usage = usage:

# Heading in help, above what must be given in its order.
parser_positionals = positional arguments

# Heading in help, above what begins with --.
parser_options = options

# Heading in help, above the list of commands.
parser_commands = commands

# What -h and --help do.
parser_help = show this help message and exit

# What --version does.
parser_version = show the version and exit

# $argument (text) Such as --players.
# $complaint (text) What was expected, such as "expected one argument".
parser_argument = argument { $argument }: { $complaint }

# $name (text)
# $known (text) Those that there are, with commas between them.
parser_unknown_command = unknown command { $name } (choose from { $known })

# $arguments (text)
parser_unrecognized = unrecognized arguments: { $arguments }

# Behind the name of an argument and a colon.
# $argument (text)
parser_not_with = not allowed with argument { $argument }

# Behind the name of a switch and a colon: --plain=yes.
# $value (text)
parser_no_value = it takes no value, but { $value } was given

# $arguments (text)
parser_required = the following arguments are required: { $arguments }

# $arguments (text)
parser_one_required = one of the arguments { $arguments } is required

# Behind the name of an argument and a colon.
parser_expected_one = expected one argument

# Behind the name of an argument and a colon.
parser_at_most_one = expected at most one argument

# Behind the name of an argument and a colon.
parser_at_least_one = expected at least one argument

# $option (text)
# $matches (text)
parser_ambiguous = ambiguous option: { $option } could match { $matches }

# Behind the name of an argument and a colon.
# $value (text) With quotation marks.
# $choices (text) With commas between them.
parser_invalid_choice = invalid choice: { $value } (choose from { $choices })

# An error, and where to read more.
# $complaint (text)
# $program (text) Such as "everglow play".
parser_see_help = { $complaint }; see `{ $program } --help`
