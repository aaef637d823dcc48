### Zeilen im Verlauf über Leute: wer gegangen ist, für wen ein Bot spielt, wer zurück ist.

away = { $seat ->
    [you] Du bist abwesend. Ein Bot spielt weiter.
   *[other] { $seat } ist abwesend. Ein Bot spielt weiter.
}

out_of_time = { $seat ->
    [you] Du hast keine Bedenkzeit mehr. Ein Bot spielt weiter.
   *[other] { $seat } hat keine Bedenkzeit mehr. Ein Bot spielt weiter.
}

lets_bot_play = { $seat ->
    [you] Du lässt einen Bot weiterspielen.
   *[other] { $seat } lässt einen Bot weiterspielen.
}

is_back = { $seat ->
    [you] Du bist zurück am Tisch.
   *[other] { $seat } ist zurück am Tisch.
}

has_resigned = { $seat ->
    [you] Du gibst auf. Ein Bot spielt zu Ende.
   *[other] { $seat } gibt auf. Ein Bot spielt zu Ende.
}

asks_for_hint = { $seat ->
    [you] Du fragst den Coach um einen Tipp.
   *[other] { $seat } fragt den Coach um einen Tipp.
}

has_steps_marked = { $seat ->
    [you] Du lässt den Coach deine Antworten bewerten.
   *[other] { $seat } lässt den Coach jede Antwort bewerten.
}
