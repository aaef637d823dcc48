"""Fitting with torch does what numpy does; on its processor here, as few machines have a graphics card."""

from __future__ import annotations

import numpy as np
import pytest

from everglow.train import backend, fit, graphics_card, targets
from everglow.train.fit import FloatNet
from tests.extras.test_train import table

# It brings gigabytes: whoever trains on a graphics card has it, and tests this too.
needs_torch = pytest.mark.skipif(graphics_card.torch is None, reason="torch is not installed")
SIZES = [50, 16, 8]


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphics_card, "DEVICE", "cpu")


def test_without_a_card_numpy_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphics_card, "torch", None)
    data = table(4)
    net, everything = FloatNet(SIZES, 1), np.arange(len(data))
    told = backend.predict(net, data, everything)
    assert np.array_equal(told, fit.predict(net, data, everything))


@needs_torch
def test_torch_predicts_what_numpy_predicts(processor: None) -> None:
    data, net = table(), FloatNet(SIZES, 1)
    everything = np.arange(len(data))
    assert np.allclose(
        graphics_card.predict(net, data, everything), fit.predict(net, data, everything), atol=1e-5
    )


@needs_torch
def test_torch_learns_what_numpy_learns(processor: None) -> None:
    data, heard = table(400), []
    everything = np.arange(len(data))
    net = graphics_card.fit(
        FloatNet(SIZES, 1), data, everything, targets.ends(data, everything), 300, 1e-2, heard.append
    )
    assert fit.log_loss(net, data, everything) < 0.3 < np.log(2)
    assert heard[-1] == 1.0
