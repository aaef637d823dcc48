"""Long random play: at every question one law of many in turn, so that a few games meet them all.

`make fuzz GAMES=10000 SEED=7`
"""

from __future__ import annotations

import argparse
import sys
import traceback
from typing import Any

from rich.progress import track

from everglow.games import games

from .laws.play import laws_of, questions


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=2000, help="how many to play, over all games and numbers of players"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others count up")
    args = parser.parse_args()
    tables = [(game, seats) for game in games().values() for seats in game.seats]
    for seed in track(range(args.seed, args.seed + args.games), "Playing", disable=not sys.stderr.isatty()):
        game, seats = tables[seed % len(tables)]
        if not holds(game, seats, seed):
            return 1
    print(f"{args.games} games, seeds {args.seed} to {args.seed + args.games - 1}: every law holds")
    return 0


def holds(game: Any, seats: int, seed: int) -> bool:
    number, laws = -1, laws_of(game)
    try:
        for number, state in enumerate(questions(game, seats, seed)):
            laws[(number + seed) % len(laws)](game, state, seed + number)
    except Exception:
        traceback.print_exc()
        print(f"{game.name}, {seats} players, seed {seed}, question {number}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
