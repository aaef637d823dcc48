"""Puzzles of days where several processes choose them."""

import asyncio

from tests.server.store.stored import a_puzzle, keep_puzzles

from .stores import together


def test_all_processes_have_the_same_puzzle_on_a_day_and_no_two_days_have_one(postgres, path):
    codes = ["AAAAAA", "BBBBBB", "CCCCCC"]

    async def work(*stores):
        await keep_puzzles(stores[0], *map(a_puzzle, codes))
        asked = [store.puzzle_of(day, "vale", "1") for day in (7, 8, 9) for store in stores]
        found = [puzzle.code for puzzle in await asyncio.gather(*asked)]
        days = [found[at : at + len(stores)] for at in range(0, len(found), len(stores))]
        assert [len(set(day)) for day in days] == [1, 1, 1]
        assert sorted(day[0] for day in days) == codes

    together(postgres, path, work, count=4)
