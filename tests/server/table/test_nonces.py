"""Chance that nobody can choose: every seat commits to its nonce before any nonce is known."""

import asyncio
import random

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.record_parts import BadRecord, Fork, hash_of
from everglow.server.live.absence import DISCLOSING, overdue
from everglow.server.table import requests
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Disclosed, Joined, Sealed, Started, Stood, Withheld, decode_entry
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.table import GATHERING, RUNNING
from everglow.server.views.updates import table_message

from ..people import a_server, leave, over_sockets, people
from ..tables import CODE, first_entry, nonce, person, visitor


def committed(seats=3, bots=0):
    """People who have sent the hashes of their nonces, and bots of the house."""
    table = table_from([first_entry(seats=seats)], CODE)
    for seat in range(seats - bots):
        grant(table, requests.Sit(seat=seat, hash=hash_of(nonce(seat))), seat)
    for seat in range(seats - bots, seats):
        apply(table, Joined(seat=seat, level="spark"))
    return table


def sealed(**kind):
    table = committed(**kind)
    assert grant(table, requests.Start(), 0) == [Sealed(at=5)]
    return table


def grant(table, request, seat, now=5):
    entries = entries_for(request, table, visitor(seat), now)
    for entry in entries:
        apply(table, entry)
    return entries


def refuse(table, request, seat):
    with pytest.raises(Refused) as refused:
        entries_for(request, table, visitor(seat), 5)
    return str(refused.value)


def disclose(table, *seats):
    return [grant(table, requests.Disclose(nonce=nonce(seat)), seat) for seat in seats]


def test_everybody_is_told_every_hash_before_any_nonce_is_known():
    table = sealed()
    for listener in (None, person(0), person(2)):
        told = table_message(table, listener)
        assert [chair.hash for chair in told.chairs] == [hash_of(nonce(seat)) for seat in range(3)]
    assert [chair.nonce for chair in table.chairs] == ["", "", ""]


def test_the_first_card_is_dealt_when_the_last_nonce_is_told():
    table = sealed()
    first, second, last = disclose(table, 0, 2, 1)
    assert first == [Disclosed(at=5, seat=0, nonce=nonce(0))]
    assert [type(entry) for entry in second] == [Disclosed]
    assert [type(entry) for entry in last] == [Disclosed, Started]
    assert table.status() == RUNNING
    assert table.record().nonces == [nonce(0), nonce(1), nonce(2)]


def test_a_nonce_that_is_told_again_changes_nothing():
    table = sealed()
    disclose(table, 0)
    assert disclose(table, 0) == [[]]


def test_nobody_changes_their_hash_or_seat_when_nonces_are_being_told():
    table = sealed()
    for request in (
        requests.Sit(seat=1, hash=hash_of("better")),
        requests.Stand(),
        requests.Leave(),
        requests.Sit(seat=1, nonce="better"),
    ):
        assert refuse(table, request, 1) == "The game is about to begin."
    for request in (
        requests.Remove(seat=1),
        requests.Bot(seat=1, level="spark"),
        requests.Start(),
        requests.Leave(),
    ):
        assert refuse(table, request, 0) == "The game is about to begin."


def test_only_the_nonce_of_the_hash_counts_and_only_after_the_start():
    assert (
        refuse(committed(), requests.Disclose(nonce=nonce(1)), 1)
        == "Keep your nonce until the host has begun the game."
    )
    assert (
        refuse(sealed(), requests.Disclose(nonce="better"), 1) == "That is not the nonce whose hash you sent."
    )


def test_hash_and_nonce_at_once_are_refused():
    request = requests.Sit(seat=0, nonce=nonce(0), hash=hash_of(nonce(0)))
    assert (
        refuse(table_from([first_entry()], CODE), request, 0)
        == "Send the hash of your nonce now, and the nonce after the start."
    )


def test_bots_of_the_house_have_no_nonce_and_nobody_waits_for_them():
    table = sealed(seats=3, bots=2)
    disclose(table, 0)
    assert table.status() == RUNNING
    assert table.record().nonces == [nonce(0), "", ""]
    assert table.record().hashes == [hash_of(nonce(0)), "", ""]


def test_an_older_client_that_says_its_nonce_openly_is_bound_to_it_too():
    table = table_from([first_entry(seats=2)], CODE)
    grant(table, requests.Sit(seat=0, nonce=nonce(0)), 0)
    grant(table, requests.Sit(seat=1), 1)
    assert [type(entry) for entry in grant(table, requests.Start(), 0)] == [Sealed, Started]
    assert table.record().hashes == [hash_of(nonce(0)), ""]


# Whoever withholds a nonce


