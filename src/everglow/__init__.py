"""Everglow: two board games, complete, with bots and a table to sit at."""

__version__ = "0.1.0"
