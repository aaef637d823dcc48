"""The ladder's tables, as docs/bots.md shows them."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Final

from benchmarks.ladder.cell import LATENCY, SCORE, Cell
from benchmarks.ladder.store import Store
from everglow.arena.standing import Standing
from everglow.commands.scoreboard import SHOWN, figure, ms
from everglow.words.wording import Wording

BEGIN: Final = "<!-- what follows is written by `make ladder` -->\n"
END: Final = "<!-- what comes before was written by `make ladder` -->\n"
ENGLISH: Final = Wording()
HEADINGS: Final = ["game", "games", "first place", "margin", "score", "ms a decision", "goal", "again"]
FAIR: Final = ["luck judged of", "first place, luck aside", "margin, luck aside", "deals saved"]


def write(page: Path, store: Store, cells: list[Cell]) -> None:
    before, _, rest = page.read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n{tables(store, cells)}\n{END}{after}")


def tables(store: Store, cells: list[Cell]) -> str:
    told: list[str] = []
    for section, members in groupby(cells, lambda cell: cell.section):
        rows = table(store, list(members))
        told += [f"### {section.capitalize()}", "", *[f"| {' | '.join(cells)} |" for cells in rows], ""]
    return "\n".join(told)


def table(store: Store, members: list[Cell]) -> list[list[str]]:
    """Rows of a section, its headings first; with more columns if luck is judged."""
    headings = [*HEADINGS[:-2], *(FAIR if members[0].adjusted() else []), *HEADINGS[-2:]]
    return [headings, ["---"] * len(headings), *[row(store, cell) for cell in members]]


def row(store: Store, cell: Cell) -> list[str]:
    """Figures are those of the first kind."""
    first = store.standings(cell)[0]
    board = f", {cell.board}" if cell.board else ""
    where = f"{cell.game.capitalize()}{board}, {cell.players} players"
    wanted = cell.deals() * cell.players
    games = f"{first.games:,}" if first.games >= wanted else f"{first.games:,} of {wanted:,}"
    fair = fair_figures(first, store.judged(cell)) if cell.adjusted() else []
    again = cell._replace(games=max(cell.games, first.games)).command()
    return [where, games, *figures(first), *fair, goal(cell, first), f"`{again}`"]


def figures(s: Standing) -> list[str]:
    if not s.games:
        return ["-"] * 4
    mean, most, longest = [ms(ENGLISH, t) for t in (s.pace.mean, s.pace.quantile(0.95), s.pace.longest)]
    pace = f"{mean} (95 %: {most}, max {longest})"
    share = figure(ENGLISH, s.share, s.share.share_interval(), SHOWN["first_place"])
    margin = figure(ENGLISH, s.margin, s.margin.interval(), SHOWN["margin"])
    score = figure(ENGLISH, s.score, s.score.interval(), SHOWN["score"])
    return [share, margin, score, pace]


def fair_figures(s: Standing, judged: int) -> list[str]:
    """Figures adjusted for luck, of so many games; others count, too, with a luck of 0."""
    if not s.fair_share.judged:
        return ["-"] * len(FAIR)
    share = figure(ENGLISH, s.fair_share, s.fair_share.interval(), SHOWN["first_place"])
    margin = figure(ENGLISH, s.fair_margin, s.fair_margin.interval(), SHOWN["margin"])
    return [
        f"{judged:,} games",
        share,
        margin,
        f"{s.fair_share.ratio():.2f}, {s.fair_margin.ratio():.2f} times",
    ]


def goal(cell: Cell, first: Standing) -> str:
    """Say what the goal was and whether it is met."""
    if cell.section == LATENCY:
        return judged(f"about {ms(ENGLISH, cell.goal)} ms", first, first.pace.longest <= 1.2 * cell.goal)
    if cell.section == SCORE:
        return judged(f"≥ {cell.goal:.0f} points", first, first.score.mean >= cell.goal)
    if cell.sure:
        return judged(f"≥ {100 * cell.goal:.0f} % for sure", first, surely(first) >= cell.goal)
    if cell.most < 1:
        told = f"{100 * cell.goal:.0f} to {100 * cell.most:.0f} %"
        return judged(told, first, cell.goal <= first.share.mean <= cell.most)
    return judged(f"≥ {100 * cell.goal:.0f} %", first, first.share.mean >= cell.goal)


def surely(first: Standing) -> float:
    """Lower end of the interval of first places; 0 as long as there is none."""
    found = first.share.share_interval()
    return found[0] if found else 0.0


def judged(told: str, first: Standing, met: bool) -> str:
    if not first.games:
        return told
    return f"{told}: met" if met else f"{told}: **not met**"
