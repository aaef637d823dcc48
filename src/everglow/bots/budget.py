"""Limit of a bot's thinking for one decision."""

from __future__ import annotations

import re

from everglow.bots.words.generated import messages as m
from everglow.complaints import Complaint

NO_LIMIT = 10**9


class Budget:
    """Number of simulations or of seconds. Only simulations make choices repeatable."""

    def __init__(self, simulations: int = NO_LIMIT, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds  # none if the simulations alone count


class BadBudget(Complaint, ValueError):
    """Invalid budget: neither simulations nor a time."""


def budget(said: str) -> Budget:
    """Parse `300` (simulations), `100ms` or `1s`; BadBudget if it is neither."""
    match = re.fullmatch(r"(\d{1,7})(ms|s|)", said)
    if match is None or int(match[1]) == 0:
        raise BadBudget(m.expected_budget(said=said))
    number, unit = int(match[1]), match[2]
    return Budget(simulations=number) if not unit else Budget(seconds=number / (1000 if unit == "ms" else 1))
