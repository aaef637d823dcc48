### Wat er mis is met een spelvoorbeeld.

example_answers = hier antwoordt { $seat }, niet { $instead }

example_unanswered = de vraag { $question } wordt gesteld, maar geen keuze beantwoordt die; mogelijk: { JOIN($possible, ", ") }

example_not_asked = naar { $name } { $value } wordt niet gevraagd

example_stones = niemand kan { $stones } stenen hebben
