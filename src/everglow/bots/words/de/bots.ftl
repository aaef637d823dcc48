### Bots: wie sie sind, was am Namen eines Bots nicht stimmt, und womit einer seine Partie beendet hat.

level_about = { $level ->
    [spark] für deine erste Partie; übersieht manches und hat seine Lieblinge
    [ember] plant wie jemand, der gern spielt, und irrt sich hin und wieder
    [lantern] plant den ganzen Zug vor dem ersten Schritt
    [beacon] plant mit der Erfahrung aus Tausenden Partien gegen sich selbst
   *[star] bedenkt auch deine nächsten Züge, höchstens eine Sekunde lang
}

## Was am Namen eines Bots nicht stimmt. Ganze Sätze beginnen groß, alles andere klein.

unknown_bot = unbekannter Bot „{ $name }“; erwartet wird { JOIN($known, ", ") }, modul:Klasse oder process:BEFEHL
bad_bot = { $bot }: { $complaint }
expected_budget = Erwartet werden Simulationen, etwa 300, oder eine Zeit, etwa 100ms oder 1s, nicht „{ $said }“
expected_class = Erwartet wird eine Klasse, die sich mit (game, seed) erzeugen lässt, aber: { $error }
expected_method = Erwartet wird eine Klasse mit der Methode choose(state, seat)
expected_command = { $open ->
    [quote] Erwartet wird ein Befehl wie in einer Shell, aber ein Anführungszeichen ist nicht geschlossen
   *[backslash] Erwartet wird ein Befehl wie in einer Shell, aber auf einen Backslash folgt nichts
}
expected_program = Erwartet wird ein Programm, das sich ausführen lässt, nicht „{ $command }“

## Womit ein Bot seine Partie beendet hat: folgt auf seinen Namen.

answered_illegally = hat mit { $answer } geantwortet; das ist nicht erlaubt
took_longer = hat länger als { $seconds }{"\u00A0"}s gebraucht
took_longer_to_begin = war nach { $seconds }{"\u00A0"}s noch nicht bereit
crashed = ist abgestürzt: { $error }
did_not_greet = hat auf hello nicht mit {"{"}"ready": true{"}"} geantwortet
said_no_object = hat { $said } gesendet; das ist kein JSON-Objekt
said_too_much = hat mehr als ein Megabyte auf einmal gesendet
ended = { $spoke ->
    [yes] hat sich mit Exit-Code { $code } beendet: { $last }
   *[no] hat sich mit Exit-Code { $code } beendet
}
closed_its_output = { $spoke ->
    [yes] hat seine Ausgabe geschlossen: { $last }
   *[no] hat seine Ausgabe geschlossen
}
