### Wat er mis is met een spelvoorbeeld.

example_differs = { $what }: verwacht was { $expected }, maar het is { $got }

example_action_refused = actie { $number } ({ $do }) werd niet toegestaan: { $why }

example_action_legal = actie { $number } ({ $do }) hoort niet te mogen, maar mag wel

example_last_refused = de laatste actie hoort te mogen, maar mag niet: { $why }

example_last_legal = { $reason ->
    [none] de laatste actie hoort niet te mogen
   *[other] de laatste actie hoort niet te mogen ({ $reason })
}

not_an_example = geen scenario van { $game }: { $complaint }

example_lacks = ‘{ $name }’ ontbreekt

example_wrong_kind = iets heeft het verkeerde type ({ $error })

example_script_ended = het script heeft geen resultaten meer, of een dat niet past

example_unknown = { $kind ->
    [key] onbekende naam ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [player] onbekende speler ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [phase] onbekende fase ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [action] onbekende actie ‘{ $name }’; kies uit { JOIN($known, ", ") }
    [expectation] onbekende verwachting ‘{ $name }’; kies uit { JOIN($known, ", ") }
   *[option] onbekende keuze ‘{ $name }’; kies uit { JOIN($known, ", ") }
}

example_card_twice = elke kaart ligt op één plek, maar ‘{ $name }’ ligt op { $places } plekken

example_fields = hier horen namen en waarden te staan, niet { $found }

example_count = hier hoort een getal vanaf 0 te staan, niet { $found }

example_list = hier hoort een lijst te staan, niet { $found }

example_names = hier horen { $least } tot { $most } namen te staan, niet { $found }

example_choice = { $found } is geen keuze; kies er precies een uit: { JOIN($known, ", ") }
