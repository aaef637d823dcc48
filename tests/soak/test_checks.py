"""The checks of the soak are able to fail."""

import asyncio
import json
import random
from contextlib import suppress
from itertools import pairwise
from time import monotonic

import pytest

from everglow.record_parts import hash_of
from everglow.rng import fast
from everglow.server.table.changes import apply
from everglow.server.table.entries import Said, decode_entry, encode_entry
from everglow.server.table.table import Table
from everglow.server.views import updates
from everglow.server.views.messages import encode
from everglow.server.views.updates import Audience
from tests.server.process import PATIENCE
from tests.server.tables import CODE, SECRET, a_table, begun, nonce, person, played

from . import crowd
from .chronicle import Chronicle
from .club import STUCK, Club, failures, moments, spend
from .crowd import Crowd
from .growth import (
    ENOUGH,
    PER_TABLE,
    Sample,
    check_ebb,
    check_growth,
    check_waits,
    count_tables,
    growth,
    longest_stretch,
    percentile,
)
from .letters import WATCHER, Retelling

LISTENERS = {"0": person(0), "1": person(1), WATCHER: None}


def an_evening(game="vale", steps=60):
    """The entries of some play for two."""
    return [*begun(game), *played(a_table(game), fast(1, 1), steps)]


def told_aloud(entries):
    """Letters that a server would send to everybody: on joining, and by every entry."""
    table, found = Table(CODE, entries[0]), []
    audiences = {listener: Audience(who) for listener, who in LISTENERS.items()}
    found += [(name, encode(audience.welcome(table, 5))) for name, audience in audiences.items()]
    for entry in entries[1:]:
        apply(table, entry)
        found += [(name, audience.hear(table, entry, entry.at)) for name, audience in audiences.items()]
    return [(name, letter.decode()) for name, letter in found]


def lines_of(entries):
    return [encode_entry(entry) for entry in entries]


def check(entries, letters, every=3):
    return Retelling(CODE, lines_of(entries)).check(letters, 1, every)


# Letters


@pytest.mark.parametrize("game", ["vale", "glow"])
def test_letters_that_follow_from_the_entries_are_right(game):
    entries = an_evening(game)
    letters = told_aloud(entries)
    compared, worlds = check(entries, letters)
    assert compared == len(letters) == 3 * len(entries)
    assert worlds > 0


def test_a_letter_that_went_to_the_wrong_seat_is_found():
    entries = an_evening()
    letters = told_aloud(entries)
    to_others = [("1" if name == "0" else name, letter) for name, letter in letters]
    with pytest.raises(AssertionError, match="was told other"):
        check(entries, to_others)


def test_a_letter_that_differs_in_one_word_is_found():
    entries = an_evening()
    name, letter = (letters := told_aloud(entries))[-1]
    message = json.loads(letter)
    message["log"] = [*message["log"], "Ann holds the hydra"]
    with pytest.raises(AssertionError, match=r"was told other \['log'\]"):
        check(entries, [*letters[:-1], (name, json.dumps(message))])


@pytest.mark.parametrize("hidden", [SECRET, nonce(0)])
def test_a_secret_in_a_letter_is_found(hidden):
    letter = json.dumps({"type": "refused", "id": 1, "reason": f"not with {hidden}"})
    with pytest.raises(AssertionError, match="was told"):
        check(an_evening(), [("1", letter)])


def test_a_word_too_many_in_a_letter_without_an_entry_is_found():
    with pytest.raises(AssertionError, match="odd letter"):
        check(an_evening(), [("1", json.dumps({"type": "present", "seats": [], "watching": 0, "hand": []}))])


def test_a_letter_of_something_that_was_never_written_is_found():
    entries = an_evening()
    letters = told_aloud([*entries, Said(name="Ann", text="hello")])
    with pytest.raises(AssertionError, match="told entry"):
        check(entries, letters)


def test_a_view_that_shows_too_much_is_found_in_a_world_like_it(monkeypatch):
    entries, honest = an_evening(), updates.view

    def indiscreet(table, seat):
        shown = honest(table, seat)
        return shown and {**shown, "all": table.session.game.codec.save(table.session.state)}

    monkeypatch.setattr(updates, "view", indiscreet)
    with pytest.raises(AssertionError):
        check(entries, told_aloud(entries), every=1)


