### Les réseaux : ce qui ne va pas dans les poids de l’un d’eux. Sans majuscule.

net_unreadable = les poids du réseau ne peuvent pas être lus : { $why }

net_damaged = il faut les poids d’un réseau, mais ils sont endommagés

net_of_other_game = il faut un réseau pour { $wanted }, pas pour { $game }

net_of_other_rules = il faut un réseau pour la version { $wanted } des règles, pas pour la version { $version }

net_of_other_inputs = le réseau a été entraîné avec d’autres entrées que celles de cette version ; il faut l’entraîner à nouveau

no_kernel = un réseau a besoin du noyau compilé, mais il n’y en a pas ici

expected_judge = il faut hand, net ou un fichier de poids, comme mon.net, pas « { $said } »
