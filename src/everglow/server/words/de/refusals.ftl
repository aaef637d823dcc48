### Warum etwas an einem Tisch nicht geht: ein oder zwei kurze Sätze.

## Platz nehmen

game_has_begun = Die Partie hat schon begonnen.

about_to_begin = Die Partie beginnt gleich.

seat_is_taken = Dort sitzt { $name }.

nobody_sits_there = Dort sitzt niemand.

say_your_name = Sag zuerst, wie du heißt.

name_is_taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.

only_the_host = Das darf nur der Host.

not_at_this_table = Du sitzt nicht an diesem Tisch.

only_so_many_seats = { $seats ->
    [one] Es gibt nur { $seats } Platz.
   *[other] Es gibt nur { $seats } Plätze.
}

expected_level = Erwartet wird eine Stufe: { JOIN($levels, ", ") }.

expected_cover = Erwartet wird eine Stufe für die Vertretung: { JOIN($levels, ", ") }.

expected_game = Erwartet wird ein Spiel: { JOIN($games, ", ") }.

lesson_is_prepared = Eine Einführung wird gespielt, wie sie vorbereitet ist.

would_have_no_seat = { COUNT($names) ->
    [one] { $names } hätte keinen Platz. Mach den Platz zuerst frei.
   *[other] { $names } hätten keinen Platz. Mach die Plätze zuerst frei.
}

nobody_at_seats = { COUNT($seats) ->
    [one] Auf Platz{"\u00A0"}{ $seats } sitzt niemand: Warte auf jemanden oder setze einen Bot dorthin.
   *[other] Auf den Plätzen { $seats } sitzt niemand: Warte auf jemanden oder setze Bots dorthin.
}

number_is_owed = { COUNT($names) ->
    [one] { $names } muss zuerst an den Tisch kommen, mit einer neuen Zahl für die Kartenverteilung.
   *[other] { $names } müssen zuerst an den Tisch kommen, mit neuen Zahlen für die Kartenverteilung.
}

## Zufall der Kartenverteilung: Jeder Browser steuert eine Zahl bei

hash_now_nonce_later = Sende jetzt den Hash deiner Zahl und die Zahl nach dem Start.
not_that_nonce = Das ist nicht die Zahl, deren Hash du gesendet hast.
keep_your_nonce = Behalte deine Zahl, bis der Host die Partie begonnen hat.

## Bots, die Leute mitbringen

bot_sits_here = { $name } sitzt schon an diesem Tisch.

bot_does_not_play_this = { $name } spielt dieses Spiel nicht.

bot_does_not_listen = Dieser Bot ist gerade nicht bereit. Wähle einen anderen.
bot_was_asked = Für diesen Platz ist schon ein Bot gefragt. Warte auf seine Antwort.

bot_did_not_answer = { $name } hat nicht geantwortet.

bot_declined = { $said ->
    [yes] { $name } hat abgelehnt: { $reason }
   *[no] { $name } hat abgelehnt.
}

bot_could_not_sit = { $name } konnte nicht Platz nehmen.

table_has_changed = Der Tisch hat sich inzwischen verändert. Frag noch einmal.

## Während die Partie läuft

game_not_begun = Die Partie hat noch nicht begonnen.
game_is_over = Die Partie ist zu Ende.
game_does_not_run = Die Partie läuft nicht.
not_possible = Das geht jetzt nicht.

no_such_action = Diese Aktion gibt es nicht: { $name }

question_not_asked_yet = Diese Frage wurde noch nicht gestellt.
question_was_answered = Diese Frage ist schon beantwortet.
nothing_to_take_back = Es gibt noch nichts zurückzunehmen.
cannot_be_taken_back = Das lässt sich nicht zurücknehmen: Es ist schon geschehen, jemand hat schon weitergespielt, oder etwas wurde aufgedeckt.

