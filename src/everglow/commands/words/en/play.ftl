### `everglow play`, `watch` and `replay`: their help, and what they say around a game.

## Help

play_about = Play against bots in the terminal.

# Indented lines are commands as people type them.
# $lines (text) A command for each game.
play_examples =
    examples:
    { $lines }
      everglow play vale --bot star --name Anna
      everglow play vale --players 3 --seat 2 --option start=1 --seed 7
      everglow play glow --players 4 --option board=sea
      everglow play glow --resume
      everglow play vale --resume game.json

play_help_players = how many play, bots included

# $levels (list of text) Their names.
# $usual (text) The name of one of them.
play_help_bot = who plays against you: { JOIN($levels, ", ") }, or any bot of docs/bots.md (default: { $usual })

play_help_seat = your seat, counted from 1 (default: 1)

# $name (text) The message default_name.
play_help_name = your name (default: { $name })

play_help_record = keep the record in this file instead of your data folder

play_help_resume = go on with a saved game; without FILE, with the last one that is not over

watch_about = Watch bots play, told in words.

watch_examples =
    examples:
      everglow watch vale
      everglow watch vale --bots random,random,random --seed 7
      everglow watch vale --delay 0.5 --record game.json

watch_help_bots = a bot for every seat (default: random,random)

watch_help_delay = wait after every action

watch_help_record = write the game's record to this file

replay_about = Tell a recorded game in words.

replay_examples =
    examples:
      everglow replay game.json
      everglow replay game.json --to 40 --seat 1

replay_help_record = a record, as play and watch write them

replay_help_to = stop after so many actions

replay_help_seat = as this seat saw it, counted from 1 (default: a spectator)

## Who plays

# The name of somebody who did not give one.
default_name = Player

who_plays = Who plays against you?

# In a numbered list. The names of levels are typed as they are.
# $level (text) Its name.
# $about (message) What it is like.
level_choice = { $level }: { $about }

# $last (number)
# $usual (text) The name of a level.
choose_level = Choose a number from 1 to { $last }, or Enter for { $usual }.

# Where somebody types; a sign > follows. Enter is the key.
# $usual (text) The name of a level.
level_prompt = (Enter: { $usual })

## Around the game

# The first line of a game.
# $game (text) Its title.
play_title = { $game }: type a number to choose, ? for help, q to quit

# The first line of a game that was saved.
# $game (text) Its title.
# $actions (number)
resume_title = { $actions ->
    [one] { $game } goes on after { $actions } action
   *[other] { $game } goes on after { $actions } actions
}

# $command (text)
earlier_game = (An earlier game is not over: { $command })

# While a bot thinks, beside something that turns.
# $seat (seat)
thinks = { $seat } thinks

# $file (text)
record_is = The record: { $file }

# The command follows on the next line.
game_saved = The game is saved. Go on with:

# At the end of a game, behind a player's name and score.
verdict_won = wins

# At the end of a game, behind a player's name and score.
verdict_shared = shares the victory

## Errors

# $option (text) Such as --seed.
resume_as_begun = --resume goes on with a game as it was begun; leave out { $option }

# $command (text)
game_over = this game is over; look at it with: { $command }

# $game (text) As it is typed.
# $command (text)
none_waiting = no saved game of { $game } is waiting; begin one by: { $command }

own_bot = this record names somebody's own bot; say by --bot NAME who shall play

# $said (text)
expected_delay = expected 0 to 60 seconds, not '{ $said }'

# $file (text)
# $actions (number)
# $said (number)
replay_too_far = { $file } has { $actions } actions; expected --to 0 to { $actions }, not { $said }

# A bot that somebody has written themselves does something wrong.
# $bot (text)
# $did (message) A clause, such as "took longer than 2 s".
bot_fault = { $bot } { $did }
