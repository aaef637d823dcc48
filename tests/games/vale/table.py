"""A table for tests: a position in one line that says only what matters, and verbs to play on.

Cards are named in lists such as `"imp, hydra"`, stones by their printed numbers as in `"1 1 3 6"`.
What belongs to the others is written clockwise with bars between them: `their_area="kappa | imp, troll"`.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from everglow.agenda import Decision, IllegalAction, Task, advance
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.building import build, rest_of_round
from everglow.games.vale.codec.names import NAMES, card_id
from everglow.games.vale.codec.saving import placed
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.rules.phases import ACTION_TURN
from everglow.games.vale.state.state import State
from everglow.rng import Chance, Scripted

SEATS = ["you", "them", "third", "fourth"]
STONES = ["1", "3", "6"]
LABELS = {  # of the printed alternatives
    "hydra": ["stone6", "draw", "stones33", "points4"],
    "snail_maiden": ["3_to_6", "6_to_333"],
    "basilisk": ["lose0_1", "lose1_3", "lose2_6"],
}
ALL = set(CARD_IDS)


class Table:
    """Two to four players; it is your turn, in round 9 unless told, and unused cards are in the deck."""

    def __init__(
        self,
        hand: str = "",
        area: str = "",
        stones: str = "",
        points: int = 0,
        marked: str = "",
        *,
        their_hand: str = "",
        their_area: str = "",
        their_stones: str = "",
        their_points: int | str = 0,
        their_marked: str = "",
        players: int = 2,
        phase: str = "action",
        round: int = 9,
        start: str = "you",
        deck: str | None = None,  # all of it, top first; otherwise it holds every unused card
        top: str = "",  # what lies on top of the unused cards
        discard: str = "",
        display: str = "",
        patient: bool = False,
        chance: Chance | None = None,
    ) -> None:
        theirs = [their_hand, their_area, their_stones, str(their_points), their_marked]
        told: list[tuple[str, ...]] = [(hand, area, stones, str(points), marked)]
        told += zip_longest(*(field.split("|") for field in theirs), fillvalue="")
        position: dict[str, Any] = {"round": round, "start": SEATS.index(start)}
        position["players"] = [belongings(*fields) for fields in told] + [{}] * (players - len(told))
        position |= {"discarded": listed(discard), "display": listed(display)}
        position |= {"deck_top": listed(top)[::-1]} if deck is None else {"deck": listed(deck)[::-1]}
        self.state = build(position, Scripted([]) if chance is None else chance, patient)
        self.state.events = []
        self.everything = sorted(placed(self.state))
        self._check_position()
        self.state.agenda.schedule(rest_of_round(self.state, phase))
        self._go_on()

    # Checking the position

    def _check_position(self) -> None:
        for name, p in zip(SEATS, self.state.players, strict=False):
            if len(p.area) > self.state.round:
                raise ValueError(f"{name} cannot have {len(p.area)} creatures in round {self.state.round}")
            if p.stones_held() > p.stone_limit():
                raise ValueError(f"{name} cannot hold more than {p.stone_limit()} stones")

    def _go_on(self) -> None:
        advance(self.state, self.state.agenda)
        self._check()

    def _check(self) -> None:
        """No card is ever lost or doubled, and answers ascend."""
        assert sorted(placed(self.state)) == self.everything, "a card was lost or doubled"
        for seat in self.state.deciders():
            legal = self.state.legal_actions(seat)
            assert legal == sorted(set(legal)), f"answers do not ascend: {legal}"

    # Who is asked what

    @property
    def task(self) -> Task[State]:
        waiting = self.state.agenda.waiting()
        if not waiting:
            raise IllegalAction("nobody is asked anything: the game is over")
        return waiting[0]

    @property
    def decider(self) -> str | None:
        """Name of the seat whose answer the table waits for."""
        return None if self.over else SEATS[self.task.seat]

    @property
    def question(self) -> str | None:
        """The kind of the question."""
        if self.over:
            return None
        effect = self.task.effect
        assert isinstance(effect, Decision)
        return effect.kind()

    @property
    def options(self) -> set[str]:
        """The answers, in the words that `choose` understands."""
        return set() if self.over else set(self._answers())

    def _answers(self) -> dict[str, int]:
        return {self._word(action): action for action in self.state.legal_actions(self.task.seat)}

    def _word(self, action: int) -> str:
        verb, _, what = NAMES[action].partition(":")
        if verb in ("done", "end_turn"):
            return verb.replace("_", " ")
        if verb == "seat":
            return SEATS[int(what)]
        if verb == "option":
            return LABELS[self.task.effect.name.partition("/")[0]][int(what) - 1]
        if verb in ("pay", "keep"):
            return written([int(number) for number in what.split(",")])
        return f"{verb} {what}" if self.task.effect is ACTION_TURN else what

    def can_summon(self, card: str) -> bool:
        return f"summon {card}" in self.options

    def can_release(self, card: str) -> bool:
        return f"release {card}" in self.options

    # What players say

    def choose(self, *words: str) -> Table:
        """Answer one question after the other."""
        for word in words:
            self._answer(word)
        return self

    def _answer(self, word: str) -> None:
        seat, answers = self.task.seat, self._answers()
        found = written(count(word)) if is_stones(word) else word
        if found not in answers:
            expected = ", ".join(repr(answer) for answer in answers)
            raise IllegalAction(f"{self.decider} cannot answer {word!r}; expected one of {expected}")
        self.state.apply(seat, answers[found])
        self._check()

    def mark(self, *names: str) -> Table:
        return self.choose(*names)

    def sell(self, *names: str) -> Table:
        return self.choose(*[f"sell {card}" for card in names])

    def tame(self, *names: str) -> Table:
        return self.choose(*[f"tame {card}" for card in names])

    def summon(self, card: str, pay: str | None = None) -> Table:
        """Leave the question how to pay open without `pay`, unless there is only one way."""
        return self.choose(f"summon {card}")._pay(card, pay)

    def release(self, card: str, pay: str | None = None) -> Table:
        return self.choose(f"release {card}")._pay(card, pay)

    def _pay(self, card: str, pay: str | None) -> Table:
        if pay is None:
            return self
        if self.question == "pay":
            return self.choose(pay)
        paid = [event["stones"] for event in self.events("paid", card=card)][-1]
        spent = written([paid.get(colour, 0) for colour in ("red", "blue", "purple")])
        if spent != written(count(pay)):
            raise IllegalAction(f"{card} cannot be paid with {pay!r}; expected {spent!r}")
        return self

    def activate(self, *names: str) -> Table:
        return self.choose(*names)

    def keep(self, stones: str) -> Table:
        return self.choose(stones)

    def end_turn(self) -> Table:
        return self.choose("end turn")

    # What lies on the table

    @property
    def you(self) -> Seat:
        return Seat(self.state, 0)

    @property
    def them(self) -> Seat:
        return Seat(self.state, 1)

    @property
    def third(self) -> Seat:
        return Seat(self.state, 2)

    @property
    def fourth(self) -> Seat:
        return Seat(self.state, 3)

    @property
    def deck(self) -> list[str]:
        """The top card first."""
        return [CARDS[c].name for c in reversed(self.state.deck)]

    @property
    def discard(self) -> set[str]:
        return named(self.state.discarded)

    @property
    def display(self) -> set[str]:
        return named(self.state.display)

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def start(self) -> str:
        return SEATS[self.state.start]

    @property
    def over(self) -> bool:
        return not self.state.deciders()

    @property
    def winners(self) -> set[str]:
        assert self.over, "the game goes on"
        return {SEATS[seat] for seat in self.state.winners()}

    def events(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Events so far, of one kind and with these fields."""
        assert self.state.events is not None
        told: list[Any] = [event for event in self.state.events if event["event"] == kind]
        return [event for event in told if fields.items() <= event.items()]


