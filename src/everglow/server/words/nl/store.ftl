### Wat er mis is met de opslag van een server, een back-up of een adres.

store_is_missing = { $file } bestaat niet
store_is_wrong = { $wrong ->
    [in_use] { $file } is in gebruik door een andere server
    [foreign] { $file } is geen opslag van Everglow
    [empty] { $file } is leeg
   *[damaged] { $file } is beschadigd
}
store_is_unusable = { $file } is niet bruikbaar ({ $why })
store_advice = { $wrong ->
    [in_use] { $trouble }; stop die, of kies een andere map met --data
    [empty] { $trouble }; zet een back-up terug met `everglow restore`, wis het bestand als er nooit iets in stond, of kies een andere map met --data
    [damaged] { $trouble }; zet er een kopie voor in de plaats, of kies een andere map met --data
   *[unusable] { $trouble }; kies een andere map met --data
}
data_is_newer = de gegevens hebben versie { $version }, van een nieuwere Everglow, en deze kent alleen { $known }; werk Everglow bij, of kies een andere map met --data
data_not_updated = de gegevens kunnen niet van versie { $version } naar { $latest } worden bijgewerkt ({ $error }); ze zijn niet veranderd
store_is_older = { $file } heeft een oudere versie; start de server één keer, die werkt het bestand bij
backup_is_newer = { $file } heeft versie { $version }, van een nieuwere Everglow; werk deze bij
store_is_damaged = { $file } is beschadigd ({ $error })
no_place_for_backup = { $file } kan niet door een back-up worden vervangen; kies een ander bestand
store_is_there = { $file } bestaat al; --force zet de back-up ervoor in de plaats
store_not_copied = { $file } kan niet worden gekopieerd ({ $error })

## Een server starten

expected_port = geef een poort van 0 tot en met { $last }, niet { $port }
port_in_use = poort { $port } is in gebruik, misschien door een andere Everglow; probeer --port { $next }
cannot_listen = luisteren op { $host }, poort { $port } lukt niet ({ $why }); probeer --host 127.0.0.1 --port 8080
expected_internal = geef een adres van deze computer, eventueel met een poort, zoals --internal 10.0.0.5 of --internal 10.0.0.5:8090, niet { $address }
cannot_listen_inside = op { $address } kan niet naar andere processen worden geluisterd ({ $why }); geef met --internal een ander adres van deze computer of een andere poort
cannot_write = { $file } kan niet worden geschreven ({ $why })
expected_proxy = geef het adres van een proxy, zoals 127.0.0.1, ::1 of 10.0.0.0/8, niet ‘{ $said }’
expected_forwarded = in X-Forwarded-For horen adressen te staan, zoals 198.51.100.7 of 2001:db8::7
expected_scheme = in X-Forwarded-Proto hoort http of https te staan
