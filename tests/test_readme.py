"""Commands in README.md and CONTRIBUTING.md, which people can run."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from everglow.cli import _parser
from everglow.commands.language import wanted
from everglow.words.wording import Wording

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()


def commands(text: str) -> list[str]:
    """Return every line of the blocks that name no language."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [line for language, block in blocks if not language for line in block.splitlines()]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_the_examples_of_the_readme_are_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("command", [line for line in commands(README) if line.startswith("everglow ")])
def test_every_command_of_the_readme_can_be_pasted(command: str) -> None:
    argv = shlex.split(command)[1:]
    args = _parser(Wording(wanted(argv))).parse_args(argv)
    assert args.run is not None


def test_every_block_of_commands_is_known_here() -> None:
    known = (
        "everglow ",
        "make ",
        "pip install ",
        "python -m everglow.",
        ".venv/bin/python -m ",
        ". .venv/",
        "EVERGLOW_",
    )
    assert [line for line in commands(README + CONTRIBUTING) if not line.startswith(known)] == []
    assert len(commands(README)) > 10


@pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_every_target_and_file_that_is_named_exists(text: str) -> None:
    named = set(
        re.findall(r"\bmake ([a-z-]+)(?=[ `\n])", "\n".join([*commands(text), *re.findall(r"`[^`]+`", text)]))
    )
    assert named
    assert named <= targets()
    files = re.findall(r"\]\(([\w/.-]+)\)|(?<=pytest )(\S+\.py)|`((?:tests|docs|web)/[\w/.-]+)`", text)
    paths = [path for found in files for path in found if path and not path.startswith("docs/img")]
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []
