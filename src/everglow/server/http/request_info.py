"""Readers of a request: its language, its cookie, its address, its route, and where it comes from."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from everglow.server.http.language import ASKED, language_of
from everglow.server.live.limits import Asker
from everglow.server.live.room import Room
from everglow.server.remote_bots.registry import RemoteBot
from everglow.server.store import addresses
from everglow.server.table.people import Device, Visitor

COOKIE: Final = "everglow"
HOST_COOKIE: Final = "__Host-everglow"  # over https: no other host, also none of the same domain, can set it
DEVICE: Final = web.RequestKey("device", object)  # under which a request remembers whose it is


def spoken(request: web.Request) -> str:
    """Return the language of whoever asks, as far as the request has found out who that is."""
    device = request.get(DEVICE)
    chosen = device.language if isinstance(device, Device) else ""
    return language_of(request, chosen)


def sentences(request: web.Request) -> str | None:
    """The language of the sentences that somebody wants beside messages; None if they want none."""
    return spoken(request) if ASKED in request.query else None


def wants_page(request: web.Request) -> bool:
    """Whether a person with a browser looks for a page; programs are answered in JSON."""
    asks = not changes(request) and not request.path.startswith(("/api/", "/assets/"))
    return asks and "text/html" in request.headers.get("Accept", "")


def canonical(request: web.Request) -> str:
    """The route as it was added, with its variables by name."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else ""


def address(request: web.Request) -> str:
    return addresses.household(request.remote or "?")


def cookie_name(request: web.Request) -> str:
    """Name the cookie: browsers bind one to a host over https only, and in a LAN there is plain http."""
    return HOST_COOKIE if request.scheme == "https" else COOKIE


def cookie_of(request: web.Request) -> str | None:
    """The cookie of this device; over https perhaps still the one from before there was the other."""
    return request.cookies.get(cookie_name(request), request.cookies.get(COOKIE))


def foreign(request: web.Request) -> bool:
    """Whether a browser says that a page of another site asks our API. Over plain http none says so."""
    site = request.headers.get("Sec-Fetch-Site", "none")
    followed = request.headers.get("Sec-Fetch-Mode") == "navigate" and not changes(request)
    return site not in ("same-origin", "none") and request.path.startswith("/api/") and not followed


def changes(request: web.Request) -> bool:
    """Whether a request may change something."""
    return request.method not in ("GET", "HEAD")


def code_of(request: web.Request) -> str:
    """Return the table's code of the path, in capitals, whatever people typed."""
    return request.match_info["code"].upper()


def bot(request: web.Request, guest: RemoteBot) -> Asker:
    """Return whom a bot's requests are charged to: the bot itself."""
    return Asker(address(request), guest.person, known=True)


def person_of(device: Device | None) -> str | None:
    """Return the person's id; None for somebody who has not said a name."""
    return device.person if device else None


def belongs(by: Visitor | None, room: Room) -> bool:
    return by is not None and by.person in room.table.people()
