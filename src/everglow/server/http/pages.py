"""The pages of the client: where they are, and how they are sent."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Final

from aiohttp import web

from everglow.server.http import link_preview
from everglow.server.http.connections import HEADERS
from everglow.server.table.table import Table
from everglow.server.words.generated import messages as words
from everglow.words.wording import Wording

CLIENT: Final = Path(__file__).parents[1] / "client"  # built by `make client`
MANIFEST: Final = "manifest.webmanifest"
BESIDE: Final = (  # files that a browser looks for in this place
    MANIFEST,
    "worker.js",
    "offline.html",
    "offline.css",
    "offline.js",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    *link_preview.PICTURES,
)
FOREVER: Final = "public, max-age=31536000, immutable"
PAGES: Final = [
    "/",
    "/t/{code}",
    "/t/{code}/replay",
    "/t/{code}/end",
    "/t/{code}/coach",
    "/puzzle",
    "/exercises",
    "/me",
    "/me/bots",
    "/about",
    "/docs",
    "/rules",
    "/rules/{game}",
    "/cards",
    "/cards/{game}",
]
DESCRIPTION: Final = re.compile(r'(<meta name="description" content=")[^"]*')
NEEDED: Final = re.compile(r"(<noscript>).*?(?=</noscript>)", re.DOTALL)


def client(request: web.Request, table: Table | None, language: str, status: int = 200) -> web.Response:
    """Return the page that is the client, with tags for link previews in a language."""
    say = Wording(language).say
    if not CLIENT.exists():
        return web.Response(text=say(words.pages_not_built()), status=status)
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    page = DESCRIPTION.sub(rf"\g<1>{escape(say(link_preview.about_all()))}", page, count=1)
    page = NEEDED.sub(rf"\g<1>{escape(say(words.needs_javascript()))}", page, count=1)
    page = page.replace("</head>", f"{link_preview.tags(request, table, CLIENT, language)}</head>", 1)
    return web.Response(text=page, content_type="text/html", status=status)


def beside(name: str, language: str) -> web.StreamResponse:
    """Return a file that a browser looks for beside the pages."""
    path = CLIENT / name
    if not path.is_file():
        raise web.HTTPNotFound
    return manifest(path, language) if name == MANIFEST else web.FileResponse(path)


def manifest(path: Path, language: str) -> web.Response:
    """Return what a browser shows of an app before it is installed, in a language."""
    about = Wording(language).say(link_preview.about_all())
    told = json.loads(path.read_text(encoding="utf-8")) | {"lang": language, "description": about}
    body = json.dumps(told, ensure_ascii=False).encode()  # a text would add a charset to the type
    return web.Response(body=body, content_type="application/manifest+json")


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    if request.path.startswith("/assets/") and response.status == 200:
        response.headers["Cache-Control"] = FOREVER  # their names tell what is in them
    response.headers.pop("Server", None)
