"""Import finder for the compiled engine, used if it was built from exactly these sources.

The build compiles the modules of the engine with mypyc and writes them, with a manifest, into one
folder: `_compiled` inside an installed package, `build/compiled` in a checkout. If a source has
been edited since, the compiled engine is not used: a rule never runs stale. The kernel of nets is in C
only, so an interpreted engine uses it too, if it was built from this source.
"""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
MANIFEST = "manifest.json"
FAILURE = PACKAGE / "_compiled" / "why_not.txt"  # left in a wheel by a build that had a compiler and failed


class Compiled(MetaPathFinder):
    """Finder that serves compiled modules before Python looks for their sources."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules  # by name: the file in the folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        return None if file is None else spec_from_file_location(name, self.folder / file)


def digest(package: Path, sources: list[str]) -> str:
    """Hash the contents of these sources."""
    return sha256(b"\0".join((package / source).read_bytes() for source in sources)).hexdigest()


def install() -> bool:
    """Install the finder if there is an up-to-date build; return whether there is."""
    for folder in (PACKAGE / "_compiled", PACKAGE.parent.parent / "build" / "compiled"):
        engine, kernel = _engine(folder), _fresh_modules(folder, "kernel")
        if engine or kernel:
            sys.meta_path.insert(0, Compiled(folder, engine | kernel))
            return bool(engine)
    return False


def _engine(folder: Path) -> dict[str, str]:
    """Compiled engine; none where somebody wants it interpreted.

    A game of EVERGLOW_GAMES is not in the compiled group, and could not subclass what is.
    """
    if os.environ.get("EVERGLOW_INTERPRETED") or os.environ.get("EVERGLOW_GAMES"):
        return {}
    return _fresh_modules(folder, "engine")


def failure() -> str:
    """Reason why compiling failed although there was a C compiler; empty if it did not fail."""
    try:
        return FAILURE.read_text()
    except OSError:
        return ""


def _fresh_modules(folder: Path, part: str) -> dict[str, str]:
    """Compiled modules of a part; none if they are for another Python or other sources."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text())
        built = manifest[part]
        fresh = built["digest"] == digest(PACKAGE, built["sources"])
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    modules: dict[str, str] = built["modules"]
    return modules if fresh and manifest["suffix"] == sysconfig.get_config_var("EXT_SUFFIX") else {}
