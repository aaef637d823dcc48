"""The Vale of Eternity."""

from __future__ import annotations

from everglow.game import Game
from everglow.games.vale import codec, judge, rules, scenario, show, texts
from everglow.games.vale.schema import Event, Question, View
from everglow.games.vale.state.state import State

GAME: Game[State, View, Question, Event] = Game(rules, show, judge, codec, scenario, texts)
