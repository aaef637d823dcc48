"""The Vale of Eternity."""

from __future__ import annotations

from everglow.game import Game
from everglow.games.vale.game import Vale
from everglow.games.vale.schema import Event, Question, View
from everglow.games.vale.state.state import State

GAME: Game[State, View, Question, Event] = Vale()
