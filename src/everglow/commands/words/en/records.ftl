### `everglow verify` and `scenario`: whether records and examples of rules hold.

## Help

verify_about = Check a record: its commitment, its seed, every action and the result.

verify_examples =
    examples:
      everglow verify game.json
      everglow verify games.jsonl

verify_help_record = a record, or a file with one on each line

scenario_about = Run examples of play and say which do not hold.

scenario_examples =
    examples:
      everglow scenario vale.json
      everglow scenario questions/*.json --game vale

scenario_help_files = JSON: {"{"}"scenarios": [...]{"}"}

scenario_help_game = the game, where the file does not tell

## What a record proves

# $file (text)
# $number (number) Of a record in this file.
# $complaint (message)
record_wrong = { $file }: record { $number }: { $complaint }

# $records (number)
records_fine = { $records } records: every commitment, seed, action and result checks out.

# Names of lines; what they name stands behind them in a column of its own.
# A hash that was told before the game, so that its secret could not be changed.
verify_commitment = commitment

verify_seed = seed

verify_actions = actions

# The game is a fork of another one.
verify_fork = fork

verify_result = result

# $actions (number)
# $back (number) How many of them were taken back.
verify_actions_are = { $back ->
    [0] { $actions }
   *[other] { $actions }, { $back } taken back
}

# $after (number)
verify_fork_is = another game up to action { $after }, then with chance of its own

verify_no_result = none yet, the game is not over

verify_legal = The commitment is that of the secret, the seed follows from it, and every action is legal.

verify_prepared = This deal was prepared for a guided first game: its cards and dice were not left to chance.

verify_fine = The record checks out.

# A nonce is a random text that a player adds to the seed; its hash is told before.
verify_hashes = Every nonce fits the hash that was told before the start; compare with what your browser kept.

verify_no_hashes = It tells no hashes of nonces from before the start, so whoever ran the server could have chosen the last nonce, and with it the deal.

verify_no_nonces = Nobody threw a nonce in: whoever chose the secret chose the deal.

## Examples of rules

# An example without a name.
# $number (number)
scenario_number = scenario { $number }

# $title (message) Which example.
# $complaint (message)
scenario_wrong = { $title }: { $complaint }

# $passed (number)
# $failed (number)
scenario_count = { $passed } passed, { $failed } failed

expected_object = expected an object

# $error (text) In English.
expected_json = expected scenarios in JSON: { $error }

expected_scenarios = expected an object with a list of scenarios

# $games (list of text)
expected_game = expected scenarios of { OR($games) }, or --game NAME
