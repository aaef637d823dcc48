"""The protocol, spelled out for Glow."""

from __future__ import annotations

from collections.abc import Mapping

from everglow.agreement import START, agreed, check_seats, start_of
from everglow.game import Json, Lesson, Option, Texts
from everglow.games.glow import scenario, schema
from everglow.games.glow.actions import NUM_ACTIONS
from everglow.games.glow.codec import names, notation, saving
from everglow.games.glow.judge import evaluate, features
from everglow.games.glow.rules.phases import new_game
from everglow.games.glow.scenario import position
from everglow.games.glow.schema import Event, Plan, Preview, Question, View
from everglow.games.glow.show import plan, preview, view
from everglow.games.glow.state.state import State
from everglow.games.glow.texts import English, rulings, wishes
from everglow.rng import hashed

BOARD = Option(
    "board", ["realm", "sea"], "realm", "The Realm of Shadows, where a group travels, or the Sea of Darkness."
)
ADVENTURERS = Option(
    "adventurers", ["chosen", "random"], "chosen", "Adventurers are chosen in turn order, or dealt by chance."
)


class Glow:
    """The rules, as far as the others need to know them."""

    def __init__(self) -> None:
        self.name = "glow"
        self.version = "1"
        self.seats = range(2, 5)
        self.num_actions = NUM_ACTIONS
        self.breadth = evaluate.BREADTH
        self.trust = evaluate.TRUST
        self.num_features = features.LAYOUT.length()
        self.layout = features.LAYOUT.parts()
        self.options = [BOARD, ADVENTURERS, START]
        self.schema: Mapping[str, object] = schema.TYPES
        self.texts: Texts[State, View, Question, Event] = English()
        self.lesson: Lesson = Lesson(2, {"start": "0"}, "lesson 5")

    def new(
        self, seats: int, seed: int, options: dict[str, str] | None = None, events: bool = False
    ) -> State:
        check_seats(self.texts.title, self.seats, seats)
        chosen = agreed(self.texts.title, self.options, seats, options or {})
        sea, dealt = chosen["board"] == "sea", chosen["adventurers"] == "random"
        return new_game(seats, hashed(seed, seats + 1), sea, start_of(chosen), dealt, events)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def open_view(self, state: State) -> View:
        return view.view(state, None)  # nobody holds anything that the others do not see

    def own(self, state: State, seat: int) -> dict[str, object]:
        """Nothing but where it sits: all lies open."""
        return {"/seat": seat}

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
        return plan.plan(state, seat, names.action(wish))

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return preview.preview(state, seat, action)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def foresee(self, state: State, seat: int) -> float:
        return evaluate.foresee(state, seat)

    def horizon(self, state: State) -> int:
        return evaluate.horizon(state)

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
        """Events tell nothing that somebody may not see: what is drawn face down is told to nobody."""
        return event

    def joined(self, event: Event) -> tuple[int, str] | None:
        return (event["seat"], event["card"]) if event["event"] == "recruited" else None

    def recognises(self, example: Json) -> bool:
        return scenario.recognises(example)

    def positions(self) -> list[Json]:
        return position.positions()

    def opened(self, told: Json) -> State:
        return position.opened(told)

    def scenario(self, example: Json) -> list[str]:
        return scenario.run(example)
