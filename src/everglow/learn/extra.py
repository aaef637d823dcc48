"""What to say when an optional library is not there."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A library that only one of the environments needs; the message says how to get it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; get it with: pip install 'everglow[{extra}]'")
