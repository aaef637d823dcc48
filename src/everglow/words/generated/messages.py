"""Messages of `everglow`, made by `make words`; not to be edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from everglow.words.message import Message, register

register("everglow", __package__)
__all__ = ["Literal", "Sequence"]

def wrong_number_of_players(*, game: str, least: int, most: int, seats: int) -> Message:
    """{ $game } is for { $least } to { $most } players, not { $seats }."""
    return ("everglow.wrong_number_of_players", {"game": game, "least": least, "most": most, "seats": seats})


def unknown_option(*, name: str, game: str, options: Sequence[str]) -> Message:
    """Unknown option “{ $name }”: { $game } has { JOIN($options, ', ') }."""
    return ("everglow.unknown_option", {"name": name, "game": game, "options": options})


def wrong_value(*, name: str, values: Sequence[str], value: str) -> Message:
    """Option “{ $name }” must be one of { JOIN($values, ', ') }, not “{ $value }”."""
    return ("everglow.wrong_value", {"name": name, "values": values, "value": value})


def verbatim(*, text: str) -> Message:
    """{ $text }"""
    return ("everglow.verbatim", {"text": text})


def of_seat(*, seat: int, text: str) -> Message:
    """{ CAPITAL(WHO($seat, 'you')) }: { $text }"""
    return ("everglow.of_seat", {"seat": seat, "text": text})


def game_ended(*, standings: Sequence[Message], victory: Message) -> Message:
    """The game is over: { $standings }. { $victory }"""
    return ("everglow.game_ended", {"standings": standings, "victory": victory})


def standing(*, seat: int, score: int) -> Message:
    """{ WHO($seat, 'you') } { $score }"""
    return ("everglow.standing", {"seat": seat, "score": score})


def won(*, seat: int) -> Message:
    """{ $seat -> [you] You win. *[other] { $seat } wins. }"""
    return ("everglow.won", {"seat": seat})


def shared_victory(*, seats: Sequence[int]) -> Message:
    """{ CAPITAL(WHO($seats, 'you')) } share the victory."""
    return ("everglow.shared_victory", {"seats": seats})


def not_your_turn(*, seats: Sequence[int]) -> Message:
    """{ COUNT($seats) -> [one] it is not your turn: { $seats } decides *[other] it is not your turn: { $seats } decide }"""
    return ("everglow.not_your_turn", {"seats": seats})


def game_over() -> Message:
    """the game is over"""
    return ("everglow.game_over", {})


