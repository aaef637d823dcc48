"""The protocol, spelled out for the Vale of Eternity."""

from __future__ import annotations

from collections.abc import Mapping

from everglow.agreement import START, agreed, check_seats, start_of
from everglow.game import Json, Lesson, Plan, Texts
from everglow.games.vale import scenario, schema
from everglow.games.vale.actions import NUM_ACTIONS
from everglow.games.vale.codec import names, notation, saving
from everglow.games.vale.judge import evaluate, features
from everglow.games.vale.rules.phases import new_game
from everglow.games.vale.scenario import position
from everglow.games.vale.schema import Event, Preview, Question, View
from everglow.games.vale.show import preview, redaction, view
from everglow.games.vale.state.state import State
from everglow.games.vale.texts import English, rulings, wishes
from everglow.rng import hashed


class Vale:
    """The rules, as far as the others need to know them."""

    def __init__(self) -> None:
        self.name = "vale"
        self.version = "1"
        self.seats = range(2, 5)
        self.num_actions = NUM_ACTIONS
        self.breadth = evaluate.BREADTH
        self.trust = evaluate.TRUST
        self.num_features = features.LAYOUT.length()
        self.layout = features.LAYOUT.parts()
        self.options = [START]
        self.schema: Mapping[str, object] = schema.TYPES
        self.texts: Texts[State, View, Question, Event] = English()
        self.lesson: Lesson = Lesson(2, {"start": "0"}, "lesson 9")

    def new(
        self, seats: int, seed: int, options: dict[str, str] | None = None, events: bool = False
    ) -> State:
        check_seats(self.texts.title, self.seats, seats)
        chosen = agreed(self.texts.title, self.options, seats, options or {})
        return new_game(seats, hashed(seed, 1), start_of(chosen), events)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def open_view(self, state: State) -> View:
        return view.open_view(state)

    def own(self, state: State, seat: int) -> dict[str, object]:
        return view.own(state, seat)

    def question(self, state: State, seat: int) -> Question | None:
        return view.question(state, seat)

    def action_name(self, action: int) -> str:
        return names.NAMES[action]

    def action(self, name: str) -> int:
        return names.action(name)

    def why_not(self, state: State, seat: int, wish: str) -> str | None:
        return wishes.why_not(state, seat, names.action(wish))

    def rule(self, state: State, seat: int, wish: str) -> str:
        return rulings.rule(state, seat, wish)

    def plan(self, state: State, seat: int, wish: str) -> Plan:
        """Nothing: whatever is done here is one step."""
        return {}

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return preview.preview(state, seat, action)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def foresee(self, state: State, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def horizon(self, state: State) -> int:
        return evaluate.HORIZON

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(state, seat)

    def save(self, state: State) -> Json:
        return saving.save(state)

    def load(self, saved: Json) -> State:
        return saving.load(saved)

    def notation(self, state: State) -> str:
        return notation.write(state)

    def read(self, line: str) -> State:
        return notation.read(line)

    def redact(self, event: Event, seat: int | None) -> Event:
        return redaction.redact(event, seat)

    def joined(self, event: Event) -> tuple[int, str] | None:
        return (event["seat"], event["card"]) if event["event"] == "summoned" else None

    def recognises(self, example: Json) -> bool:
        return scenario.recognises(example)

    def positions(self) -> list[Json]:
        return position.positions()

    def opened(self, told: Json) -> State:
        return position.opened(told)

    def scenario(self, example: Json) -> list[str]:
        return scenario.run(example)
