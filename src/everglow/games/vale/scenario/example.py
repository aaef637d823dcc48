"""Examples that run: a position, actions, and what must hold afterwards.

The format is described in the files themselves (`tests/games/vale/scenarios.json`).
Every question is put here, also one with a single answer, so that a wrong answer is noticed.
"""

from __future__ import annotations

from typing import Any

from everglow.agenda import Task, advance
from everglow.complaints import UnknownName
from everglow.complaints.scenario import BadScenario, Refused, incomplete, of_wrong_kind, unknown
from everglow.complaints.words.generated import messages as shared
from everglow.games.vale.actions import DONE, END_TURN, KEEP, OPTION, PAY, SEAT, handful
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.building import build, rest_of_round
from everglow.games.vale.codec.names import NAMES, action, card_id
from everglow.games.vale.rules.phases import END_OF_ROUND, ROUND, set_up, turn_order
from everglow.games.vale.scenario import expectations
from everglow.games.vale.scenario.expectations import REMARKS
from everglow.games.vale.schema import Question
from everglow.games.vale.show.view import question
from everglow.games.vale.texts import wishes
from everglow.games.vale.words.generated import messages as m
from everglow.rng import TABLE, fast
from everglow.words.languages import ENGLISH
from everglow.words.message import Message
from everglow.words.wording import Wording

TITLE = "The Vale of Eternity"
SETUP = ["round", "phase", "players", "start_player", "active", "state"]
SETUP += ["market_unmarked", "deck_top", "deck", "discard"]
PLAYER = ["hand", "area", "stones", "points", "marked"]
PHASES = ["setup", "hunt", "action", "resolution", "round_end"]
ACTION = ["by", "do", "card", "pay", "choices"]
STONES = [1, 3, 6]  # the printed numbers, by colour
DEEDS = ("mark", "sell", "tame", "summon", "release", "activate", "end_turn")
TURNS = ("mark", "action", "resolution")  # questions that an action answers, not a choice
KINDS = {
    "keep_stones": ["keep"],
    "recover": ["recover"],
    "discard_hand": ["discard_hand"],
    "discard_area": ["discard_area", "discard_up_to"],
    "free_summon": ["free_summon"],
    "copy": ["copy"],
    "take_discard": ["take"],
    "player": ["player"],
    "option": ["choose"],
    "options": ["choose"],
    "activate": ["activate"],
}  # the questions that a choice answers
VERBS = {
    "recover": "recover",
    "discard_hand": "discard",
    "discard_area": "discard",
    "free_summon": "summon",
    "copy": "copy",
    "take_discard": "take",
    "activate": "activate",
}  # the choices that name a card
LABELS = {
    "hydra": ["stone6", "draw", "stones33", "points4"],
    "snail_maiden": ["3_to_6", "6_to_333"],
    "basilisk": ["lose0_1", "lose1_3", "lose2_6"],
}


def recognises(scenario: dict[str, Any]) -> bool:
    """An example of this game lists its players clockwise."""
    setup = scenario.get("setup")
    return isinstance(setup, dict) and isinstance(setup.get("players"), list)


def run(scenario: dict[str, Any], language: str = ENGLISH) -> list[str]:
    """Run a scenario and return the differences from its expectations; none if the example holds."""
    try:
        example = Example(scenario["setup"])
        messages = example.play(scenario["actions"], scenario["expect"])
    except UnknownName as error:
        raise unknown("key", error.name, error.known) from error
    except KeyError as error:
        raise incomplete(TITLE, error) from error
    except (TypeError, AttributeError, IndexError) as error:
        raise of_wrong_kind(TITLE, error) from error
    return [Wording(language, example.players).say(message) for message in messages]


