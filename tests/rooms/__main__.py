"""Measure the law in the whole gallery; draw a sheet of pictures for every size, and all that breaks it."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from everglow.words.languages import LANGUAGES

from .gallery import Scene, scenes, tables
from .house import FurnishedHouse
from .law import SIZES, Look, every_look
from .tour import Tour

EXAMPLES = """\
  make rooms                                   everything; pictures in build/rooms
  make rooms ARGS='--only vale-paying'         scenes whose name matches
  make rooms ARGS='--size 390x844 --plain'     one size, texts as they are
  make rooms ARGS='--language de --plain'      everything in German
  make rooms ARGS='--count --part 1/2'         every second scene, without pictures
  make rooms ARGS='--jobs 4'                   in four browsers at once (else half the processors)"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make rooms",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    sizes = [f"{width}x{height}" for width, height in SIZES]
    parser.add_argument("--only", default="", metavar="PATTERN", help="scenes whose name matches")
    parser.add_argument(
        "--size", action="append", choices=sizes, metavar="SIZE", help="such as 390x844; repeat for more"
    )
    parser.add_argument(
        "--language",
        default="en",
        choices=LANGUAGES,
        metavar="LANGUAGE",
        help="such as de; English if not given",
    )
    parser.add_argument("--plain", action="store_true", help="text at 100 %% and words as they are")
    parser.add_argument("--count", action="store_true", help="count breaches only, and draw nothing")
    parser.add_argument(
        "--part", default="1/1", metavar="N/M", help="the N-th of M equal parts of the scenes"
    )
    parser.add_argument(
        "--jobs", type=int, default=max(1, (os.cpu_count() or 1) // 2), metavar="N", help="browsers at once"
    )
    parser.add_argument("--out", type=Path, default=Path("build/rooms"), help="folder of the pictures")
    return parser.parse_args()


def wanted_looks(args: argparse.Namespace) -> list[Look]:
    looks = [look for look in every_look() if not args.size or f"{look.width}x{look.height}" in args.size]
    return [look for look in looks if look.plain] if args.plain else looks


def wanted_scenes(args: argparse.Namespace) -> list[Scene]:
    """Scenes whose name matches, and of these every M-th from the N-th on."""
    first, step = map(int, args.part.split("/"))
    return [scene for scene in scenes() if re.search(args.only, scene.name)][first - 1 :: step]


def needed(shown: Sequence[Scene]) -> set[str] | None:
    """The tables of these scenes; all of them if one is a page, which tells of tables too."""
    names = {scene.table for scene in shown}
    return None if "" in names else names


def main() -> int:
    args = arguments()
    looks = wanted_looks(args)
    shown = wanted_scenes(args)
    if not shown:
        sys.exit(
            f"No name of a scene matches {args.only!r}; there are: {', '.join(s.name for s in scenes())}."
        )
    args.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = FurnishedHouse(Path(folder), tables(needed(shown)))
        try:
            tour = Tour(house, shown, looks, args)
            tour.walk()
            tour.draw()
        finally:
            house.stop()
    screens = len(shown) * len(looks)
    print(f"{len(shown)} scenes, {len(looks)} looks, {screens} screens: {len(tour.lines)} breaches.")
    print(f"Pictures: {args.out}/sheet-*.png; every breach: {args.out}/breaches.txt")
    return 1 if tour.lines else 0


if __name__ == "__main__":
    sys.exit(main())
