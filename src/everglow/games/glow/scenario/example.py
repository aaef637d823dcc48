"""Examples that run: a position, actions, and what must hold afterwards.

The format is described in the files themselves (`tests/games/glow/scenarios.json`).
Every question is put here, also one with a single answer, so that a missing answer is noticed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.complaints import UnknownName
from everglow.complaints.scenario import Refused, incomplete, not_of, of_wrong_kind, unknown
from everglow.complaints.words.generated import messages as shared
from everglow.games.glow.scenario.expectations import differences
from everglow.games.glow.scenario.setting import Setting
from everglow.games.glow.scenario.steps import Steps
from everglow.rng import ScriptEnded
from everglow.words.languages import ENGLISH
from everglow.words.message import Message
from everglow.words.wording import Wording

TITLE = "Glow"


def recognises(scenario: dict[str, Any]) -> bool:
    """An example of this game describes its players by name."""
    setup = scenario.get("setup")
    return isinstance(setup, dict) and isinstance(setup.get("players"), dict)


def run(scenario: dict[str, Any], language: str = ENGLISH) -> list[str]:
    """Run a scenario and return the differences from its expectations; none if the example holds."""
    try:
        example = Example(Setting(scenario["setup"]))
        messages = example.play(scenario["actions"], scenario["expect"])
    except UnknownName as error:
        raise unknown("key", error.name, error.known) from error
    except KeyError as error:
        raise incomplete(TITLE, error) from error
    except ScriptEnded as error:
        raise not_of(TITLE, shared.example_script_ended()) from error
    except (TypeError, AttributeError, IndexError) as error:
        raise of_wrong_kind(TITLE, error) from error
    return [Wording(language, example.players).say(message) for message in messages]


class Example:
    """A position in which a scenario's actions are carried out."""

    def __init__(self, setting: Setting) -> None:
        self.players = setting.players
        self.steps = Steps(setting, setting.s, setting.ids)
        self.activations: Counter[str] = Counter()

    def play(self, actions: list[dict[str, Any]], expect: dict[str, Any]) -> list[Message]:
        for number, step in enumerate(actions, 1):
            refused = self._try(step)
            if refused and not step.get("expect_illegal"):
                return [shared.example_action_refused(number=number, do=step["do"], why=refused)]
            if step.get("expect_illegal") and not refused:
                return [shared.example_action_legal(number=number, do=step["do"])]
        if "options" in expect:
            self.steps.look_around()
        return differences(self.steps.s, self.players, expect, self.activations, self.steps.looking)

    def _try(self, step: dict[str, Any]) -> Message | None:
        """Try an action and return why it is refused, with nothing changed; None if it is done."""
        before = self.steps.copy()
        self.steps.s.events = []
        try:
            self.steps.act(step)
        except Refused as refusal:
            self.steps = before
            return refusal.message
        self._count_activations()
        return None

    def _count_activations(self) -> None:
        for event in self.steps.s.events or []:
            if event["event"] == "resolved":
                self.activations[event["card"]] += event["times"]
