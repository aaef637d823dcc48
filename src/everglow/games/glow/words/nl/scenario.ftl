### Wat er mis is met een spelvoorbeeld.

example_black_die = bij de dobbelstenen van ‘{ $name }’ hoort een zwarte dobbelsteen te liggen

example_no_die = { $found } is geen dobbelsteen van Glow; een grootte hoort erbij, en ‘{ $field }’ bij een grote

example_no_face = de dobbelsteen ‘{ $colour }’ heeft geen zijde ‘{ $name }’; kies er een die er wel is

example_faces = bij { $dice } dobbelstenen horen evenveel zijden, niet { $faces }

example_deal = hier horen vijf verschillende metgezellen te staan die nog nergens liggen, of geen

example_no_rerolls = { $name } geeft geen herworpen

example_choose_die = er moet een dobbelsteen worden gekozen

example_no_large_die = in de reserve ligt geen grote dobbelsteen ‘{ $colour }’

example_phase_over = dat dagdeel is voorbij

example_morning_over = de ochtend is voorbij

example_black_not_yours = de zwarte dobbelsteen mag nu niet worden verplaatst

example_no_die_to_choose = er valt geen dobbelsteen te kiezen

example_reroll_dice = een herworp geldt voor 1 of 2 dobbelstenen

example_others_die = de dobbelsteen ‘{ $name }’ is van iemand anders

example_unrolled = die dobbelsteen is nog niet gegooid

example_turn_price = een dobbelsteen draaien kost { $rerolls } herworpen

example_resolve_too = ook dit moet worden afgehandeld: { JOIN($left, ", ") }

example_comes_first = Cromaug is er: { $seat } is eerst aan de beurt

example_not_face_up = { $name } ligt daar niet open

example_must_take = er moet een metgezel van het kerkhof worden gehaald

example_none_to_take = er is geen metgezel om te halen

example_no_connection = er loopt geen vaarroute van { $start } naar { $to }

example_nothing_to_give_up = er is niets om af te staan

example_must_give_up = er moet een metgezel worden afgestaan of een spreuk worden verbroken

example_only_companions = alleen metgezellen kunnen worden afgestaan
