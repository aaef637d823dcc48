from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from everglow.arena.match import play
from everglow.arena.terms import Terms

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_in_the_docs_plays_and_beats_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [source] = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    (tmp_path / "my_bots.py").write_text(source)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    result = play(Terms("vale", {}, ["my_bots:Dreamer", "random"], 2, "1", 10.0), 0)
    assert (result.forfeit, result.shares) == (None, [1, 0])
