"""What somebody played here, and how all of it is forgotten."""

import asyncio
import json
import random
from contextlib import closing

from everglow.games import games
from everglow.record import Record
from everglow.server.entries import Acted, Joined, Opened, Said, Sat, Started, read, written
from everglow.server.farewell import NOBODY, without
from everglow.server.profile import MIXED, PEOPLE, Digest, summed_up
from everglow.server.service import FILE
from everglow.server.sqlite import reading
from everglow.server.store import Listing

from .people import Person, a_server, begin, leave, over_sockets, people


def a_game(scores, returns, levels=("", ""), cards=None, game="vale"):
    seats = range(len(scores))
    digest = Digest(
        ["me" if seat == 0 else "" if levels[seat] else f"them {seat}" for seat in seats],
        list(levels),
        scores,
        returns,
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
    rows = {(row.seats, row.opponents): row for row in summed_up(played, "me").against}
    assert list(rows) == [(2, "ember"), (2, PEOPLE), (3, MIXED)]
    assert (rows[2, PEOPLE].games, rows[2, PEOPLE].won, rows[2, PEOPLE].points) == (2, 1, 20)
    assert rows[2, PEOPLE].places == [1, 1]
    assert rows[3, MIXED].places == [0, 0, 1]


def test_who_wins_a_tie_is_first_and_the_other_second():
    _, digest = a_game([20, 20], [1, 0])
    assert [digest.place(seat) for seat in (0, 1)] == [1, 2]


def test_cards_are_told_by_how_often_they_came_and_in_how_many_games_they_won():
    played = [
        a_game([1, 0], [1, 0], cards={"imp": 3, "hydra": 1}),
        a_game([0, 1], [0, 1], cards={"hydra": 1, "imp": 1}),
    ]
    cards = summed_up(played, "me").cards
    assert [(liked.card, liked.times, liked.won) for liked in cards] == [("imp", 4, 1), ("hydra", 2, 1)]


def test_games_that_somebody_only_opened_do_not_count():
    assert summed_up([a_game([1, 0], [1, 0])], "host").games == []


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
async def test_nobody_without_a_name_has_a_profile(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "") as visitor:
        assert "error" in await visitor.get("/api/me/profile", status=401)


# Being forgotten

NAME = "Zebulona"


def traces(folder, *words):
    """Which of these are anywhere in the files that a server keeps."""
    held = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    return [word for word in words if word.encode() in held]


def ids(folder):
    with closing(reading(folder / FILE)) as store:
        return dict(store.execute("SELECT name, person FROM people").fetchall())


async def deleted(person):
    return await person.post("/api/me/delete", {"name": person.name})


@over_sockets
async def test_nothing_of_somebody_is_left_and_the_games_of_others_verify(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, NAME, "Bo", "Cy") as (gone, bo, cy):
        over = await begin([gone, bo])
        await over[0].does("say", text="a secret saying")
        await asyncio.gather(*[table.play(random.Random(seat)) for seat, table in enumerate(over)])
        watched = await begin([bo, cy])
        async with gone.at(watched[0].code) as watching:
            await watching.does("say", text="good luck")
        alone = await begin([gone], bots=["spark"])
        running = await begin([gone, cy])
        lobby = await gone.opens()
        await gone.post("/api/me/link")
        person = ids(tmp_path)[NAME]
        before = await bo.get(f"/api/tables/{over[0].code}/record")

        await deleted(gone)

        assert traces(tmp_path, NAME, person, "a secret saying", alone[0].code, lobby) == []
        after = await bo.get(f"/api/tables/{over[0].code}/record")
        assert after == {**before, "names": [NOBODY, "Bo"]}
        Record.from_json(after).verify(games()["vale"])
        assert [game["names"] for game in (await bo.get("/api/me/profile"))["games"]] == [[NOBODY, "Bo"]]
        assert (await cy.get(f"/api/tables/{running[0].code}"))["chairs"][0]["name"] == NOBODY
        assert (await gone.get("/api/me"))["name"] is None
        await gone.get("/api/me/profile", status=401)


@over_sockets
async def test_a_game_that_runs_goes_on_with_a_bot_in_that_seat(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, NAME, "Bo") as (gone, bo):
        first, second = await begin([gone, bo])
        await deleted(gone)
        assert "left for good" in await first.until_closed()
        await second.until_closed()
        async with bo.at(second.code) as again:
            assert again.table["host"] == 1
            await again.play(random.Random(1))
            assert again.reveal["result"]["scores"]


@over_sockets
async def test_who_says_another_name_is_not_deleted(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, NAME) as person:
        told = await person.post("/api/me/delete", {"name": "Bo"}, status=(400,))
        assert "nothing was deleted" in told["error"]
        assert (await person.get("/api/me"))["name"] == NAME


@over_sockets
async def test_other_devices_are_nobodys_too(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, NAME, "") as (person, phone):
        token = (await person.post("/api/me/link"))["token"]
        await phone.post("/api/me/claim", {"token": token})
        await deleted(person)
        assert (await phone.get("/api/me"))["name"] is None


def test_a_namesake_keeps_what_they_said():
    entries = [
        Opened(game="vale", version="1", options={}, seats=2, host="a", public=False, timing=None, cover="x",
               grace=1, secret="s"),
        Sat(seat=0, person="b", name="Mira", nonce=""),
        Joined(seat=1, level="ember"),
        Started(),
        Said(name="Mira", text="hello"),
        Acted(seat=0, name="mark:imp"),
    ]  # fmt: skip
    listing = Listing("ABCDEF", "vale", "running", False, ["Mira", "Sable"], ["a", "b"], {})
    lines, listed = without("a", "Mira", [written(entry) for entry in entries], listing)
    assert [read(line) for line in lines[1:]] == entries[1:]
    assert json.loads(lines[0])["host"] not in ("a", "b", "")
    assert (listed.names, listed.people) == (["Mira", "Sable"], ["b"])
