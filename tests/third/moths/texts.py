"""Everything the game says to people, in English."""

from __future__ import annotations

from everglow.english import clause, game_ended, listed, victory
from everglow.game import Icon
from tests.third.moths.actions import REST, SWAP, action, lantern_of, size_of
from tests.third.moths.box import LANTERNS, LAST_NIGHT
from tests.third.moths.schema import Event, Flight, Landed, Lit, Question, View
from tests.third.moths.state import State

PLACES = {"porch": "the porch", "street": "the street"}
ASKED = {"send": "send a moth to a lantern", "forage": "swap a moth for the top of the deck, or rest"}
ANCHORS = {"send": "flight", "forage": "forage"}

title = "Moths"
icons: dict[str, Icon] = {}
hints = [
    "There are three moths of each size from 1 to 12.",
    "At a lantern, moths of equal size scare each other off; the largest left takes its points.",
    "Whoever takes no points may swap a moth for the top of the deck.",
]


def table(view: View, names: list[str], _brevity: int = 0) -> list[str]:
    lines = [_now(view, names), f"Deck: {view['deck']}. Spent: {_moths(view['spent'])}."]
    for name, player in zip(names, view["players"], strict=True):
        flown = ", has sent a moth" if player["flown"] else ""
        hand = f"{player['hand_size']} in hand"
        lines.append(f"{name}: {player['points']} points, {player['lanterns']} lanterns, {hand}{flown}.")
    return lines + _own(view)


def sketch(_view: View, _question: Question | None = None) -> list[str]:
    return []


def notes(_view: View, _question: Question) -> list[str]:
    return []


def ordered(actions: list[int]) -> list[int]:
    return actions


def ask(question: Question, names: list[str]) -> str:
    return f"{names[question['seat']]}: {ASKED[question['kind']]}."


def choice(state: State, _seat: int, action: int, _names: list[str]) -> str:
    if action == REST:
        return "keep all moths"
    if action >= SWAP:
        return f"swap {size_of(action)}"
    lantern = lantern_of(action)
    place = PLACES[LANTERNS[lantern]]
    return f"send {size_of(action)} to {place}, which shines {state.shines[lantern]}"


def log(event: Event, names: list[str], you: int | None = None) -> str:
    if event["event"] == "lit":
        return _lit(event, names, you)
    if event["event"] == "landed":
        return _landed(event, names, you)
    if event["event"] == "ended":
        return game_ended(event["scores"], event["winners"], names, you)
    return clause(event["seat"], _did(event), names, you) + "."


def describe(_name: str) -> list[str]:
    return []


def more(_view: View, _names: list[str]) -> list[str]:
    return []


def _now(view: View, names: list[str]) -> str:
    if view["winners"]:
        return f"The game is over after night {view['round']}. {victory(view['winners'], names)}"
    shines = listed([f"{PLACES[lantern]} shines {view['lanterns'][lantern]}" for lantern in LANTERNS])
    return f"Night {view['round']} of {LAST_NIGHT}: {shines}."


def _own(view: View) -> list[str]:
    """The hand, and what is on its way; a spectator has neither."""
    if view["seat"] is None:
        return []
    own = view["players"][view["seat"]]
    sent = [f"You have sent {_flight(own['flight'])}."] if own["flight"] else []
    return [f"Your moths: {_moths(own['hand'] or [])}.", *sent]


def _moths(sizes: list[int]) -> str:
    return ", ".join([str(size) for size in sizes]) or "none"


def _flight(flight: Flight | None) -> str:
    return f"{flight['size']} to {PLACES[flight['lantern']]}" if flight else "a moth"


def _lit(event: Lit, names: list[str], you: int | None) -> str:
    shines = listed([f"{PLACES[lantern]} shines {event['lanterns'][lantern]}" for lantern in LANTERNS])
    begins = "you begin" if event["start"] == you else f"{names[event['start']]} begins"
    return f"Night {event['round']}, {begins}: {shines}."


def _landed(event: Landed, names: list[str], you: int | None) -> str:
    owners = ["your" if seat == you else f"{name}'s" for seat, name in enumerate(names)]
    came = [f"{owner} {size}" for owner, size in zip(owners, event["moths"], strict=True) if size]
    at = f"At {PLACES[event['lantern']]}: {listed(came) or 'nobody'}."
    if event["winner"] is None:
        return at
    takes = clause(event["winner"], f"takes {event['points']}", names, you)
    return f"{at} {takes}."


def _did(event: Event) -> str:
    if event["event"] == "sent":
        return f"sends {_flight(event['flight'])}"
    if event["event"] == "swapped":
        return f"swaps {event['size']}"
    if event["event"] == "drew":
        return f"draws {event['size'] or 'a moth'}"
    return "rests"


# Reasons


def why_not(s: State, seat: int, wish: str) -> str | None:
    """Say why an action is not legal now; None if it is."""
    kind, wished = s.agenda.kind(seat), action(wish)
    if not kind:
        return s.agenda.unasked()
    if wished in s.legal_actions(seat):
        return None
    if (kind == "send") == (wished < SWAP) and wished != REST:
        return f"you have no moth of size {size_of(wished)}"
    return f"{wish} is no answer now: you are asked to {ASKED[kind]}"


def rule(s: State, seat: int, _wish: str) -> str:
    """Return the anchor in rules.md of what is asked now."""
    return ANCHORS.get(s.agenda.kind(seat), "the-night")
