"""Examples that run."""

from everglow.game import Lesson
from everglow.games.glow.scenario.example import recognises, run
from everglow.games.glow.scenario.position import positions, set_up

__all__ = ["lesson", "positions", "recognises", "run", "set_up"]

lesson = Lesson(2, {"start": "0"}, "lesson 5")
