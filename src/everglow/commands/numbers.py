"""Numbers as a language writes them."""

from __future__ import annotations

from everglow.commands.words.generated import messages as m
from everglow.words.wording import Wording


def decimal(wording: Wording, number: float, digits: int = 0, sign: str = "-") -> str:
    """Write a number with so many digits behind its mark; with sign "+", also a plus is shown."""
    marks = {".": wording.say(m.decimal_mark()), ",": wording.say(m.thousands_mark())}
    return "".join([marks.get(part, part) for part in f"{number:{sign},.{digits}f}"])


def percent(wording: Wording, share: float) -> str:
    """A share in percent, with one digit behind the mark."""
    return wording.say(m.percent(number=decimal(wording, 100 * share, 1)))
