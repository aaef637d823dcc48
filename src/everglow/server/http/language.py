"""Language of the response to a request."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from everglow.words.languages import known

ASKED: Final = "lang"  # of the address: sentences beside the messages, in this language


def language_of(request: web.Request, chosen: str) -> str:
    """Choose by the address, the person's setting, then the browser's header; English if we speak none."""
    return known(
        [request.query.get(ASKED, ""), chosen, *accepted(request.headers.get("Accept-Language", ""))]
    )


def accepted(header: str) -> list[str]:
    """The languages of a header such as `de-AT, en;q=0.5`, the dearest first."""
    wishes = [wish.partition(";") for wish in header.split(",")[:MOST]]
    ranked = sorted([(weight(more), name.strip()) for name, _, more in wishes], key=lambda wish: -wish[0])
    return [name for rank, name in ranked if rank > 0]


MOST: Final = 20  # languages of a header


def weight(told: str) -> float:
    """Return how dear a language is: 1 if nothing is said, or nothing that can be read."""
    name, _, value = told.partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 1.0
