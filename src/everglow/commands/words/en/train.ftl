### `everglow train`: bots learn to judge positions from games against themselves.

## Help

train_about = Let planners play against themselves, and fit a net that judges positions for them.

train_examples =
    examples:
      everglow train vale --minutes 10
      everglow train vale --minutes 600 --rounds 5 --out nets      goes on where it was stopped

    A round: planners play, a net learns from all games so far, and it plays against the one before.
    At the end the best net plays against the hand-made evaluation on fresh deals.

# Help of GAME.
train_help_game = the game to learn

# $minutes (number)
train_help_minutes = how long, roughly (default: { $minutes })

# $rounds (number)
train_help_rounds = rounds in that time (default: { $rounds })

# build/train is a folder; GAME is the placeholder meta_game.
train_help_out = folder for games and nets (default: build/train/GAME)

# Placeholder in help.
meta_folder = FOLDER

## Errors

train_needs_numpy = training needs numpy; install it by: pip install 'everglow[train]'

train_needs_kernel = training needs the compiled kernel of nets, and so a C compiler when Everglow is installed

# $game (text) As it is typed.
train_needs_inputs = { $game } declares no inputs that a net could learn from

## Stages, beside a bar that grows

# $number (number) Of a round.
training_plays = Round { $number }: playing

# $number (number) Of a round. Played games are replayed, to see what there is to learn.
training_replays = Round { $number }: replaying

# $number (number) Of a round.
training_fits = Round { $number }: learning

# $number (number) Of a round.
training_tries = Round { $number }: trial

# $number (number) Of players.
training_judges = Result, { $number } players

## Results

# $number (number) Of the round.
# $games (number) From which the net has learned.
# $loss (text) A number: the error of its predictions.
# $share (text) A percentage: first places.
# $trial (number) Games.
# $better (flag) Whether the new net is kept.
training_round = { $better ->
    [yes] Round { $number }: games { $games }, log loss { $loss }; first in { $share } of { $trial } games against the planner before: kept.
   *[no] Round { $number }: games { $games }, log loss { $loss }; first in { $share } of { $trial } games against the planner before: not kept.
}

# $players (number)
# $games (number)
# $share (text) A percentage: first places.
# $low (text) A percentage: the lower end of the interval.
# $high (text) A percentage: the upper end.
# $even (text) A percentage: what equals would have.
# $result (stronger | weaker | open)
training_verdict = { $result ->
    [stronger] { $players } players: first in { $share } ({ $low } to { $high }) of { $games } fresh games against planner@hand; { $even } is even. It is stronger.
    [weaker] { $players } players: first in { $share } ({ $low } to { $high }) of { $games } fresh games against planner@hand; { $even } is even. It is weaker.
   *[open] { $players } players: first in { $share } ({ $low } to { $high }) of { $games } fresh games against planner@hand; { $even } is even. That it is stronger is not shown.
}

# $command (text)
training_use = Play against it: { $command }

training_failed = No net was better than the hand-made evaluation; train longer.
