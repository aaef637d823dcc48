"""Insights: how somebody plays, from analyses of their own games."""

import pytest

from everglow.coach.shares import POINT
from everglow.server.table.listing import Listing
from everglow.server.views.insight import Judged, OwnTurn, insight_of, played_by
from everglow.server.views.profile import Digest

from ..people import a_server, over_sockets, people
from ..process import eventually
from .test_analyses import judged
from .test_training import a_finished_game


def a_turn(lost=0, phase="hunt", way="sold", better="tamed", seat=0, step=1):
    ways = [(f"game.{name}", {"card": "imp"}) if lost else None for name in (way, better)]
    return OwnTurn(seat, phase, [step], lost * POINT, True, *ways)


def a_game(*turns, luck=0, code="AAAAAA", covered=()):
    listing = Listing(code, "game", "over", False, ["Ann", "Bo"], ["ann", "bo"], {})
    digest = Digest(["ann", "bo"], ["", ""], [1, 0], [1, 0], [1, 2], [], covered=frozenset(covered))
    return played_by("ann", listing, digest, Judged(list(turns), [luck, -luck]))


def test_error_rates_are_told_by_game_and_by_phase():
    told = insight_of([a_game(a_turn(4), a_turn(0), a_turn(8, "action")), a_game(a_turn(0), luck=7)], [])
    assert [one.error_rate for one in told.games] == [0, pytest.approx(20, rel=1e-6)]
    assert [one.luck for one in told.games] == [7, 0]
    rows = {row.phase: (row.choices, round(row.error_rate, 3)) for row in told.phases}
    assert rows == {"": (4, 15.0), "hunt": (3, 6.667), "action": (1, 40.0)}
    assert next(row.error_margin for row in told.phases if not row.phase) > 0


def test_turns_of_others_and_of_bots_that_played_for_somebody_do_not_count():
    told = insight_of([a_game(a_turn(4), a_turn(9, seat=1), a_turn(9, step=5), covered=[5])], [])
    assert [(row.phase, row.choices) for row in told.phases] == [("", 1), ("hunt", 1)]


def test_a_habit_takes_five_cases_and_shows_the_costliest():
    four = [a_turn(lost) for lost in (3, 9, 4, 2)]
    assert insight_of([a_game(*four)], []).habits == []
    told = insight_of([a_game(*four), a_game(a_turn(5), a_turn(30, better="rested"), code="BBBBBB")], [])
    [habit] = told.habits
    assert (habit.times, habit.lost) == (5, 23 * POINT)
    assert (habit.way[0], habit.better_way[0]) == ("game.sold", "game.tamed")


@over_sockets
async def test_a_game_counts_when_it_is_judged_and_is_offered_before(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob", "Cy") as three:
        code = await a_finished_game(three[:2])
        ann, bob, cy = three
        before = await ann.get("/api/me/insight")
        assert (before["games"], before["unjudged"]) == ([], [code])
        told = await judged(ann, code)
        await eventually(lambda: not service.server.analyses.running, "the analysis still runs")
        for seat, person in enumerate((ann, bob)):
            insight = await person.get("/api/me/insight")
            player = told["closing"]["players"][seat]
            [game] = insight["games"]
            assert (game["error_rate"], game["luck"]) == (player["error_rate"], player["bridge"]["luck"])
            assert insight["phases"][0]["choices"] == player["choices"]
            assert insight["unjudged"] == []
        assert (await cy.get("/api/me/insight"))["games"] == []
