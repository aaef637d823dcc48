"""One measurement in a process of its own: `python -m benchmarks.measurement engine vale 4 300`."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from benchmarks import anchors, engine, search, selfplay


def measure(kind: str, *args: str) -> dict[str, float]:
    if kind == "engine":
        return engine.measure(args[0], int(args[1]), int(args[2]))
    if kind == "selfplay":
        return selfplay.measure(args[0], int(args[1]))
    if kind == "search":
        return search.measure(args[0])
    if kind == "search of hearts":
        return search.measure_hearts()
    return anchors.measure(kind, args[0])


def apart(*args: str, interpreted: bool = False) -> dict[str, float]:
    """The same in another process; nothing if a library is not there or does not work."""
    env = os.environ | {"EVERGLOW_INTERPRETED": "1" if interpreted else ""}
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.measurement", *args]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"left out: {' '.join(args)}: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return {}
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


if __name__ == "__main__":
    print(json.dumps(measure(*sys.argv[1:])))
