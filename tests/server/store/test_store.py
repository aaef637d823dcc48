"""Every kind of store: entries, people and time."""

import asyncio
import time

import pytest

from everglow.server.store.protocol import DAY, Exercise, Taken
from everglow.server.table.faces import Face

from ..keeping import keeping
from .stored import a_puzzle, keep_puzzles, with_store, write


def test_what_is_appended_is_there_after_a_restart(path):
    with_store(path, lambda store: write(store, 1, b"one", b"two"))
    with_store(path, lambda store: write(store, 3, b"three"))
    assert with_store(path, lambda store: store.entries("AAAAAA")) == [b"one", b"two", b"three"]


@pytest.mark.parametrize("number", [1, 2, 4, 0, -1])
def test_an_entry_that_is_not_the_next_one_is_refused_with_all_that_came_with_it(path, number):
    async def work(store):
        await write(store, 1, b"one", b"two")
        with pytest.raises(Taken):
            await write(store, number, b"x", b"y", b"z", status="over", people=["bo"], at=DAY)
        assert await store.entries("AAAAAA") == [b"one", b"two"]
        assert await store.listings("over", None, 9) == await store.listings("gathering", "bo", 9) == []
        assert await store.past() < DAY

    with_store(path, work)


def test_of_two_who_append_the_same_number_one_is_refused(path):
    async def work(store):
        both = await asyncio.gather(write(store, 1, b"ann"), write(store, 1, b"bo"), return_exceptions=True)
        assert [type(outcome) for outcome in both] == [type(None), Taken]
        assert await store.entries("AAAAAA") == [b"ann"]

    with_store(path, work)


def test_nothing_is_appended_to_a_table_that_has_expired(path):
    async def work(store):
        await write(store, 1, b"one")
        assert [await store.expire("gathering", now, 1) for now in (DAY + 1, 9 * DAY)] == [0, 1]
        with pytest.raises(Taken):
            await write(store, 2, b"two")
        assert await store.entries("AAAAAA") == []

    with_store(path, work)


def test_an_analysis_is_kept_for_its_judge_until_another_one_speaks(path):
    async def work(store):
        await write(store, 1, b"one", status="over")
        await store.keep_analysis("AAAAAA", "old", b"lucky")
        assert await store.analysis("AAAAAA", "old") == b"lucky"
        assert await store.analysis("AAAAAA", "new") is None
        for said in (b"unlucky", b"even"):
            await store.keep_analysis("AAAAAA", "new", said)
        assert [await store.analysis("AAAAAA", judge) for judge in ("old", "new")] == [None, b"even"]

    with_store(path, work)


def test_an_analysis_goes_with_its_table(path):
    async def work(store):
        await write(store, 1, b"one")
        await store.keep_analysis("AAAAAA", "judge", b"lucky")
        assert [await store.expire("gathering", now, 1) for now in (DAY + 1, 9 * DAY)] == [0, 1]
        assert await store.analysis("AAAAAA", "judge") is None
        await store.keep_analysis("AAAAAA", "judge", b"too late")
        assert await store.analysis("AAAAAA", "judge") is None

    with_store(path, work)


def test_closing_waits_for_what_was_asked_before(path):
    async def stay():
        store = await keeping().open_store(path)
        writes = [asyncio.ensure_future(write(store, 1, b"x", code=f"C{n}")) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)

    asyncio.run(stay())
    assert len(with_store(path, lambda store: store.listings("gathering", None, 99))) == 50


def test_a_device_is_known_until_it_is_forgotten(path):
    async def work(store):
        await store.add_session("s1", "ann", "Ann", b"hash 1")
        await store.add_session("s2", "ann", "", b"hash 2")  # by a personal link
        await store.rename("ann", "Anna")
        first, second = await store.session("s1"), await store.session("s2")
        assert (first.person, first.name, first.token) == ("ann", "Anna", b"hash 1")
        assert (second.person, second.name, second.token) == ("ann", "Anna", b"hash 2")
        assert await store.end_sessions("ann", ["s1"]) == ["s1"]
        assert await store.session("s1") is None
        assert [kept.session for kept in await store.devices("ann")] == ["s2"]
        assert await store.end_sessions("bo", ["s2"]) == []
        assert (await store.session("s2")).token == second.token

    with_store(path, work)


