"""Examples that run."""

from everglow.games.glow.scenario.example import recognises, run

__all__ = ["recognises", "run"]
