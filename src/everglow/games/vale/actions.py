"""The action vocabulary: an action is one int, a verb's base plus its operand."""

from __future__ import annotations

from typing import Final

# With a card: + card id
MARK: Final = 0
SELL: Final = 70
TAME: Final = 140
SUMMON: Final = 210
RELEASE: Final = 280
ACTIVATE: Final = 350
COPY: Final = 420
RECOVER: Final = 490
DISCARD: Final = 560
TAKE: Final = 630
# With stones: + the number of the handful in STONES
PAY: Final = 700
KEEP: Final = 784
# The rest
OPTION: Final = 868  # + position in the printed list
SEAT: Final = 872  # + seat
DONE: Final = 876
END_TURN: Final = 877
NUM_ACTIONS: Final = 878

MOST_STONES: Final = 6  # that anybody ever pays with or keeps

STONES: Final = [
    [red, blue, purple]
    for red in range(MOST_STONES + 1)
    for blue in range(MOST_STONES + 1 - red)
    for purple in range(MOST_STONES + 1 - red - blue)
]  # every handful of red, blue and purple stones, in ascending order

_BASE: Final = MOST_STONES + 1
_NUMBER: Final = [0] * (_BASE * _BASE * _BASE)
for _n, _handful in enumerate(STONES):
    _NUMBER[(_handful[0] * _BASE + _handful[1]) * _BASE + _handful[2]] = _n


def handful(red: int, blue: int, purple: int) -> int:
    """The number of a handful in STONES."""
    return _NUMBER[(red * _BASE + blue) * _BASE + purple]


def at_least(held: list[int], values: list[int], cost: int, base: int) -> list[int]:
    """The handfuls out of `held` that are worth the cost or more, as actions."""
    actions: list[int] = []
    for red in range(held[0] + 1):
        for blue in range(held[1] + 1):
            worth = red * values[0] + blue * values[1]
            for purple in range(held[2] + 1):
                if worth + purple * values[2] >= cost:
                    actions.append(base + handful(red, blue, purple))
    return actions


def exactly(held: list[int], count: int, base: int) -> list[int]:
    """The handfuls of so many stones out of `held`, as actions."""
    actions: list[int] = []
    for red in range(min(held[0], count) + 1):
        for blue in range(min(held[1], count - red) + 1):
            purple = count - red - blue
            if purple <= held[2]:
                actions.append(base + handful(red, blue, purple))
    return actions
