"""A field of a view renamed in Python, and not in the client, is an error of the client's type check.

Of `make check` only the step of the client is run: the others do not look at the client.
`make test-extras` installs the client's packages and generates what the copy of the tree needs.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CHECK = ["npm", "run", "--silent", "check"]
RENAMED = [
    pytest.param("vale", "points_to_end", r"games/vale/\S+\.svelte:\d+", id="vale"),
    pytest.param("glow", "reroll_tokens", r"games/glow/\S+:\d+", id="glow"),
]


@pytest.fixture
def tree(tmp_path):
    """A copy of what the client is generated from and made of, with the same packages."""
    for folder in ("src", "docs", "web"):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("node_modules", "*.so", "client")
        )
    (tmp_path / "web/node_modules").symlink_to(MODULES)
    return tmp_path


def rename(tree, field):
    """Give the field another name throughout Python."""
    for path in (tree / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(rf"\b{field}\b", f"{field}_renamed", text), encoding="utf-8")


def test_make_check_checks_the_client_as_this_test_does():
    rule = re.search(
        r"^check:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert f"cd web && $(NODE) {' '.join(CHECK)}\n" in rule[1]


def checked(tree):
    """Generate the types anew and check the client against them; what was said."""
    path = f"{ROOT / '.venv/bin'}{os.pathsep}{os.environ['PATH']}"  # where `make setup` installs Node
    env = os.environ | {
        "PYTHONPATH": str(tree / "src"),
        "EVERGLOW_INTERPRETED": "1",
        "PATH": path,
        "NO_COLOR": "1",
    }
    subprocess.run([sys.executable, "generate.py"], cwd=tree / "web", env=env, check=True)
    return subprocess.run(CHECK, cwd=tree / "web", env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("game", "field", "place"), RENAMED)
def test_a_renamed_field_is_found_where_the_client_uses_it(tree, game, field, place):
    rename(tree, field)
    assert f"{field}_renamed" in (tree / f"src/everglow/games/{game}/schema.py").read_text(encoding="utf-8")
    told = checked(tree)
    assert told.returncode != 0
    assert re.search(place, told.stdout), told.stdout
    assert f"'{field}'" in told.stdout