class Example:
    """A position in which a scenario's actions are carried out."""

    def __init__(self, setup: dict[str, Any]) -> None:
        check_keys(setup, SETUP, "setup")
        self.players = seated(setup)
        self.s = build(self._position(setup), fast(0, 1), patient=True)
        self._schedule(setup)

    def seat(self, player: str) -> int:
        if player not in self.players:
            raise unknown("player", player, self.players)
        return self.players.index(player)

    # The position

    def _position(self, setup: dict[str, Any]) -> dict[str, Any]:
        deck = "deck" if "deck" in setup else "deck_top"
        return {
            "round": count(setup, "round", 1),
            "start": self.seat(setup.get("start_player", self.players[0])),
            "players": self._belongings(setup.get("state", {})),
            "display": listing(setup, "market_unmarked"),
            "discarded": listing(setup, "discard"),
            deck: listing(setup, deck)[::-1],
        }

    def _belongings(self, state: dict[str, Any]) -> list[dict[str, Any]]:
        told = {self.seat(name): belongings(name, holds) for name, holds in state.items()}
        return [told.get(seat, {}) for seat in range(len(self.players))]

    def _schedule(self, setup: dict[str, Any]) -> None:
        """Put the tasks of this round on the agenda. The end of the round is ours to call."""
        active = self.seat(setup.get("active", self.players[self.s.start]))
        phase = setup["phase"]
        if phase not in PHASES:
            raise unknown("phase", phase, PHASES)
        if phase not in ("setup", "round_end"):
            turns = self._marked() if phase == "hunt" else turn_order(self.s).index(active)
            self.s.agenda.schedule(rest_of_round(self.s, phase, turns)[:-1])

    def _marked(self) -> int:
        return sum(len(p.marked) for p in self.s.players)

    # The actions

    def play(self, actions: list[dict[str, Any]], expect: dict[str, Any]) -> list[Message]:
        check_actions(actions)
        refused = None
        for number, step in enumerate(actions, 1):
            refused = self._try(step)
            if refused and number < len(actions):
                return [shared.example_action_refused(number=number, do=step["do"], why=refused)]
        return self._legality(refused, expect) + expectations.differences(self.s, self.players, expect)

    def _legality(self, refused: Message | None, expect: dict[str, Any]) -> list[Message]:
        legal = expect.get("legal", True)
        if legal and refused:
            return [shared.example_last_refused(why=refused)]
        if not legal and not refused:
            return [shared.example_last_legal(reason=expect.get("reason"))]
        return []

    def _try(self, step: dict[str, Any]) -> Message | None:
        """Try an action and return why it is refused, with nothing changed; None if it is done."""
        before = self.s.copy()
        try:
            self._act(step)
        except Refused as refusal:
            self.s = before
            return refusal.message
        return None

    def _act(self, step: dict[str, Any]) -> None:
        do = step["do"]
        if do == "setup":
            return self._set_up()
        if do == "end_round":
            return self._end_round()
        advance(self.s, self.s.agenda)
        if do != "reveal":
            self._move(do, step)
        self._end_empty_round()

    def _set_up(self) -> None:
        self.s.deck = list(range(len(CARDS)))
        set_up(self.s, self.s.start)

    def _move(self, do: str, step: dict[str, Any]) -> None:
        if do not in DEEDS:
            raise unknown("action", do, ["setup", "reveal", *DEEDS, "end_round"])
        seat = self._decider(step)
        if do == "end_turn":
            self._answer(seat, END_TURN)
        else:
            card_id(step["card"])
            self._answer(seat, action(f"{do}:{step['card']}"))
        if do in ("summon", "release"):
            self._answer(seat, PAY + number(listing(step, "pay")))
        self._choose(seat, listing(step, "choices")[:])

    def _decider(self, step: dict[str, Any]) -> int:
        if "by" in step:
            return self.seat(step["by"])
        return next(iter(self.s.deciders()), 0)

    def _answer(self, seat: int, answer: int) -> None:
        reason = wishes.why_not(self.s, seat, NAMES[answer])
        if reason is not None:
            raise Refused(shared.wrong_at(place=NAMES[answer], complaint=reason))
        self.s.apply(seat, answer)

    # The choices

    def _choose(self, seat: int, choices: list[dict[str, Any]]) -> None:
        while (asked := self._asked()) is not None:
            if choices and asked["kind"] in KINDS[meant(choices[0])]:
                self._give(seat, asked, choices.pop(0))
            else:
                self._answer_itself(asked)
        for choice in choices:
            self._check_idle(seat, choice)

    def _asked(self) -> Question | None:
        """The question that waits, if a choice answers it."""
        for seat in self.s.deciders():
            asked = question(self.s, seat)
            if asked is not None and asked["kind"] not in TURNS:
                return asked
        return None

    def _give(self, actor: int, asked: Question, choice: dict[str, Any]) -> None:
        seat = self.seat(choice["by"]) if "by" in choice else asked["seat"]
        if "by" not in choice and seat != actor:
            raise Refused(m.example_answers(seat=seat, instead=actor))
        for answer in self._answers(asked, choice):
            self._answer(seat, answer)

    def _answers(self, asked: Question, choice: dict[str, Any]) -> list[int]:
        key = meant(choice)
        value = choice[key]
        if key == "keep_stones":
            return [KEEP + number(listing(choice, key))]
        if key == "player":
            return [SEAT + self.seat(value)]
        if key in ("option", "options"):
            return sorted(OPTION + label(asked["text"] or "", name) for name in listed(value))
        picks = sorted(action(f"{VERBS[key]}:{CARDS[card_id(name)].name}") for name in listed(value))
        return picks + [DONE] if asked["kind"] == "discard_up_to" and len(picks) < asked["picks"] else picks

    def _answer_itself(self, asked: Question) -> None:
        legal = self.s.legal_actions(asked["seat"])
        if len(legal) > 1:
            names = [NAMES[answer] for answer in legal]
            raise Refused(m.example_unanswered(question=asked["kind"], possible=names))
        self.s.apply(asked["seat"], legal[0])

    def _check_idle(self, seat: int, choice: dict[str, Any]) -> None:
        """A choice that nobody asked for is fine only if it is to keep what there is."""
        key = meant(choice)
        owner = self.s.players[self.seat(choice["by"]) if "by" in choice else seat]
        if key != "keep_stones" or stones(listing(choice, key)) != owner.stones:
            raise Refused(m.example_not_asked(name=key, value=repr(choice[key])))

    # The end of the round

    def _end_round(self) -> None:
        if self.s.agenda.lanes[TABLE] and self.s.agenda.lanes[TABLE][-1].effect is ROUND:
            return  # it has just ended by itself
        advance(self.s, self.s.agenda)
        while self.s.deciders():
            seat = self.s.deciders()[0]
            legal = self.s.legal_actions(seat)
            self.s.apply(seat, END_TURN if END_TURN in legal else legal[0])
        self._call_end()

    def _end_empty_round(self) -> None:
        if not self.s.agenda.lanes[TABLE]:
            self._call_end()

    def _call_end(self) -> None:
        END_OF_ROUND.resolve(self.s, Task(END_OF_ROUND, self.s.start))


