"""Terms of a game that are agreed on before it begins: how many play, who begins, the game's own options."""

from __future__ import annotations

from everglow.complaints import Complaint
from everglow.words.generated import messages as words


class Option:
    """Something to be agreed on before a game begins; the game's `texts` tell people what it is about."""

    def __init__(self, name: str, values: list[str], default: str) -> None:
        self.name = name
        self.values = values
        self.default = default


START = Option("start", ["random", "0", "1", "2", "3"], "random")  # the seat that begins


class BadSetup(Complaint, ValueError):
    """No game can begin like this; the message says what was expected."""


def check_seats(title: str, allowed: range, seats: int) -> None:
    if seats not in allowed:
        raise BadSetup(
            words.wrong_number_of_players(game=title, least=allowed[0], most=allowed[-1], seats=seats)
        )


def agreed(title: str, options: list[Option], seats: int, wishes: dict[str, str]) -> dict[str, str]:
    """Every option with its value: as wished, or the default."""
    chosen = {option.name: option.default for option in options} | wishes
    known = [option.name for option in options]
    for name in wishes:
        if name not in known:
            raise BadSetup(words.unknown_option(name=name, game=title, options=known))
    for option in options:
        _check(option, chosen[option.name], seats)
    return chosen


def still_agreed(chosen: dict[str, str], seats: int) -> dict[str, str]:
    """Return what stays agreed with so many seats: whoever was to begin and has no seat any more does not."""
    begins = chosen.get(START.name, START.default)
    homeless = begins != START.default and int(begins) >= seats
    return chosen | {START.name: START.default} if homeless else chosen


def _check(option: Option, value: str, seats: int) -> None:
    allowed = option.values[: seats + 1] if option.name == START.name else option.values
    if value not in allowed:
        raise BadSetup(words.wrong_value(name=option.name, values=allowed, value=value))


def start_of(chosen: dict[str, str]) -> int | None:
    """The seat that begins; None if chance decides."""
    return None if chosen[START.name] == "random" else int(chosen[START.name])
