### Warum ein Turnier nicht gespielt werden kann.

workers_died = Prozesse sind { $times }-mal abgestürzt, ohne eine Partie zu beenden; als erste fehlt Partie{"\u00A0"}{ $game }

cluster_died = Prozesse des Ray-Clusters sind in derselben Partie { $times }-mal abgestürzt

ray_missing = --ray braucht Ray; installiere es mit: pip install 'everglow[ray]'

ray_unreachable = Erwartet wird die Adresse eines Ray-Clusters oder { $local }, nicht „{ $address }“: { $error }
