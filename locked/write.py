"""Write the lock files: every package that is installed for a purpose, with the hashes of all its files.

`make lock` writes all of them, `python locked/write.py docs` only those that are named. Versions come from
`constraints.txt`; pip resolves them with the package index it is configured for. A lock holds for every
platform that needs no further packages.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote
from urllib.request import Request, urlopen

from pip._internal.models.index import PyPI

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
GROUPS: Final = {  # what is installed, by the name of the lock
    "pip": ["pip"],
    "run": ["-e", "."],
    "postgres": ["-e", ".[postgres]"],
    "dev": ["--group", "dev", "-e", "."],
    "extras": ["--group", "extras", "-e", ".[learn,postgres,ray,train]"],
    "bench": ["--group", "bench", "-e", "."],
    "docs": ["--group", "docs"],
}


class Links(HTMLParser):
    """The files of a package, as an index lists them, each with its hash."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address, _, fragment = (dict(attrs).get("href") or "").partition("#")
        if tag == "a" and fragment.startswith("sha256="):
            self.found.append((unquote(address.rsplit("/", 1)[-1]), fragment.removeprefix("sha256=")))


def index() -> str:
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        capture_output=True,
        text=True,
        check=False,
    )
    return os.environ.get("PIP_INDEX_URL") or asked.stdout.strip() or PyPI.simple_url


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def resolved(what: list[str]) -> list[tuple[str, str]]:
    """Names and versions that pip would install."""
    report = ["--dry-run", "--ignore-installed", "--no-build-isolation", "--quiet", "--report", "-"]
    command = [sys.executable, "-m", "pip", "install", *report, "-c", "constraints.txt", *what]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [part["metadata"] for part in json.loads(told)["install"]]
    return sorted((normal(part["name"]), part["version"]) for part in found if part["name"] != "everglow")


def hashes(name: str, version: str) -> list[str]:
    """List the hashes of all files of this version, for every platform."""
    request = Request(f"{index().rstrip('/')}/{name}/", headers={"Accept": "text/html"})
    links = Links()
    with urlopen(request, timeout=60) as page:
        links.feed(page.read().decode())
    return sorted({digest for file, digest in links.found if of_version(file, name, version)})


def of_version(file: str, name: str, version: str) -> bool:
    """Whether a file, a wheel or a source archive, is of this version."""
    start = re.match(r"(.+?)-(\d[^-]*?)(?:-.*\.whl|\.tar\.gz|\.zip)$", file)
    return bool(start) and (normal(start[1]), start[2]) == (name, version) if start else False


def written(packages: list[tuple[str, str]]) -> str:
    lines = [f"# Written by locked/write.py (`make lock`) from constraints.txt; {len(packages)} packages."]
    for name, version in packages:
        found = hashes(name, version)
        assert found, f"the index tells no hash of {name} {version}"
        lines.append(
            " \\\n".join([f"{name}=={version}", *[f"    --hash=sha256:{digest}" for digest in found]])
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for lock in sys.argv[1:] or GROUPS:
        packages = resolved(GROUPS[lock])
        (HERE / f"{lock}.txt").write_text(written(packages))
        print(f"locked/{lock}.txt: {len(packages)} packages", flush=True)
