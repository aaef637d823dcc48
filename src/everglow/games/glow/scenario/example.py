"""Examples that run: a position, actions, and what must hold afterwards.

The format is described in the files themselves (`tests/games/glow/scenarios.json`).
Every question is put here, also one with a single answer, so that a missing answer is noticed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from everglow.games.glow.scenario.expectations import differences
from everglow.games.glow.scenario.setting import BadScenario, Refused, Setting
from everglow.games.glow.scenario.steps import Steps
from everglow.rng import ScriptEnded


def recognises(scenario: dict[str, Any]) -> bool:
    """An example of this game describes its players by name."""
    setup = scenario.get("setup")
    return isinstance(setup, dict) and isinstance(setup.get("players"), dict)


def run(scenario: dict[str, Any]) -> list[str]:
    """Run a scenario and return the differences from its expectations; none if the example holds."""
    try:
        return Example(Setting(scenario["setup"])).play(scenario["actions"], scenario["expect"])
    except KeyError as error:
        raise BadScenario(f"not a scenario of Glow: {error} is missing") from error
    except ScriptEnded as error:
        raise BadScenario(f"not a scenario of Glow: {error}") from error
    except (TypeError, AttributeError, IndexError) as error:
        raise BadScenario(f"not a scenario of Glow: something is of the wrong kind ({error})") from error


class Example:
    """A position in which a scenario's actions are carried out."""

    def __init__(self, setting: Setting) -> None:
        self.players = setting.players
        self.steps = Steps(setting, setting.s, setting.ids)
        self.activations: Counter[str] = Counter()

    def play(self, actions: list[dict[str, Any]], expect: dict[str, Any]) -> list[str]:
        for number, step in enumerate(actions, 1):
            refused = self._try(step)
            if refused and not step.get("expect_illegal"):
                return [f"action {number} ({step['do']}) was refused: {refused}"]
            if step.get("expect_illegal") and not refused:
                return [f"action {number} ({step['do']}) was expected to be refused, but it is legal"]
        if "options" in expect:
            self.steps.look_around()
        return differences(self.steps.s, self.players, expect, self.activations, self.steps.looking)

    def _try(self, step: dict[str, Any]) -> str:
        """Try an action and return why it is refused, with nothing changed; empty if it is done."""
        before = self.steps.copy()
        self.steps.s.events = []
        try:
            self.steps.act(step)
        except Refused as refusal:
            self.steps = before
            return str(refusal)
        self._count_activations()
        return ""

    def _count_activations(self) -> None:
        for event in self.steps.s.events or []:
            if event["event"] == "resolved":
                self.activations[event["card"]] += event["times"]
