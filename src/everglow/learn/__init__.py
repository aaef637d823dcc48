"""Environments for machine learning. They know no rules, only `game.py`.

    from everglow.learn import vale_v0      PettingZoo, for every game there is
    gymnasium.make("everglow/Vale-v0")      Gymnasium, which knows the games once this is imported
    import everglow.learn.spiel             OpenSpiel, which knows the games from then on

Each needs its library, which `pip install 'everglow[learn]'` brings. This module itself needs none.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from everglow.games import games
from everglow.learn.registry import register

if TYPE_CHECKING:
    from everglow.learn.aec import Module

VERSION = "_v0"  # of the environments; moves when learners would notice

if find_spec("gymnasium") is not None:
    register()


def __getattr__(name: str) -> Module:
    """Create `vale_v0` and its like on demand, so that a new game needs nothing here."""
    game = games().get(name.removesuffix(VERSION)) if name.endswith(VERSION) else None
    if game is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from everglow.learn.aec import Module  # which needs PettingZoo

    return Module(game)
