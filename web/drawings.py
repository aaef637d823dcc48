"""Makes the paths of icons shorter."""

from __future__ import annotations

import re


def rounded(path: str) -> str:
    """Numbers to a tenth, first with spaces around them, then with as few as still keep them apart."""
    wide = re.sub(r"-?\d*\.\d+", lambda number: f" {float(number[0]):.1f} ".replace(".0 ", " "), path)
    return re.sub(r"[ ,]*([A-Za-z-])[ ,]*| +", r"\1", re.sub(r" +(?=[\d.])", ",", wide)).replace(",", " ")