# Entries


@pytest.fixture
def chronicle(tmp_path):
    """Two people whose every answer was acknowledged, and something that was said."""
    found, entries = Chronicle(CODE, tmp_path), [*an_evening(), Said(name="Ann", text="hello")]
    numbers = [0, 0]
    for entry in entries[4:-1]:
        found.sent[entry.seat, numbers[entry.seat]] = {entry.name}
        found.acked[entry.seat, numbers[entry.seat]] = entry.name
        numbers[entry.seat] += 1
    found.hashes = {0: hash_of(nonce(0)), 1: hash_of(nonce(1))}
    found.said, found.heard, found.started = {"hello"}, {"hello"}, True
    return found, lines_of(entries)


def test_a_log_that_holds_all_that_was_acknowledged_is_right(chronicle):
    found, lines = chronicle
    assert found.check_all(lines, 1) == (0, 0)


@pytest.mark.parametrize("number", [1, 5, 30, -2, -1])
def test_an_entry_that_is_missing_is_found(chronicle, number):
    found, lines = chronicle
    del lines[number]
    with pytest.raises(AssertionError, match="lost"):
        found.check(lines)


@pytest.mark.parametrize("number", [5, 30, -2, -1])
def test_an_entry_that_is_there_twice_is_found(chronicle, number):
    found, lines = chronicle
    lines.insert(number, lines[number])
    with pytest.raises(AssertionError):
        found.check(lines)


def test_an_entry_that_nobody_asked_for_is_found(chronicle):
    found, lines = chronicle
    with pytest.raises(AssertionError, match="nobody said that"):
        found.check([*lines, lines[-2]])


def test_an_entry_that_changes_later_is_found(chronicle):
    found, lines = chronicle
    found.check(lines)
    changed = decode_entry(lines[10])
    changed.at += 1
    with pytest.raises(AssertionError, match="has changed"):
        found.check([*lines[:10], encode_entry(changed), *lines[11:]])


def test_another_record_than_that_of_the_entries_is_found(chronicle):
    found, lines = chronicle
    found.record = {"game": "vale"}
    with pytest.raises(AssertionError, match="is another one"):
        found.check_all(lines, 1)


# The server over time


def samples(left_behind, run=1, number=4 * ENOUGH):
    """Ten tables between two looks, and memory that goes up and down by some megabytes."""
    rng = random.Random(1)
    return [
        Sample(run, 10 * n, 1e8 + left_behind * 10 * n + rng.uniform(-3e6, 3e6), 50, 100, 300, 900)
        for n in range(number)
    ]


def test_memory_that_only_varies_is_no_growth():
    assert abs(check_growth(longest_stretch(samples(0)))) < PER_TABLE / 4


def test_memory_that_every_table_leaves_behind_is_found():
    with pytest.raises(AssertionError, match="KiB behind"):
        check_growth(longest_stretch(samples(2 * PER_TABLE)))


def test_growth_is_looked_for_in_the_longest_run_once_it_is_warm():
    stretch = longest_stretch([*samples(0, 1, 10), *samples(0, 2), *samples(0, 3, 10)])
    assert {sample.run for sample in stretch} == {2}
    assert len(stretch) == 3 * ENOUGH
    assert growth(samples(0, 1, ENOUGH - 1)) is None


@pytest.mark.parametrize("left", ["loaded", "connections", "tasks", "files"])
def test_what_is_left_when_everybody_has_gone_is_found(left):
    before = Sample(0, 0, 1e8, 10, 0, 0, 10)
    check_ebb(before, before)
    with pytest.raises(AssertionError):
        check_ebb(before, before._replace(**{left: getattr(before, left) + 20}))


def test_a_servers_log_is_searched_for_what_went_wrong():
    assert not failures("resource_tracker: There appear to be 5 leaked semaphore objects")
    assert failures('{"level": "error", "event": "a bot failed"}\n') == [
        '{"level": "error", "event": "a bot failed"}'
    ]
    assert failures("Traceback (most recent call last):\n  File x\nKeyError: 1")


