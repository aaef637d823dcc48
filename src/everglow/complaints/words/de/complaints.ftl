### Was an einer Datei, einer Aufzeichnung oder einem Paket nicht stimmt. Ganze Sätze beginnen groß, alles andere klein.

## Wo

wrong_at = { $place }: { $complaint }
in_action = Aktion{"\u00A0"}{ $number }: { $complaint }
in_undo = Rücknahme{"\u00A0"}{ $number }: { $complaint }

## Dateien

system_reason = { $reason ->
    [missing] Datei oder Verzeichnis nicht gefunden
    [folder] Ist ein Verzeichnis
    [no_folder] Ist kein Verzeichnis
    [refused] Keine Berechtigung
    [full] Kein Speicherplatz mehr frei
    [exists] Datei existiert bereits
    [in_use] Adresse wird bereits verwendet
    [no_address] Dieser Rechner hat keine solche Adresse
   *[unknown_host] Unbekannter Hostname
}
not_text = Das ist kein Text
file_is_empty = Die Datei ist leer
expected_replaceable = Erwartet wird eine Datei, die sich ersetzen lässt
expected_one_record = Erwartet wird 1 Aufzeichnung, nicht { $records }
expected_json_record = { $line ->
    [none] Erwartet wird eine Aufzeichnung in JSON: Das hier ist nicht lesbar
   *[other] Erwartet wird eine Aufzeichnung in JSON: In Zeile{"\u00A0"}{ $line }, Spalte{"\u00A0"}{ $column } steht etwas anderes
}

## Felder einer Aufzeichnung

expected_record = Erwartet wird eine Aufzeichnung: ein Objekt mit format, game, secret, actions …
expected_field = Dieses Feld fehlt
expected_text = Erwartet wird ein Text
expected_list = Erwartet wird eine Liste
expected_object = Erwartet wird ein Objekt
expected_result = Erwartet wird ein Objekt oder, solange die Partie läuft, null
expected_value = Erwartet wird { $value }
expected_value_not = Erwartet wird „{ $value }“, nicht „{ $found }“
expected_one_of = Erwartet wird { OR($values) }
expected_one_each = Erwartet wird ein Eintrag für jeden Platz, bei { $seats } Plätzen
expected_seat_names = Erwartet wird für jeden Platz ein Name aus druckbaren Zeichen
expected_between = Für { $name } wird eine Zahl von { $least } bis { $most } erwartet
expected_move = Erwartet wird ein Platz und ein Name, etwa [0, 'end_turn']
expected_undo = Erwartet werden die Zahlen after und back
expected_at_most = Erwartet werden höchstens { $most }
expected_seats = Erwartet werden Plätze von 0 bis { $last }
expected_finished = Erwartet wird das Ergebnis einer beendeten Partie
expected_usual_names = Erwartet werden Namen, die hier erlaubt sind

## Was eine Aufzeichnung behauptet und was beim Nachspielen herauskommt

expected_commitment = Erwartet wird der SHA-256-Hash des Geheimnisses
expected_hash = Erwartet wird der SHA-256-Hash der Zahl dieses Platzes
expected_no_nonce = Hier wird keine Zahl erwartet, denn auf diesem Platz spielt ein Haus-Bot
unknown_action = unbekannte Aktion „{ $name }“
not_legal = „{ $name }“ ist für Platz{"\u00A0"}{ $seat } nicht erlaubt
not_legal_because = „{ $name }“ ist für Platz{"\u00A0"}{ $seat } nicht erlaubt: { $why }
expected_no_result = Solange die Partie läuft, wird kein Ergebnis erwartet
expected_scores = { COUNT($found) ->
    [0] Erwartet werden { $scores } Punkte, aber es gibt keine
   *[other] Erwartet werden { $scores } Punkte, nicht { $found }
}
expected_returns = { COUNT($found) ->
    [0] Erwartet werden die Werte { $returns }, aber es gibt keine
   *[other] Erwartet werden die Werte { $returns }, nicht { $found }
}
expected_only_scores = Erwartet werden scores und returns und sonst nichts

## Spiele und Regeln eines Servers

expected_package = Erwartet wird ein Paket, das GAME exportiert, aber: { $error }
expected_other_name = Ein Spiel „{ $name }“ gibt es schon; { $package } braucht einen anderen Namen
no_such_game = Das Spiel „{ $name }“ gibt es hier nicht
