"""Glow."""

from __future__ import annotations

from everglow.game import Game
from everglow.games.glow.game import Glow
from everglow.games.glow.schema import Event, Question, View
from everglow.games.glow.state.state import State

GAME: Game[State, View, Question, Event] = Glow()
