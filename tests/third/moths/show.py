"""View of a seat, the question it is asked, and what it can foresee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from everglow.agenda import Decision
from everglow.game import GamePlan, Memory
from tests.third.moths.schema import TYPES, Event, Phase, Player, Preview, Question, View
from tests.third.moths.state import State

PHASES: Final[dict[str, Phase]] = {"send": "flight", "forage": "forage"}
UNFORESEEN: Final = ("landed", "drew", "lit")

schema: Mapping[str, object] = TYPES


def view(s: State, seat: int | None) -> View:
    """Return all that a seat may see: the table, its own hand and its own moth on the way."""
    deciders = s.deciders()
    return {
        "game": "moths",
        "seat": seat,
        "round": s.night,
        "phase": phase(s),
        "over": not deciders,
        "start": s.start,
        "deciders": deciders,
        "winners": [] if deciders else s.winners(),
        "places": [] if deciders else s.places(),
        "lanterns": s.lit(),
        "deck": len(s.deck),
        "spent": s.spent[:],
        "players": [_player(s, i, i == seat) for i in range(len(s.players))],
    }


def watched(s: State, _memory: Memory) -> View:
    return view(s, None)  # so small that nothing of it is worth remembering


def phase(s: State) -> Phase:
    deciders = s.deciders()
    return PHASES[s.agenda.kind(deciders[0])] if deciders else "end"


def _player(s: State, seat: int, own: bool) -> Player:
    p = s.players[seat]
    return {
        "points": p.points,
        "lanterns": p.lanterns,
        "hand_size": len(p.hand),
        "hand": p.hand[:] if own else None,
        "flown": p.sent > 0,
        "flight": p.flight() if own else None,
    }


def open_view(s: State) -> View:
    """Return the view of a spectator, with all hands open."""
    shown = view(s, None)
    shown["players"] = [_player(s, seat, True) for seat in range(len(s.players))]
    return shown


def own(s: State, seat: int) -> dict[str, object]:
    """Return what a seat sees otherwise than a spectator, by JSON Pointer."""
    p = s.players[seat]
    return {"/seat": seat, f"/players/{seat}/hand": p.hand[:], f"/players/{seat}/flight": p.flight()}


def question(s: State, seat: int) -> Question | None:
    task = s.agenda.waiting_for(seat)
    if task is None:
        return None
    assert isinstance(task.effect, Decision)
    return {"kind": "send" if task.effect.kind() == "send" else "forage", "seat": seat}


def redact(event: Event, seat: int | None) -> Event:
    """Hide what somebody else has sent or drawn."""
    if event["event"] == "sent" and event["seat"] != seat:
        return {**event, "flight": None}
    if event["event"] == "drew" and event["seat"] != seat:
        return {**event, "size": None}
    return event


def preview(s: State, seat: int, action: int) -> Preview:
    """Return the events of an action up to the first that the seat cannot foresee."""
    trial = s.imagine(seat, 0)
    trial.listen()
    trial.apply(seat, action)
    known: list[Event] = []
    for event in trial.news():
        if event["event"] in UNFORESEEN:
            break
        known.append(event)
    return {"events": known}


def plan(_s: State, _seat: int, _wish: str) -> GamePlan:
    return {}  # whatever is done here is one step


def joined(_event: Event) -> tuple[int, str] | None:
    return None  # no moth has a name, so profiles count none
