"""Holdings of a player, counted: the coach tells by them what one way brings that another does not."""

from __future__ import annotations

from typing import Final, Protocol

from everglow.games.glow.box.card import CARDS
from everglow.games.glow.schema import Player, View
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
    "noon_light": m.holding_noon_light,
    "noon_footprint": m.holding_noon_footprints,
    "noon_firefly": m.holding_noon_fireflies,
    "noon_reroll": m.holding_noon_rerolls,
}
ACTING: Final = "acting_"  # before the name of a card


def holdings(view: View, seat: int) -> dict[str, int]:
    """Count what a player has, and what the dice of the day bring as they lie."""
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
        **at_noon(player, view["phase"] == "noon"),
        **acting(player),
    }


def at_noon(player: Player, paid: bool) -> dict[str, int]:
    """Goods that noon will still bring; the special faces may have paid out already."""
    brings = {"noon_light": 0, "noon_footprint": 0, "noon_firefly": 0, "noon_reroll": 0}
    for gift in player["noon"]["gives"] if player["noon"] else []:
        if "count" in gift:
            brings[f"noon_{gift['what']}"] += gift["count"]
    if paid:
        brings["noon_light"] -= player["paying_out"].get("light", 0)
        brings["noon_footprint"] -= player["paying_out"].get("footprint", 0)
    return brings


def acting(player: Player) -> dict[str, int]:
    """Count how often each card would act at noon, 0 where the player lacks it; nothing if no dice lie."""
    if not player["acting"]:
        return {}
    return {ACTING + card.name: player["acting"].get(card.name, 0) for card in CARDS}


def holding(kind: str, count: int) -> Message:
    if kind.startswith(ACTING):
        return m.holding_acting(card=kind.removeprefix(ACTING), count=count)
    return KINDS[kind](count=count)
