"""Link previews (Open Graph): what a messenger shows of a link to this server."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from aiohttp import web

from everglow.games import games
from everglow.server.table.table import GATHERING, OVER, Table
from everglow.server.words.generated import messages as words
from everglow.words.message import Message
from everglow.words.wording import Wording

TITLE: Final = "Everglow"
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


def tags(request: web.Request, table: Table | None, client: Path, language: str) -> str:
    """The tags for the head of a page; of a table only what its invitation says."""
    say = Wording(language).say
    base = f"{request.scheme}://{request.host}"
    told = {
        "og:site_name": TITLE,
        "og:type": "website",
        "og:title": say(title(table)) if table else TITLE,
        "og:description": say(about(table) if table else about_all()),
        "og:url": f"{base}{request.path}",
        "og:image": f"{base}/{picture(table, client)}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in told.items())


def about_all() -> Message:
    return words.play_with_friends(games=[game.texts.title for game in games().values()])


def title(table: Table) -> Message:
    """Return who invites to what; names are told only while people gather."""
    game = games()[table.opened.game].texts.title
    if table.status() != GATHERING:
        return words.game_on_everglow(game=game)
    hosts = [chair.name for chair in table.chairs if chair.person and chair.person == table.host]
    return words.invites_you(name=hosts[0], game=game) if hosts else words.you_are_invited(game=game)


def about(table: Table) -> Message:
    if table.status() == OVER:
        return words.look_back()
    if table.status() != GATHERING:
        return words.come_and_watch()
    free = len([chair for chair in table.chairs if chair.free()])
    return words.seats_are_free(free=free, seats=len(table.chairs))
