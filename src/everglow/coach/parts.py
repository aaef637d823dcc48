"""Parts of an analysis as data: they can be stored and sent as JSON. Shares are integers of `WHOLE`."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from everglow.coach.shares import Shares
from everglow.game import Seat

Slip: TypeAlias = Literal["blunder", "mistake", "inaccuracy", "small"]


class Point(TypedDict):
    """Shares after a turn, whose last answer was that step of the game; the first point is the deal."""

    turn: int
    step: int
    shares: Shares


class Opening(TypedDict):
    """Beginning of an analysis: who judges, where everybody begins, and the curve."""

    part: Literal["opening"]
    game: str
    rules_version: str
    judge: str  # with its fingerprint: another judge, another analysis
    start: Shares  # the mean of fresh deals
    deal: Shares  # the luck of this one
    as_good: list[int]  # by seat: how many of the fresh deals were at least as good
    worlds: int  # fresh deals; none if the game began from a position
    curve: list[Point]


class JudgedTurn(TypedDict):
    """Turn of a seat, judged. `after` - before = luck + play + unexplained, for every seat."""

    part: Literal["turn"]
    number: int
    seat: Seat
    round: int
    phase: str
    steps: list[int]  # of the game, from 1
    done: list[str]  # names of the actions
    better: list[str]  # those of the best way found; none if nothing was lost
    costs: list[int]  # what each answer lost of the seat's own share
    real: bool  # a choice between ways that differ by more than noise
    error: int  # standard error of what was lost
    after: Shares
    luck: Shares
    as_good: list[int]  # by seat: in how many re-deals chance would have been at least as kind
    worlds: int  # re-deals; none if chance had no part
    play: Shares  # what the answers did to everybody; never positive for the seat itself
    unexplained: Shares
    deep: int  # worlds in which a deep judgement looked further; 0 if none did


class Stroke(TypedDict):
    """Stroke of luck: the turn, 0 for the deal, whose chance was kindest or unkindest to a seat; its odds."""

    turn: int
    luck: int
    as_good: int
    worlds: int


class Bridge(TypedDict):
    """Way of a seat from its first share to its last: the parts add up exactly."""

    start: int
    luck: int
    own: int
    others: int
    unexplained: int
    end: int


class Player(TypedDict):
    """Sums of one seat."""

    bridge: Bridge
    choices: int  # real ones
    lost: int  # share lost by its own answers
    error_rate: float  # 500 x share lost / real choices
    error_margin: float  # half of its 95 % interval
    slips: dict[Slip, int]  # how many inaccuracies, mistakes and blunders
    moments: list[int]  # the turns that cost it most, at most three
    luckiest: Stroke | None
    unluckiest: Stroke | None


class Closing(TypedDict):
    """End of an analysis: the sums, and the three moments that mattered most to anybody."""

    part: Literal["closing"]
    players: list[Player]
    moments: list[int]


Part: TypeAlias = Opening | JudgedTurn | Closing


class Analysis(TypedDict):
    """All parts of an analysis together."""

    opening: Opening
    turns: list[JudgedTurn]
    closing: Closing
