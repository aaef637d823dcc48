"""Routes about people: a name, and a cookie for every device."""

from __future__ import annotations

from typing import Final

from aiohttp import web
from msgspec import structs

from everglow.server.http.app import Server
from everglow.server.http.body import json_response, read_body
from everglow.server.http.request_info import COOKIE, HOST_COOKIE, address, cookie_name, cookie_of
from everglow.server.http.requests import Claim, DeleteAccount, Named, OwnDevice, Speaks, Wears
from everglow.server.http.responses import DevicesListed, DeviceTold, Done, Me, PersonalLink
from everglow.server.http.route import PERSON, VISITOR, Answer, Route
from everglow.server.table.errors import Refused
from everglow.server.table.faces import Face, known_avatar, known_colour
from everglow.server.table.names import checked_name
from everglow.server.table.people import Device
from everglow.server.views.profile import Profile
from everglow.server.words.generated import messages as words

YEAR: Final = 365 * 86_400


async def who_am_i(server: Server, request: web.Request) -> web.Response:
    """Tell your name and what you chose."""
    device = await server.visitor(request)
    response = json_response(describe(device) if device else Me(None))
    cookie = cookie_of(request)
    if device and cookie and cookie_name(request) not in request.cookies:
        response.del_cookie(COOKIE)
        return with_cookie(request, response, cookie)  # from before there was a better name for it
    return response


async def introduce(server: Server, request: web.Request) -> web.Response:
    """Say your name. Somebody new gets a cookie, somebody known another name.

    The cookie is your identity, and no script can read it.
    """
    device, name = await server.visitor(request), checked_name((await read_body(request, Named)).name)
    server.check_name(name)
    if device is not None:
        await server.auth.rename(device, name)
        return json_response(describe(device, name=name))
    server.take(server.allowances.introductions, address(request), words.too_many_new_people())
    return with_cookie(request, json_response(Me(name)), await server.auth.introduce(name, agent(request)))


async def choose_language(server: Server, request: web.Request) -> web.Response:
    """Choose your language, on all your devices; the games' sentences and our refusals come in it."""
    device, chosen = await server.known(request), (await read_body(request, Speaks)).language
    await server.auth.choose_language(device, chosen)
    return json_response(describe(device, language=chosen))


async def choose_face(server: Server, request: web.Request) -> web.Response:
    """Choose an emblem and a colour; you have them wherever you sit down from now on.

    A colour that somebody else at a table has already is theirs there.
    """
    device, chosen = await server.known(request), await read_body(request, Wears)
    await server.auth.choose_face(device, Face(chosen.avatar, chosen.colour))
    return json_response(describe(device, avatar=chosen.avatar, colour=chosen.colour))


def describe(device: Device, **changed: str) -> Me:
    """Describe somebody to themselves: what we know of them, and what has just changed."""
    avatar, colour = known_avatar(device.face.avatar), known_colour(device.face.colour)
    return structs.replace(Me(device.name, device.language, avatar, colour), **changed)


async def make_link(server: Server, request: web.Request) -> web.Response:
    """Make a token by which another device becomes yours."""
    return json_response(PersonalLink(await server.auth.link(await server.known(request))))


async def claim_link(server: Server, request: web.Request) -> web.Response:
    """Say the token of a personal link on a second device, which gets a cookie of its own.

    A page that is only looked at uses up none: that is why this is a POST.
    """
    body = await read_body(request, Claim)
    return with_cookie(request, json_response(Done()), await server.auth.follow(body.token, agent(request)))


async def forget_device(server: Server, request: web.Request) -> web.Response:
    """The cookie of this device is worth nothing any more, and its connections to tables are closed."""
    device = await server.known(request)
    await server.auth.forget(device)
    server.forget_devices([device.session])
    return without_cookie(request, json_response(Done()))


async def list_devices(server: Server, request: web.Request) -> web.Response:
    """Your devices, the latest used first; the time of use is not more exact than an hour."""
    device = await server.known(request)
    devices = await server.store.devices(device.person)
    listed = [
        DeviceTold(one.session, one.device, one.made, one.used, one.session == device.session)
        for one in devices
    ]
    return json_response(DevicesListed(listed))


async def forget_other_device(server: Server, request: web.Request) -> web.Response:
    """Forget another device of yours, and close its connections to tables."""
    device = await server.known(request)
    server.forget_devices(await server.auth.forget_other(device, request.match_info["device"]))
    return json_response(Done())


async def forget_other_devices(server: Server, request: web.Request) -> web.Response:
    """Forget all devices of yours but this one, and close their connections to tables."""
    server.forget_devices(await server.auth.forget_others(await server.known(request)))
    return json_response(Done())


async def tell_profile(server: Server, request: web.Request) -> web.Response:
    """Your finished games, your results by opponents, and the cards that came to you most often."""
    server.take(
        server.allowances.requests, (await server.asker(request)).account
    )  # games are played again for this
    return json_response(await server.profiles.of((await server.known(request)).person))


async def forget_person(server: Server, request: web.Request) -> web.Response:
    """Delete everything of yours: name, devices, links, bots, what you said.

    Games that you played with others stay theirs, with somebody nameless in your place; in those that
    still run a bot takes over. It cannot be taken back, so your name has to be said once more.
    """
    device, body = await server.known(request), await read_body(request, DeleteAccount)
    if checked_name(body.name) != device.name:
        raise Refused(words.not_your_name())
    server.take(server.allowances.deletions, address(request), words.too_many_leave())
    await server.erasure.erase(device.person)
    response = json_response(Done())
    return without_cookie(request, response)


def agent(request: web.Request) -> str:
    return request.headers.get("User-Agent", "")


def with_cookie(request: web.Request, response: web.Response, cookie: str) -> web.Response:
    """Set a session cookie out of reach of scripts and other sites; over https only, where there is https."""
    secure = request.scheme == "https"
    response.set_cookie(
        cookie_name(request), cookie, max_age=YEAR, httponly=True, samesite="Lax", secure=secure
    )
    return response


def without_cookie(request: web.Request, response: web.Response) -> web.Response:
    response.del_cookie(COOKIE)
    if request.scheme == "https":
        response.del_cookie(HOST_COOKIE, secure=True, httponly=True, samesite="Lax")
    return response


ROUTES: Final = [
    Route("GET", "/api/me", who_am_i, Answer(Me), VISITOR),
    Route("POST", "/api/me", introduce, Answer(Me), VISITOR, body=Named, cost=2.0),
    Route("PUT", "/api/me", choose_language, Answer(Me), PERSON, body=Speaks, cost=2.0),
    Route("PUT", "/api/me/face", choose_face, Answer(Me), PERSON, body=Wears, cost=2.0),
    Route("POST", "/api/me/link", make_link, Answer(PersonalLink), PERSON),
    Route("POST", "/api/me/claim", claim_link, Answer(Done), body=Claim, cost=2.0),
    Route("POST", "/api/me/forget", forget_device, Answer(Done), PERSON),
    Route("GET", "/api/me/devices", list_devices, Answer(DevicesListed), PERSON),
    Route("DELETE", "/api/me/devices", forget_other_devices, Answer(Done), PERSON, refusals=(429,)),
    Route(
        "DELETE",
        "/api/me/devices/{device}",
        forget_other_device,
        Answer(Done),
        PERSON,
        OwnDevice,
        refusals=(400, 429),
    ),
    Route("GET", "/api/me/profile", tell_profile, Answer(Profile), PERSON, refusals=(429,), cost=20.0),
    Route("POST", "/api/me/delete", forget_person, Answer(Done), PERSON, body=DeleteAccount, cost=20.0),
]
