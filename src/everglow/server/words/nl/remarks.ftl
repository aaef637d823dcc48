away = { $seat ->
    [you] Je bent weg. Een bot valt in.
   *[other] { $seat } is weg. Een bot valt in.
}

out_of_time = { $seat ->
    [you] Je hebt geen tijd meer. Een bot valt in.
   *[other] { $seat } heeft geen tijd meer. Een bot valt in.
}

lets_bot_play = { $seat ->
    [you] Je laat een bot invallen.
   *[other] { $seat } laat een bot invallen.
}

is_back = { $seat ->
    [you] Je bent terug aan tafel.
   *[other] { $seat } is terug aan tafel.
}

has_resigned = { $seat ->
    [you] Je hebt opgegeven. Een bot speelt de partij uit.
   *[other] { $seat } heeft opgegeven. Een bot speelt de partij uit.
}

asks_for_hint = { $seat ->
    [you] Je vraagt de coach om een tip.
   *[other] { $seat } vraagt de coach om een tip.
}

has_steps_marked = { $seat ->
    [you] Je laat de coach je antwoorden beoordelen.
   *[other] { $seat } laat de coach elk antwoord beoordelen.
}
