"""Development servers: `everglow serve`, restarted when a source changes, beside Vite for the client.

`make dev` runs this. Tables survive a restart, since every action is in the store before it is answered.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "everglow"
SERVE: Final = [sys.executable, "-m", "everglow", "serve", "--data", str(ROOT / "build" / "dev")]
SETTINGS: Final = {"EVERGLOW_INTERPRETED": "1", "EVERGLOW_DEVELOPMENT": "1"}
PAUSE: Final = 0.5  # seconds between two looks at the sources


def stamp(folder: Path) -> int:
    """Newest change of any Python source below a folder, in nanoseconds."""
    return max((file.stat().st_mtime_ns for file in folder.rglob("*.py")), default=0)


def wait_for_change(folder: Path, seen: int, server: subprocess.Popen[bytes]) -> int:
    """Return the stamp of the next change; a server that stopped by itself waits for one, too."""
    told = False
    while (now := stamp(folder)) == seen:
        if server.poll() is not None and not told:
            print("The server stopped; it starts again when a source changes.", flush=True)
            told = True
        time.sleep(PAUSE)
    return now


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()


def serve_forever(arguments: list[str]) -> None:
    seen = stamp(SOURCES)
    while True:
        server = subprocess.Popen([*SERVE, *arguments], env=os.environ | SETTINGS)
        try:
            seen = wait_for_change(SOURCES, seen, server)
        finally:
            stop(server)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that both servers are stopped
    vite = subprocess.Popen(["npm", "run", "--silent", "dev"], cwd=ROOT / "web")
    try:
        serve_forever(sys.argv[1:])
    except KeyboardInterrupt:
        pass
    finally:
        stop(vite)
