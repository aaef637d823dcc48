### What the server answers to requests that are about no table in particular. Shown where somebody asked.

## Names and devices

# $longest (number)
expected_name = Expected a name of 1 to { $longest } characters.

no_such_device = You have no such device.

# A link by which another device becomes somebody's.
link_is_used = This personal link was used already or is too old. Make a new one.

# Somebody wants to delete their account and has to type their name.
not_your_name = Expected your name as you are called here. Nothing was deleted.

# Somebody who has deleted their account asks for something on a page that is still open.
you_have_left = You have left for good.
somebody_has_left = Somebody there has left for good.

# $tables (number)
too_many_tables = { $tables ->
    [one] You have one unfinished table. Finish or leave it first.
   *[other] You have { $tables } unfinished tables. Finish or leave some first.
}

## Tables that are not there

no_such_table = There is no such table.

# $code (text) Six letters or digits.
no_table = There is no table { $code }.

## Bots that people bring

# $name (text)
bot_exists = You have a bot called { $name } already.

# $bots (number)
too_many_bots = You have { $bots } bots. Remove one first.

no_such_bot = You have no such bot.
no_such_challenge = There is no such challenge, or it was withdrawn or answered.

# For programmers.
# $games (list of text)
# $wish (text)
expected_games = Expected games of { JOIN($games, ", ") }, not { $wish }.

# For programmers: the header is not translated.
expected_token = Expected the token of a bot: Authorization: Bearer TOKEN

## Too much at once

too_many_requests = Too many requests. Wait a moment.
too_many_codes = Too many unknown codes. Wait a moment.
too_many_codes_from_here = Too many unknown codes from here. Say your name, or wait a moment.
too_many_connections = Too many connections. Close some first.
too_many_new_tables = Too many new tables. Wait a moment.
too_many_new_people = Too many new people from here. Wait a moment.
too_many_games = Too many games at once. Wait a moment.
one_analysis_at_a_time = Another game is being judged for you. Wait until that is done.
too_many_analyses = Too many games are being judged now. Try again in a minute.
too_many_analyses_of_you = Too many games judged for you. Wait a moment.
analysis_not_now = The server has other things to do now.
one_hint_at_a_time = The coach is thinking about another question of yours. Wait until that is done.
too_many_hints = Too many hints at once. Wait a moment.
too_many_leave = Too many people leave at once. Wait a moment.

## Closed by the operator, the person who runs this server

closed = This was closed by whoever runs this server.
address_is_closed = This address was closed by whoever runs this server.

# $name (text)
name_is_closed = The name { $name } was closed by whoever runs this server. Choose another one.

## Requests that are not as they should be; mostly seen by programmers

unknown_host = This server is not known under that name.
foreign_page = Only pages of this server may do that.
metrics_are_local = Metrics are told to its own network only.
nothing_here = There is nothing at this address.
not_done_here = That cannot be done at this address.
expected_http = Expected a request in HTTP.
expected_handshake = Expected the handshake of a WebSocket.
expected_json = Expected application/json.

# $bytes (number)
request_too_large = Expected a request of at most { $bytes } bytes.

request_too_late = The request did not arrive in time.
went_wrong = Something went wrong here. Nothing was changed.

# $details (message) What is wrong, for programmers: one of malformed.ftl.
bad_message = Expected a message as in docs/wire.md: { $details }.

# $details (message) What is wrong, for programmers: one of malformed.ftl.
bad_request = Expected a request as in docs/wire.md: { $details }.

# $details (message) What is wrong, for programmers: one of malformed.ftl.
bad_address = Expected an address as in docs/wire.md: { $details }.

# Somebody brings a game in a file.
not_a_record = Expected a record: a game in JSON, as Everglow keeps it.

# Somebody brings a game in a file, and it is not as the rules would have it.
# $complaint (message) A clause without a full stop.
record_is_wrong = The record does not check out: { $complaint }

# A position of the rules that can be tried out.
# $positions (list of text)
expected_position = Expected a position: { JOIN($positions, ", ") }.

## Why a connection to a table ends; it is made anew by itself. Mostly seen by programmers

too_slow = This connection is too slow.
trouble = Something went wrong here. The game is saved.
device_was_forgotten = This device was forgotten. Say your name to play.
left_for_good = Somebody has left for good. The game is saved.
not_saved = The table could not be saved. It goes on from where it was.
table_moved = The table is in other hands now. Come back; the game is saved.
server_stops = The server is stopping. The game is saved.
server_stops_for_bots = The server is stopping. Come back soon.
bot_owner_left = The owner of this bot has left for good.
bot_token_renewed = This bot has a new token.
bot_was_removed = This bot was removed by its owner.
bot_listens_elsewhere = This bot listens elsewhere now.
