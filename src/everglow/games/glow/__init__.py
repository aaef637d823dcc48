"""Glow."""

from __future__ import annotations

from everglow.game import Game
from everglow.games.glow import codec, judge, rules, scenario, show, texts
from everglow.games.glow.schema import Event, Question, View
from everglow.games.glow.state.state import State

GAME: Game[State, View, Question, Event] = Game(rules, show, judge, codec, scenario, texts)