def belongings(player: str, holds: dict[str, Any]) -> dict[str, Any]:
    check_keys(holds, PLAYER, player)
    cards = {place: listing(holds, place) for place in ("hand", "area", "marked")}
    return cards | {"stones": stones(listing(holds, "stones")), "points": count(holds, "points", 0)}


def check_keys(given: Any, known: list[str], place: str | int) -> None:
    """Refuse a name that stands for nothing there: at a part of the setup, or the action of a number."""
    if not isinstance(given, dict):
        raise wrong_at(place, shared.example_fields(found=repr(given)))
    strange = [key for key in given if key not in known + REMARKS]
    if strange:
        raise unknown("key", strange[0], known)


def wrong_at(place: str | int, complaint: Message) -> BadScenario:
    if isinstance(place, int):
        return BadScenario(shared.in_action(number=place, complaint=complaint))
    return BadScenario(shared.wrong_at(place=place, complaint=complaint))


def check_actions(actions: Any) -> None:
    """Check all actions before any is done, so that a slip is found also behind a refusal."""
    for place, step in enumerate(actions, 1):
        check_keys(step, ACTION, place)
        for choice in listing(step, "choices"):
            check_keys(choice, ["by", *KINDS], place)
            meant(choice)


def seated(setup: dict[str, Any]) -> list[str]:
    players = listing(setup, "players")
    if not 2 <= len(players) <= 4:
        raise wrong_at("players", shared.example_names(least=2, most=4, found=repr(players)))
    return players


def listing(given: dict[str, Any], key: str) -> list[Any]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise wrong_at(key, shared.example_list(found=repr(value)))
    return value


def count(given: dict[str, Any], key: str, default: int) -> int:
    value = given.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise wrong_at(key, shared.example_count(found=repr(value)))
    return value


def listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


def stones(numbers: list[int]) -> list[int]:
    strange = [n for n in numbers if n not in STONES]
    if strange:
        raise unknown("key", strange[0], STONES)
    return [numbers.count(n) for n in STONES]


def number(numbers: list[int]) -> int:
    """The number of a handful; more stones than anybody can hold are refused, not malformed."""
    held = stones(numbers)
    if sum(held) > 6:
        raise Refused(m.example_stones(stones=sum(held)))
    return handful(*held)


def meant(choice: dict[str, Any]) -> str:
    """Kind of a choice: its one key besides who answers and remarks."""
    keys = [key for key in choice if key in KINDS]
    if len(keys) != 1:
        raise BadScenario(shared.example_choice(found=repr(choice), known=list(KINDS)))
    return keys[0]


def label(text: str, name: str) -> int:
    if name not in LABELS[text]:
        raise unknown("option", name, LABELS[text])
    return LABELS[text].index(name)
