"""Judges of bots, by name: the net that ships with a game, the hand-made evaluation, or a net in a file."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from everglow.bots.net import weights
from everglow.bots.net.weights import BadNet, Weights
from everglow.bots.net_judge import NetJudge
from everglow.bots.plan import Judge
from everglow.bots.words.generated import messages as m
from everglow.complaints import system_reason
from everglow.game import AnyGame
from everglow.words.message import Message

if TYPE_CHECKING:
    from everglow.bots.net.kernel import Net

log = logging.getLogger("everglow.judges")

HAND: Final = "hand"
NET: Final = "net"  # the one that ships
SUFFIX: Final = ".net"


def names_judge(name: str) -> bool:
    return name in (HAND, NET) or name.endswith(SUFFIX)


def judge_of(game: AnyGame, name: str = "") -> Judge:
    """Return a judge: the net of a file (BadNet if it is none), by hand, or whatever ships with the game."""
    if name.endswith(SUFFIX):
        return _from_file(game, str(Path(name).absolute()), _changed(Path(name)))
    return (shipped(game) if name != HAND else None) or hand_made(game)


def hand_made(game: AnyGame) -> Judge:
    judge: Judge = game.judge.foresee
    return judge


@cache
def shipped(game: AnyGame) -> Judge | None:
    """Judge by the net that ships with a game; None if there is none, or if it is of no use here."""
    if not game.judge.weights:
        return None
    try:
        return made(game, weights.read(Path(game.judge.weights)))
    except BadNet as error:
        log.warning("%s: %s", game.name, error)
        return None


def trouble(game: AnyGame) -> Message | None:
    """Say why the net that ships with a game does not judge here; None if it does."""
    try:
        made(game, weights.read(Path(game.judge.weights)))
    except BadNet as error:
        return error.message
    return None


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError as error:
        raise BadNet(m.net_unreadable(why=system_reason(error))) from None


@cache
def _from_file(game: AnyGame, path: str, _changed: float) -> Judge:
    return made(game, weights.read(Path(path)))


def made(game: AnyGame, net_weights: Weights) -> Judge:
    """Make a judge of weights; BadNet if they do not fit, or if there is no kernel."""
    net_weights.check(game)
    return NetJudge(_net(net_weights), game.judge.inputs, hand_made(game), net_weights.blend).foresee


def _net(net_weights: Weights) -> Net:
    try:
        from everglow.bots.net.kernel import Net
    except ImportError:
        raise BadNet(m.no_kernel()) from None
    try:
        return Net(net_weights.sizes, net_weights.numbers)
    except ValueError:  # a weight or a bias is larger than its sums could be
        raise BadNet(m.net_damaged()) from None
