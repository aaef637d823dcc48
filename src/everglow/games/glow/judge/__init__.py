"""Knowledge of bots: evaluation, forecasts and features. No rule depends on it."""

from everglow.games.glow.judge.evaluate import evaluate, foresee, horizon
from everglow.games.glow.judge.features import LAYOUT, features

__all__ = ["breadth", "evaluate", "features", "foresee", "horizon", "layout", "num_features", "trust"]

breadth = 300  # the sides of dice make more positions than anybody can look at in time
trust = 1  # before the dice are rolled little is known of them
num_features = LAYOUT.length()
layout = LAYOUT.parts()
