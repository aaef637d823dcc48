from __future__ import annotations

import pytest

from everglow.bots.levels import LEVELS
from everglow.bots.roster import BOTS, BadBot, recruit
from everglow.games import games
from tests.bots.test_every_bot import BOTS as TESTED

GAME = games()["vale"]


def test_every_bot_of_the_roster_is_tested_with_all_others() -> None:
    assert list(dict.fromkeys(name.partition("@")[0] for name in TESTED)) == list(BOTS)


@pytest.mark.parametrize("name", ["deep", "planner@100", "search@", "search@0", "search@soon", ""])
def test_whoever_is_not_there_is_missed_in_a_sentence(name: str) -> None:
    with pytest.raises(BadBot, match="expected"):
        recruit(name, GAME, 1)


def test_no_level_is_called_like_a_bot() -> None:
    assert not {level.name for level in LEVELS} & set(BOTS)
