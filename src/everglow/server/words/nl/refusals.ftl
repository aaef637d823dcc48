## Gaan zitten

game_has_begun = De partij is al begonnen.

about_to_begin = De partij begint zo.

seat_is_taken = Daar zit { $name }.

nobody_sits_there = Daar zit niemand.

say_your_name = Zeg eerst hoe je heet.

name_is_taken = Hier heet al iemand { $name }. Kies een andere naam.

only_the_host = Dat mag alleen de host.

not_at_this_table = Je zit niet aan deze tafel.

only_so_many_seats = { $seats ->
    [one] Er is maar { $seats } plaats.
   *[other] Er zijn maar { $seats } plaatsen.
}

expected_level = Kies een niveau: { JOIN($levels, ", ") }.

expected_cover = Kies een niveau voor de invaller: { JOIN($levels, ", ") }.

expected_game = Kies een spel: { JOIN($games, ", ") }.

lesson_is_prepared = Een les wordt gespeeld zoals die is voorbereid.

would_have_no_seat = { COUNT($names) ->
    [one] { $names } zou geen plaats meer hebben. Maak die plaats eerst vrij.
   *[other] { $names } zouden geen plaats meer hebben. Maak die plaatsen eerst vrij.
}

nobody_at_seats = { COUNT($seats) ->
    [one] Op plaats { $seats } zit niemand: wacht op iemand, of zet er een bot neer.
   *[other] Op de plaatsen { $seats } zit niemand: wacht op anderen, of zet er bots neer.
}

number_is_owed = { COUNT($names) ->
    [one] { $names } moet eerst langskomen, met een nieuw getal voor het toeval van de verdeling.
   *[other] { $names } moeten eerst langskomen, met nieuwe getallen voor het toeval van de verdeling.
}

## Toeval van de verdeling: elke browser brengt een getal in

hash_now_nonce_later = Stuur nu de vingerafdruk van je getal, en het getal zelf na het begin.
not_that_nonce = Dat is niet het getal waarvan je de vingerafdruk hebt gestuurd.
keep_your_nonce = Houd je getal voor je tot de host de partij is begonnen.

## Bots die mensen meebrengen

bot_sits_here = { $name } zit al aan deze tafel.

bot_does_not_play_this = { $name } speelt dit spel niet.

bot_does_not_listen = Die bot luistert nu niet. Kies een andere.
bot_was_asked = Voor die plaats is al een bot gevraagd. Wacht op het antwoord.

bot_did_not_answer = { $name } heeft niet geantwoord.

bot_declined = { $said ->
    [yes] { $name } doet niet mee: { $reason }
   *[no] { $name } doet niet mee.
}

bot_could_not_sit = { $name } kon niet gaan zitten.

table_has_changed = De tafel is intussen veranderd. Vraag het opnieuw.

## Tijdens de partij

game_not_begun = De partij is nog niet begonnen.
game_is_over = De partij is afgelopen.
game_does_not_run = De partij loopt nu niet.
not_possible = Dat kan nu niet.

no_such_action = Die actie bestaat niet: { $name }

question_not_asked_yet = Die vraag is nog niet gesteld.
question_was_answered = Die vraag is al beantwoord.
nothing_to_take_back = Er is nog niets om ongedaan te maken.
cannot_be_taken_back = Dit kun je niet ongedaan maken: het is al gebeurd, iemand anders is al verder, of er is iets zichtbaar geworden.

too_many_undos_of_game = { $times ->
    [one] Je hebt in deze partij { $times } antwoord ongedaan gemaakt. Wat je nu kiest, is definitief.
   *[other] Je hebt in deze partij { $times } antwoorden ongedaan gemaakt. Wat je nu kiest, is definitief.
}

too_many_undos_of_question = Je hebt dit antwoord { $times } keer ongedaan gemaakt. Nu is het definitief.

person_plays_here = Hier speelt een mens.
bot_plays_for_you = Een bot valt voor je in. Neem eerst je plaats weer in.
time_is_over = Je tijd is om: een bot beantwoordt deze vraag, daarna kun je je plaats weer innemen.

came_back_too_often = Je bent { $times } keer teruggekomen. Een bot speelt de partij uit.

too_much_has_happened = Aan deze tafel is zoveel gebeurd dat de partij alleen nog kan worden uitgespeeld.
nothing_to_say = Er is niets te zeggen.

one_thing_after_the_other = Eén ding tegelijk, alsjeblieft.

watching = Je kijkt toe. Zeg hoe je heet om plaats te nemen of mee te praten.
only_players_may_ask = Zolang de partij loopt, mogen alleen de spelers dat vragen.
only_players_may_decide = Dat mogen alleen mensen beslissen die hier spelen.

bot_plays_already = Er valt al een bot in voor { $name }.

is_here = { $name } is aanwezig.

answer_first = Er wordt ook op jou gewacht: antwoord eerst.

nudged_too_soon = { $name } mag { $seconds } seconden nadenken voordat iemand een duwtje geeft.

nudged_already = Je hebt { $name } al een duwtje gegeven.

not_waited_for = Niemand wacht op { $name }.

bot_is_not_nudged = Daar speelt een bot, en die merkt niets van een duwtje.

away_is_not_nudged = { $name } is er niet en zou er niets van merken.

only_for_connections = Alleen aan een verbinding kan alles opnieuw worden verteld.

other_rules = Deze partij is begonnen met andere regels dan die van deze server: { $why }

undo_not_possible = Ongedaan maken kan niet meer.

## Na afloop

played_elsewhere = Deze partij is elders gespeeld. Open een nieuwe tafel.
rematch_when_over = Nog een partij kan pas als deze is afgelopen.
rematch_for_players = Alleen wie heeft meegespeeld, kan om nog een partij vragen.
branch_when_over = Vanaf een stap verder spelen kan pas als de partij is afgelopen.

branch_step = Kies een stap van 0 tot en met { $last }; met de volgende was de partij afgelopen.

branch_of_branch = Deze partij is zelf vanuit een andere verder gespeeld. Kies een stap van 0 tot en met { $last }.

position_when_over = Een stelling verraadt elke hand: die krijg je pas als de partij is afgelopen.

expected_step = Kies een stap van 0 tot en met { $last }.

nothing_to_tell_again = Vóór de eerste kaart valt er niets terug te kijken.

expected_eyes = Kies door wiens ogen: all, of een plaats van 0 tot en met { $last }.

replay_when_over = Terugkijken kan iedereen als de partij is afgelopen. Tot dan kunnen alleen de spelers dat, zoals ze het zelf zagen.
record_when_over = Het verslag is voor iedereen te zien als de partij is afgelopen.
analysis_when_over = De partij kan worden beoordeeld als ze is afgelopen.
analysis_first = De partij moet eerst worden beoordeeld.
hints_against_bots = Tips zijn er alleen waar alle anderen bots van deze server zijn.
hints_for_players = Alleen wie speelt, mag de coach iets vragen.
hint_when_asked = Je wordt nu niets gevraagd.
mark_for_last_answer = Alleen je laatste antwoord wordt beoordeeld.
hint_without_choice = Op deze vraag is maar één antwoord.
