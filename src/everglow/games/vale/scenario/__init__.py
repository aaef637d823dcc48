"""Examples that run."""

from everglow.games.vale.scenario.example import recognises, run

__all__ = ["recognises", "run"]
