"""Holdings of a player, counted: the coach tells by them what one way brings that another does not."""

from __future__ import annotations

from everglow.games.vale.schema import View
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message


def holdings(view: View, seat: int) -> dict[str, int]:
    player = view["players"][seat]
    stones = player["stones"]
    return {
        "points": player["points"],
        "later": sum([prospect["points"] for prospect in view["outlook"][seat]]),
        "red": stones["red"],
        "blue": stones["blue"],
        "purple": stones["purple"],
        "area": len(player["area"]),
        "hand": player["hand_size"],
    }


def holding(kind: str, count: int) -> Message:
    if kind == "points":
        return m.holding_points(count=count)
    if kind == "later":
        return m.holding_later(count=count)
    if kind == "area":
        return m.holding_area(count=count)
    if kind == "hand":
        return m.holding_hand(count=count)
    return m.some_stones(colour=kind, count=count)
