"""Reasons why something is not legal now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.vale.actions import ACTIVATE
from everglow.games.vale.box.card import ACTIVE, CARDS, INSTANT, Creature
from everglow.games.vale.box.components import DRAGON, FAMILY_NAMES, LAST_ROUND
from everglow.games.vale.codec.names import action
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.rules.cards.earth import DiscardUpTo
from everglow.games.vale.rules.effects import Choose
from everglow.games.vale.rules.moves import RecoverOne
from everglow.games.vale.rules.summoning import has_slot
from everglow.games.vale.show.view import question
from everglow.games.vale.state.state import State
from everglow.games.vale.texts.phrases import COPIED, PREY, Again, prey
from everglow.games.vale.texts.questions import task
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.shared import unasked


def why_not(s: State, seat: int, wish: str) -> Message | None:
    """Say why an action is not legal; None if it is."""
    wanted = action(wish)
    if not s.agenda.kind(seat):
        return unasked(s.deciders())
    return None if wanted in s.legal_actions(seat) else _reason(Wish(s, seat, wish))


class Wish:
    """A wish that is not legal now: a verb and its operand, and what is asked instead."""

    def __init__(self, s: State, seat: int, wish: str) -> None:
        task, asked = s.agenda.waiting_for(seat), question(s, seat)
        assert task is not None
        assert asked is not None
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        self.task = task
        self.asked = asked
        self.verb, _, self.operand = wish.partition(":")

    def text(self) -> str:
        """The card whose text asks."""
        assert self.asked["text"] is not None
        return self.asked["text"]

    def card(self) -> int:
        return CARD_IDS[self.operand]

    def number(self) -> int:
        return int(self.operand)

    def handful(self) -> list[int]:
        return [int(count) for count in self.operand.split(",")]


def _reason(w: Wish) -> Message:
    reason = REASONS.get((w.asked["kind"], w.verb), _not_asked)
    return reason(w)


def _not_asked(w: Wish) -> Message:
    asked = w.asked
    if asked["kind"] in ("action", "resolution"):
        return m.in_action_turn() if asked["kind"] == "action" else m.in_resolution_turn()
    if asked["text"] is None:
        return m.asked_else(task=task(asked))
    if asked["card"] == asked["text"]:
        return m.asked_else_by(card=asked["card"], task=task(asked))
    return m.asked_else_by_copy(card=asked["card"], copied=asked["text"], task=task(asked))


def _cannot_mark(w: Wish) -> Message:
    if any(w.card() in p.marked for p in w.s.players):
        return m.has_marker(card=w.operand)
    return m.not_in_display(card=w.operand)


# The action turn


def _has_no_marker(w: Wish) -> Message:
    return m.has_no_marker(card=w.operand)


def _marker_left(w: Wish) -> Message:
    return m.marker_left(card=CARDS[w.player.marked[0]].name)


def _too_early(_: Wish) -> Message:
    return m.activated_later()


def _cannot_summon(w: Wish) -> Message:
    if w.card() in w.player.marked:
        return m.not_tamed(card=w.operand)
    if w.card() not in w.player.hand:
        return _not_in_hand(w)
    if not has_slot(w.s, w.seat):
        return _no_slot(len(w.player.area))
    missing = w.player.cost_of(w.card()) - w.player.wealth()
    return m.needs_more(missing=missing) if missing > 0 else _incomplete("instant", w)


def _not_in_hand(w: Wish) -> Message:
    return m.not_in_hand(card=w.operand)


def _no_slot(creatures: int) -> Message:
    if creatures < LAST_ROUND:
        return m.no_slot_until(round=creatures + 1)
    return m.no_slot()


def _incomplete(slot: Again, w: Wish) -> Message:
    return m.incomplete(card=w.operand, slot=slot)


def _cannot_release(w: Wish) -> Message:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    return m.needs_more(missing=w.s.round - w.player.wealth())


def _not_in_area(w: Wish) -> Message:
    return m.not_in_area(card=w.operand)


# Activating


def _not_activated(w: Wish) -> Message:
    return m.must_activate(card=CARDS[w.s.legal_actions(w.seat)[0] - ACTIVATE].name)


def _cannot_activate(w: Wish) -> Message:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    if CARDS[w.card()].active is None:
        return _has_no_effect("active", w)
    if w.task.memo & CARDS[w.card()].active_bit:
        return m.already_activated(card=w.operand)
    return m.condition_not_met(card=w.operand)


# Stones


def _cannot_pay(w: Wish) -> Message:
    if not _held(w):
        return m.stones_not_held()
    assert w.asked["kind"] == "pay"
    return m.worth_too_little(worth=w.player.worth(w.handful()), cost=w.asked["cost"])


def _cannot_keep(w: Wish) -> Message:
    return m.keep_exactly(count=w.asked["picks"]) if _held(w) else m.stones_not_held()


def _held(w: Wish) -> bool:
    return all(count <= w.player.stones[colour] for colour, count in enumerate(w.handful()))


# What cards ask for


def _cannot_discard_from_hand(w: Wish) -> Message:
    if w.card() not in w.player.hand:
        return _not_in_hand(w)
    return m.keep_to_summon(card=w.operand)


def _cannot_summon_free(w: Wish) -> Message:
    if w.card() not in w.player.hand:
        return _not_in_hand(w)
    if w.asked["text"] == "dragon_egg" and CARDS[w.card()].family != DRAGON:
        return m.not_a_dragon(card=w.operand)
    return _incomplete("instant", w)


def _cannot_take(w: Wish) -> Message:
    if w.card() not in w.s.discarded:
        return m.not_on_pile(card=w.operand)
    return m.not_an_earth_card(card=w.operand)


def _cannot_recover(w: Wish) -> Message:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    effect = w.task.effect
    assert isinstance(effect, RecoverOne)
    return _misfit(w, effect.creature) or m.returns_another(card=w.operand)


def _misfit(w: Wish, creature: Creature) -> Message | None:
    """Say what keeps a card from being one that a sentence speaks of; None if it fits."""
    if not Creature(having=creature.having).fits(CARDS[w.card()]):
        return _has_no_effect("instant", w)
    if not Creature(up_to=creature.up_to).fits(CARDS[w.card()]):
        return m.costs_too_much(card=w.operand, cost=creature.up_to)
    if not creature.fits(CARDS[w.card()]):
        return m.not_of_family(card=w.operand, family=FAMILY_NAMES[creature.family])
    return None


def _has_no_effect(slot: Again, w: Wish) -> Message:
    return m.has_no_effect(card=w.operand, slot=slot)


def _cannot_discard_from_area(w: Wish) -> Message:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    return m.not_of_family(card=w.operand, family=prey(w.text()))


def _cannot_discard_too(w: Wish) -> Message:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    if w.card() == w.task.card:
        return m.discards_others(card=w.operand)
    return _out_of_order(w)


def _out_of_order(w: Wish) -> Message:
    effect = w.task.effect
    assert isinstance(effect, DiscardUpTo)
    picked = effect.picked(w.s, w.task)
    if w.card() in picked:
        return m.already_chosen(card=w.operand)
    return m.chosen_too_late(card=w.operand, last=CARDS[picked[-1]].name)


def _cannot_be_chosen(w: Wish) -> Message:
    if w.number() >= len(w.s.players):
        return m.nobody_sits(seat=w.number() + 1)
    you = w.number() == w.seat
    if w.asked["text"] in PREY:
        return (m.you_have_none if you else m.they_have_none)(family=prey(w.text()))
    return m.choose_opponent() if you else m.they_have_no_points()


def _cannot_copy(w: Wish) -> Message:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    if w.card() == w.task.card:
        return m.copies_another(card=w.operand)
    slot = COPIED[w.text()]
    if not Creature(having=HAVING[slot]).fits(CARDS[w.card()]):
        return _has_no_effect(slot, w)
    return _incomplete(slot, w)


def _cannot_choose(w: Wish) -> Message:
    effect, option = w.task.effect, w.number() - 1
    assert isinstance(effect, Choose)
    if option >= len(effect.choices):
        return m.few_options(card=w.text(), count=len(effect.choices))
    if w.task.memo >> option & 1:
        return m.option_chosen()
    if not effect.choices[option].possible(w.s, w.task):
        return m.option_impossible(option=f"{w.text()}_{w.number()}")
    if option < w.task.memo.bit_length():
        return m.option_too_late()
    return m.option_too_early()


HAVING: Final[dict[Again, int]] = {"instant": INSTANT, "active": ACTIVE}

# By the kind of the question and the verb of the wish.
REASONS: Final[dict[tuple[str, str], Callable[[Wish], Message]]] = {
    ("mark", "mark"): _cannot_mark,
    ("action", "sell"): _has_no_marker,
    ("action", "tame"): _has_no_marker,
    ("action", "summon"): _cannot_summon,
    ("action", "release"): _cannot_release,
    ("action", "activate"): _too_early,
    ("action", "end_turn"): _marker_left,
    ("resolution", "activate"): _cannot_activate,
    ("resolution", "end_turn"): _not_activated,
    ("pay", "pay"): _cannot_pay,
    ("keep", "keep"): _cannot_keep,
    ("activate", "activate"): _cannot_activate,
    ("discard_hand", "discard"): _cannot_discard_from_hand,
    ("discard_area", "discard"): _cannot_discard_from_area,
    ("discard_up_to", "discard"): _cannot_discard_too,
    ("free_summon", "summon"): _cannot_summon_free,
    ("recover", "recover"): _cannot_recover,
    ("take", "take"): _cannot_take,
    ("player", "seat"): _cannot_be_chosen,
    ("copy", "copy"): _cannot_copy,
    ("choose", "option"): _cannot_choose,
}