def test_a_face_is_kept_with_the_person_on_all_devices_until_they_leave(path):
    async def work(store):
        await store.add_session("s1", "ann", "Ann", b"hash 1")
        await store.add_session("s2", "ann", "", b"hash 2")
        await store.add_session("s3", "bo", "Bo", b"hash 3")
        await store.choose_face("ann", Face("owl", "sky"))
        found = [await store.session(session) for session in ("s1", "s2", "s3")]
        assert [(one.avatar, one.colour) for one in found] == [("owl", "sky"), ("owl", "sky"), ("", "")]
        await store.leave("ann")
        await store.add_session("s4", "ann", "Ann", b"hash 4")  # somebody new by the same name
        assert (await store.session("s4")).avatar == ""

    with_store(path, work)


def test_a_link_works_once_and_in_time(path):
    async def work(store):
        await store.add_link(b"good", "ann", time.time() + 60)
        await store.add_link(b"late", "ann", time.time() - 1)
        assert await store.take_link(b"late") is None
        assert await store.take_link(b"other") is None
        both = await asyncio.gather(store.take_link(b"good"), store.take_link(b"good"))
        assert sorted(both, key=str) == [None, "ann"]

    with_store(path, work)


def test_the_time_of_the_house_never_goes_back(path):
    """It is told to the day, since it may go on while several processes could share the store."""

    async def work(store):
        await store.beat(5 * DAY)
        await store.beat(3 * DAY)
        await write(store, 1, b"", at=4 * DAY)
        assert await store.past() // DAY == 5
        await write(store, 2, b"", at=6 * DAY)

    with_store(path, work)
    assert with_store(path, lambda store: store.past()) // DAY == 6


def test_the_key_is_made_once_and_is_another_one_elsewhere(path, tmp_path):
    key = with_store(path, lambda store: store.key())
    assert len(key) == 32
    assert with_store(path, lambda store: store.key()) == key
    assert with_store(tmp_path / "other.sqlite", lambda store: store.key()) != key


def test_nobody_is_forgotten_by_halves_when_somebody_leaves_twice(path):
    async def work(store):
        await store.add_session("s", "ann", "Ann", b"hash")
        await store.add_guest("bot", "ann", "Nightjar", b"token", True, 9)
        first = await store.leave("ann")
        assert first.ids == {"ann", "bot"}
        assert first.names == {"Ann", "Nightjar"}
        assert await store.leave("ann") == first

    with_store(path, work)


def test_the_first_answer_of_a_day_is_kept_and_goes_with_its_person(path):
    async def work(store):
        await store.add_session("s", "ann", "Ann", b"hash")
        await store.keep_solved("ann", 5, 70)
        await store.keep_solved("ann", 5, 0)
        await store.keep_solved("ann", 6, 0)
        await store.keep_solved("nobody", 6, 0)
        assert await store.solved("ann") == {5: 70, 6: 0}
        assert await store.solved("nobody") == {}
        await store.leave("ann")
        assert await store.solved("ann") == {}

    with_store(path, work)


def test_exercises_are_told_by_their_day_and_stay_as_they_are_when_they_are_found_again(path):
    async def work(store):
        await store.add_session("s", "ann", "Ann", b"hash")
        await write(store, 1, b"one", status="over")
        found = [Exercise("ann", "AAAAAA", 7, 12, 0), Exercise("ann", "AAAAAA", 3, 11, 0)]
        gone = [Exercise("nobody", "AAAAAA", 7, 12, 0), Exercise("ann", "GONE22", 7, 12, 0)]
        await store.add_exercises([*found, *gone])
        await store.postpone(Exercise("ann", "AAAAAA", 3, 14, 1))
        await store.add_exercises(found)
        assert await store.exercises("ann") == [found[0], Exercise("ann", "AAAAAA", 3, 14, 1)]
        assert await store.exercises("nobody") == []

    with_store(path, work)


