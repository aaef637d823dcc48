### Why something cannot be done at a table: shown to whoever asked for it, as one or two short sentences.

## Sitting down

game_has_begun = The game has begun already.

# The host has begun, and the first card follows in a moment.
about_to_begin = The game is about to begin.

# $name (text) Who sits there.
seat_is_taken = { $name } sits there.

nobody_sits_there = Nobody sits there.

# Whoever watches and has not said a name, or a device that is new.
say_your_name = Say your name first.

# $name (text) Of somebody at the table.
name_is_taken = Somebody here is called { $name }. Choose another name.

only_the_host = Only the host may do that.

not_at_this_table = You do not sit at this table.

# $seats (number) How many seats the table has.
only_so_many_seats = { $seats ->
    [one] There is only one seat.
   *[other] There are only { $seats } seats.
}

# $levels (list of text) Names of levels, which are not translated here: they are what a program sends.
expected_level = Expected a level: { JOIN($levels, ", ") }.

# The level of the bot that plays for people who are away.
# $levels (list of text) Names of levels, as a program sends them.
expected_cover = Expected a level to cover absent seats: { JOIN($levels, ", ") }.

# $games (list of text) Names of games, as a program sends them.
expected_game = Expected a game: { JOIN($games, ", ") }.

# A lesson is a first game with a prepared deal.
lesson_is_prepared = A lesson is played as it was prepared.

# The host wants fewer seats than are taken.
# $names (list of text) Who sits there.
would_have_no_seat = { $names } would have no seat. Free it first.

# $seats (list of number) Seats, counted from 1.
nobody_at_seats = { COUNT($seats) ->
    [one] Nobody sits at seat { $seats }: wait for somebody, or seat a bot.
   *[other] Nobody sits at seats { $seats }: wait for somebody, or seat bots.
}

# Their browsers have to throw a new number into the deal's chance, which happens as soon as they look at the table.
# $names (list of text)
number_is_owed = { $names } must come first, with a new number for the chance of the deal.

## Chance of the deal: every browser throws in a number, the nonce

hash_now_nonce_later = Send the hash of your nonce now, and the nonce after the start.
not_that_nonce = That is not the nonce whose hash you sent.
keep_your_nonce = Keep your nonce until the host has begun the game.

## Bots that people bring

# $name (text) The bot.
bot_sits_here = { $name } sits at this table already.

# $name (text) The bot.
bot_does_not_play_this = { $name } does not play this game.

bot_does_not_listen = That bot does not listen now. Choose another one.
bot_was_asked = A bot was asked to sit there already. Wait for its answer.

# $name (text) The bot.
bot_did_not_answer = { $name } did not answer.

# $name (text) The bot.
# $reason (text) What it said, in its own words; may be empty.
# $said (flag) Whether it said why.
bot_declined = { $said ->
    [yes] { $name } declined: { $reason }
   *[no] { $name } declined.
}

# $name (text) The bot.
bot_could_not_sit = { $name } could not sit down.

table_has_changed = The table has changed meanwhile. Ask again.

## While the game runs

game_not_begun = The game has not begun yet.
game_is_over = The game is over.
game_does_not_run = The game does not run.
not_possible = That is not possible now.

# $name (text) As a program has sent it.
no_such_action = There is no such action: { $name }

question_not_asked_yet = That question was not asked yet.
question_was_answered = That question was answered already.
nothing_to_take_back = There is nothing to take back yet.
cannot_be_taken_back = This cannot be taken back: it is done, somebody else has gone on, or something was revealed.

# $times (number)
too_many_undos_of_game = You have taken back { $times } answers in this game. What you say now stands.

# $times (number)
too_many_undos_of_question = You have taken this answer back { $times } times. Now it stands.

# To a bot of the server.
person_plays_here = A person plays here.
bot_plays_for_you = A bot plays for you. Take your seat back first.
time_is_over = Your time is over: a bot answers this question, then you may take your seat back.

# $times (number)
came_back_too_often = You came back { $times } times. A bot plays to the end.

too_much_has_happened = So much has happened at this table that it can only be played to its end.
nothing_to_say = There is nothing to say.

# Somebody writes faster than anybody reads.
one_thing_after_the_other = One thing after the other, please.

watching = You are watching. Say your name to take a seat or to talk.
only_players_may_ask = Only those who play may ask that, while the game runs.
only_players_may_decide = Only people who play here may decide that.

# $name (text)
bot_plays_already = A bot plays for { $name } already.

# They are not away.
# $name (text)
is_here = { $name } is here.

# Somebody who is asked something themselves wants to nudge another.
answer_first = Others wait for you too: answer first.

# $name (text)
# $seconds (number)
nudged_too_soon = { $name } may take { $seconds } seconds before anybody nudges them.

# $name (text)
nudged_already = You have nudged { $name } already.

# Nobody asks them anything just now.
# $name (text)
not_waited_for = Nobody waits for { $name }.

bot_is_not_nudged = A bot plays there, and takes no hints.

# $name (text)
away_is_not_nudged = { $name } is away and would not notice.

only_for_connections = Only a connection can be told everything again.

# A game of an older version of this server. The table shows it for as long as it exists.
# $why (message) What went wrong.
other_rules = This game was begun with other rules than those of this server: { $why }

undo_not_possible = An undo is not possible any more.

## When it is over

played_elsewhere = This game was played elsewhere. Open a new table.
rematch_when_over = A rematch can begin when this game is over.
rematch_for_players = Only those who played may ask for a rematch.
branch_when_over = A game can go on from one of its steps when it is over.

# $last (number)
branch_step = Expected a step from 0 to { $last }: with the next one the game was over.

# The game was itself played on from a step of another game.
# $last (number)
branch_of_branch = This game went on from another one itself. Expected a step from 0 to { $last }.

position_when_over = A position tells every hand: it can be had when the game is over.

# $last (number)
expected_step = Expected a step from 0 to { $last }.

nothing_to_tell_again = There is nothing to tell again before the first card.

# Through whose eyes a game is looked back at.
# $last (number) The last seat, counted from 0 as programs do.
expected_eyes = Expected eyes: all, or a seat from 0 to { $last }.

replay_when_over = The game can be told again when it is over. Until then, to those who play, as they saw it.
record_when_over = The record is open to all when the game is over.
analysis_when_over = The game can be judged when it is over.
analysis_first = The game has to be judged first.
hints_against_bots = There are hints only where all others are bots of this server.
hints_for_players = Only those who play may ask the coach.
hint_when_asked = You are not asked anything now.
mark_for_last_answer = There is a mark only for your last answer.
hint_without_choice = There is only one answer to this question.
