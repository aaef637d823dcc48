"""Locks: every package is installed by version and hash, as it was looked at, and is in a bill of all."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from locked.sbom import bill

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "locked").glob("*.txt"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
NPM: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=;! ]", name)[0]).lower()


def locked(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^(\S+)==(\S+)", lock.read_text(), re.MULTILINE))


def constraints() -> dict[str, str]:
    found = re.findall(r"^(\S+)==(\S+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE)
    return {normal(name): version for name, version in found}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_of_a_lock_has_the_version_of_the_constraints_and_hashes(lock: Path) -> None:
    assert locked(lock).items() <= constraints().items()
    for entry in re.split(r"^(?=\S)", lock.read_text(), flags=re.MULTILINE)[2:]:
        assert re.fullmatch(r"\S+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})+\n", entry)


@pytest.mark.parametrize(
    ("lock", "group"),
    [
        ("dev", "dev"),
        ("extras", "extras"),
        ("bench", "bench"),
        ("docs", "docs"),
        ("run", ""),
        ("postgres", ""),
    ],
)
def test_a_lock_has_all_that_the_project_asks_for(lock: str, group: str) -> None:
    ours = [] if lock == "docs" else PROJECT["project"]["dependencies"]  # the site is built without Everglow
    asked = ours + (PROJECT["dependency-groups"][group] if group else [])
    assert {normal(name) for name in asked} <= set(locked(ROOT / "locked" / f"{lock}.txt"))


def test_only_what_is_locked_is_ever_installed() -> None:
    makefile = (ROOT / "Makefile").read_text()
    ours = [
        "wheel --quiet --no-deps --build-constraint constraints.txt",
        "install --quiet --no-deps dist/*.whl",
    ]
    calls = re.findall(r"bin/pip |\$\(RUN\)pip ", makefile)
    known = re.findall(
        "pip (?:" + "|".join(map(re.escape, ["$(LOCKED)", "$(OURSELVES)", *ours])) + ")", makefile
    )
    assert len(calls) == len(known) > 10
    assert "--require-hashes" in makefile
    assert "npm install" not in makefile + (ROOT / "hatch_build.py").read_text()


def test_the_bindings_of_every_platform_are_in_the_lock_of_the_pages() -> None:
    for path, told in NPM.items():
        parent = {f"node_modules/{name}" for name in told.get("optionalDependencies", {})}
        missing = {name for name in parent if name not in NPM and f"{path}/{name}" not in NPM}
        assert not {name for name in missing if "binding" in name}


def test_the_bill_of_materials_names_everything_once() -> None:
    found = bill()["components"]
    names = [part["purl"] for part in found]
    assert len(names) == len(set(names))
    python = {f"pkg:pypi/{name}@{version}" for name, version in locked(ROOT / "locked" / "run.txt").items()}
    assert python <= set(names)
    assert sum(part["purl"].startswith("pkg:npm/") for part in found) > 50
