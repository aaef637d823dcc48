"""Texts of the game: in English alone, so it needs no words of its own beside this."""

from __future__ import annotations

from collections.abc import Sequence

from everglow.game import Icon
from everglow.words.generated import messages as shared
from everglow.words.message import Message, verbatim
from tests.third.moths.actions import REST, SWAP, action, lantern_of, size_of
from tests.third.moths.box import LANTERNS, LAST_NIGHT
from tests.third.moths.schema import Event, Flight, Landed, Lit, Player, Question, Shines, View
from tests.third.moths.state import State

PLACES = {"porch": "the porch", "street": "the street"}
ASKED = {"send": "send a moth to a lantern", "forage": "swap a moth for the top of the deck, or rest"}
ANCHORS = {"send": "flight", "forage": "forage"}

title = "Moths"
icons: dict[str, Icon] = {}
options = {"start": shared.about_start()}
hints = [
    verbatim("There are three moths of each size from 1 to 12."),
    verbatim("At a lantern, moths of equal size scare each other off; the largest left takes its points."),
    verbatim("Whoever takes no points may swap a moth for the top of the deck."),
]


def table(view: View, _brevity: int = 0) -> list[Message]:
    players = [_player(seat, player) for seat, player in enumerate(view["players"])]
    return [
        *_now(view),
        verbatim(f"Deck: {view['deck']}. Spent: {_moths(view['spent'])}."),
        *players,
        *_own(view),
    ]


def sketch(_view: View, _question: Question | None = None) -> list[Message]:
    return []


def notes(_view: View, _question: Question) -> list[Message]:
    return []


def ordered(actions: list[int]) -> list[int]:
    return actions


def ask(question: Question) -> Message:
    return shared.of_seat(seat=question["seat"], text=f"{ASKED[question['kind']]}.")


def choice(state: State, _seat: int, action: int, _brevity: int = 0) -> Message:
    if action == REST:
        return verbatim("keep all moths")
    if action >= SWAP:
        return verbatim(f"swap {size_of(action)}")
    lantern = lantern_of(action)
    place = PLACES[LANTERNS[lantern]]
    return verbatim(f"send {size_of(action)} to {place}, which shines {state.shines[lantern]}")


def log(event: Event) -> Message:
    if event["event"] == "lit":
        return _lit(event)
    if event["event"] == "landed":
        return _landed(event)
    if event["event"] == "ended":
        return _ended(event["scores"], event["winners"])
    return shared.of_seat(seat=event["seat"], text=f"{_did(event)}.")


def describe(_name: str, _language: str) -> list[Message]:
    return []


def more(_view: View) -> list[Message]:
    return []


def holdings(view: View, seat: int) -> dict[str, int]:
    player = view["players"][seat]
    return {"points": player["points"], "lanterns": player["lanterns"]}


def holding(kind: str, count: int) -> Message:
    return verbatim(f"{count} {kind}")


def _now(view: View) -> list[Message]:
    if view["winners"]:
        return [verbatim(f"The game is over after night {view['round']}."), _victory(view["winners"])]
    return [verbatim(f"Night {view['round']} of {LAST_NIGHT}: {_shines(view['lanterns'])}.")]


def _player(seat: int, player: Player) -> Message:
    flown = ", has sent a moth" if player["flown"] else ""
    hand = f"{player['hand_size']} in hand"
    text = f"{player['points']} points, {player['lanterns']} lanterns, {hand}{flown}."
    return shared.of_seat(seat=seat, text=text)


def _own(view: View) -> list[Message]:
    """The hand, and what is on its way; a spectator has neither."""
    if view["seat"] is None:
        return []
    own = view["players"][view["seat"]]
    sent = [verbatim(f"You have sent {_flight(own['flight'])}.")] if own["flight"] else []
    return [verbatim(f"Your moths: {_moths(own['hand'] or [])}."), *sent]


def _moths(sizes: Sequence[int]) -> str:
    return ", ".join([str(size) for size in sizes]) or "none"


def _flight(flight: Flight | None) -> str:
    return f"{flight['size']} to {PLACES[flight['lantern']]}" if flight else "a moth"


def _shines(lanterns: Shines) -> str:
    return " and ".join([f"{PLACES[lantern]} shines {lanterns[lantern]}" for lantern in LANTERNS])


def _lit(event: Lit) -> Message:
    return shared.of_seat(
        seat=event["start"], text=f"begins night {event['round']}: {_shines(event['lanterns'])}."
    )


def _landed(event: Landed) -> Message:
    came = f"at {PLACES[event['lantern']]}, where {_moths([size for size in event['moths'] if size])} came"
    if event["winner"] is None:
        return verbatim(f"Nobody takes points {came}.")
    return shared.of_seat(seat=event["winner"], text=f"takes {event['points']} {came}.")


def _ended(scores: Sequence[int], winners: Sequence[int]) -> Message:
    standings = [shared.standing(seat=seat, score=score) for seat, score in enumerate(scores)]
    return shared.game_ended(standings=standings, victory=_victory(winners))


def _victory(winners: Sequence[int]) -> Message:
    return shared.won(seat=winners[0]) if len(winners) == 1 else shared.shared_victory(seats=winners)


def _did(event: Event) -> str:
    if event["event"] == "sent":
        return f"sends {_flight(event['flight'])}"
    if event["event"] == "swapped":
        return f"swaps {event['size']}"
    if event["event"] == "drew":
        return f"draws {event['size'] or 'a moth'}"
    return "rests"


# Reasons


def odds(_s: State, _seat: int, _thing: str) -> list[Message]:
    return []


def why_not(s: State, seat: int, wish: str) -> Message | None:
    """Say why an action is not legal now; None if it is."""
    kind, wished = s.agenda.kind(seat), action(wish)
    if not kind:
        return verbatim("It is not your turn.")
    if wished in s.legal_actions(seat):
        return None
    if (kind == "send") == (wished < SWAP) and wished != REST:
        return verbatim(f"You have no moth of size {size_of(wished)}.")
    return verbatim(f"{wish} is no answer now: you are asked to {ASKED[kind]}.")


def rule(s: State, seat: int, _wish: str) -> str:
    """Return the anchor in rules.md of what is asked now."""
    return ANCHORS.get(s.agenda.kind(seat), "the-night")
