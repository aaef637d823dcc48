"""Insight into how somebody plays, from the analyses of their games: error rates, luck, phases, habits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from everglow.coach.summary import cost, error_rate
from everglow.game import Seat
from everglow.server.table.listing import Listing
from everglow.server.views.analysis import AnalysisTold
from everglow.server.views.profile import Digest
from everglow.words.message import Message

CASES: Final = 5  # that make a habit
HABITS: Final = 5  # of one game, the costliest


class GameJudged(msgspec.Struct):
    """A finished game of somebody's: how well they played, and what luck did to their share."""

    code: str
    game: str
    used: float  # when it was played, in seconds since 1970
    error_rate: float
    error_margin: float
    luck: int


class PhaseJudged(msgspec.Struct):
    """Somebody's choices in one phase of a game; in all of them, if the phase is empty."""

    game: str
    phase: str
    choices: int
    lost: int  # of the share of the victory
    error_rate: float
    error_margin: float


class Habit(msgspec.Struct):
    """Something that somebody often does where something else is better: the costliest case of it."""

    game: str
    times: int
    lost: int  # in all cases together
    names: list[str]  # who sat there
    seat: Seat
    way: Message
    better_way: Message


class Insight(msgspec.Struct):
    """Insight into how somebody plays: judged games, the oldest first; phases and habits by game."""

    games: list[GameJudged]
    phases: list[PhaseJudged]
    habits: list[Habit]
    unjudged: list[str]  # codes of the latest games that nobody had judged yet


class OwnTurn(NamedTuple):
    """A turn as far as insights need it."""

    seat: Seat
    phase: str
    steps: list[int]
    loss: int
    real: bool
    way: Message | None
    better_way: Message | None


class Judged(NamedTuple):
    """An analysis as far as insights need it."""

    turns: list[OwnTurn]
    luck: list[int]  # by seat


class Case(NamedTuple):
    """A turn of somebody's, and the game it was in."""

    listing: Listing
    turn: OwnTurn


class Played(NamedTuple):
    """A judged game of somebody's, and their own turns in it."""

    listing: Listing
    seat: Seat
    luck: int
    turns: list[OwnTurn]


def reduced(told: AnalysisTold) -> Judged:
    assert told.closing is not None
    turns = [
        OwnTurn(
            one.judged["seat"],
            one.judged["phase"],
            one.judged["steps"],
            cost(one.judged),
            one.judged["real"],
            one.way[0] if one.way else None,
            one.better_way[0] if one.better_way else None,
        )
        for one in told.turns
    ]
    return Judged(turns, [player["bridge"]["luck"] for player in told.closing["players"]])


def played_by(person: str, listing: Listing, digest: Digest, judged: Judged) -> Played:
    """Keep the turns that somebody took themselves; those that a bot took for them are not theirs."""
    seat = digest.people.index(person)
    own = [turn for turn in judged.turns if turn.seat == seat and not digest.covered.intersection(turn.steps)]
    return Played(listing, seat, judged.luck[seat], own)


def insight_of(played: list[Played], unjudged: list[str]) -> Insight:
    """Sum up games, of which the latest comes first."""
    games = sorted({one.listing.game for one in played})
    cases = [Case(one.listing, turn) for one in played for turn in one.turns]
    return Insight(
        [game_judged(one) for one in reversed(played)],
        [row for game in games for row in phases_of(game, cases)],
        [habit for game in games for habit in habits_of(game, cases)],
        unjudged,
    )


def game_judged(played: Played) -> GameJudged:
    rate, margin = error_rate(losses_of(played.turns))
    listing = played.listing
    return GameJudged(listing.code, listing.game, listing.used, rate, margin, played.luck)


def phases_of(game: str, cases: list[Case]) -> list[PhaseJudged]:
    """Rate all choices of a game, then those of each phase, in the order in which phases come up."""
    own = [case.turn for case in cases if case.listing.game == game]
    phases = list(dict.fromkeys(turn.phase for turn in own))
    rows = [phase_judged(game, "", own)]
    rows += [phase_judged(game, phase, [turn for turn in own if turn.phase == phase]) for phase in phases]
    return [row for row in rows if row.choices]


def phase_judged(game: str, phase: str, turns: list[OwnTurn]) -> PhaseJudged:
    losses = losses_of(turns)
    return PhaseJudged(game, phase, len(losses), sum(losses), *error_rate(losses))


def losses_of(turns: Iterable[OwnTurn]) -> list[int]:
    """List what real choices lost, as an analysis counts them."""
    return [turn.loss for turn in turns if turn.real or turn.loss]


def habits_of(game: str, cases: list[Case]) -> list[Habit]:
    """Group costly turns by what was done and what was better, as far as there are enough of them."""
    groups: dict[tuple[str, str], list[Case]] = {}
    for case in cases:
        way, better = case.turn.way, case.turn.better_way
        if case.listing.game == game and way and better:
            groups.setdefault((way[0], better[0]), []).append(case)
    habits = [habit_in(group) for group in groups.values() if len(group) >= CASES]
    return sorted(habits, key=lambda habit: -habit.lost)[:HABITS]


def habit_in(cases: list[Case]) -> Habit:
    worst = max(cases, key=lambda case: case.turn.loss)
    (listing, turn), lost = worst, sum(case.turn.loss for case in cases)
    assert turn.way
    assert turn.better_way
    return Habit(listing.game, len(cases), lost, listing.names, turn.seat, turn.way, turn.better_way)
