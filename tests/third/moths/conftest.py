"""The game's own tests run where the game is known: `tests/third/test_every_game.py` runs them so."""

import os

collect_ignore_glob = [] if os.environ.get("EVERGLOW_GAMES") else ["test_*.py"]
