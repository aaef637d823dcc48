### Bots: hoe ze spelen, wat er mis is met de naam van een bot, en waarmee er een zijn partij heeft beëindigd.

level_about = { $level ->
    [spark] voor je eerste partij; ziet dingen over het hoofd en heeft favorieten
    [ember] plant als een liefhebber en vergist zich af en toe
    [lantern] plant de hele beurt vóór de eerste stap
    [beacon] plant met de ervaring van duizenden partijen tegen zichzelf
   *[star] kijkt ook vooruit naar jouw beurten; denkt maximaal een seconde na
}

## Wat er mis is met de naam van een bot

unknown_bot = onbekende bot ‘{ $name }’; kies { JOIN($known, ", ") }, module:Klasse of process:COMMANDO
bad_bot = { $bot }: { $complaint }
expected_budget = geef een aantal simulaties, zoals 300, of een tijd, zoals 100ms of 1s, niet ‘{ $said }’
expected_class = geef een klasse die met (game, seed) kan worden gemaakt; dat lukte niet: { $error }
expected_method = geef een klasse met een methode choose(state, seat)
expected_command = { $open ->
    [quote] geef een commando zoals in een shell; een aanhalingsteken is niet gesloten
   *[backslash] geef een commando zoals in een shell; na een backslash volgt niets
}
expected_program = geef een programma dat kan worden uitgevoerd, niet ‘{ $command }’

## Waarmee een bot zijn partij heeft beëindigd: volgt op de naam

answered_illegally = antwoordde { $answer }, en dat is niet toegestaan
took_longer = deed er langer dan { $seconds } s over
took_longer_to_begin = was na { $seconds } s nog niet klaar om te beginnen
crashed = is gecrasht: { $error }
did_not_greet = antwoordde op hello niet met {"{"}"ready": true{"}"}
said_no_object = stuurde { $said }, en dat is geen JSON-object
said_too_much = stuurde meer dan een megabyte in één keer
ended = { $spoke ->
    [yes] stopte met exitcode { $code }: { $last }
   *[no] stopte met exitcode { $code }
}
closed_its_output = { $spoke ->
    [yes] heeft de uitvoer gesloten: { $last }
   *[no] heeft de uitvoer gesloten
}
