"""Size of all that a browser loads before it shows the first page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from everglow.server.http.pages import CLIENT

GOAL: Final = 200_000  # bytes of compressed script and style, fonts apart


def first_load(client: Path = CLIENT) -> int:
    """Compressed script and style that the page itself names, in bytes; 0 if it was not built."""
    if not client.exists():
        return 0
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', (client / "index.html").read_text())
    return sum((client / f"{name}.gz").stat().st_size for name in named)


def line() -> str:
    told = f"{first_load() / 1000:.0f} kB of compressed script and style (at most {GOAL // 1000})"
    return f"The first page of the table loads {told}."
