### Pourquoi un tournoi ne peut pas être joué.

workers_died = des processus se sont arrêtés { $times } fois sans finir de partie ; la première qui manque est la partie { $game }

cluster_died = des processus du cluster Ray se sont arrêtés { $times } fois dans la même partie

ray_missing = --ray a besoin de Ray ; pour l’installer : pip install 'everglow[ray]'

ray_unreachable = il faut l’adresse d’un cluster Ray, ou { $local }, pas « { $address } » : { $error }
