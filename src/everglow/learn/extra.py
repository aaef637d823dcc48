"""Error for a missing optional library."""

from __future__ import annotations


class MissingExtra(ImportError):
    """Missing library of one environment; the message says how to install it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; get it with: pip install 'everglow[{extra}]'")
