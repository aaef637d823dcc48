"""Writes a bill of materials (CycloneDX 1.6) of all that a server and its pages are made of: `make sbom`."""

from __future__ import annotations

import json
import re
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PINNED: Final = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
VERSION: Final = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


def of_python(lock: str) -> list[dict[str, Any]]:
    """Components that a server runs with; each file of a version has a hash, and one of them is installed."""
    return [component("pypi", name, version) for name, version in PINNED.findall(lock)]


def of_pages(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """Components that the pages are built of and with, for every platform."""
    packages = [(path, told) for path, told in lock["packages"].items() if path]
    return [
        component("npm", path.rpartition("node_modules/")[2], told["version"]) | digest(told.get("integrity"))
        for path, told in packages
    ]


def component(kind: str, name: str, version: str) -> dict[str, Any]:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def digest(integrity: str | None) -> dict[str, Any]:
    if not integrity:
        return {}
    return {"hashes": [{"alg": "SHA-512", "content": b64decode(integrity.removeprefix("sha512-")).hex()}]}


def bill() -> dict[str, Any]:
    found = VERSION.search((ROOT / "src" / "everglow" / "__init__.py").read_text())
    assert found is not None
    python = of_python((ROOT / "locked" / "run.txt").read_text())
    pages = of_pages(json.loads((ROOT / "web" / "package-lock.json").read_text()))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": component("pypi", "everglow", found[1]) | {"type": "application"}},
        "components": python + pages,
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bill(), indent=1) + "\n")
