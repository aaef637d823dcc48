### Was der Server auf Anfragen antwortet, die keinen bestimmten Tisch betreffen.

## Namen und Geräte

expected_name = Ein Name hat 1 bis { $longest } Zeichen.

no_such_device = So ein Gerät hast du nicht.

link_is_used = Dieser persönliche Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen.

not_your_name = So heißt du hier nicht. Es wurde nichts gelöscht.

you_have_left = Du hast Everglow endgültig verlassen.
somebody_has_left = Jemand dort hat Everglow endgültig verlassen.

too_many_tables = { $tables ->
    [one] Du hast { $tables } Tisch, der noch nicht beendet ist. Beende oder verlasse ihn zuerst.
   *[other] Du hast { $tables } Tische, die noch nicht beendet sind. Beende oder verlasse zuerst einige.
}

## Tische, die es nicht gibt

no_such_table = Diesen Tisch gibt es nicht.

no_table = Den Tisch { $code } gibt es nicht.

## Bots, die Leute mitbringen

bot_exists = Du hast schon einen Bot namens { $name }.

too_many_bots = Du hast { $bots } Bots. Entferne zuerst einen.

no_such_bot = So einen Bot hast du nicht.
no_such_challenge = Diese Einladung gibt es nicht, oder sie wurde zurückgezogen oder beantwortet.

expected_games = Erwartet werden Spiele aus { JOIN($games, ", ") }, nicht { $wish }.

expected_token = Erwartet wird der Token eines Bots: Authorization: Bearer TOKEN

## Zu viel auf einmal

too_many_requests = Zu viele Anfragen. Warte einen Moment.
too_many_codes = Zu viele unbekannte Codes. Warte einen Moment.
too_many_codes_from_here = Zu viele unbekannte Codes von hier. Sag, wie du heißt, oder warte einen Moment.
too_many_connections = Zu viele Verbindungen. Schließe zuerst einige.
too_many_new_tables = Zu viele neue Tische. Warte einen Moment.
too_many_new_people = Zu viele neue Leute von hier. Warte einen Moment.
too_many_games = Zu viele Partien auf einmal. Warte einen Moment.
one_analysis_at_a_time = Für dich wird gerade eine andere Partie beurteilt. Warte, bis sie fertig ist.
too_many_analyses = Gerade werden zu viele Partien beurteilt. Versuche es in einer Minute noch einmal.
too_many_analyses_of_you = Zu viele Partien für dich beurteilt. Warte einen Moment.
analysis_not_now = Der Server hat gerade anderes zu tun.
one_hint_at_a_time = Der Coach denkt noch über eine andere Frage von dir nach. Warte, bis er fertig ist.
too_many_hints = Zu viele Tipps auf einmal. Warte einen Moment.
too_many_leave = Zu viele gehen auf einmal. Warte einen Moment.

## Gesperrt von der Person, die diesen Server betreibt

closed = Das ist auf diesem Server gesperrt.
address_is_closed = Diese Adresse ist auf diesem Server gesperrt.

name_is_closed = Der Name { $name } ist auf diesem Server gesperrt. Wähle einen anderen.

## Anfragen, die nicht sind, wie sie sein sollen

unknown_host = Unter diesem Namen ist dieser Server nicht bekannt.
foreign_page = Das dürfen nur Seiten dieses Servers.
metrics_are_local = Messwerte gibt der Server nur in seinem eigenen Netz heraus.
nothing_here = Unter dieser Adresse gibt es nichts.
not_done_here = Das geht unter dieser Adresse nicht.
expected_http = Erwartet wird eine Anfrage in HTTP.
expected_handshake = Erwartet wird der Handshake eines WebSockets.
expected_json = Erwartet wird application/json.

request_too_large = Erwartet wird eine Anfrage von höchstens { $bytes } Bytes.

request_too_late = Die Anfrage kam nicht rechtzeitig an.
went_wrong = Hier ist etwas schiefgegangen. Es wurde nichts geändert.

bad_message = Erwartet wird eine Nachricht wie in docs/wire.md: { $details }.

bad_request = Erwartet wird eine Anfrage wie in docs/wire.md: { $details }.

bad_address = Erwartet wird eine Adresse wie in docs/wire.md: { $details }.

not_a_record = Erwartet wird eine Aufzeichnung: eine Partie in JSON, wie Everglow sie sichert.

record_is_wrong = Die Aufzeichnung stimmt nicht: { $complaint }

expected_position = Erwartet wird eine Stellung: { JOIN($positions, ", ") }.

## Warum eine Verbindung zu einem Tisch endet; sie wird von selbst erneuert

too_slow = Diese Verbindung ist zu langsam.
trouble = Hier ist etwas schiefgegangen. Die Partie ist gesichert.
device_was_forgotten = Dieses Gerät wurde abgemeldet. Sag, wie du heißt, um zu spielen.
left_for_good = Jemand hat Everglow endgültig verlassen. Die Partie ist gesichert.
not_saved = Der Tisch konnte nicht gesichert werden. Es geht weiter, wo er zuletzt stand.
table_moved = Der Tisch ist umgezogen. Komm wieder; die Partie ist gesichert.
server_stops = Der Server wird beendet. Die Partie ist gesichert.
server_stops_for_bots = Der Server wird beendet. Komm bald wieder.
bot_owner_left = Die Person, der dieser Bot gehörte, hat Everglow endgültig verlassen.
bot_token_renewed = Dieser Bot hat einen neuen Token.
bot_was_removed = Dieser Bot wurde von der Person entfernt, der er gehört.
bot_listens_elsewhere = Dieser Bot ist jetzt anderswo bereit.
