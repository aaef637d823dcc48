"""The table as lines: for a terminal, and for a screen reader."""

from __future__ import annotations

from everglow.game import Json
from everglow.games.vale.card import CARDS
from everglow.games.vale.cards import CARD_IDS
from everglow.games.vale.components import FAMILY_NAMES, LAST_ROUND
from everglow.games.vale.texts.cards import card_name, short_text
from everglow.games.vale.texts.log import victory
from everglow.games.vale.texts.phrases import cards, listed, stones


def table(view: Json, names: list[str]) -> list[str]:
    """Round and piles, the display, everybody's things, the own hand."""
    lines = [_now(view, names), _piles(view)] + _display(view, names)
    for seat in range(len(names)):
        lines += _player(view, seat, names)
    return lines + _hand(view)


def _now(view: Json, names: list[str]) -> str:
    if view["winners"]:
        return f"The game is over after round {view['round']}. {victory(view['winners'], names)}"
    begins = f"{names[view['start']]} is the start player"
    waiting = listed([names[seat] for seat in view["deciders"]])
    return f"Round {view['round']} of {LAST_ROUND}, {view['phase']} phase; {begins}; waiting for {waiting}."


def _piles(view: Json) -> str:
    top = f", {card_name(view['deck_top'])} on top" if view["deck_top"] else ""
    return f"Deck: {cards(view['deck'])}{top}. Discard pile: {cards(len(view['discarded']))}."


def _display(view: Json, names: list[str]) -> list[str]:
    """Sorted by family, those with a marker too."""
    markers = dict.fromkeys(view["display"], "")
    for name, player in zip(names, view["players"], strict=True):
        markers |= dict.fromkeys(player["marked"], f", marked by {name}")
    shown = sorted(markers, key=lambda card: CARD_IDS[card])
    return ["Display:"] * bool(shown) + [_card(card, markers[card]) for card in shown]


def _card(card: str, note: str) -> str:
    return f"  {card_name(card)} ({{{_family(card)}}} {CARDS[CARD_IDS[card]].cost}{note}): {short_text(card)}"


def _family(card: str) -> str:
    return FAMILY_NAMES[CARDS[CARD_IDS[card]].family]


def _player(view: Json, seat: int, names: list[str]) -> list[str]:
    player = view["players"][seat]
    who = f"{names[seat]} (you)" if seat == view["seat"] else names[seat]
    hand = f"{cards(player['hand_size'])} in hand"
    return [f"{who}: {{points}} {player['points']}; {_stones(player)}; {hand}.", _area(player, view["round"])]


def _stones(player: Json) -> str:
    worth = sum(count * player["stone_values"][colour] for colour, count in player["stones"].items())
    return f"{stones(player['stones'])} (worth {worth}, limit {player['stone_limit']})"


def _area(player: Json, slots: int) -> str:
    creatures = [f"{card_name(card)} ({_state_of(card, player)})" for card in player["area"]]
    return f"  Area, {len(creatures)} of {slots}: {', '.join(creatures) or 'empty'}"


def _state_of(card: str, player: Json) -> str:
    return f"{{{_family(card)}}}{', activated' if card in player['activated'] else ''}"


def _hand(view: Json) -> list[str]:
    """With what each card costs now, if that is not what is printed."""
    held = [] if view["seat"] is None else view["players"][view["seat"]]["hand"]
    return ["Your hand:"] * bool(held) + [_card(card["card"], _discount(card)) for card in held]


def _discount(held: Json) -> str:
    return "" if held["cost"] == CARDS[CARD_IDS[held["card"]]].cost else f", costs you {held['cost']}"