def withheld():
    """Table at which everybody but the second has told their nonce, and the time is over."""
    table = sealed()
    disclose(table, 0, 2)
    assert overdue(table, 5 + DISCLOSING) == []
    late = overdue(table, 6 + DISCLOSING)
    apply(table, Withheld(at=6 + DISCLOSING, seats=late))
    return table


def test_whoever_withholds_a_nonce_is_named_and_loses_the_seat():
    table = withheld()
    assert table.status() == GATHERING
    assert table.chairs[1].free()
    assert table_message(table, None).withheld == ["Bo"]


def test_then_all_commit_anew_for_their_nonces_are_known():
    table = withheld()
    assert [chair.hash for chair in table.chairs] == ["", "", ""]
    assert [chair.owes for chair in table_message(table, person(0)).chairs] == [True, False, False]
    grant(table, requests.Sit(seat=1, hash=hash_of("once more")), 1)
    reason = "Ann and Cy must come first, with a new number for the chance of the deal."
    assert refuse(table, requests.Start(), 0) == reason
    for seat in (0, 2):
        grant(table, requests.Sit(seat=seat, hash=hash_of(f"new {seat}")), seat)
    assert grant(table, requests.Start(), 0) == [Sealed(at=5)]
    assert table.withheld == []


def test_somebody_who_is_erased_meanwhile_makes_all_commit_anew():
    table = sealed()
    disclose(table, 0)
    apply(table, Stood(seat=1))
    assert table.sealed is None
    assert [chair.owes for chair in table.chairs] == [True, False, True]


def test_nobody_owes_anything_while_a_game_runs():
    table = sealed()
    disclose(table, 0, 1, 2)
    assert overdue(table, 10 * DISCLOSING) == []
    assert not any(chair.owes for seat in range(3) for chair in table_message(table, person(seat)).chairs)


# Records


def a_record():
    table = sealed()
    disclose(table, 0, 1, 2)
    return table.record()


def test_a_record_tells_the_hashes_and_checks_out():
    record = Record.from_json(a_record().to_json())
    assert record.hashes == [hash_of(nonce(seat)) for seat in range(3)]
    record.verify(games()["vale"])


@pytest.mark.parametrize(
    "changed", [{"nonces": ["x", nonce(1), nonce(2)]}, {"hashes": [hash_of(nonce(0)), "", ""]}]
)
def test_a_nonce_that_was_chosen_later_does_not_fit_its_hash(changed):
    record = Record.from_json(a_record().to_json() | changed)
    with pytest.raises(BadRecord, match=r"hashes \d: expected the SHA-256 of that seat's nonce"):
        record.verify(games()["vale"])


def test_a_nonce_at_a_bot_of_the_house_does_not_check_out():
    """Whoever runs the server could have chosen it when all others were known."""
    record = a_record()
    record.bots = ["", "star", ""]
    with pytest.raises(BadRecord, match=r"nonces 1: expected none, since a bot of the house plays there"):
        record.verify(games()["vale"])
    record.fork = Fork(0, "a secret of its own")  # then the nonces are those of people who played before
    record.verify(games()["vale"])


def test_a_record_of_old_without_hashes_checks_out():
    old = a_record().to_json()
    del old["hashes"]
    Record.from_json(old).verify(games()["vale"])


# Over the wire


@over_sockets
async def test_nonces_are_told_to_nobody_before_the_game_is_over(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo", "") as (ann, bo, nobody):
        code = await ann.opens("vale", 2)
        tables = [await one.at(code).__aenter__() for one in (ann, bo, nobody)]
        for seat, table in enumerate(tables[:2]):
            await table.commits(seat, f"nonce of {seat}")
        await tables[0].does("start")
        await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables[:2])])
        await tables[2].until(lambda m: m.get("reveal"))
        for table in tables:
            assert not [
                heard for heard in table.heard if "nonce of" in str(heard) and not heard.get("reveal")
            ]
            assert table.reveal["nonces"] == ["nonce of 0", "nonce of 1"]
        kinds = [type(decode_entry(line)).__name__ for line in await service.server.store.entries(code)]
        assert kinds[3:7] == ["Sealed", "Disclosed", "Disclosed", "Started"]
        await leave(tables)


@over_sockets
async def test_a_client_that_comes_back_while_nonces_are_told_tells_its_own(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        code = await ann.opens("vale", 2)
        tables = [await one.at(code).__aenter__() for one in (ann, bo)]
        for seat, table in enumerate(tables):
            await table.commits(seat, f"nonce of {seat}")
        tables[1].break_off()
        await tables[0].does("start")
        async with bo.at(code) as again:
            await again.until(lambda m: m["type"] == "welcome" and m["view"])
        await tables[0].until(lambda m: m["type"] == "welcome" and m["view"])
        await leave(tables[:1])
