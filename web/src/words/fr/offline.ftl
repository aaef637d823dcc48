title = Everglow est injoignable
heading = Les lumières sont éteintes
safe = La table est injoignable en ce moment. Tes parties sont en sécurité là où elles sont.
again = Nouvel essai…
againIn = Nouvel essai dans { $seconds } s.
now = Réessayer
