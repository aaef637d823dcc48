"""Wishes for all positions that the gallery shall hold."""

from __future__ import annotations

from .glow_wishes import GLOW
from .vale_wishes import VALE
from .wish import Wish

WISHES: list[Wish] = VALE + GLOW
