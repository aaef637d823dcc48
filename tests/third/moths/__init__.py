"""Moths: a small game of our own, which shows that a game is a folder and nothing else."""

from __future__ import annotations

from everglow.game import Game
from tests.third.moths import codec, judge, rules, scenario, show, texts
from tests.third.moths.schema import Event, Question, View
from tests.third.moths.state import State

GAME: Game[State, View, Question, Event] = Game(rules, show, judge, codec, scenario, texts)
