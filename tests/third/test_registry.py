"""Games are found through the environment: what is no game is refused in one sentence."""

import pytest

from .environment import KNOWN, run

PACKAGE = KNOWN["EVERGLOW_GAMES"]
REFUSED = {
    "nobody.wrote_this": "expected a package that exports GAME, but No module named 'nobody'",
    "json": "expected a package that exports GAME, but module 'json' has no attribute 'GAME'",
    f"{PACKAGE},{PACKAGE}": f"expected a game of another name than 'moths', not {PACKAGE}",
}


@pytest.mark.parametrize("named", REFUSED)
def test_what_is_no_game_is_refused_in_one_sentence(named):
    told = run("everglow", "simulate", "moths", EVERGLOW_GAMES=named)
    assert told.returncode == 2
    assert told.stderr == f"everglow: EVERGLOW_GAMES: {REFUSED[named]}\n"


def test_nobody_knows_the_game_without_the_environment():
    told = run("everglow", "simulate", "moths", EVERGLOW_GAMES="")
    assert told.stderr == "everglow: unknown game 'moths'; expected glow or vale\n"


def test_with_a_game_of_somebody_else_the_engine_runs_interpreted():
    """Compiled classes cannot be subclassed."""
    assert run("everglow", "--version", EVERGLOW_INTERPRETED="").stdout.endswith(", engine interpreted\n")
