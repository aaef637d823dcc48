### Wat Pythons lezer van de commandoregel zegt: koppen van --help, en fouten.
### Elke fout is één regel na ‘everglow: ’ en begint dus met een kleine letter.

parser_usage = gebruik:

parser_positionals = argumenten

parser_options = opties

parser_commands = commando’s

parser_help = deze hulp tonen en stoppen

parser_version = de versie tonen en stoppen

parser_argument = argument { $argument }: { $complaint }

parser_unknown_command = onbekend commando { $name } (kies uit { $known })

parser_unrecognized = onbekende argumenten: { $arguments }

parser_not_with = kan niet samen met argument { $argument }

parser_no_value = hier hoort geen waarde bij, maar er staat { $value }

parser_required = deze argumenten zijn verplicht: { $arguments }

parser_one_required = een van deze argumenten is verplicht: { $arguments }

parser_expected_one = geef één waarde

parser_at_most_one = geef maximaal één waarde

parser_at_least_one = geef minstens één waarde

parser_ambiguous = onduidelijke optie: { $option } kan { $matches } zijn

parser_invalid_choice = ongeldige keuze: { $value } (kies uit { $choices })

parser_see_help = { $complaint }; zie `{ $program } --help`
