"""Knowledge of bots: evaluation, forecasts, features, and the inputs of a net. No rule depends on it."""

from pathlib import Path

from everglow.games.glow.judge.evaluate import evaluate, foresee, horizon
from everglow.games.glow.judge.features import LAYOUT, features
from everglow.games.glow.judge.inputs import INPUTS, inputs

__all__ = [
    "breadth",
    "evaluate",
    "features",
    "foresee",
    "horizon",
    "inputs",
    "inputs_digest",
    "layout",
    "num_features",
    "num_inputs",
    "patience",
    "trust",
    "weights",
]

breadth = 300  # the sides of dice make more positions than anybody can look at in time
trust = 1  # before the dice are rolled little is known of them
patience = "100ms"  # some 800 mornings; after that the choice hangs on the judge
num_features = LAYOUT.length()
layout = LAYOUT.parts()
num_inputs = INPUTS.length()
inputs_digest = INPUTS.digest()
weights = str(Path(__file__).with_name("weights.net"))
