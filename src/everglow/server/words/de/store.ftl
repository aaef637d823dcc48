### Was an den Daten eines Servers, einer Sicherung oder einer Adresse nicht stimmt. Ganze Sätze beginnen groß.

store_is_missing = { $file } gibt es nicht
store_is_wrong = { $wrong ->
    [in_use] { $file } wird von einem anderen Server verwendet
    [foreign] { $file } enthält keine Daten von Everglow
    [empty] { $file } ist leer
   *[damaged] { $file } ist beschädigt
}
store_is_unusable = { $file } lässt sich nicht verwenden ({ $why })
store_advice = { $wrong ->
    [in_use] { $trouble }; beende ihn oder wähle mit --data einen anderen Ordner
    [empty] { $trouble }; stelle mit `everglow restore` eine Sicherung wieder her, lösche die Datei, wenn nie etwas darin war, oder wähle mit --data einen anderen Ordner
    [damaged] { $trouble }; ersetze die Datei durch eine Kopie oder wähle mit --data einen anderen Ordner
   *[unusable] { $trouble }; wähle mit --data einen anderen Ordner
}
data_is_newer = Die Daten haben Version { $version } und stammen von einem neueren Everglow; dieses kennt nur { $known }. Aktualisiere es oder wähle mit --data einen anderen Ordner
data_not_updated = Die Daten lassen sich nicht von Version { $version } auf { $latest } bringen ({ $error }); sie sind unverändert
store_is_older = { $file } hat eine ältere Version; starte den Server einmal, er aktualisiert die Datei
backup_is_newer = { $file } hat Version { $version } und stammt von einem neueren Everglow; aktualisiere dieses
store_is_damaged = { $file } ist beschädigt ({ $error })
no_place_for_backup = { $file } lässt sich nicht durch eine Sicherung ersetzen; nenne eine andere Datei
store_is_there = { $file } gibt es schon; --force setzt die Sicherung an diese Stelle
store_not_copied = { $file } lässt sich nicht kopieren ({ $error })

## Einen Server starten

expected_port = Erwartet wird ein Port von 0 bis { $last }, nicht { $port }
port_in_use = Port{"\u00A0"}{ $port } ist belegt, vielleicht von einem anderen Everglow; versuche es mit --port { $next }
cannot_listen = Auf { $host }, Port{"\u00A0"}{ $port }, lässt sich nicht lauschen ({ $why }); versuche es mit --host 127.0.0.1 --port 8080
expected_internal = Erwartet wird eine Adresse dieses Rechners, mit oder ohne Port, etwa --internal 10.0.0.5 oder --internal 10.0.0.5:8090, nicht { $address }
cannot_listen_inside = Für andere Prozesse lässt sich auf { $address } nicht lauschen ({ $why }); erwartet wird mit --internal eine andere Adresse dieses Rechners oder ein anderer Port
cannot_write = { $file } lässt sich nicht schreiben ({ $why })
expected_proxy = Erwartet wird die Adresse eines Proxys, etwa 127.0.0.1, ::1 oder 10.0.0.0/8, nicht „{ $said }“
expected_forwarded = In X-Forwarded-For werden Adressen erwartet, etwa 198.51.100.7 oder 2001:db8::7
expected_scheme = In X-Forwarded-Proto wird http oder https erwartet