too_many_undos_of_game = Du hast in dieser Partie { $times } Antworten zurückgenommen. Was du jetzt sagst, gilt.

too_many_undos_of_question = Du hast diese Antwort { $times }-mal zurückgenommen. Jetzt gilt sie.

person_plays_here = Hier spielt ein Mensch.
bot_plays_for_you = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
time_is_over = Deine Bedenkzeit ist um: Ein Bot beantwortet diese Frage, dann kannst du deinen Platz wieder einnehmen.

came_back_too_often = Du bist { $times }-mal zurückgekommen. Jetzt spielt ein Bot zu Ende.

too_much_has_happened = An diesem Tisch ist so viel geschehen, dass sich nur noch zu Ende spielen lässt.
nothing_to_say = Es gibt nichts zu sagen.

one_thing_after_the_other = Eins nach dem anderen, bitte.

watching = Du schaust zu. Sag, wie du heißt, um Platz zu nehmen oder mitzureden.
only_players_may_ask = Das darf nur fragen, wer mitspielt, solange die Partie läuft.
only_players_may_decide = Das darf nur entscheiden, wer hier mitspielt.

bot_plays_already = Für { $name } spielt schon ein Bot.

is_here = { $name } ist da.

answer_first = Auch auf dich wird gewartet: Antworte zuerst.

nudged_too_soon = { $name } darf { $seconds } Sekunden nachdenken, bevor jemand anstupst.

nudged_already = Du hast { $name } schon angestupst.

not_waited_for = Auf { $name } wartet niemand.

bot_is_not_nudged = Dort spielt ein Bot, und der lässt sich nicht anstupsen.

away_is_not_nudged = { $name } ist nicht da und würde es nicht merken.

only_for_connections = Nur einer Verbindung lässt sich alles noch einmal sagen.

other_rules = Diese Partie wurde nach anderen Regeln begonnen als denen dieses Servers: { $why }

undo_not_possible = Das lässt sich nicht mehr zurücknehmen.

## Wenn sie zu Ende ist

played_elsewhere = Diese Partie wurde anderswo gespielt. Eröffne einen neuen Tisch.
rematch_when_over = Eine Revanche kann beginnen, sobald diese Partie zu Ende ist.
rematch_for_players = Um eine Revanche kann nur bitten, wer mitgespielt hat.
branch_when_over = Ab einem Schritt einer Partie lässt sich weiterspielen, sobald sie zu Ende ist.

branch_step = Erwartet wird ein Schritt von 0 bis { $last }: Mit dem nächsten war die Partie zu Ende.

branch_of_branch = Diese Partie setzt selbst eine andere fort. Erwartet wird ein Schritt von 0 bis { $last }.

position_when_over = Eine Stellung verrät jede Hand: Es gibt sie erst, wenn die Partie zu Ende ist.

expected_step = Erwartet wird ein Schritt von 0 bis { $last }.

nothing_to_tell_again = Vor der ersten Karte gibt es nichts zu wiederholen.

# „all“ schreiben Programme.
expected_eyes = Erwartet wird eine Sicht: all oder ein Platz von 0 bis { $last }.

replay_when_over = Die Wiederholung gibt es erst, wenn die Partie zu Ende ist. Bis dahin nur für die, die mitspielen, und so, wie sie es sahen.
record_when_over = Die Aufzeichnung steht allen offen, sobald die Partie zu Ende ist.
analysis_when_over = Die Partie kann beurteilt werden, wenn sie zu Ende ist.
analysis_first = Die Partie muss zuerst beurteilt werden.
hints_against_bots = Tipps gibt es nur, wo alle anderen Bots dieses Servers sind.
hints_for_players = Den Coach darf nur fragen, wer mitspielt.
hint_when_asked = Du wirst gerade nichts gefragt.
mark_for_last_answer = Bewertet wird nur deine letzte Antwort.
hint_without_choice = Auf diese Frage gibt es nur eine Antwort.
