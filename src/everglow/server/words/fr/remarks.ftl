away = { $seat ->
    [you] Tu n’es pas là. Un bot continue à ta place.
   *[other] { $seat } n’est pas là. Un bot continue à sa place.
}

out_of_time = { $seat ->
    [you] Tu n’as plus de temps. Un bot continue à ta place.
   *[other] { $seat } n’a plus de temps. Un bot continue à sa place.
}

lets_bot_play = { $seat ->
    [you] Tu laisses un bot continuer à ta place.
   *[other] { $seat } laisse un bot continuer à sa place.
}

is_back = { $seat ->
    [you] Tu es de retour à la table.
   *[other] { $seat } est de retour à la table.
}

has_resigned = { $seat ->
    [you] Tu abandonnes. Un bot joue jusqu’à la fin.
   *[other] { $seat } abandonne. Un bot joue jusqu’à la fin.
}

asks_for_hint = { $seat ->
    [you] Tu demandes un indice au coach.
   *[other] { $seat } demande un indice au coach.
}

has_steps_marked = { $seat ->
    [you] Tu fais noter tes réponses par le coach.
   *[other] { $seat } fait noter chaque réponse par le coach.
}