class Seat:
    """Belongings of a player, in the words of the tests."""

    def __init__(self, state: State, seat: int) -> None:
        self._player = state.players[seat]

    @property
    def hand(self) -> set[str]:
        return named(self._player.hand)

    @property
    def area(self) -> set[str]:
        return named(self._player.area)

    @property
    def marked(self) -> set[str]:
        return named(self._player.marked)

    @property
    def stones(self) -> str:
        return written(self._player.stones)

    @property
    def points(self) -> int:
        return self._player.score

    @property
    def values(self) -> tuple[int, ...]:
        """Values of a 1-, a 3- and a 6-stone for this player."""
        return tuple(self._player.stone_values())

    def cost(self, card: str) -> int:
        """Cost of summoning a card for this player."""
        return self._player.cost_of(card_id(card))


def belongings(hand: str, area: str, stones: str, points: str, marked: str) -> dict[str, Any]:
    cards: dict[str, Any] = {"hand": listed(hand), "area": listed(area), "marked": listed(marked)}
    return cards | {"stones": count(stones), "points": int(points or 0)}


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def cards(names: str) -> list[int]:
    return [card_id(name) for name in listed(names)]


def named(ids: list[int]) -> set[str]:
    return {CARDS[c].name for c in ids}


def printed(family: int) -> dict[str, int]:
    """The cards of a family with their printed costs."""
    return {card.name: card.cost for card in CARDS if card.family == family}


def is_stones(word: str) -> bool:
    return all(stone in STONES for stone in word.split())


def count(stones: str) -> list[int]:
    """Count each: `"1 1 6"` is two, none and one."""
    if not is_stones(stones):
        raise ValueError(f"unknown stones {stones!r}; expected numbers such as '1 1 3 6'")
    return [stones.split().count(stone) for stone in STONES]


def written(counts: list[int]) -> str:
    return " ".join(stone for stone, number in zip(STONES, counts, strict=True) for _ in range(number))
