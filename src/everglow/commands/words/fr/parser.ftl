### Ce que dit l’analyseur de la ligne de commande de Python : titres de --help et erreurs.
### Chaque erreur est une ligne derrière « everglow: », sans majuscule.

parser_usage = utilisation :

# Python met « : » juste derrière les trois titres ; d’où l’espace insécable à la fin.
parser_positionals = arguments positionnels{"\u00A0"}

parser_options = options{"\u00A0"}

parser_commands = commandes{"\u00A0"}

parser_help = afficher cette aide et quitter

parser_version = afficher la version et quitter

parser_argument = argument { $argument } : { $complaint }

parser_unknown_command = commande inconnue : { $name } (au choix : { $known })

parser_unrecognized = arguments non reconnus : { $arguments }

parser_not_with = incompatible avec l’argument { $argument }

parser_no_value = ne prend pas de valeur, mais a reçu { $value }

parser_required = arguments obligatoires manquants : { $arguments }

parser_one_required = il faut l’un des arguments { $arguments }

parser_expected_one = il faut une valeur

parser_at_most_one = il faut une valeur au plus

parser_at_least_one = il faut au moins une valeur

parser_ambiguous = option ambiguë : { $option } peut désigner { $matches }

parser_invalid_choice = choix impossible : { $value } (au choix : { $choices })

parser_see_help = { $complaint } ; voir `{ $program } --help`
