### `everglow arena` and `simulate`: many games, and what they show.

## Help

arena_about = Let bots play against each other: who wins, by how much, how sure that is, how fast they are.

# Indented lines are commands as people type them; what stands behind them on the right explains them.
arena_examples =
    examples:
      everglow arena vale --bots greedy,random --games 200
      everglow arena vale --bots planner,greedy --players 4      one planner against three greedy ones
      everglow arena glow --bots planner,greedy,random --option board=sea --jobs 1 --seed 7
      everglow arena vale --bots search@100ms,planner --games 40 --mirror --markdown
      everglow arena vale --bots my_module:MyBot,random
      everglow arena vale --bots 'process:python3 examples/tidy_bot.py,random' --limit 2

    Every deal is played with all rotations of the seats, so the number of games is rounded up.
    One command gives the same games again; only bots that are limited by time may choose otherwise.
    A bot that crashes, answers illegally or takes too long is last in that game, which ends there.

arena_help_bots = who plays: as many as sit down, see --players

arena_help_players = with two bots: one of the first against N-1 of the second

# Help of --games, also of `everglow simulate`.
help_games = how many (default: 100)

arena_help_jobs = processes (default: every core)

arena_help_limit = for one decision (default: 10)

arena_help_adjust = also judge the luck of every game and take it off: narrower intervals, longer games

arena_help_mirror = also the first bot against itself: that must come out even

# local is typed as it is.
arena_help_ray = play on a Ray cluster; local starts one here

# Help of --json, also of `everglow simulate`.
help_json = print one JSON object

arena_help_markdown = print a table for a document

simulate_about = Play many games at random: how fast, how long, which scores, who wins.

simulate_examples =
    examples:
      everglow simulate vale --players 4 --games 1000 --seed 1
      everglow simulate vale --games 100 --json
      everglow simulate vale --games 100 --record games.jsonl

simulate_help_players = how many play (default: the fewest)

simulate_help_record = write the records to this file, one on each line, or into this folder

## The result of a tournament

# $games (text) How many: at least 2.
# $game (text) As it is typed.
# $players (number)
# $options (list of text) Such as board=sea; may be empty.
# $seed (text)
# $deals (text) How many.
arena_title = { COUNT($options) ->
    [0] { $games } games of { $game }, { $players } players, seed { $seed }: deals: { $deals }, each with all { $players } rotations of the seats
   *[other] { $games } games of { $game }, { $players } players, { JOIN($options, ", ") }, seed { $seed }: deals: { $deals }, each with all { $players } rotations of the seats
}

# Heading of a table, above the names of rows: what the cells show.
figure_heading = mean (95 % interval)

# Heading of a column of bots.
figure_bot = bot

# Names of rows in the table of results; short.
figure_first = first place

figure_rank = mean rank

# By how many points a bot was better than the best of the others.
figure_margin = margin

figure_score = score

# Strength by OpenSkill.
figure_rating = rating

figure_moves = moves/s

# Milliseconds for a move.
figure_times = ms a move

# Games in which a bot did not go on.
figure_forfeits = forfeits

# As figure_first and figure_margin, without what luck brought.
figure_fair_first = first place, luck aside

figure_fair_margin = margin, luck aside

# How many times more deals would be needed without it, for first places and for margins.
figure_ratio = deals saved

# $first (text) A number, such as 1.85.
# $margin (text)
figure_ratios = { $first } times (margin { $margin } times)

# A figure that there is not.
figure_none = none

# $mean (text) A number.
# $low (text) A number.
# $high (text) A number.
figure_interval = { $mean } ({ $low } to { $high })

# $mean (text) Milliseconds, as the others.
# $most (text)
# $longest (text)
figure_within = { $mean } (95 % within { $most }, all within { $longest })

# $bot (text)
# $share (text) A percentage, perhaps with an interval.
# $even (text) A percentage.
mirror_line = Mirror: { $bot } against itself is first in { $share }; { $even } is even.

# $games (number)
rounded_up = --games { $games } is rounded up: a deal is played with all rotations or not at all.

# The command that gives the same games again.
# $command (text)
again = Again: { $command }

# Beside a bar that grows while games are played.
playing = Playing

# As playing, while the first bot plays against itself.
mirror_playing = Mirror

# A bot did not go on with a game.
# $game (number) Counted from 0.
# $seat (number)
# $fault (message) A sentence without a full stop: bot_fault.
forfeit_line = game { $game }, seat { $seat }: { $fault }

## Errors

# $said (text)
expected_limit = expected seconds, more than 0 and at most 3600, not '{ $said }'

# $players (number)
# $bots (number)
wrong_bots = expected one or two bots, or one for each of the { $players } players, not { $bots }

## The result of random games

# $games (number)
# $game (text) As it is typed.
# $players (number)
# $options (text) Such as start=random, board=sea.
# $seed (text)
simulate_title = { $games ->
    [one] { $games } random game of { $game }, { $players } players, { $options }, seed { $seed }
   *[other] { $games } random games of { $game }, { $players } players, { $options }, seed { $seed }
}

# Names of lines; what they name stands behind them in a column of its own.
tally_speed = speed

# Length of a game.
tally_length = length

# Scores of all seats.
tally_scores = scores

tally_wins = wins

# Mean score by seat.
tally_means = means

# $games (text) A number.
# $decisions (text) A number.
tally_speed_is = { $games } games/s, { $decisions } decisions/s

# $decisions (text) A number, such as 80.5.
tally_length_is = { $decisions } decisions a game

# $mean (text)
# $deviation (text) The standard deviation.
tally_mean_is = mean { $mean }, sd { $deviation }

# $low (number)
# $first (number)
# $median (number)
# $third (number)
# $high (number)
tally_range_is = min { $low }, quartiles { $first } { $median } { $third }, max { $high }

# One of several, with commas between them.
# $seat (number)
# $value (text)
tally_seat = seat { $seat } { $value }

# A range of scores before a bar. The numbers are set in columns.
# $low (text)
# $high (text)
tally_bin = { $low } to { $high }