def test_a_worker_whose_server_was_killed_may_say_so():
    orphan = (
        'Traceback (most recent call last):\n  File "spawn.py", line 1, in spawn_main\nEOFError: Ran out\n'
    )
    assert not failures(orphan)
    assert failures(orphan.replace("EOFError", "KeyError"))
    assert len(failures(orphan + '{"level": "error"}\n' + orphan)) == 1


def test_an_hour_has_kills_at_both_ends_and_none_for_long_between():
    found = moments(60, random.Random(1))
    pauses = [after - before for before, after in pairwise(found)]
    assert len(found) > 15
    assert max(pauses) > 20 * 60 > 2 * 60 > sorted(pauses)[-2]


def test_a_table_where_nothing_happens_any_more_is_found(tmp_path):
    club = Club(tmp_path, 0, 1, 1)
    club.tables["here"] = Chronicle("here", tmp_path)
    club.find_stuck(monotonic())
    assert not club.complaints
    club.find_stuck(monotonic() + 2 * STUCK)
    assert ["nothing happens any more at here" in words for words in club.complaints] == [True]


def test_a_club_plays_on_a_server_that_is_killed(tmp_path):
    spend_evening(Club(tmp_path, 9, 1, 0.05))


def spend_evening(club):
    """A short one, with two kills and some undos at least; nothing may be wrong."""

    def enough():
        acked = [name for chronicle in club.tables.values() for name in chronicle.acked.values()]
        answers, undos = len(acked) + club.count["answers"], acked.count("") + club.count["undos"]
        return answers > 200 and undos > 2 and club.count["kills"] > 1 and len(club.happened) > 5

    asyncio.run(spend(club, 0.1, lambda _: None, ebb=False, enough=enough))
    assert club.complaints == []
    for what in ("letters", "worlds", "undos"):
        assert club.count[what] > 0, what


# Beside a hostile crowd


def test_one_long_wait_in_a_hundred_is_found():
    quick = [0.01] * 990
    check_waits([*quick, *[0.3] * 9])
    with pytest.raises(AssertionError, match="one in a hundred waits 300 ms"):
        check_waits([*quick, *[0.3] * 10])


def test_waits_are_told_by_how_many_are_shorter():
    waits = [number / 100 for number in range(100)]
    assert [percentile(waits, share) for share in (0.5, 0.9, 1.0)] == [0.5, 0.9, 0.99]
    assert percentile([], 0.99) == 0.0


def test_tables_of_everybody_are_counted():
    over, running = [f'everglow_tables{{status="{status}"}}' for status in ("over", "running")]
    assert count_tables(f"{over} 3.0\n{running} 12.0\neverglow_tables_loaded 7.0\n") == 15


def test_a_crowd_goes_home_also_if_one_of_them_misses_that_it_is_over(monkeypatch):
    began = []

    async def stubborn(crowd, enemy):
        began.append(enemy)
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(PATIENCE)

    async def evening():
        gang = Crowd("http://127.0.0.1", 1)
        raging = asyncio.create_task(gang.rage())
        while not began:
            await asyncio.sleep(0)
        await asyncio.wait_for(gang.go_home(raging), PATIENCE / 2)

    monkeypatch.setattr(crowd, "DEEDS", [stubborn])
    monkeypatch.setattr(crowd.Person, "__aenter__", lambda _: asyncio.sleep(0))
    asyncio.run(evening())
    assert len(began) == 1


def test_whoever_takes_back_gives_up_when_the_server_is_gone(monkeypatch):
    class Gone:
        """A connection that was closed: nothing is asked, and nothing more is heard."""

        code, question = "ABCDE", {}
        hear = close = staticmethod(lambda: asyncio.sleep(0))

    async def join(people, **_):
        return [Gone]

    Gone.ws = Gone
    monkeypatch.setattr(crowd, "begin", join)
    monkeypatch.setattr(Crowd, "get", lambda *_: asyncio.sleep(0))
    with pytest.raises(ConnectionError):
        asyncio.run(asyncio.wait_for(Crowd("http://127.0.0.1", 1).take_back(None), PATIENCE))
