### Was an einem Spielbeispiel falsch ist. Ganze Sätze beginnen groß.

example_differs = { $what }: Erwartet wird { $expected }, es ist aber { $got }

example_action_refused = Aktion{"\u00A0"}{ $number } ({ $do }) war nicht erlaubt: { $why }

example_action_legal = Aktion{"\u00A0"}{ $number } ({ $do }) sollte nicht erlaubt sein, ist es aber

example_last_refused = Die letzte Aktion sollte erlaubt sein, ist es aber nicht: { $why }

example_last_legal = { $reason ->
    [none] Die letzte Aktion sollte nicht erlaubt sein
   *[other] Die letzte Aktion sollte nicht erlaubt sein ({ $reason })
}

not_an_example = kein Beispiel für { $game }: { $complaint }

example_lacks = „{ $name }“ fehlt

example_wrong_kind = Etwas hat den falschen Typ ({ $error })

example_script_ended = Das Skript hat keine Ergebnisse mehr oder eines, das nicht passt

example_unknown = { $kind ->
    [key] „{ $name }“ ist unbekannt; möglich: { JOIN($known, ", ") }
    [player] unbekannte Person „{ $name }“; möglich: { JOIN($known, ", ") }
    [phase] unbekannte Phase „{ $name }“; möglich: { JOIN($known, ", ") }
    [action] unbekannte Aktion „{ $name }“; möglich: { JOIN($known, ", ") }
    [expectation] unbekannte Erwartung „{ $name }“; möglich: { JOIN($known, ", ") }
   *[option] unbekannte Möglichkeit „{ $name }“; möglich: { JOIN($known, ", ") }
}

example_card_twice = Jede Karte darf nur an einer Stelle liegen, „{ $name }“ liegt aber an { $places }

example_fields = Erwartet werden Namen und Werte, nicht { $found }

example_count = Erwartet wird eine Zahl ab 0, nicht { $found }

example_list = Erwartet wird eine Liste, nicht { $found }

example_names = Erwartet werden { $least } bis { $most } Namen, nicht { $found }

example_choice = { $found } ist keine Wahl; erwartet wird genau eins davon: { JOIN($known, ", ") }
