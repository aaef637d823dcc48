"""Examples that run: a position, actions, and what must hold afterwards.

The format is described in the files themselves (`tests/games/vale/scenarios.json`).
Every question is put here, also one with a single answer, so that a wrong answer is noticed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.agenda import Task, advance
from everglow.games.vale.actions import DONE, END_TURN, KEEP, OPTION, PAY, SEAT, handful
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.names import NAMES, action, card_id
from everglow.games.vale.rules.phases import (
    ACTION_TURN,
    END_OF_ROUND,
    MARK_A_CARD,
    RESOLUTION_TURN,
    REVEAL,
    ROUND,
    blank,
    set_up,
    turn_order,
)
from everglow.games.vale.scenario import expectations
from everglow.games.vale.scenario.expectations import REMARKS
from everglow.games.vale.schema import Question
from everglow.games.vale.show.view import question
from everglow.games.vale.state.state import State
from everglow.games.vale.texts import wishes
from everglow.rng import TABLE, fast
from everglow.words.wording import Wording

SETUP = ["round", "phase", "players", "start_player", "active", "state"]
SETUP += ["market_unmarked", "deck_top", "deck", "discard"]
PLAYER = ["hand", "area", "stones", "points", "marked"]
ACTION = ["by", "do", "card", "pay", "choices"]
STONES = [1, 3, 6]  # the printed numbers, by colour
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


class BadScenario(ValueError):
    """Not an example in our format; the message says what was expected."""


class Refused(Exception):
    """The rules do not allow an action or one of its choices."""


def recognises(scenario: dict[str, Any]) -> bool:
    """An example of this game lists its players clockwise."""
    setup = scenario.get("setup")
    return isinstance(setup, dict) and isinstance(setup.get("players"), list)


def run(scenario: dict[str, Any]) -> list[str]:
    """Run a scenario and return the differences from its expectations; none if the example holds."""
    try:
        example = Example(scenario["setup"])
        return example.play(scenario["actions"], scenario["expect"])
    except KeyError as error:
        raise BadScenario(f"not a scenario of The Vale of Eternity: {error} is missing") from error
    except (TypeError, AttributeError, IndexError) as error:
        kind = f"something is of the wrong kind ({error})"
        raise BadScenario(f"not a scenario of The Vale of Eternity: {kind}") from error


class Example:
    """A position in which a scenario's actions are carried out."""

    def __init__(self, setup: dict[str, Any]) -> None:
        check_keys(setup, SETUP, "setup")
        self.players = seated(setup)
        self.s = blank(len(self.players), fast(0, 1), patient=True)
        self.s.round = count(setup, "round", 1)
        self.s.start = self.seat(setup.get("start_player", self.players[0]))
        self._lay_out(setup)
        self._schedule(setup)

    def seat(self, player: str) -> int:
        if player not in self.players:
            raise BadScenario(f"unknown player {player!r}; expected one of {', '.join(self.players)}")
        return self.players.index(player)

    # The position

    def _lay_out(self, setup: dict[str, Any]) -> None:
        for name, holds in setup.get("state", {}).items():
            self._seat_down(self.seat(name), holds)
        self.s.display = cards(setup, "market_unmarked")
        self.s.discarded = cards(setup, "discard")
        top = [card_id(name) for name in listing(setup, "deck" if "deck" in setup else "deck_top")]
        self._check_places(top)
        rest = [] if "deck" in setup else [c for c in range(len(CARDS)) if c not in top + self._placed()]
        self.s.deck = rest + top[::-1]

    def _seat_down(self, seat: int, holds: dict[str, Any]) -> None:
        check_keys(holds, PLAYER, self.players[seat])
        p = self.s.players[seat]
        p.hand = cards(holds, "hand")
        p.area = [card_id(name) for name in listing(holds, "area")]
        p.marked = cards(holds, "marked")
        p.stones = stones(listing(holds, "stones"))
        p.score = count(holds, "points", 0)

    def _placed(self) -> list[int]:
        s = self.s
        return s.display + s.discarded + [c for p in s.players for c in p.hand + p.area + p.marked]

    def _check_places(self, top: list[int]) -> None:
        for card, count in Counter(top + self._placed()).items():
            if count > 1:
                raise BadScenario(f"{CARDS[card].name!r} is in {count} places; every card exists once")

    def _schedule(self, setup: dict[str, Any]) -> None:
        """Put the tasks of this round on the agenda, the last first. The end of the round is ours to call."""
        order = turn_order(self.s)
        left = order[order.index(self.seat(setup.get("active", self.players[self.s.start]))) :]
        tasks = {
            "setup": [],
            "hunt": self._hunt(order) + turns(ACTION_TURN, order) + turns(RESOLUTION_TURN, order),
            "action": turns(ACTION_TURN, left) + turns(RESOLUTION_TURN, order),
            "resolution": turns(RESOLUTION_TURN, left),
            "round_end": [],
        }
        if setup["phase"] not in tasks:
            raise BadScenario(f"unknown phase {setup['phase']!r}; expected one of {', '.join(tasks)}")
        self.s.agenda.lanes[TABLE] = tasks[setup["phase"]][::-1]

    def _hunt(self, order: list[int]) -> list[Task[State]]:
        marked = sum(len(p.marked) for p in self.s.players)
        reveal = [] if marked or self.s.display else turns(REVEAL, [self.s.start])
        return reveal + turns(MARK_A_CARD, (order + order[::-1])[marked:])

    # The actions

    def play(self, actions: list[dict[str, Any]], expect: dict[str, Any]) -> list[str]:
        check_actions(actions)
        refused = ""
        for number, step in enumerate(actions, 1):
            refused = self._try(step)
            if refused and number < len(actions):
                return [f"action {number} ({step['do']}) was refused: {refused}"]
        return self._legality(refused, expect) + expectations.differences(self.s, self.players, expect)

    def _legality(self, refused: str, expect: dict[str, Any]) -> list[str]:
        legal = expect.get("legal", True)
        if legal and refused:
            return [f"expected the last action to be legal, but it was refused: {refused}"]
        if not legal and not refused:
            return [f"expected the last action to be refused ({expect.get('reason', 'no reason given')})"]
        return []

    def _try(self, step: dict[str, Any]) -> str:
        """Try an action and return why it is refused, with nothing changed; empty if it is done."""
        before = self.s.copy()
        try:
            self._act(step)
        except Refused as refusal:
            self.s = before
            return str(refusal)
        return ""

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
        if do not in ("mark", "sell", "tame", "summon", "release", "activate", "end_turn"):
            raise BadScenario(f"unknown action {do!r}; expected e.g. mark, sell, tame, summon or end_turn")
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
            raise Refused(f"{NAMES[answer]}: {Wording(names=self.players).say(reason)}")
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
            raise Refused(f"{self.players[seat]} answers, not {self.players[actor]}")
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
            names = ", ".join(NAMES[answer] for answer in legal)
            raise Refused(f"{asked['kind']} is asked and no choice answers it; possible: {names}")
        self.s.apply(asked["seat"], legal[0])

    def _check_idle(self, seat: int, choice: dict[str, Any]) -> None:
        """A choice that nobody asked for is fine only if it is to keep what there is."""
        key = meant(choice)
        owner = self.s.players[self.seat(choice["by"]) if "by" in choice else seat]
        if key != "keep_stones" or stones(listing(choice, key)) != owner.stones:
            raise Refused(f"{key} {choice[key]!r} is not asked")

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


