"""`everglow train`: what it needs is said in a sentence. `tests/extras/test_train.py` trains."""

from __future__ import annotations

import sys

import pytest

from tests.terminal import Terminal


def test_without_numpy_it_says_what_to_install(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    told = terminal.run("train", "vale")
    assert (told.code, told.out) == (2, "")
    assert told.err == "everglow: training needs numpy; install it by: pip install 'everglow[train]'\n"


def test_without_a_kernel_it_says_what_is_missing(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", sys)
    monkeypatch.setitem(sys.modules, "everglow.bots.net.kernel", None)
    told = terminal.run("train", "vale")
    assert told.code == 2
    assert "needs the compiled kernel of nets" in told.err


@pytest.mark.parametrize("argv", [["chess"], ["vale", "--minutes", "0"], ["vale", "--rounds", "soon"]])
def test_bad_input_is_told_in_a_sentence(terminal: Terminal, argv: list[str]) -> None:
    told = terminal.run("train", *argv)
    assert told.code == 2
    assert told.err.startswith("everglow: ")


def test_its_help_says_what_a_round_is(terminal: Terminal) -> None:
    told = terminal.run("train", "--help")
    assert "A round: planners play" in told.out
