"""Profile of somebody: the games that they played here."""

import asyncio
import random

from everglow.server.table.listing import Listing
from everglow.server.views.profile import BROUGHT, MIXED, PEOPLE, Digest, profile_of

from ..people import Person, a_server, begin, leave, over_sockets, people, room_of
from .players import with_a_bot


def a_game(scores, returns, levels=("", ""), cards=None, game="vale"):
    seats = range(len(scores))
    places = [1 + sum(other > score for other in scores) for score in scores]
    digest = Digest(
        ["me" if seat == 0 else "" if levels[seat] else f"them {seat}" for seat in seats],
        list(levels),
        scores,
        returns,
        places,
        [cards or {}, *[{} for _ in seats[1:]]],
    )
    return Listing("ABCDEF", game, "over", False, ["Me", *"BCD"[: len(scores) - 1]], ["me"], {}), digest


def test_results_are_counted_by_game_seats_and_opponents():
    played = [
        a_game([30, 20], [1, 0]),
        a_game([10, 20], [0, 1]),
        a_game([40, 20], [1, 0], ("", "ember")),
        a_game([5, 9, 7], [0, 1, 0], ("", "ember", "")),
    ]
    rows = {(row.seats, row.opponents): row for row in profile_of(played, "me").against}
    assert list(rows) == [(2, "ember"), (2, PEOPLE), (3, MIXED)]
    assert (rows[2, PEOPLE].games, rows[2, PEOPLE].won, rows[2, PEOPLE].points) == (2, 1, 20)
    assert rows[2, PEOPLE].places == [1, 1]
    assert rows[3, MIXED].places == [0, 0, 1]


def test_places_are_those_of_the_rules_also_below_the_first():
    listing, digest = a_game([20, 30, 20], [0, 1, 0], ("", "", ""))
    profile = profile_of([(listing, digest._replace(places=[3, 1, 2]))], "me")
    assert profile.games[0].place == 3
    assert profile.against[0].places == [0, 0, 1]


def test_cards_are_told_by_how_often_they_came_and_in_how_many_games_they_won():
    played = [
        a_game([1, 0], [1, 0], cards={"imp": 3, "hydra": 1}),
        a_game([0, 1], [0, 1], cards={"hydra": 1, "imp": 1}),
    ]
    cards = profile_of(played, "me").cards
    assert [(liked.card, liked.times, liked.won) for liked in cards] == [("imp", 4, 1), ("hydra", 2, 1)]


def test_games_that_somebody_only_opened_do_not_count():
    assert profile_of([a_game([1, 0], [1, 0])], "host").games == []


@over_sockets
async def test_a_profile_tells_what_was_played(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo])
        await asyncio.gather(*[table.play(random.Random(seat)) for seat, table in enumerate(tables)])
        told, other = await ann.get("/api/me/profile"), await bo.get("/api/me/profile")
        [game], [row] = told["games"], told["against"]
        assert game["code"] == tables[0].code
        assert game["scores"] == tables[0].reveal["result"]["scores"]
        assert (row["game"], row["seats"], row["opponents"], row["games"]) == ("vale", 2, "people", 1)
        assert row["won"] + other["against"][0]["won"] >= 1
        assert row["points"] == game["scores"][0]
        assert await ann.get("/api/me/profile") == told
        assert list(service.server.profiles.digests) == [game["code"]]
        await leave(tables)


@over_sockets
async def test_bots_that_people_bring_are_no_people_to_win_against(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        async with with_a_bot(base, service, ann, bo) as (table, bot, _), bot.at(table.code) as seat:
            await asyncio.gather(table.play(random.Random(0)), seat.play(table.code))
        [row] = (await ann.get("/api/me/profile"))["against"]
        assert row["opponents"] == BROUGHT


@over_sockets
async def test_a_game_that_went_on_from_another_counts_for_nothing(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        [table] = await begin([ann], bots=["spark"])
        await table.play(random.Random(0))
        last = len(room_of(service, table).table.session.steps) - 1
        wish = {"step": last, "seat": 0, "level": "spark"}
        code = (await ann.post(f"/api/tables/{table.code}/branch", wish))["code"]
        async with ann.at(code) as again:
            await again.play(random.Random(0))
        assert [game["code"] for game in (await ann.get("/api/me/profile"))["games"]] == [table.code]
        await leave([table])


@over_sockets
async def test_nobody_without_a_name_has_a_profile(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "") as visitor:
        assert "error" in await visitor.get("/api/me/profile", status=401)
