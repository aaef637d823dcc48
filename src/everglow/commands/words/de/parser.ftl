### Was Pythons Parser der Befehlszeile sagt: Überschriften von --help und Fehler.
### Jeder Fehler ist eine Zeile nach „everglow: “. Ganze Sätze beginnen groß, alles andere klein.

parser_usage = Aufruf:

parser_positionals = Argumente

parser_options = Optionen

parser_commands = Befehle

parser_help = diese Hilfe zeigen

parser_version = die Version zeigen

parser_argument = Argument { $argument }: { $complaint }

parser_unknown_command = unbekannter Befehl { $name } (möglich: { $known })

parser_unrecognized = unbekannte Argumente: { $arguments }

parser_not_with = nicht zusammen mit { $argument } möglich

parser_no_value = Erwartet wird kein Wert, angegeben ist { $value }

parser_required = Es fehlt: { $arguments }

parser_one_required = Erwartet wird eines der Argumente { $arguments }

parser_expected_one = Erwartet wird 1 Wert

parser_at_most_one = Erwartet wird höchstens 1 Wert

parser_at_least_one = Erwartet wird mindestens 1 Wert

parser_ambiguous = mehrdeutige Option: { $option } passt zu { $matches }

parser_invalid_choice = unbekannter Wert: { $value } (möglich: { $choices })

parser_see_help = { $complaint }; siehe `{ $program } --help`
