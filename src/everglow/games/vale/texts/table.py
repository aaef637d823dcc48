"""The table as lines: for a terminal, and for a screen reader."""

from __future__ import annotations

from everglow.english import listed, victory
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import FAMILY_NAMES, STONE_NAMES
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.schema import HandCard, Player, View
from everglow.games.vale.texts.cards import card_name, short_text
from everglow.games.vale.texts.phrases import cards, stones


def table(view: View, names: list[str], brevity: int = 0) -> list[str]:
    """Round and piles, the display, everybody's things, the own hand.

    The shorter it is, the less is told: first of others' areas, then of the own one, then of the hand.
    """
    lines = [_now(view, names), _piles(view)] + _display(view, names, brevity)
    for seat in range(len(names)):
        lines += _player(view, seat, names, brevity)
    return lines + _hand(view, brevity)


def _now(view: View, names: list[str]) -> str:
    if view["winners"]:
        return f"The game is over after round {view['round']}. {victory(view['winners'], names)}"
    begins = f"{names[view['start']]} is the start player"
    return (
        f"Round {view['round']} of {view['rounds']}, {view['phase']} phase; {begins}{_waiting(view, names)}."
    )


def _waiting(view: View, names: list[str]) -> str:
    """For others: whoever is asked knows it."""
    others = [names[seat] for seat in view["deciders"] if seat != view["seat"]]
    return f"; waiting for {listed(others)}" if others else ""


def _piles(view: View) -> str:
    top = f", {card_name(view['deck_top'])} on top" if view["deck_top"] else ""
    return f"Deck: {cards(view['deck'])}{top}. Discard pile: {cards(len(view['discarded']))}."


def _display(view: View, names: list[str], brevity: int) -> list[str]:
    """Sorted by family, those with a marker too."""
    markers = dict.fromkeys(view["display"], "")
    for name, player in zip(names, view["players"], strict=True):
        markers |= dict.fromkeys(player["marked"], f", marked by {name}")
    shown = sorted(markers, key=lambda card: CARD_IDS[card])
    return _cards("Display:", [(card, markers[card]) for card in shown], brevity > 1)


def _cards(title: str, shown: list[tuple[str, str]], brief: bool) -> list[str]:
    """Cards with a note each: a line for every one, or all of them in one line, without their texts."""
    if brief:
        return [f"{title} {', '.join([card_head(card, note) for card, note in shown])}"] * bool(shown)
    return [title] * bool(shown) + [card_line(card, note) for card, note in shown]


def card_line(card: str, note: str = "") -> str:
    return f"  {card_head(card, note)}: {short_text(card)}"


def card_head(card: str, note: str = "") -> str:
    return f"{card_name(card)} ({{{family(card)}}} {CARDS[CARD_IDS[card]].cost}{note})"


def family(card: str) -> str:
    return FAMILY_NAMES[CARDS[CARD_IDS[card]].family]


def _player(view: View, seat: int, names: list[str], brevity: int) -> list[str]:
    player, own = view["players"][seat], seat == view["seat"]
    who = f"{names[seat]} (you)" if own else names[seat]
    head = f"{who}: {{points}} {player['points']}; {_stones(player)}; {cards(player['hand_size'])} in hand."
    slots = f"  Area, {len(player['area'])} of {player['area_limit']}:"
    if not own and brevity:
        return [f"{head[:-1]}, area {len(player['area'])} of {player['area_limit']}."]
    if own and player["area"] and brevity < 2:
        return [head, slots, *[f"  {card_line(card, _activated(card, player))}" for card in player["area"]]]
    return [head, f"{slots} {', '.join(_creatures(player)) or 'empty'}"]


def _stones(player: Player) -> str:
    worth = sum(player["stones"][colour] * player["stone_values"][colour] for colour in STONE_NAMES)
    return f"{stones(player['stones'])} (worth {worth}, limit {player['stone_limit']})"


def _creatures(player: Player) -> list[str]:
    area = player["area"]
    return [f"{card_name(card)} ({{{family(card)}}}{_activated(card, player)})" for card in area]


def _activated(card: str, player: Player) -> str:
    return ", activated" if card in player["activated"] else ""


def _hand(view: View, brevity: int) -> list[str]:
    """With what each card costs now, if that is not what is printed."""
    held = None if view["seat"] is None else view["players"][view["seat"]]["hand"]
    return _cards("Your hand:", [(card["card"], _discount(card)) for card in held or []], brevity > 2)


def _discount(held: HandCard) -> str:
    return "" if held["cost"] == CARDS[CARD_IDS[held["card"]]].cost else f", costs you {held['cost']}"
