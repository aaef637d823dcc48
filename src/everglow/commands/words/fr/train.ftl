### `everglow train` : des bots apprennent à juger des positions en jouant contre eux-mêmes.

## Aide

train_about = Faire jouer des bots contre eux-mêmes et entraîner un réseau qui juge les positions pour eux.

train_examples =
    exemples :
      everglow train vale --minutes 10
      everglow train vale --minutes 600 --rounds 5 --out nets      reprend là où il s’est arrêté

    Une étape : les bots jouent, un réseau apprend de toutes les parties et joue contre le précédent.
    À la fin, le meilleur réseau joue de nouvelles parties contre l’évaluation écrite à la main.

train_help_game = le jeu à apprendre

train_help_minutes = la durée, à peu près (par défaut : { $minutes })

train_help_rounds = étapes pendant cette durée (par défaut : { $rounds })

train_help_out = dossier des parties et des réseaux (par défaut : build/train/JEU)

meta_folder = DOSSIER

## Erreurs

train_needs_numpy = l’entraînement a besoin de numpy ; pour l’installer : pip install 'everglow[train]'

train_needs_kernel = l’entraînement a besoin du noyau compilé des réseaux, donc d’un compilateur C à l’installation d’Everglow

train_needs_inputs = { $game } ne déclare aucune entrée à partir de laquelle un réseau pourrait apprendre

## Étapes

training_plays = Étape { $number } : jouer

training_replays = Étape { $number } : rejouer

training_fits = Étape { $number } : apprendre

training_tries = Étape { $number } : essai

training_judges = Résultat, parties à { $number }

## Résultats

training_round = { $better ->
    [yes] Étape { $number } : { $games } parties, perte logarithmique { $loss } ; premier dans { $share } des { $trial } parties contre le bot précédent : gardé.
   *[no] Étape { $number } : { $games } parties, perte logarithmique { $loss } ; premier dans { $share } des { $trial } parties contre le bot précédent : pas gardé.
}

training_verdict = { $result ->
    [stronger] À { $players } : premier dans { $share } (de { $low } à { $high }) des { $games } nouvelles parties contre planner@hand ; { $even } serait l’égalité. Il est plus fort.
    [weaker] À { $players } : premier dans { $share } (de { $low } à { $high }) des { $games } nouvelles parties contre planner@hand ; { $even } serait l’égalité. Il est moins fort.
   *[open] À { $players } : premier dans { $share } (de { $low } à { $high }) des { $games } nouvelles parties contre planner@hand ; { $even } serait l’égalité. Rien ne montre qu’il est plus fort.
}

training_use = Pour le faire jouer : { $command }

training_failed = Aucun réseau n’a fait mieux que l’évaluation écrite à la main ; il faut un entraînement plus long.
