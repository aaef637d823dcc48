### What is wrong with an example of rules in a file, or what came out otherwise than it says. Shown by
### `everglow scenario`, behind the title of the example: clauses without a full stop. Whatever stands in quotes, and
### $found, $expected and $got, is as it stands in the file.

# $what (text) Where, such as "A stones".
# $expected (text)
# $got (text)
example_differs = { $what }: expected { $expected }, got { $got }

# $number (number) Counted from 1.
# $do (text) Its name.
# $why (message)
example_action_refused = action { $number } ({ $do }) was refused: { $why }

# $number (number) Counted from 1.
# $do (text) Its name.
example_action_legal = action { $number } ({ $do }) was expected to be refused, but it is legal

# $why (message)
example_last_refused = expected the last action to be legal, but it was refused: { $why }

# $reason (text?) As the example says it.
example_last_legal = { $reason ->
    [none] expected the last action to be refused
   *[other] expected the last action to be refused ({ $reason })
}

# $game (text) Its title.
# $complaint (message)
not_an_example = not a scenario of { $game }: { $complaint }

# $name (text)
example_lacks = '{ $name }' is missing

# $error (text) In English, from Python.
example_wrong_kind = something is of the wrong kind ({ $error })

# Dice fall as the example says in a list, the script.
example_script_ended = the script has no more results, or one that does not fit

# $kind (key | player | phase | action | expectation | option)
# $name (text)
# $known (list of text)
example_unknown = { $kind ->
    [key] unknown '{ $name }'; expected one of { JOIN($known, ", ") }
    [player] unknown player '{ $name }'; expected one of { JOIN($known, ", ") }
    [phase] unknown phase '{ $name }'; expected one of { JOIN($known, ", ") }
    [action] unknown action '{ $name }'; expected one of { JOIN($known, ", ") }
    [expectation] unknown expectation '{ $name }'; expected one of { JOIN($known, ", ") }
   *[option] unknown option '{ $name }'; expected one of { JOIN($known, ", ") }
}

# $name (text) Of a card.
# $places (number) At least 2.
example_card_twice = expected every card in one place, but '{ $name }' is in { $places } places

# $found (text)
example_fields = expected names and values, not { $found }

# $found (text)
example_count = expected a number from 0 up, not { $found }

# $found (text)
example_list = expected a list, not { $found }

# $least (number)
# $most (number)
# $found (text)
example_names = expected { $least } to { $most } names, not { $found }

# $found (text)
# $known (list of text)
example_choice = { $found } is no choice; expected exactly one of { JOIN($known, ", ") }
