"""Waste of a step: stones that nobody gives back, or an instant effect."""

from __future__ import annotations

from everglow.games.vale.actions import PAY, STONES
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import STONE_NAMES
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.rules.phases import PAY_FOR_SUMMON
from everglow.games.vale.schema import Event, Paid, SomeStones, Waste
from everglow.games.vale.state.player import Player
from everglow.games.vale.state.state import KEEP_STONES, State


def waste(s: State, seat: int, after: State, events: list[Event]) -> Waste | None:
    """Find the waste of a step that leads from `s` to `after` by these events, if that is certain."""
    if _asks(after, seat) is PAY_FOR_SUMMON:
        return _whatever_pays(after, seat)
    overpaid = sum([_overpaid(s, seat, event) for event in events if event["event"] == "paid"])
    if overpaid:
        return {"kind": "overpaid", "count": overpaid}
    beyond = _beyond_the_limit(after, seat, events)
    if beyond:
        return {"kind": "tooMany", "count": beyond}
    idle = sum(
        [_idle(after, seat, event["card"], events) for event in events if event["event"] == "summoned"]
    )
    return {"kind": "idle", "count": idle} if idle else None


def _asks(s: State, seat: int) -> object:
    task = s.agenda.waiting_for(seat)
    return None if task is None else task.effect


def _whatever_pays(s: State, seat: int) -> Waste | None:
    """The least that is wasted by a creature still to be paid, if nobody pays more than is needed."""
    p, payments = s.players[seat], s.legal_actions(seat)
    least = min([_worth(p, STONES[payment - PAY]) for payment in payments])
    cheapest = [payment for payment in payments if _worth(p, STONES[payment - PAY]) == least]
    wastes = [_paying(s, seat, payment) for payment in cheapest]
    certain = [one for one in wastes if one is not None]
    return min(certain, key=lambda one: one["count"]) if len(certain) == len(wastes) else None


def _paying(s: State, seat: int, payment: int) -> Waste | None:
    trial = s.copy()
    trial.listen()
    trial.apply(seat, payment)
    return waste(s, seat, trial, trial.news())


def _worth(p: Player, stones: list[int]) -> int:
    values = p.stone_values()
    return sum([values[colour] * stones[colour] for colour in range(3)])


def _counts(stones: SomeStones) -> list[int]:
    return [stones.get(colour, 0) for colour in STONE_NAMES]


def _overpaid(s: State, seat: int, event: Paid) -> int:
    """Value of a payment that is lost: there is no change."""
    p, card = s.players[seat], CARD_IDS[event["card"]]
    return _worth(p, _counts(event["stones"])) - (s.round if card in p.area else p.cost_of(card))


def _beyond_the_limit(after: State, seat: int, events: list[Event]) -> int:
    """Stones that go back because nobody may hold so many; which ones is asked only where they differ."""
    if _asks(after, seat) is KEEP_STONES:
        return sum(after.players[seat].stones) - after.players[seat].stone_limit()
    return sum([_put_back(event, seat) for event in events])


def _put_back(event: Event, seat: int) -> int:
    if event["event"] != "put_back" or event["seat"] != seat or "cause" in event:
        return 0
    return sum(_counts(event["stones"]))


def _idle(after: State, seat: int, card: str, events: list[Event]) -> bool:
    """Whether the instant effect of a summoned creature did nothing and asks nothing."""
    creature, task = CARD_IDS[card], after.agenda.waiting_for(seat)
    asks = task is not None and task.card == creature
    did = any([_done_by(card, event) for event in events])
    return CARDS[creature].instant is not None and not (asks or did)


def _done_by(card: str, event: Event) -> bool:
    """Whether this card caused the event. To swap no stones at all is nothing."""
    return event.get("cause") == card and event.get("stones") != {}
