### Wat er mis is met een spelvoorbeeld.

example_answers = { $seat } antwoordt, niet { $instead }

example_unanswered = { $question } wordt gevraagd en geen keuze beantwoordt het; mogelijk: { JOIN($possible, ", ") }

example_not_asked = naar { $name } { $value } wordt niet gevraagd

example_stones = niemand kan { $stones } stenen hebben
