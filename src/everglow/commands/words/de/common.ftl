### Was alle Befehle gemeinsam haben: ihre Argumente, und was daran falsch sein kann.

## Hilfe

about = Brettspiele mit genauen Regeln, mit Bots und einem Tisch, an dem du Platz nehmen kannst.

meta_command = BEFEHL

meta_game = SPIEL

meta_file = DATEI

meta_name = NAME

meta_names = NAME,NAME

meta_option = NAME=WERT

meta_record = AUFZEICHNUNG

meta_seconds = SEKUNDEN

meta_address = ADRESSE

meta_language = SPRACHE

meta_what = WAS

meta_setting = { $setting ->
    [host] HOST
    [port] PORT
    [data] ORDNER
    [database] URL
    [processes] N
    [internal] ADRESSE
    [name] NAME
   *[proxy] ADRESSE
}

help_plain = ohne Farben, Symbole und Spalten: für Screenreader

help_lang = die Sprache: { OR($languages) } (Standard: die des Systems)

help_game = das Spiel: { OR($games) }

help_option = was vor der Partie vereinbart wird ({ $options })

help_seed = beliebiger Text; derselbe Seed teilt dieselben Karten aus

## Die Version

version_compiled = everglow { $version }, Engine mit mypyc kompiliert

version_interpreted = everglow { $version }, Engine interpretiert

version_failed = everglow { $version }, Engine interpretiert, obwohl es einen C-Compiler gab; der ist gescheitert: { $failure }

## Fehler: eine Zeile nach „everglow: “. Ganze Sätze beginnen groß, alles andere klein.

interrupted = abgebrochen

our_mistake = ein Fehler von uns, bitte melde ihn: { $error } (EVERGLOW_DEBUG=1 zeigt mehr)

some_file_trouble = eine Datei: { $why }

expected_language = Erwartet wird { OR($languages) }, nicht „{ $said }“

expected_printable = Erwartet werden druckbare Zeichen

expected_file = Erwartet wird der Name einer Datei

expected_players = Erwartet wird eine Anzahl von Personen, nicht „{ $said }“

expected_count = Erwartet wird eine Zahl ab 1, nicht „{ $said }“

expected_index = Erwartet wird eine Zahl ab 0, nicht „{ $said }“

unknown_game = unbekanntes Spiel „{ $name }“; erwartet wird { OR($games) }

wrong_players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $players }

no_such_seat = Platz{"\u00A0"}{ $number } gibt es nicht; erwartet wird 1 bis { $seats }

unknown_option = { COUNT($options) ->
    [0] unbekannte Option „{ $name }“; { $game } hat keine
   *[other] unbekannte Option „{ $name }“; { $game } hat { $options }
}

wrong_value = Für die Option { $option } wird { OR($values) } erwartet, nicht „{ $said }“

file_exists = { $file } gibt es schon; nenne eine andere Datei

file_exists_resume = { $file } gibt es schon; setze die Partie mit { $command } fort oder nenne eine andere Datei

## Zahlen

decimal_mark = ,

thousands_mark = .

percent = { $number }{"\u00A0"}%
