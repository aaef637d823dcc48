"""Holdings of a player, counted: the coach tells by them what one way brings that another does not."""

from __future__ import annotations

from typing import Final, Protocol

from everglow.games.glow.schema import View
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message


class Counted(Protocol):
    """Names so many of a kind."""

    def __call__(self, *, count: int) -> Message: ...


KINDS: Final[dict[str, Counted]] = {
    "light": m.holding_light,
    "board": m.holding_board,
    "footprints": m.holding_footprints,
    "fireflies": m.holding_fireflies,
    "rerolls": m.holding_rerolls,
    "companions": m.holding_companions,
    "spells": m.holding_spells,
    "dice": m.holding_dice,
}


def holdings(view: View, seat: int) -> dict[str, int]:
    player = view["players"][seat]
    return {
        "light": player["light"],
        "board": player["score"]["board"],
        "footprints": player["footprints"],
        "fireflies": player["fireflies"],
        "rerolls": player["reroll_tokens"],
        "companions": len(player["companions"]),
        "spells": len(player["spells"]),
        "dice": len(player["dice"]),
    }


def holding(kind: str, count: int) -> Message:
    return KINDS[kind](count=count)
