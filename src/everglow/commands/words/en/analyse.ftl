### `everglow analyse`: what decided a finished game.

## Help

analyse_about = Judge a finished game: how much was luck, how much play, and when it was decided.

# Indented lines are commands as people type them; what stands behind them on the right explains them.
analyse_examples =
    examples:
      everglow analyse game.json
      everglow analyse game.json --deep 2      search for two seconds at each sharp moment
      everglow analyse game.json --json > analysis.json

# $moments (number)
analyse_help_deep = search for so long at each of the { $moments } sharpest moments

# Beside a bar that grows.
analysing = Judging

# As analysing, for the sharpest moments.
analysing_deep = Looking deeper

## What decided the game

# $game (text) Its title.
# $judge (text) Which judge, with a fingerprint.
analyse_title = { $game }, judged by { $judge }

# Heading of a column of names.
analyse_player = player

# Headings of columns, short: a player's share of the victory at the start, what changed it, and the end.
# $part (start | luck | own | others | unexplained | end) Own play, the others' play, what nobody explains.
analyse_part = { $part ->
    [start] start
    [luck] luck
    [own] own play
    [others] others
    [unexplained] unexplained
   *[end] end
}

# Heading of a column: how much a player's choices lose on average.
analyse_rate = error rate

# Heading of a column: small curves of the share.
analyse_curve = share

analyse_points = In points: hundredths of the victory. Start, luck, play and the unexplained add up to the end.

# $count (number) At most 3.
analyse_moments = { $count ->
    [0] No choice lost more than the judge can be sure of.
    [one] One moment that mattered
   *[other] { $count } moments that mattered
}

# $round (number)
# $seat (seat)
# $step (number) Of the game, as `everglow replay` counts.
# $lost (text) Points.
# $error (text) Points by which that may be wrong.
# $slip (blunder | mistake | inaccuracy | small) As chess players say.
analyse_moment = { $slip ->
    [blunder] Round { $round }, step { $step }: a blunder of { $seat }, { $lost } points (± { $error })
    [mistake] Round { $round }, step { $step }: a mistake of { $seat }, { $lost } points (± { $error })
    [inaccuracy] Round { $round }, step { $step }: an inaccuracy of { $seat }, { $lost } points (± { $error })
   *[small] Round { $round }, step { $step }: { $seat } lost { $lost } points (± { $error })
}

# $steps (list of message)
analyse_done = {"  "}done: { JOIN($steps, "; ") }

# $steps (list of message)
analyse_better = {"  "}better: { JOIN($steps, "; ") }

# Heading.
analyse_luck = The kindest and the unkindest chance

# $seat (seat)
# $luck (text) Points, with a sign.
# $kind (flag) Whether it was good luck.
# $times (number) Of the other deals: how many were as good, or worse.
# $worlds (number) Other deals.
analyse_deal = { $kind ->
    [yes] { $seat }: { $luck } by the deal; as good in { $times } of { $worlds } others
   *[no] { $seat }: { $luck } by the deal; worse in { $times } of { $worlds } others
}

# $seat (seat)
# $luck (text) Points, with a sign.
# $round (number)
# $step (number)
# $kind (flag) Whether it was good luck.
# $times (number) Of the re-deals: how many were as good, or worse.
# $worlds (number) Re-deals.
analyse_reveal = { $kind ->
    [yes] { $seat }: { $luck } in round { $round }, step { $step }; as good in { $times } of { $worlds } re-deals
   *[no] { $seat }: { $luck } in round { $round }, step { $step }; worse in { $times } of { $worlds } re-deals
}

## Errors

analyse_unfinished = the game is not over; only finished games are judged

# $said (text)
expected_deep = expected seconds, more than 0 and at most 600, not '{ $said }'
