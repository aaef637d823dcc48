from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from benchmarks import constants
from benchmarks.constants import Cell, Kept, bot_of, fit, tasks

from everglow.arena.adjusted import Adjusted
from everglow.arena.standing import Standing
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.roster import recruit
from everglow.bots.search_bot import SearchBot
from everglow.games import games

VALE, GLOW = games()["vale"], games()["glow"]
FOUR = ["trust=1", "trust=2", "trust=3", "trust=4"]


def by_trust(cell: Cell, settings: list[str], stage: int, jobs: int, deadline: float) -> dict[str, Standing]:
    """Stand in for games: the more trust, the stronger."""
    found = {setting: Standing() for setting in settings}
    for setting, standing in found.items():
        standing.games = 8
        standing.fair_share = Adjusted()
        standing.fair_share.add(float(setting[-1]) / 10, 0.0)
    return found


def silent() -> None:
    """Save nothing."""


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Kept:
    monkeypatch.setattr(constants, "played", by_trust)
    return {}


def test_the_better_half_goes_on_until_one_is_left(kept: Kept) -> None:
    fit(Cell("vale", 2, "search", FOUR), kept, 1, monotonic(), silent)
    assert [list(stage) for stage in kept["vale 2 search"]] == [FOUR, ["trust=4", "trust=3"], ["trust=4"]]


def test_a_fit_that_was_stopped_goes_on_with_the_missing_stages(kept: Kept) -> None:
    cell = Cell("vale", 2, "search", FOUR)
    fit(cell, kept, 1, monotonic(), silent)
    first = kept["vale 2 search"][0]
    again: Kept = {"vale 2 search": [first]}
    fit(cell, again, 1, monotonic(), silent)
    assert again == kept
    assert again["vale 2 search"][0] is first


def test_four_players_try_what_was_better_with_two(kept: Kept) -> None:
    four = Cell("vale", 4, "search", FOUR)
    assert four.settings(kept) == FOUR
    fit(Cell("vale", 2, "search", FOUR), kept, 1, monotonic(), silent)
    assert four.settings(kept) == ["trust=4", "trust=3"]


def test_all_settings_play_the_same_deals_in_all_rotations_on_all_boards() -> None:
    cell = Cell("glow", 2, "planner", ["breadth=5", "breadth=9"])
    found = list(tasks(cell, cell.tried, 0, monotonic()))
    deals = {each: [t.terms.deal_seed(t.number) for t in found if t.setting == each] for each in cell.tried}
    assert deals["breadth=5"] == deals["breadth=9"]
    assert {(t.terms.options["board"], t.number) for t in found} == {
        (board, rotation) for board in ("realm", "sea") for rotation in (0, 1)
    }


def test_a_setting_is_a_bot_of_the_arena() -> None:
    bot = recruit(constants.named("search", "sight=3 curiosity=0.2 simulations=70"), VALE, 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget.simulations == 70
    assert bot.constants
    assert (bot.constants.sight, bot.constants.curiosity) == (3, 0.2)
    assert bot.constants.trust == VALE.judge.trust


def test_a_planner_has_the_breadth_of_its_setting() -> None:
    bot = bot_of("planner", {"breadth": 7.0}, GLOW, 1)
    assert isinstance(bot, PlannerBot)
    assert bot.breadth == 7


def test_one_setting_makes_many_bots_alike() -> None:
    kind = constants.__getattr__("search simulations=70 sight=3")
    bots: list[Any] = [kind(VALE, seed) for seed in (1, 2)]
    assert [bot.budget.simulations for bot in bots] == [70, 70]
