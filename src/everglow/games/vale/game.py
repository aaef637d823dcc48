"""The protocol, spelled out for the Vale of Eternity."""

from __future__ import annotations

from typing import Any

from everglow.agreement import START, agreed, check_seats, start_of
from everglow.game import Lesson, Texts
from everglow.games.vale import scenario
from everglow.games.vale.actions import NUM_ACTIONS
from everglow.games.vale.codec import names, notation, saving
from everglow.games.vale.judge import evaluate, features
from everglow.games.vale.rules.phases import new_game
from everglow.games.vale.scenario import position
from everglow.games.vale.show import preview, view
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
        self.texts: Texts[State] = English()
        self.lesson: Lesson = Lesson(2, {"start": "0"}, "lesson 9")

    def new(
        self, seats: int, seed: int, options: dict[str, str] | None = None, events: bool = False
    ) -> State:
        check_seats(self.texts.title, self.seats, seats)
        chosen = agreed(self.texts.title, self.options, seats, options or {})
        return new_game(seats, hashed(seed, 1), start_of(chosen), events)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def open_view(self, state: State) -> dict[str, Any]:
        hands = [view.view(state, seat)["players"][seat] for seat in range(len(state.players))]
        return view.view(state, None) | {"players": hands}

    def own(self, state: State, seat: int) -> dict[str, Any]:
        return view.own(state, seat)

    def question(self, state: State, seat: int) -> dict[str, Any] | None:
        return view.question(state, seat)

    def action_name(self, action: int) -> str:
        return names.NAMES[action]

    def action(self, name: str) -> int:
        return names.action(name)

    def why_not(self, state: State, seat: int, wish: str) -> str | None:
        return wishes.why_not(state, seat, names.action(wish))

    def rule(self, state: State, seat: int, wish: str) -> str:
        return rulings.rule(state, seat, wish)

    def plan(self, state: State, seat: int, wish: str) -> dict[str, Any]:
        """Nothing: whatever is done here is one step."""
        return {}

    def preview(self, state: State, seat: int, action: int) -> dict[str, Any]:
        return preview.preview(state, seat, action)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def foresee(self, state: State, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def horizon(self, state: State) -> int:
        return evaluate.HORIZON

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(state, seat)

    def save(self, state: State) -> dict[str, Any]:
        return saving.save(state)

    def load(self, saved: dict[str, Any]) -> State:
        return saving.load(saved)

    def notation(self, state: State) -> str:
        return notation.write(state)

    def read(self, line: str) -> State:
        return notation.read(line)

    def redact(self, event: dict[str, Any], seat: int | None) -> dict[str, Any]:
        return view.redact(event, seat)

    def recognises(self, example: dict[str, Any]) -> bool:
        return scenario.recognises(example)

    def positions(self) -> list[dict[str, Any]]:
        return position.positions()

    def opened(self, told: dict[str, Any]) -> State:
        return position.opened(told)

    def scenario(self, example: dict[str, Any]) -> list[str]:
        return scenario.run(example)
