"""Everglow: two board games, complete, with bots and a table to sit at."""

from everglow.compiled import install

__version__ = "0.2.0"

COMPILED = install()  # whether the engine runs compiled; it must be known before any of it is imported
