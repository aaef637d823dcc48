"""A bot for Everglow in forty lines: it goes by the names of actions alone, in any game.

    everglow arena vale --bots 'process:python3 examples/tidy_bot.py,random'

One JSON object a line comes in, one goes out; docs/bots.md says what is in them.
"""

import json
import random
import sys

# An action's name begins with its kind, as in `summon:hydra`.
LIKES = ["summon", "resolve", "activate", "done"]  # the best first
DISLIKES = ["recover", "release", "discard", "lose", "break", "end_turn"]  # the worst last


def rank(name: str) -> int:
    kind = name.partition(":")[0]
    if kind in DISLIKES:
        return 1 + DISLIKES.index(kind)
    return LIKES.index(kind) - len(LIKES) if kind in LIKES else 0


def choose(actions: list[str]) -> str:
    best = min(rank(name) for name in actions)
    return random.choice([name for name in actions if rank(name) == best])


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seed"])  # so that the same game is played the same way again
            print(json.dumps({"ready": True}), flush=True)
        elif message["type"] == "ask":
            print(json.dumps({"action": choose(message["actions"])}), flush=True)


if __name__ == "__main__":
    main()
