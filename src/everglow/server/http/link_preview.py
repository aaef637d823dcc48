"""Link previews (Open Graph): what a messenger shows of a link to this server."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from aiohttp import web

from everglow.english import listed
from everglow.games import games
from everglow.server.table.table import GATHERING, OVER, Table

TITLE: Final = "Everglow"
TITLES: Final = listed([game.texts.title for game in games().values()])
ABOUT: Final = f"Play {TITLES} with friends or bots. No account needed."
WIDTH, HEIGHT = 1200, 630  # of every picture
PICTURE: Final = "preview.jpg"


def picture_of(game: str) -> str:
    """The file name of a game's picture."""
    return f"preview-{game}.jpg"


PICTURES: Final = (PICTURE, *[picture_of(name) for name in games()])


def picture(table: Table | None, client: Path) -> str:
    """The file name of the picture of a table's game; the common one if the game has none."""
    own = picture_of(table.opened.game) if table else PICTURE
    return own if (client / own).is_file() else PICTURE


def tags(request: web.Request, table: Table | None, client: Path) -> str:
    """The tags for the head of a page; of a table only what its invitation says."""
    base = f"{request.scheme}://{request.host}"
    told = {
        "og:site_name": TITLE,
        "og:type": "website",
        "og:title": title(table) if table else TITLE,
        "og:description": about(table) if table else ABOUT,
        "og:url": f"{base}{request.path}",
        "og:image": f"{base}/{picture(table, client)}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in told.items())


def title(table: Table) -> str:
    """Return who invites to what; names are told only while people gather."""
    game = games()[table.opened.game].texts.title
    if table.status() != GATHERING:
        return f"{game} on {TITLE}"
    hosts = [chair.name for chair in table.chairs if chair.person and chair.person == table.host]
    return f"{hosts[0]} invites you to {game}" if hosts else f"You are invited to {game}"


def about(table: Table) -> str:
    if table.status() == OVER:
        return "This game is over. Look back at it step by step."
    if table.status() != GATHERING:
        return "This game is being played. Come and watch."
    free = len([chair for chair in table.chairs if chair.free()])
    return f"{free} of {len(table.chairs)} seats are free. Play in your browser, no account needed."
