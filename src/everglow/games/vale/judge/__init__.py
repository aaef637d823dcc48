"""Knowledge of bots: evaluation, forecasts, features, and the inputs of a net. No rule depends on it."""

from pathlib import Path

from everglow.games.vale.judge.evaluate import evaluate, horizon
from everglow.games.vale.judge.features import LAYOUT, features
from everglow.games.vale.judge.inputs import INPUTS, inputs

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

breadth = 500  # most turns have fewer positions
trust = 40
patience = "1s"
num_features = LAYOUT.length()
layout = LAYOUT.parts()
foresee = evaluate  # a seat has no chances of its own here
num_inputs = INPUTS.length()
inputs_digest = INPUTS.digest()
weights = str(Path(__file__).with_name("weights.net"))
