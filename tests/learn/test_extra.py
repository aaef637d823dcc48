"""Nothing fails without the optional libraries but what needs them, and that says which."""

import sys
from importlib import import_module

import pytest

LIBRARIES = ["gymnasium", "numpy", "pettingzoo", "pyspiel"]


@pytest.fixture
def bare(monkeypatch):
    """Pretend that nothing optional is installed."""
    for module in [name for name in sys.modules if name.startswith("everglow.learn")]:
        monkeypatch.delitem(sys.modules, module)
    for library in LIBRARIES:
        monkeypatch.setitem(sys.modules, library, None)


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("aec", "PettingZoo", "pettingzoo"),
        ("solo", "Gymnasium", "gymnasium"),
        ("spiel", "OpenSpiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_the_way_to_get_it(bare, module, library, extra):
    with pytest.raises(ImportError, match=rf"{library} is not .*: pip install 'everglow\[{extra}\]'"):
        import_module(f"everglow.learn.{module}")


def test_asking_for_an_environment_says_the_same(bare):
    learn = import_module("everglow.learn")
    with pytest.raises(ImportError, match="PettingZoo is not installed"):
        _ = learn.vale_v0
