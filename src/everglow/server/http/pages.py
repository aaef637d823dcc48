"""The pages of the client: where they are, and how they are sent."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aiohttp import web

from everglow.server.http import link_preview
from everglow.server.http.connections import HEADERS
from everglow.server.table.table import Table

CLIENT: Final = Path(__file__).parents[1] / "client"  # built by `make client`
BESIDE: Final = (  # files that a browser looks for in this place
    "manifest.webmanifest",
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
    "/me",
    "/me/bots",
    "/about",
    "/docs",
    "/rules",
    "/rules/{game}",
    "/cards",
    "/cards/{game}",
]
UNBUILT: Final = "The table is open, but its pages were not built: run `make client`.\n"


def client(request: web.Request, table: Table | None, language: str, status: int = 200) -> web.Response:
    """Return the page that is the client, with tags for link previews in a language."""
    if not CLIENT.exists():
        return web.Response(text=UNBUILT, status=status)
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    page = page.replace("</head>", f"{link_preview.tags(request, table, CLIENT, language)}</head>", 1)
    return web.Response(text=page, content_type="text/html", status=status)


def beside(name: str) -> web.FileResponse:
    """Return a file that a browser looks for beside the pages."""
    path = CLIENT / name
    if not path.is_file():
        raise web.HTTPNotFound
    manifest = {"Content-Type": "application/manifest+json"} if path.suffix == ".webmanifest" else {}
    return web.FileResponse(path, headers=manifest)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    if request.path.startswith("/assets/") and response.status == 200:
        response.headers["Cache-Control"] = FOREVER  # their names tell what is in them
    response.headers.pop("Server", None)
