"""Messages of `glow`, made by `make words`; not to be edited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from everglow.words.message import Message, register

register("glow", __package__)
__all__ = ["Literal", "Sequence"]

