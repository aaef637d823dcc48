"""Folders with the tests of a game."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from everglow.games import packages


def package_of(name: str) -> ModuleType:
    """Return the package with the tests of a game: in tests/games for ours, beside the rules for others."""
    [package] = [package for package in packages() if import_module(package).GAME.name == name]
    return import_module(package.replace("everglow.", "tests."))


def folder_of(name: str) -> Path:
    return Path(package_of(name).__path__[0])
