### Wat er mis is met een spelvoorbeeld.

example_differs = { $what }: verwacht was { $expected }, maar het is { $got }

example_action_refused = actie { $number } ({ $do }) is niet toegestaan: { $why }

example_action_legal = actie { $number } ({ $do }) zou niet toegestaan moeten zijn, maar is dat wel

example_last_refused = de laatste actie zou toegestaan moeten zijn, maar is dat niet: { $why }

example_last_legal = { $reason ->
    [none] de laatste actie zou niet toegestaan moeten zijn
   *[other] de laatste actie zou niet toegestaan moeten zijn ({ $reason })
}

not_an_example = geen scenario van { $game }: { $complaint }

example_lacks = ‘{ $name }’ ontbreekt

example_wrong_kind = iets heeft het verkeerde type ({ $error })

example_script_ended = het script heeft geen resultaten meer, of één dat niet past

example_unknown = { $kind ->
    [key] onbekende naam ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [player] onbekende speler ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [phase] onbekende fase ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [action] onbekende actie ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [expectation] onbekende verwachting ‘{ $name }’; kies uit { JOIN($known, ", ") }
   *[option] onbekende keuze ‘{ $name }’; kies uit { JOIN($known, ", ") }
}

example_card_twice = elke kaart hoort op één plek te liggen, maar ‘{ $name }’ ligt op { $places } plekken

example_fields = hier horen namen en waarden te staan, niet { $found }

example_count = hier hoort een getal vanaf 0 te staan, niet { $found }

example_list = hier hoort een lijst te staan, niet { $found }

example_names = hier horen { $least } tot en met { $most } namen te staan, niet { $found }

example_choice = { $found } is geen keuze; kies er precies één uit: { JOIN($known, ", ") }
