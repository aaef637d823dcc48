"""`make ladder` with quick bots and short tables."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from benchmarks.ladder import page
from benchmarks.ladder.__main__ import climb, keep
from benchmarks.ladder.cell import CELLS, Cell
from benchmarks.ladder.fingerprint import fingerprint
from benchmarks.ladder.store import Store, name

from everglow.arena.match import play
from everglow.arena.sample import Sample
from everglow.arena.standing import standings

CELL = Cell("random against random: first places", "vale", "", 2, ["random", "random"], 7, 0.5)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "slices.jsonl", lambda _: "1")


def play_some(store: Store, *numbers: int) -> None:
    keep(store, CELL, [play(CELL.terms(), number) for number in numbers])


def test_it_goes_on_where_it_stopped_and_skips_what_is_done(store: Store) -> None:
    assert store.missing(CELL) == [0, 1, 2, 3, 4, 5, 6, 7]
    play_some(store, 2, 3, 5)  # the deal of game 5 lacks a rotation
    again = Store(store.path, store.version)
    assert again.missing(CELL) == [0, 1, 4, 5, 6, 7]
    climb(again, CELL, 1, monotonic() + 600, str)
    assert Store(store.path, store.version).missing(CELL) == []
    whole = standings(CELL.terms(), [play(CELL.terms(), number) for number in range(8)])
    for added, at_once in zip(again.standings(CELL), whole, strict=True):
        assert added.games == 8
        assert added.score.interval() == pytest.approx(at_once.score.interval())


def test_what_is_finished_starts_no_worker(store: Store) -> None:
    play_some(store, *range(8))
    said: list[str] = []
    climb(store, CELL, 1, monotonic() + 600, said.append)
    assert said == []


def test_when_time_is_up_nothing_more_is_played(store: Store) -> None:
    climb(store, CELL, 1, monotonic(), str)
    assert not store.path.exists()


def test_bots_that_changed_begin_anew(store: Store) -> None:
    play_some(store, 0, 1)
    changed = Store(store.path, lambda _: "2")
    assert changed.missing(CELL) == list(range(8))
    play_some(changed, 2, 3)
    assert Store(store.path, store.version).missing(CELL) == list(range(8))
    assert len(store.path.read_text().splitlines()) == 1


def test_a_fingerprint_tells_bots_games_and_tables_apart() -> None:
    cells = [CELL, CELL._replace(players=4), CELL._replace(game="glow", board="sea")]
    cells += [CELL._replace(bots=["tests.arena.bots:First", "random"])]
    assert len({fingerprint(cell) for cell in cells}) == 4
    assert fingerprint(CELL) == fingerprint(CELL._replace(games=1000))


def test_the_page_shows_what_was_played_what_is_missing_and_how_to_play_it_again(
    store: Store, tmp_path: Path
) -> None:
    document = tmp_path / "bots.md"
    document.write_text(f"before\n{page.BEGIN}old\n{page.END}after\n")
    play_some(store, 0, 1, 2, 3)
    page.write(document, store, [CELL, CELL._replace(section="x", players=4)])
    text = document.read_text()
    assert text.startswith("before\n")
    assert text.endswith(f"{page.END}after\n")
    assert "old" not in text
    assert "### Random against random: first places\n" in text
    assert "| Vale, 2 players | 4 of 8 | " in text
    assert "`everglow arena vale --bots random,random --games 7 --seed ladder` |" in text
    assert "| Vale, 4 players | 0 of 8 | - | - | - | - | ≥ 50 % | " in text


@pytest.mark.parametrize(("sure", "told"), [(False, "≥ 50 %: met"), (True, "≥ 50 % for sure: **not met**")])
def test_a_goal_may_be_met_by_the_mean_and_yet_not_for_sure(store: Store, sure: bool, told: str) -> None:
    play_some(store, 0, 1, 2, 3)
    first = store.standings(CELL)[0]
    first.share.add(1.0)
    assert page.goal(CELL._replace(sure=sure), first) == told


@pytest.mark.parametrize(("most", "told"), [(0.9, "40 to 90 %: met"), (0.45, "40 to 45 %: **not met**")])
def test_a_level_may_be_too_strong_for_the_one_below(store: Store, most: float, told: str) -> None:
    play_some(store, 0, 1)
    first = store.standings(CELL)[0]
    first.share = Sample(4, 2.0, 1.0)
    assert page.goal(CELL._replace(goal=0.4, most=most), first) == told


def test_luck_is_judged_where_a_bot_searches_and_stands_beside_the_plain_figures(store: Store) -> None:
    cell = CELL._replace(bots=["search@1", "search@2"])
    assert cell.terms().adjust
    assert cell.command().endswith("--games 7 --seed ladder --adjust")
    assert not CELL.terms().adjust
    games = [play(CELL.terms(), number) for number in range(8)]
    lucky = [game._replace(luck=[game.shares[0] - 0.5, 0.0]) for game in games[2:]]
    keep(store, cell, games[:2])  # a slice of the time when luck was not judged
    assert page.row(store, cell)[6:10] == ["-", "-", "-", "-"]
    keep(store, cell, lucky)
    again = Store(store.path, store.version)
    found = again.standings(cell)[0]
    assert found.fair_share.deals == found.share.deals == 4
    assert found.fair_share.lucks.total == pytest.approx(sum(game.shares[0] - 0.5 for game in lucky) / 2)
    assert page.row(again, cell)[6] == "6 games"
    assert page.row(again, cell)[7].startswith(f"{100 * found.fair_share.mean:.1f} % (")
    assert len(page.row(again, cell)) == len(page.table(again, [cell])[0]) == 12


def test_a_cell_without_searches_may_have_the_luck_of_its_last_games_judged(store: Store) -> None:
    cell = CELL._replace(games=6, judged=2)
    climb(store, cell, 1, monotonic() + 600, str)
    luck = ["fair_share" in piece["standings"][0] for piece in store.of(cell)]
    assert [(piece["deals"], judged) for piece, judged in zip(store.of(cell), luck, strict=True)] == [
        ([0, 1], False),
        ([2], True),
    ]
    assert store.judged(cell) == 2
    assert page.row(store, cell)[6] == "2 games"
    assert cell.command().endswith("--games 6 --seed ladder --adjust")


def test_every_game_of_a_search_is_judged_for_its_luck() -> None:
    cell = CELL._replace(bots=["search@1", "search@2"])
    [(terms, numbers)] = cell.lots([0, 1, 6, 7])
    assert (terms.adjust, numbers) == (True, [0, 1, 6, 7])


def test_games_that_were_played_beyond_those_wanted_are_played_again_too(store: Store) -> None:
    play_some(store, *range(8))
    assert page.row(store, CELL._replace(games=2))[-1].endswith("--games 8 --seed ladder`")


def test_after_a_single_deal_nothing_is_sure(store: Store) -> None:
    play_some(store, 0, 1)
    assert page.surely(store.standings(CELL)[0]) == 0.0


def test_every_cell_of_a_section_has_a_name_of_its_own_and_enough_games() -> None:
    assert len({(cell.section, name(cell)) for cell in CELLS}) == len(CELLS)
    assert all(cell.games >= 1000 for cell in CELLS[:12])
