### Why a tournament cannot be played: one line behind "everglow: ".

# $times (number)
# $game (number)
workers_died = workers died { $times } times without finishing a game; the first that is missing is game { $game }

# $times (number)
cluster_died = workers of the Ray cluster died { $times } times in the same game

ray_missing = --ray needs Ray; install it by: pip install 'everglow[ray]'

# $local (text) A word that is typed.
# $address (text)
# $error (text) In English.
ray_unreachable = expected the address of a Ray cluster, or { $local }, not '{ $address }': { $error }
