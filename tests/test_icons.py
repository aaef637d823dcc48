"""Drawings as the client gets them."""

import importlib.util
import re
from pathlib import Path

SPEC = importlib.util.spec_from_file_location("drawings", Path(__file__).parent.parent / "web/drawings.py")
drawings = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(drawings)
rounded = drawings.rounded


def numbers(path):
    return [float(number) for number in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", path)]


def test_numbers_of_a_path_are_rounded_to_a_tenth_and_stay_apart():
    path = "M248.91 50a206 206 0 0 1 35.857 3.13c-.37.04-.72.01-1.02.33z"
    assert numbers(rounded(path)) == [248.9, 50, 206, 206, 0, 0, 1, 35.9, 3.1, -0.4, 0, -0.7, 0, -1, 0.3]


def test_a_path_keeps_its_commands():
    assert rounded("m1.26-2L3 4.04h-.02V5z") == "m1.3-2L3 4h-0V5z"
