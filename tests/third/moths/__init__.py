"""Moths: a small game of our own, which shows that a game is a folder and nothing else."""

from __future__ import annotations

from tests.third.moths.game import Moths

GAME = Moths()
