"""Processes that know the third game: it is found through the environment, as anybody's game would be."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = "moths"
KNOWN = {"EVERGLOW_GAMES": "tests.third.moths"}


def run(*command: object, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a Python module to its end, and return what it printed."""
    return subprocess.run(
        [sys.executable, "-m", *map(str, command)],
        cwd=ROOT,
        env={**os.environ, **KNOWN, **env},
        input=typed,
        capture_output=True,
        text=True,
    )