def turns(effect: Any, order: list[int]) -> list[Task[State]]:
    return [Task(effect, seat) for seat in order]


def check_keys(given: Any, known: list[str], place: str) -> None:
    if not isinstance(given, dict):
        raise BadScenario(f"{place}: expected names and values, not {given!r}")
    unknown = [key for key in given if key not in known + REMARKS]
    if unknown:
        raise BadScenario(f"unknown {unknown[0]!r}; expected one of {', '.join(known)}")


def check_actions(actions: Any) -> None:
    """Before anything is done, so that a slip is found also behind a refusal."""
    for place, step in enumerate(actions, 1):
        check_keys(step, ACTION, f"action {place}")
        for choice in listing(step, "choices"):
            check_keys(choice, ["by", *KINDS], f"a choice of action {place}")
            meant(choice)


def seated(setup: dict[str, Any]) -> list[str]:
    players = listing(setup, "players")
    if not 2 <= len(players) <= 4:
        raise BadScenario(f"players: expected 2 to 4 names, not {players!r}")
    return players


def listing(given: dict[str, Any], key: str) -> list[Any]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise BadScenario(f"{key}: expected a list, not {value!r}")
    return value


def count(given: dict[str, Any], key: str, default: int) -> int:
    value = given.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadScenario(f"{key}: expected a number from 0 up, not {value!r}")
    return value


def cards(given: dict[str, Any], key: str) -> list[int]:
    return sorted(card_id(name) for name in listing(given, key))


def listed(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


def stones(numbers: list[int]) -> list[int]:
    unknown = [n for n in numbers if n not in STONES]
    if unknown:
        raise BadScenario(f"unknown stone {unknown[0]!r}; expected 1, 3 or 6")
    return [numbers.count(n) for n in STONES]


def number(numbers: list[int]) -> int:
    """The number of a handful; more stones than anybody can hold are refused, not malformed."""
    held = stones(numbers)
    if sum(held) > 6:
        raise Refused(f"nobody can hold {sum(held)} stones")
    return handful(*held)


def meant(choice: dict[str, Any]) -> str:
    """Kind of a choice: its one key besides who answers and remarks."""
    keys = [key for key in choice if key in KINDS]
    if len(keys) != 1:
        raise BadScenario(f"{choice!r} is no choice; expected exactly one of {', '.join(KINDS)}")
    return keys[0]


def label(text: str, name: str) -> int:
    if name not in LABELS[text]:
        raise BadScenario(f"unknown option {name!r} of {text}; expected one of {', '.join(LABELS[text])}")
    return LABELS[text].index(name)
