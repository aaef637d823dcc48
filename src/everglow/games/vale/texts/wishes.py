"""Why something is not legal now, in a sentence."""

from __future__ import annotations

from everglow.games.vale.actions import (
    ACTIVATE,
    END_TURN,
    KEEP,
    OPTION,
    PAY,
    RELEASE,
    SELL,
    STONES,
    SUMMON,
    TAME,
)
from everglow.games.vale.activation import available
from everglow.games.vale.card import CARDS
from everglow.games.vale.components import LAST_ROUND
from everglow.games.vale.state import State
from everglow.games.vale.summoning import has_slot
from everglow.games.vale.texts.cards import card_name


def why_not(s: State, seat: int, wish: int) -> str | None:
    """None if it is legal."""
    kind = s.agenda.kind(seat)
    if not kind:
        return s.agenda.unasked()
    return None if wish in s.legal_actions(seat) else _reason(s, seat, kind, wish)


def _name(card: int) -> str:
    return card_name(CARDS[card].name)


def _reason(s: State, seat: int, kind: str, wish: int) -> str:
    if wish == END_TURN and kind in ("action", "resolution"):
        return _not_over(s, seat, kind)
    if kind == "action" and SELL <= wish < ACTIVATE:
        return _no_such_action(s, seat, wish)
    if kind == "resolution" and ACTIVATE <= wish < ACTIVATE + len(CARDS):
        return _cannot_activate(s, seat, wish - ACTIVATE)
    if PAY <= wish < OPTION and kind == ("pay" if wish < KEEP else "keep"):
        return _wrong_stones(s, seat, wish)
    return f"that is not what is asked now: the question is {kind!r}"


def _not_over(s: State, seat: int, kind: str) -> str:
    if kind == "action":
        return f"your marker is still on {_name(s.players[seat].marked[0])}: sell or tame it first"
    return f"{_name(s.legal_actions(seat)[0] - ACTIVATE)} must be activated first"


def _no_such_action(s: State, seat: int, wish: int) -> str:
    if wish < SUMMON:
        card = wish - (SELL if wish < TAME else TAME)
        return f"{_name(card)} does not carry your marker"
    if wish < RELEASE:
        return _cannot_summon(s, seat, wish - SUMMON)
    return _cannot_release(s, seat, wish - RELEASE)


def _cannot_summon(s: State, seat: int, card: int) -> str:
    p = s.players[seat]
    if card not in p.hand:
        return f"{_name(card)} is not in your hand"
    if not has_slot(s, seat):
        return _no_slot(len(p.area))
    missing = p.cost_of(card) - p.wealth()
    if missing > 0:
        return f"needs {missing} more"
    return f"the instant effect of {_name(card)} cannot be carried out completely now"


def _no_slot(creatures: int) -> str:
    if creatures < LAST_ROUND:
        return f"no free slot until round {creatures + 1}"
    return "no free slot: release a creature first"


def _cannot_release(s: State, seat: int, card: int) -> str:
    if card not in s.players[seat].area:
        return f"{_name(card)} is not in your area"
    return f"needs {s.round - s.players[seat].wealth()} more"


def _cannot_activate(s: State, seat: int, card: int) -> str:
    if card not in s.players[seat].area:
        return f"{_name(card)} is not in your area"
    if CARDS[card].active is None:
        return f"{_name(card)} has no active effect"
    if card in available(s, seat, 0):
        return f"{_name(card)} has been activated already"
    return f"the condition of {_name(card)} is not met now"


def _wrong_stones(s: State, seat: int, wish: int) -> str:
    p, stones = s.players[seat], STONES[wish - (PAY if wish < KEEP else KEEP)]
    if any(stones[colour] > p.stones[colour] for colour in range(3)):
        return "you do not hold these stones"
    if wish >= KEEP:
        return f"keep exactly {p.stone_limit()} stones"
    return f"these stones are worth only {p.worth(stones)}"
