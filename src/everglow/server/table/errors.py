"""Errors that become one sentence for whoever asked."""

from __future__ import annotations


class Refused(Exception):
    """The request cannot be granted; the message says why, in a sentence for people."""
