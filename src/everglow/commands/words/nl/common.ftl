### Wat alle commando’s delen: hun argumenten, en wat daaraan fout kan zijn.

## Hulp

about = Bordspellen met exacte spelregels, bots en een tafel om aan te zitten.

meta_command = COMMANDO

meta_game = SPEL

meta_file = BESTAND

meta_name = NAAM

meta_names = NAAM,NAAM

meta_option = NAAM=WAARDE

meta_record = VERSLAG

meta_seconds = SECONDEN

meta_address = ADRES

meta_language = TAAL

meta_what = WAT

meta_setting = { $setting ->
    [host] HOST
    [port] POORT
    [data] MAP
    [database] URL
    [processes] N
    [internal] ADRES
    [name] NAAM
   *[proxy] ADRES
}

help_plain = geen kleuren, symbolen of kolommen: voor schermlezers

help_lang = de taal: { OR($languages) } (standaard: die van het systeem)

help_game = het spel: { OR($games) }

help_option = iets wat je afspreekt voordat de partij begint ({ $options })

help_seed = een tekst naar keuze; dezelfde seed deelt dezelfde kaarten

## De versie

version_compiled = everglow { $version }, engine gecompileerd met mypyc

version_interpreted = everglow { $version }, engine geïnterpreteerd

version_failed = everglow { $version }, engine geïnterpreteerd; er was wel een C-compiler, maar compileren mislukte: { $failure }

## Fouten: één regel na ‘everglow: ’

interrupted = afgebroken

our_mistake = een fout van ons, meld die alsjeblieft: { $error } (EVERGLOW_DEBUG=1 toont meer)

some_file_trouble = een bestand: { $why }

expected_language = kies { OR($languages) }, niet ‘{ $said }’

expected_printable = geef een tekst met alleen zichtbare tekens

expected_file = geef de naam van een bestand

expected_players = geef een aantal spelers, niet ‘{ $said }’

expected_count = geef een getal vanaf 1, niet ‘{ $said }’

expected_index = geef een getal vanaf 0, niet ‘{ $said }’

unknown_game = onbekend spel ‘{ $name }’; kies { OR($games) }

wrong_players = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $players }

no_such_seat = er is geen plaats { $number }; kies 1 tot en met { $seats }

unknown_option = { COUNT($options) ->
    [0] onbekende optie ‘{ $name }’; { $game } heeft geen opties
   *[other] onbekende optie ‘{ $name }’; { $game } heeft { $options }
}

wrong_value = optie { $option } moet { OR($values) } zijn, niet ‘{ $said }’

file_exists = { $file } bestaat al; kies een ander bestand

file_exists_resume = { $file } bestaat al; ga ermee verder met { $command }, of kies een ander bestand

## Getallen

decimal_mark = ,

thousands_mark = .

percent = { $number }%
