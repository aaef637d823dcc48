"""Knowledge of bots: evaluation, forecasts and features. No rule depends on it."""

from everglow.games.vale.judge.evaluate import evaluate, horizon
from everglow.games.vale.judge.features import LAYOUT, features

__all__ = ["breadth", "evaluate", "features", "foresee", "horizon", "layout", "num_features", "trust"]

breadth = 500  # most turns have fewer positions
trust = 40
num_features = LAYOUT.length()
layout = LAYOUT.parts()
foresee = evaluate  # a seat has no chances of its own here
