## Namen en apparaten

expected_name = Een naam heeft 1 tot { $longest } tekens.

no_such_device = Zo’n apparaat heb je niet.

link_is_used = Deze persoonlijke link is al gebruikt of te oud. Maak een nieuwe.

not_your_name = Dat is niet de naam die je hier hebt. Er is niets gewist.

you_have_left = Je bent voorgoed vertrokken.
somebody_has_left = Iemand daar is voorgoed vertrokken.

too_many_tables = { $tables ->
    [one] Je hebt al { $tables } onvoltooide tafel. Speel die eerst uit of verlaat die.
   *[other] Je hebt al { $tables } onvoltooide tafels. Speel er eerst een paar uit of verlaat ze.
}

## Tafels die er niet zijn

no_such_table = Die tafel bestaat niet.

no_table = Er is geen tafel { $code }.

## Bots die mensen meebrengen

bot_exists = Je hebt al een bot die { $name } heet.

too_many_bots = { $bots ->
    [one] Je hebt al { $bots } bot. Haal die eerst weg.
   *[other] Je hebt al { $bots } bots. Haal er eerst een weg.
}

no_such_bot = Zo’n bot heb je niet.
no_such_challenge = Die uitdaging bestaat niet, is ingetrokken of is al beantwoord.

expected_games = Kies uit de spellen { JOIN($games, ", ") }, niet { $wish }.

expected_token = Het token van een bot ontbreekt: Authorization: Bearer TOKEN

## Te veel tegelijk

too_many_requests = Te veel verzoeken. Wacht even.
too_many_codes = Te veel onbekende codes. Wacht even.
too_many_codes_from_here = Te veel onbekende codes vanaf dit adres. Zeg hoe je heet, of wacht even.
too_many_connections = Te veel verbindingen. Sluit er eerst een paar.
too_many_new_tables = Te veel nieuwe tafels. Wacht even.
too_many_new_people = Te veel nieuwe mensen vanaf dit adres. Wacht even.
too_many_games = Te veel partijen tegelijk. Wacht even.
one_analysis_at_a_time = Er wordt al een andere partij voor je beoordeeld. Wacht tot die klaar is.
too_many_analyses = Er worden nu te veel partijen beoordeeld. Probeer het over een minuut opnieuw.
too_many_analyses_of_you = Te veel partijen voor je beoordeeld. Wacht even.
analysis_not_now = De server heeft nu iets anders te doen.
one_hint_at_a_time = De coach denkt nog na over een andere vraag van je. Wacht tot dat klaar is.
too_many_hints = Te veel tips tegelijk. Wacht even.
too_many_leave = Er vertrekken te veel mensen tegelijk. Wacht even.

## Afgesloten door de beheerder van deze server

closed = Dit is afgesloten door de beheerder van deze server.
address_is_closed = Dit adres is geblokkeerd door de beheerder van deze server.

name_is_closed = De naam { $name } is geblokkeerd door de beheerder van deze server. Kies een andere.

## Verzoeken die niet zijn zoals het hoort; vooral programmeurs zien dit

unknown_host = Deze server is niet bekend onder die naam.
foreign_page = Dat mogen alleen pagina’s van deze server.
metrics_are_local = Meetwaarden zijn alleen op het eigen netwerk te zien.
nothing_here = Op dit adres is niets te vinden.
not_done_here = Dat kan niet op dit adres.
expected_http = Stuur een verzoek in HTTP.
expected_handshake = De handshake van een WebSocket ontbreekt.
expected_json = Verwacht: application/json.

request_too_large = Een verzoek heeft maximaal { $bytes } bytes.

request_too_late = Het verzoek kwam niet op tijd aan.
went_wrong = Hier ging iets mis. Er is niets veranderd.

bad_message = Dit is geen bericht zoals in docs/wire.md: { $details }.

bad_request = Dit is geen verzoek zoals in docs/wire.md: { $details }.

bad_address = Dit is geen adres zoals in docs/wire.md: { $details }.

not_a_record = Dit is geen verslag: kies een partij in JSON, zoals Everglow die bewaart.

record_is_wrong = Het verslag klopt niet: { $complaint }

expected_position = Kies een stelling: { JOIN($positions, ", ") }.

## Waarom een verbinding met een tafel ophoudt; ze komt vanzelf terug

too_slow = Deze verbinding is te traag.
trouble = Hier ging iets mis. De partij is bewaard.
device_was_forgotten = Dit apparaat is afgemeld. Zeg hoe je heet om te spelen.
left_for_good = Iemand is voorgoed vertrokken. De partij is bewaard.
not_saved = De tafel kon niet worden bewaard. De partij gaat verder waar die was.
table_moved = De tafel is verhuisd. Kom terug; de partij is bewaard.
server_stops = De server stopt. De partij is bewaard.
server_stops_for_bots = De server stopt. Kom gauw terug.
bot_owner_left = De eigenaar van deze bot is voorgoed vertrokken.
bot_token_renewed = Deze bot heeft een nieuw token.
bot_was_removed = Deze bot is door de eigenaar weggehaald.
bot_listens_elsewhere = Deze bot luistert nu ergens anders.
