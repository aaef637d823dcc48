"""Compresses what was built, once: the server sends `x.js.gz` to whoever understands it.

Run by make after the client is built: `python web/compress.py`.
"""

from __future__ import annotations

import gzip
from pathlib import Path

ASSETS = Path(__file__).parent.parent / "src/everglow/server/client/assets"
TEXTS = {".js", ".css", ".svg"}  # fonts are compressed already


def main() -> None:
    for path in sorted(ASSETS.iterdir()):
        if path.suffix in TEXTS:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main()
