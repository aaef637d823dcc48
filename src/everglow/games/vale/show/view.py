"""View of one seat, with all that it may see, and the question it is asked."""

from __future__ import annotations

from typing import Final, Literal, cast

from everglow.agenda import Decision, Task
from everglow.game import Memory, remembered
from everglow.games.vale import schema
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import BLUE, LAST_ROUND, POINTS_TO_END, PURPLE, RED
from everglow.games.vale.codec.names import card_names
from everglow.games.vale.rules.phases import PAY_FOR_RELEASE, PAY_FOR_SUMMON
from everglow.games.vale.schema import HandCard, Pay, Phase, Question, Stones, TextKind, TurnKind, View
from everglow.games.vale.show.outlook import outlook
from everglow.games.vale.state.player import Player
from everglow.games.vale.state.state import State
from everglow.rng import TABLE

PHASES: Final[dict[str, Phase]] = {
    "phase/mark": "hunt",
    "phase/action": "action",
    "phase/resolution": "resolution",
}


def stones(held: list[int]) -> Stones:
    return {"red": held[RED], "blue": held[BLUE], "purple": held[PURPLE]}


def phase(s: State) -> Phase:
    """The phase of the turn at hand: a card's questions belong to the turn below them."""
    for task in reversed(s.agenda.lanes[TABLE]):
        if task.effect.name in PHASES:
            return PHASES[task.effect.name]
    return "end"


def view(s: State, seat: int | None) -> View:
    """View of a seat: its own hand, everything on the table, and how many cards are hidden."""
    return _view(s, seat, [_player(s, i, i == seat) for i in range(len(s.players))])


def watched(s: State, memory: Memory) -> View:
    """View of a spectator; a step changes what lies before one player, as a rule."""
    return _view(s, None, [_remembered(s, i, memory) for i in range(len(s.players))])


def _view(s: State, seat: int | None, players: list[schema.Player]) -> View:
    return {
        "game": "vale",
        "seat": seat,
        "round": s.round,
        "rounds": LAST_ROUND,
        "points_to_end": POINTS_TO_END,
        "reached_end": _reached_end(s),
        "phase": phase(s),
        "over": not s.deciders(),
        "start": s.start,
        "deciders": s.deciders(),
        "winners": [] if s.deciders() else s.winners(),
        "places": [] if s.deciders() else s.places(),
        "deck": len(s.deck),
        "deck_top": CARDS[s.deck[-1]].name if s.everybody_knows_top() else None,
        "discarded": card_names(s.discarded),
        "display": card_names(s.display),
        "players": players,
        "outlook": [outlook(s, i, _done(s, i)) for i in range(len(s.players))],
    }


def _reached_end(s: State) -> list[int]:
    """Seats whose points end the game with this round unless they lose them; the last round ends anyway."""
    if s.round == LAST_ROUND or not s.deciders():
        return []
    there = [seat for seat, p in enumerate(s.players) if p.score >= POINTS_TO_END]
    return sorted(there, key=lambda seat: -s.players[seat].score)


def open_view(s: State) -> View:
    """View with all hands open."""
    shown = view(s, None)
    shown["players"] = [_player(s, seat, True) for seat in range(len(s.players))]
    return shown


def own(s: State, seat: int) -> dict[str, object]:
    """Values in which a seat's view differs from a spectator's: its number, and its hand."""
    return {"/seat": seat, f"/players/{seat}/hand": _hand(s.players[seat])}


def _hand(p: Player) -> list[HandCard]:
    return [{"card": CARDS[c].name, "cost": p.cost_of(c)} for c in p.hand]


def _player(s: State, seat: int, own: bool) -> schema.Player:
    p = s.players[seat]
    return {
        "points": p.score,
        "stones": stones(p.stones),
        "stone_values": stones(p.stone_values()),
        "stone_limit": p.stone_limit(),
        "area_limit": s.round,
        "free_places": max(0, s.round - len(p.area)),
        "marked": card_names(p.marked),
        "area": card_names(p.area),
        "activated": card_names(_activated(s, seat)),
        "hand_size": len(p.hand),
        "hand": _hand(p) if own else None,
    }


def _remembered(s: State, seat: int, memory: Memory) -> schema.Player:
    p = s.players[seat]
    lists = (tuple(p.stones), tuple(p.marked), tuple(p.area), tuple(_activated(s, seat)))
    key = (s.round, p.score, len(p.hand), lists)
    return remembered(memory, seat, key, lambda: _player(s, seat, False))


def _activated(s: State, seat: int) -> list[int]:
    """The creatures that have been activated in this resolution turn."""
    done = _done(s, seat)
    return [c for c in s.players[seat].area if CARDS[c].active_bit & done] if done else []


def _done(s: State, seat: int) -> int:
    """A bit for every creature that has been activated in this resolution turn."""
    for task in s.agenda.lanes[TABLE]:
        if task.seat == seat and task.effect.name == "phase/resolution":
            return task.memo
    return 0


def question(s: State, seat: int) -> Question | None:
    """Question to a seat: its kind, the card for which, whose text, how many picks are wanted."""
    task = s.agenda.waiting_for(seat)
    if task is None:
        return None
    effect = task.effect
    assert isinstance(effect, Decision)
    if effect is PAY_FOR_SUMMON:
        return _price(task, s.players[seat].cost_of(task.card), "summon")
    if effect is PAY_FOR_RELEASE:
        return _price(task, s.round, "release")
    picks, source = effect.picks(s, task), effect.name.partition("/")[0]
    if source in ("phase", "rule"):
        kind = cast(TurnKind, effect.kind())
        return {"kind": kind, "seat": seat, "card": None, "text": None, "picks": picks}
    card = CARDS[task.card].name
    return {
        "kind": cast(TextKind, effect.kind()),
        "seat": seat,
        "card": card,
        "text": source,  # differs from the card where it is copied
        "picks": picks,
    }


def _price(task: Task[State], cost: int, purpose: Literal["summon", "release"]) -> Pay:
    return {
        "kind": "pay",
        "seat": task.seat,
        "card": CARDS[task.card].name,
        "text": None,
        "picks": 1,
        "cost": cost,
        "for": purpose,
    }