def test_exercises_go_with_their_table_and_with_their_person(path):
    async def work(store):
        for person in ("ann", "bo"):
            await store.add_session(f"of {person}", person, person, b"hash")
        for code in ("AAAAAA", "BBBBBB"):
            await write(store, 1, b"one", code=code)
            await store.add_exercises([Exercise(person, code, 3, 11, 0) for person in ("ann", "bo")])
        await write(store, 2, b"two", code="BBBBBB", at=9 * DAY)
        assert [await store.expire("gathering", now, 1) for now in (DAY + 1, 9 * DAY)] == [0, 1]
        assert [one.code for one in await store.exercises("ann")] == ["BBBBBB"]
        await store.leave("ann")
        assert await store.exercises("ann") == []
        assert [one.code for one in await store.exercises("bo")] == ["BBBBBB"]

    with_store(path, work)


def test_a_day_has_the_oldest_puzzle_that_had_no_day_and_keeps_it(path):
    later, first = a_puzzle("AAAAAA"), a_puzzle("BBBBBB")

    async def work(store):
        await keep_puzzles(store, first, later)
        assert await store.puzzle_of(7, "vale", "1") == first
        assert await store.puzzle_of(8, "vale", "1") == later
        assert await store.puzzle_of(9, "vale", "1") is None
        return await store.puzzle_of(7, "vale", "1")

    assert with_store(path, work) == first
    assert with_store(path, lambda store: store.puzzle_of(8, "vale", "1")) == later


def test_a_day_that_had_no_puzzle_when_it_was_asked_for_gets_none_later(path):
    async def work(store):
        assert await store.puzzle_of(7, "vale", "1") is None
        await keep_puzzles(store, a_puzzle("AAAAAA"))
        assert await store.puzzle_of(7, "vale", "1") is None
        assert await store.puzzle_of(8, "vale", "1") == a_puzzle("AAAAAA")

    with_store(path, work)


def test_puzzles_of_other_games_and_of_older_rules_are_passed_over(path):
    others = a_puzzle("AAAAAA", game="glow"), a_puzzle("BBBBBB", version="0")

    async def work(store):
        await keep_puzzles(store, *others, a_puzzle("CCCCCC"))
        assert await store.puzzle_of(7, "vale", "1") == a_puzzle("CCCCCC")
        assert await store.puzzle_of(7, "vale", "2") is None
        assert await store.puzzle_of(8, "vale", "1") is None
        assert await store.puzzle_of(9, "glow", "1") == others[0]

    with_store(path, work)


def test_a_game_has_one_puzzle_and_one_that_is_gone_has_none(path):
    async def work(store):
        await keep_puzzles(store, a_puzzle("AAAAAA"))
        await store.keep_puzzle(a_puzzle("AAAAAA", turn=9))
        await store.keep_puzzle(a_puzzle("GONE22"))
        assert await store.puzzle_of(7, "vale", "1") == a_puzzle("AAAAAA")
        assert await store.puzzle_of(8, "vale", "1") is None

    with_store(path, work)


def test_a_puzzle_goes_with_its_table_and_its_day_gets_no_other(path):
    async def work(store):
        await keep_puzzles(store, *map(a_puzzle, ("AAAAAA", "BBBBBB", "CCCCCC")))
        assert await store.puzzle_of(7, "vale", "1") == a_puzzle("AAAAAA")
        for code in ("BBBBBB", "CCCCCC"):
            await write(store, 2, b"two", code=code, status="over", at=9 * DAY)
        assert [await store.expire("over", now, 1) for now in (DAY + 1, 9 * DAY)] == [0, 1]
        assert await store.puzzle_of(7, "vale", "1") is None
        assert await store.puzzle_of(8, "vale", "1") == a_puzzle("BBBBBB")

    with_store(path, work)


def test_nobody_is_posed_a_puzzle_of_a_table_that_is_closed(path):
    async def close(store, code):
        await asyncio.to_thread(keeping().closures.close, keeping().place(path.parent), "table", code)

    async def work(store):
        await keep_puzzles(store, *map(a_puzzle, ("AAAAAA", "BBBBBB", "CCCCCC")))
        await close(store, "AAAAAA")
        assert await store.puzzle_of(7, "vale", "1") == a_puzzle("BBBBBB")
        await close(store, "BBBBBB")
        assert await store.puzzle_of(7, "vale", "1") is None
        assert await store.puzzle_of(8, "vale", "1") == a_puzzle("CCCCCC")

    with_store(path, work)
