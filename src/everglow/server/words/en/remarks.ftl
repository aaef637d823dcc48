### Lines of the log about people: who left, for whom a bot plays, who is back.

# $seat (seat)
away = { $seat ->
    [you] You are away. A bot plays on.
   *[other] { $seat } is away. A bot plays on.
}

# $seat (seat)
out_of_time = { $seat ->
    [you] You have run out of time. A bot plays on.
   *[other] { $seat } has run out of time. A bot plays on.
}

# Somebody left the table and may come back.
# $seat (seat)
lets_bot_play = { $seat ->
    [you] You let a bot play on.
   *[other] { $seat } lets a bot play on.
}

# $seat (seat)
is_back = { $seat ->
    [you] You are back at the table.
   *[other] { $seat } is back at the table.
}

# $seat (seat)
has_resigned = { $seat ->
    [you] You have resigned. A bot plays to the end.
   *[other] { $seat } has resigned. A bot plays to the end.
}

# $seat (seat)
asks_for_hint = { $seat ->
    [you] You ask the coach for a hint.
   *[other] { $seat } asks the coach for a hint.
}

# $seat (seat)
has_steps_marked = { $seat ->
    [you] You have the coach mark your answers.
   *[other] { $seat } has the coach mark every answer.
}
