### Wat er mis is met een bestand, een verslag of een pakket: zonder hoofdletter of punt.

## Waar

wrong_at = { $place }: { $complaint }
in_action = actie { $number }: { $complaint }
in_undo = ongedaan maken { $number }: { $complaint }

## Bestanden

system_reason = { $reason ->
    [missing] bestand of map bestaat niet
    [folder] is een map
    [no_folder] is geen map
    [refused] toegang geweigerd
    [full] geen ruimte meer op het apparaat
    [exists] bestand bestaat al
    [in_use] adres is al in gebruik
    [no_address] deze computer heeft dat adres niet
   *[unknown_host] onbekende host
}
not_text = dit is geen tekst
file_is_empty = het bestand is leeg
expected_replaceable = kies een bestand dat vervangen kan worden
expected_one_record = hier hoort één verslag te staan, niet { $records }
expected_json_record = { $line ->
    [none] hier hoort een verslag in JSON te staan: dit is onleesbaar
   *[other] hier hoort een verslag in JSON te staan: op regel { $line }, kolom { $column } staat iets anders
}

## Velden van een verslag

expected_record = hier hoort een verslag te staan: een object met format, game, secret, actions …
expected_field = dit veld ontbreekt
expected_text = hier hoort een tekst te staan
expected_list = hier hoort een lijst te staan
expected_object = hier hoort een object te staan
expected_result = hier hoort een object te staan, of null zolang de partij loopt
expected_value = hier hoort { $value } te staan
expected_value_not = hier hoort ‘{ $value }’ te staan, niet ‘{ $found }’
expected_one_of = hier hoort { OR($values) } te staan
expected_one_each = hier hoort er één te staan voor elk van de { $seats } plaatsen
expected_seat_names = hier hoort voor elke plaats een naam met alleen zichtbare tekens te staan
expected_between = { $name } moet een getal van { $least } tot en met { $most } zijn
expected_move = hier hoort een plaats met een naam te staan, zoals [0, 'end_turn']
expected_undo = hier horen de getallen after en back te staan
expected_at_most = hier mogen er hoogstens { $most } staan
expected_seats = hier horen plaatsen van 0 tot en met { $last } te staan
expected_finished = hier hoort de uitslag van een afgelopen partij te staan
expected_usual_names = hier horen namen te staan die hier zijn toegestaan

## Wat een verslag beweert, en wat er bij het naspelen uitkomt

expected_commitment = hier hoort de SHA-256 van het geheim te staan
expected_hash = hier hoort de SHA-256 van het getal van die plaats te staan
expected_no_nonce = hier hoort niets te staan, want op die plaats speelt een bot van het huis
unknown_action = onbekende actie ‘{ $name }’
not_legal = ‘{ $name }’ is niet toegestaan voor plaats { $seat }
not_legal_because = ‘{ $name }’ is niet toegestaan voor plaats { $seat }: { $why }
expected_no_result = zolang de partij loopt, hoort hier niets te staan
expected_scores = { COUNT($found) ->
    [0] hier horen { $scores } punten te staan, maar er staat niets
   *[other] hier horen { $scores } punten te staan, niet { $found }
}
expected_returns = { COUNT($found) ->
    [0] hier horen de waarden { $returns } te staan, maar er staat niets
   *[other] hier horen de waarden { $returns } te staan, niet { $found }
}
expected_only_scores = hier horen scores en returns te staan, en verder niets

## Spellen en regels van een server

expected_package = hier hoort een pakket te staan dat GAME exporteert, maar: { $error }
expected_other_name = er is al een spel ‘{ $name }’; { $package } moet een andere naam hebben
no_such_game = hier is geen spel ‘{ $name }’
