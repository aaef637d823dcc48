"""Makes the fonts in this folder from those of @fontsource: only the letters and features that we use.

They are kept in the repository, so that nobody needs fonttools to build the client. To make them again:
`pip install fonttools brotli`, then `python web/fonts/make.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fontTools import subset

FONTS: Final = Path(__file__).parent
SOURCES: Final = FONTS.parent / "node_modules/@fontsource"
# English, German, French and Dutch: Latin-1, Œ œ Ÿ, quotation marks, dashes, and the signs on our pages.
LETTERS: Final = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœŸ–—‘’‚“”„†•…‹›€™−"),  # noqa: RUF001
]
MARK: Final = [*map(ord, "Everglow")]  # our name beside the logo, nothing else
NAMES: Final = [0, 13, 14]  # copyright and licence; a part of a font does not carry its name
FEATURES: Final = ["kern", "liga", "locl", "mark", "ccmp", "tnum"]
FACES: Final = [
    ("atkinson-hyperlegible", 400, LETTERS),
    ("atkinson-hyperlegible", 700, LETTERS),
    ("alegreya-sc", 700, LETTERS),
    ("alegreya-sc", 800, LETTERS),
    ("almendra", 700, MARK),
]


def main() -> None:
    for family, weight, letters in FACES:
        options = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES, name_IDs=NAMES)
        source = SOURCES / family / f"files/{family}-latin-{weight}-normal.woff2"
        font = subset.load_font(source, options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=letters)
        cutter.subset(font)
        subset.save_font(font, FONTS / f"{family}-{weight}.woff2", options)


if __name__ == "__main__":
    main()
