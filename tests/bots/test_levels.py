from __future__ import annotations

import pytest
from benchmarks.levels import decisions, main, quantile

from everglow.bots.careless_bot import ONE_IN, CarelessBot
from everglow.bots.greedy_bot import GreedyBot
from everglow.bots.human_bot import AMATEUR, NOVICE, HumanBot, Weakness
from everglow.bots.levels import LEVELS
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.roster import recruit
from everglow.bots.search_bot import SearchBot
from everglow.games import games
from everglow.words.languages import LANGUAGES
from everglow.words.wording import Wording
from tests.bots.positions import later

VALE = games()["vale"]


@pytest.mark.parametrize(("game", "seconds"), [("vale", 1.0), ("glow", 0.1)])
def test_there_are_five_levels_from_a_novice_to_as_much_search_as_helps(game: str, seconds: float) -> None:
    bots = [recruit(level.name, games()[game], 1) for level in LEVELS]
    assert [type(bot) for bot in bots] == [HumanBot, HumanBot, PlannerBot, PlannerBot, SearchBot]
    assert [bot.weakness for bot in bots if isinstance(bot, HumanBot)] == [NOVICE, AMATEUR]
    assert [bot.budget.seconds for bot in bots if isinstance(bot, SearchBot)] == [seconds]


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


FLAWLESS = Weakness(positions=60, overlooked=0, taste=0, whim=0)
PARTIAL = Weakness(positions=60, overlooked=0, taste=3, whim=0)


def choices(weakness: Weakness, game=VALE, moments: int = 12) -> list[int]:
    """Answers of ten people with that weakness at the same moments, one person after the other."""
    states = [later(game, 10 * moment) for moment in range(1, moments + 1)]
    return [
        HumanBot(game, seed, weakness).choose(state, state.deciders()[0])
        for seed in range(10)
        for state in states
    ]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_whoever_knows_less_errs_more_often(game) -> None:
    best = choices(FLAWLESS, game)
    errors = [
        sum(one != other for one, other in zip(choices(weakness, game), best, strict=True))
        for weakness in (AMATEUR, NOVICE)
    ]
    assert 0 < errors[0] < errors[1] < len(best) / 2


def test_a_person_keeps_their_favourites_for_the_whole_game() -> None:
    state = later(VALE, 40)
    seat = state.deciders()[0]
    bot = HumanBot(VALE, 3, PARTIAL)
    assert len({bot.choose(state, seat) for _ in range(10)}) == 1
    others = {HumanBot(VALE, seed, PARTIAL).choose(state, seat) for seed in range(40)}
    assert len(others) > 1


def test_somebody_who_overlooks_everything_still_answers() -> None:
    state = later(VALE, 40)
    seat = state.deciders()[0]
    blind = HumanBot(VALE, 1, Weakness(positions=20, overlooked=1, taste=0, whim=0))
    assert {blind.choose(state, seat) for _ in range(20)} <= set(state.legal_actions(seat))


def test_a_benchmark_times_one_decision_of_a_level_however_little_time_there_is() -> None:
    [seconds] = decisions(VALE, "ember", until=0.0)
    assert seconds > 0


def test_a_quantile_is_one_of_the_measured_times() -> None:
    assert [quantile([1.0, 2.0, 3.0, 4.0], part) for part in (0.0, 0.5, 0.99, 1.0)] == [1.0, 3.0, 4.0, 4.0]


def test_only_the_levels_that_are_asked_for_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(0.0, ["spark"])
    told = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in told] == [f"{name}, spark" for name in games()]
