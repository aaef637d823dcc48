play_with_friends = Joue à { $games } entre amis ou contre des bots. Aucun compte nécessaire.

invites_you = { $name } t’invite à jouer à { $game }

you_are_invited = On t’invite à jouer à { $game }

game_on_everglow = { $game } sur Everglow

seats_are_free = { $free ->
    [one] { $free } place libre sur { $seats }. Joue dans ton navigateur, sans compte.
   *[other] { $free } places libres sur { $seats }. Joue dans ton navigateur, sans compte.
}

come_and_watch = Cette partie est en cours. Viens la regarder.
look_back = Cette partie est finie. Revois-la coup par coup.

pages_not_built = La table est ouverte, mais ses pages n’ont pas été construites : lance `make client`.

needs_javascript = Everglow a besoin de JavaScript pour montrer la table.
