unreachable = Le serveur est injoignable. Est-il toujours en marche ?
nonsense = Le serveur n’a pas compris.
none = Il n’y a pas de connexion en ce moment.
lost = La connexion est perdue.

outdated = Cette page et son serveur n’ont pas la même version. Elle se recharge.
