"""Why something is not legal now, in a sentence of plain words: it is also read outside the game."""

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
from everglow.games.vale.texts.cards import card_name
from everglow.games.vale.texts.icons import ICONS, in_words
from everglow.games.vale.texts.questions import COPIED, source, wanted
from everglow.games.vale.texts.wording import OPTIONS, PREY


def why_not(s: State, seat: int, wish: str) -> str | None:
    """Say why an action is not legal; None if it is."""
    wanted = action(wish)
    if not s.agenda.kind(seat):
        return s.agenda.unasked()
    return None if wanted in s.legal_actions(seat) else in_words(_reason(Wish(s, seat, wish)))


class Wish:
    """What a player may not do now: a verb and its operand, and what is asked instead."""

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

    def name(self) -> str:
        return card_name(self.operand)

    def number(self) -> int:
        return int(self.operand)

    def handful(self) -> list[int]:
        return [int(count) for count in self.operand.split(",")]


def _reason(w: Wish) -> str:
    reason = REASONS.get((w.asked["kind"], w.verb), _not_asked)
    return reason(w)


def _not_asked(w: Wish) -> str:
    if w.asked["kind"] in ("action", "resolution"):
        return f"this is {wanted(w.asked)}"
    if w.asked["text"] is not None:
        return f"now {source(w.asked)} asks you to {wanted(w.asked)}"
    return f"now you are asked to {wanted(w.asked)}"


def _cannot_mark(w: Wish) -> str:
    if any(w.card() in p.marked for p in w.s.players):
        return f"{w.name()} carries a marker already"
    return f"{w.name()} is not in the display"


# The action turn


def _has_no_marker(w: Wish) -> str:
    return f"{w.name()} does not carry your marker"


def _marker_left(w: Wish) -> str:
    return f"your marker is still on {_name(w.player.marked[0])}: sell or tame it first"


def _too_early(w: Wish) -> str:
    return f"this is {wanted(w.asked)}; creatures are activated in your resolution turn"


def _cannot_summon(w: Wish) -> str:
    if w.card() in w.player.marked:
        return f"{w.name()} is not in your hand: tame it first"
    if w.card() not in w.player.hand:
        return _not_in_hand(w)
    if not has_slot(w.s, w.seat):
        return _no_slot(len(w.player.area))
    missing = w.player.cost_of(w.card()) - w.player.wealth()
    return f"needs {missing} more" if missing > 0 else _incomplete("instant", w)


def _not_in_hand(w: Wish) -> str:
    return f"{w.name()} is not in your hand"


def _no_slot(creatures: int) -> str:
    if creatures < LAST_ROUND:
        return f"no free slot until round {creatures + 1}"
    return "no free slot: release a creature first"


def _incomplete(slot: str, w: Wish) -> str:
    return f"the {ICONS[slot].word} effect of {w.name()} cannot be carried out completely now"


def _cannot_release(w: Wish) -> str:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    return f"needs {w.s.round - w.player.wealth()} more"


def _not_in_area(w: Wish) -> str:
    return f"{w.name()} is not in your area"


# Activating


def _not_activated(w: Wish) -> str:
    return f"{_name(w.s.legal_actions(w.seat)[0] - ACTIVATE)} must be activated first"


def _cannot_activate(w: Wish) -> str:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    if CARDS[w.card()].active is None:
        return f"{w.name()} has no each-round effect"
    if w.task.memo & CARDS[w.card()].active_bit:
        return f"{w.name()} has been activated already"
    return f"the condition of {w.name()} is not met now"


# Stones


def _cannot_pay(w: Wish) -> str:
    if not _held(w):
        return "you do not hold these stones"
    assert w.asked["kind"] == "pay"
    return f"these stones are worth only {w.player.worth(w.handful())}, the cost is {w.asked['cost']}"


def _cannot_keep(w: Wish) -> str:
    return f"keep exactly {w.asked['picks']} stones" if _held(w) else "you do not hold these stones"


def _held(w: Wish) -> bool:
    return all(count <= w.player.stones[colour] for colour, count in enumerate(w.handful()))


