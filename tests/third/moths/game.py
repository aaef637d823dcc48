"""The protocol, spelled out for Moths."""

from __future__ import annotations

from collections.abc import Mapping

from everglow.agreement import START, agreed, check_seats, start_of
from everglow.game import Json, Lesson, Plan, Texts
from everglow.rng import hashed
from tests.third.moths import actions, codec, judge, scenario, schema, show, texts
from tests.third.moths.rules import new_game
from tests.third.moths.schema import Event, Preview, Question, View
from tests.third.moths.state import LANES, State


class Moths:
    """The rules, as far as the others need to know them."""

    def __init__(self) -> None:
        self.name = "moths"
        self.version = "1"
        self.seats = range(2, 5)
        self.num_actions = actions.NUM_ACTIONS
        self.breadth = judge.BREADTH
        self.trust = judge.TRUST
        self.num_features = judge.LAYOUT.length()
        self.layout = judge.LAYOUT.parts()
        self.options = [START]
        self.schema: Mapping[str, object] = schema.TYPES
        self.texts: Texts[State, View, Question, Event] = texts.English()
        self.lesson = Lesson(2, {"start": "0"}, "lesson 1")

    def new(
        self, seats: int, seed: int, options: dict[str, str] | None = None, events: bool = False
    ) -> State:
        check_seats(self.texts.title, self.seats, seats)
        chosen = agreed(self.texts.title, self.options, seats, options or {})
        return new_game(seats, hashed(seed, LANES), start_of(chosen), events)

    def view(self, state: State, seat: int | None) -> View:
        return show.view(state, seat)

    def open_view(self, state: State) -> View:
        return show.open_view(state)

    def own(self, state: State, seat: int) -> dict[str, object]:
        return show.own(state, seat)

    def question(self, state: State, seat: int) -> Question | None:
        return show.question(state, seat)

    def action_name(self, action: int) -> str:
        return actions.NAMES[action]

    def action(self, name: str) -> int:
        return actions.action(name)

    def why_not(self, state: State, seat: int, wish: str) -> str | None:
        return texts.why_not(state, seat, actions.action(wish))

    def rule(self, state: State, seat: int, wish: str) -> str:
        return texts.rule(state, seat)

    def plan(self, state: State, seat: int, wish: str) -> Plan:
        return {}

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return show.preview(state, seat, action)

    def evaluate(self, state: State, seat: int) -> float:
        return judge.evaluate(state, seat)

    def foresee(self, state: State, seat: int) -> float:
        return judge.evaluate(state, seat)

    def horizon(self, state: State) -> int:
        return judge.HORIZON

    def features(self, state: State, seat: int) -> list[float]:
        return judge.features(state, seat)

    def save(self, state: State) -> Json:
        return codec.save(state)

    def load(self, saved: Json) -> State:
        return codec.load(saved)

    def notation(self, state: State) -> str:
        return codec.write(state)

    def read(self, line: str) -> State:
        return codec.read(line)

    def redact(self, event: Event, seat: int | None) -> Event:
        return show.redact(event, seat)

    def joined(self, event: Event) -> tuple[int, str] | None:
        """No moth has a name, so profiles count none."""
        return None

    def recognises(self, example: Json) -> bool:
        return scenario.recognises(example)

    def positions(self) -> list[Json]:
        return scenario.positions()

    def opened(self, told: Json) -> State:
        return scenario.opened(told)

    def scenario(self, example: Json) -> list[str]:
        return scenario.run(example)
