from __future__ import annotations

import pytest

from everglow.bots.careless_bot import ONE_IN, CarelessBot
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.levels import LEVELS
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.roster import recruit
from everglow.bots.search_bot import SearchBot
from everglow.games import games
from everglow.words.languages import LANGUAGES
from everglow.words.wording import Wording
from tests.bots.positions import later

VALE = games()["vale"]


def test_there_are_five_levels_from_careless_to_a_second_of_search() -> None:
    bots = [recruit(level.name, VALE, 1) for level in LEVELS]
    assert [type(bot) for bot in bots] == [CarelessBot, GreedyBot, PlannerBot, SearchBot, SearchBot]
    assert [bot.budget.seconds for bot in bots if isinstance(bot, SearchBot)] == [0.1, 1.0]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_says_what_to_expect_in_a_line(level) -> None:
    for language in LANGUAGES:
        assert 10 < len(Wording(language).say(level.about)) < 80


def test_the_careless_bot_does_anything_now_and_then_and_is_greedy_else() -> None:
    state = later(VALE, 40)
    seat = state.deciders()[0]
    sensible = GreedyBot(VALE, 1).choose(state, seat)
    chosen = [CarelessBot(VALE, seed).choose(state, seat) for seed in range(60)]
    assert 1 - 1 / ONE_IN - 0.2 < chosen.count(sensible) / 60 < 1
    assert len(set(chosen)) > 2