# What cards ask for


def _cannot_discard_from_hand(w: Wish) -> str:
    if w.card() not in w.player.hand:
        return _not_in_hand(w)
    return f"no other card in your hand could be summoned: keep {w.name()}"


def _cannot_summon_free(w: Wish) -> str:
    if w.card() not in w.player.hand:
        return _not_in_hand(w)
    if w.asked["text"] == "dragon_egg" and CARDS[w.card()].family != DRAGON:
        return f"{w.name()} is not a dragon"
    return _incomplete("instant", w)


def _cannot_take(w: Wish) -> str:
    if w.card() not in w.s.discarded:
        return f"{w.name()} is not in the discard pile"
    return f"{w.name()} is not an {{earth}} card"


def _cannot_recover(w: Wish) -> str:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    effect = w.task.effect
    assert isinstance(effect, RecoverOne)
    return _misfit(w, effect.creature) or f"{w.name()} itself stays: return another creature"


def _misfit(w: Wish, creature: Creature) -> str:
    """What keeps a card from being one that a sentence speaks of; empty if it fits."""
    if not Creature(having=creature.having).fits(CARDS[w.card()]):
        return _has_no_effect("instant", w)
    if not Creature(up_to=creature.up_to).fits(CARDS[w.card()]):
        return f"the printed cost of {w.name()} is not {creature.up_to} or less"
    if not creature.fits(CARDS[w.card()]):
        return f"{w.name()} is not a {{{FAMILY_NAMES[creature.family]}}} creature"
    return ""


def _has_no_effect(slot: str, w: Wish) -> str:
    return f"{w.name()} has no {ICONS[slot].word} effect"


def _cannot_discard_from_area(w: Wish) -> str:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    return f"{w.name()} is not {PREY[w.text()]}"


def _cannot_discard_too(w: Wish) -> str:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    if w.card() == w.task.card:
        return f"{w.name()} itself stays: discard other creatures"
    return _out_of_order(w)


def _out_of_order(w: Wish) -> str:
    effect = w.task.effect
    assert isinstance(effect, DiscardUpTo)
    picked = effect.picked(w.s, w.task)
    if w.card() in picked:
        return f"{w.name()} is picked already"
    return f"{w.name()} comes before {_name(picked[-1])}: pick in the order shown"


def _cannot_be_chosen(w: Wish) -> str:
    if w.number() >= len(w.s.players):
        return f"nobody sits on seat {w.number()}"
    you = w.number() == w.seat
    if w.asked["text"] in PREY:
        who = "you do not have" if you else "that player does not have"
        return f"{who} {PREY[w.text()]}"
    return "choose an opponent, not yourself" if you else "that player has no points"


def _cannot_copy(w: Wish) -> str:
    if w.card() not in w.player.area:
        return _not_in_area(w)
    if w.card() == w.task.card:
        return f"{w.name()} copies another creature, not itself"
    slot = COPIED[w.text()]
    if not Creature(having=HAVING[slot]).fits(CARDS[w.card()]):
        return _has_no_effect(slot, w)
    return _incomplete(slot, w)


def _cannot_choose(w: Wish) -> str:
    effect, option = w.task.effect, w.number() - 1
    assert isinstance(effect, Choose)
    if option >= len(effect.choices):
        assert w.asked["text"] is not None
        return f"{source(w.asked)} has only {len(effect.choices)} options"
    if w.task.memo >> option & 1:
        return "this is picked already"
    if not effect.choices[option].possible(w.s, w.task):
        return f"you cannot {OPTIONS[w.text()][option]} now"
    if option < w.task.memo.bit_length():
        return "it comes before what you have picked: pick in the order shown"
    return "too few come after it: pick in the order shown"


def _name(card: int) -> str:
    return card_name(CARDS[card].name)


HAVING: Final = {"instant": INSTANT, "active": ACTIVE}

# By the kind of the question and the verb of the wish.
REASONS: Final[dict[tuple[str, str], Callable[[Wish], str]]] = {
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
