"""Codes of tables, by which people find them."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH: Final = 6


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a table could have this code."""
    return len(text) == CODE_LENGTH and set(text) <= set(ALPHABET)
