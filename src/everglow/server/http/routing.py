"""Requests that belong to another process: those for a table go to its owner, wherever they come in.

Every process takes requests of the others at an address of its own, the internal one. It believes what they
tell of the client, since they know a secret that is made from the key in the database.
"""

from __future__ import annotations

import hmac
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from hashlib import sha256
from typing import Final

import aiohttp
from aiohttp import hdrs, web
from multidict import CIMultiDict
from yarl import URL

from everglow.server.http.body import Denied, bytes_of
from everglow.server.http.limits import BODY
from everglow.server.http.splice import CONNECTING, Splice, head
from everglow.server.live.codes import is_code
from everglow.server.live.pace import unhurried
from everglow.server.live.streams import STAY
from everglow.server.live.tables import Tables
from everglow.server.store.peers import Peer, Peers
from everglow.server.store.protocol import Elsewhere
from everglow.server.store.trouble import StoreAway
from everglow.server.words.generated import messages as words

SECRET: Final = "Everglow-Peer"
CLIENT: Final = "Everglow-For"
SCHEME: Final = "Everglow-Scheme"
HOPS: Final = "Everglow-Hops"
MOST_HOPS: Final = 3  # tables may move meanwhile
SILENCE: Final = 25.0  # seconds without a word of another process; the longest answer takes 20
PASSED: Final = web.RequestKey("passed", int)  # how often a request was passed on
INTERNAL: Final = "/peer/"  # where processes ask each other something
OPEN: Final = ("/health", "/healthz", "/metrics")  # what anybody may ask at the internal address
BOTS: Final = "bots"  # the one process that remote bots listen to, and that knows who listens
AT_BOTS: Final = (
    "/api/bots",
    "/api/me/bots",
    "/api/me/bots/{bot}",
    "/api/me/bots/{bot}/token",
    "/api/tables/{code}/challenges",
    "/api/bot/events",
    "/api/bot/challenges/{challenge}/accept",
    "/api/bot/challenges/{challenge}/decline",
)
NOT_PASSED_ON: Final = {
    *("connection", "keep-alive", "transfer-encoding", "content-length", "host", "te", "trailer"),
    *("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"),
    *(name.lower() for name in (SECRET, CLIENT, SCHEME, HOPS)),
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Routing:
    """Finds the process of a request, and passes it on."""

    def __init__(self, tables: Tables, peers: Peers, key: bytes) -> None:
        self.tables = tables
        self.peers = peers
        self.secret = hmac.new(key, b"peers", sha256).hexdigest()
        self.splices: defaultdict[str, set[Splice]] = defaultdict(set)  # by process
        limits = aiohttp.ClientTimeout(total=None, sock_connect=CONNECTING, sock_read=SILENCE)
        self.session = aiohttp.ClientSession(
            timeout=limits, auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar()
        )

    async def close(self) -> None:
        self.cut_all()
        await self.session.close()

    def cut(self, processes: Collection[str]) -> None:
        """Close connections to processes that do not run any more; clients come back, and find others."""
        for process in processes:
            for splice in list(self.splices[process]):
                splice.abort()

    def cut_all(self) -> None:
        self.cut(list(self.splices))

    async def cut_one_by_one(self) -> None:
        """Close all connections, some at a time: whoever comes back costs the others time."""
        everything = [splice for splices in self.splices.values() for splice in splices]
        async for splices in unhurried(everything, slowly=True):
            for splice in splices:
                splice.abort()

    # In

    def received(self, request: web.Request) -> web.Request:
        """The request as it was before another process passed it on. Denied if only those may ask this."""
        said = request.headers.get(SECRET, "")
        if not said and not self._inside(request) and not request.path.startswith(INTERNAL):
            return request
        if not hmac.compare_digest(said.encode("utf-8", "surrogateescape"), self.secret.encode()):
            raise Denied(403, words.not_done_here())
        headers = request.headers.copy()
        told = {name: headers.popone(name, "") for name in (SECRET, CLIENT, SCHEME, HOPS)}
        original = request.clone(scheme=told[SCHEME], remote=told[CLIENT], headers=headers)
        original[PASSED] = int(told[HOPS])
        return original

    def _inside(self, request: web.Request) -> bool:
        """Whether something came in at the internal address that not everybody may ask there."""
        port = (request.get_extra_info("sockname") or ("", 0))[1]
        own = self.peers.live.get(self.peers.me, Peer()).address
        return own.endswith(f":{port}") and request.path not in OPEN

    async def handled(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request here, or pass it on to where it belongs."""
        process = None if PASSED in request else await self._place(request)
        for _ in range(MOST_HOPS):
            if process is None:
                try:
                    return await handler(request)
                except Elsewhere as elsewhere:
                    process = elsewhere.process
            if (answer := await self._pass_on(request, process)) is not None:
                return answer
            process = await self._place(request)
        raise StoreAway(words.table_moved())

    async def _place(self, request: web.Request) -> str | None:
        """The process that a request belongs to; None for this one, and for what any process answers."""
        resource = request.match_info.route.resource
        if resource is not None and resource.canonical in AT_BOTS:
            return self._other(self.peers.home(BOTS))
        code = request.match_info.get("code", "").upper()
        if not is_code(code) or code in self.tables.rooms:
            return None
        return self._other((await self.peers.whereabouts([code])).get(code, self.peers.me))

    def _other(self, process: str) -> str | None:
        return None if process == self.peers.me else process

    # Out

    async def _pass_on(self, request: web.Request, process: str) -> web.StreamResponse | None:
        """Have another process answer; None if it turns out that it does not run any more."""
        peer, hops = self.peers.live.get(process), request.get(PASSED, 0) + 1
        if peer is None or not peer.address or hops > MOST_HOPS:
            raise StoreAway(words.table_moved())
        try:
            if request.headers.get(hdrs.UPGRADE):
                return await self._spliced(request, peer, process, hops)
            return await self._answered(request, peer, hops)
        except ConnectionRefusedError:
            await self.peers.bury(process)
        except aiohttp.ClientConnectorError as error:
            if not isinstance(error.os_error, ConnectionRefusedError):
                raise StoreAway(words.table_moved()) from error
            await self.peers.bury(process)
        except (aiohttp.ClientError, TimeoutError) as error:
            raise StoreAway(words.table_moved()) from error
        return None

    def _headers(self, request: web.Request, hops: int) -> CIMultiDict[str]:
        kept = [(name, value) for name, value in request.headers.items() if name.lower() not in NOT_PASSED_ON]
        told = {CLIENT: request.remote or "", SCHEME: request.scheme, HOPS: str(hops)}
        return CIMultiDict([*kept, (hdrs.HOST, request.host), (SECRET, self.secret), *told.items()])

    async def _answered(self, request: web.Request, peer: Peer, hops: int) -> web.StreamResponse:
        body = await bytes_of(request, BODY) if request.can_read_body else None
        where = f"http://{peer.address}{request.raw_path}"
        headers = self._headers(request, hops)
        async with self.session.request(
            request.method, URL(where, encoded=True), headers=headers, data=body, allow_redirects=False
        ) as answer:
            kept = [
                (name, value) for name, value in answer.headers.items() if name.lower() not in NOT_PASSED_ON
            ]
            response = web.StreamResponse(status=answer.status, headers=CIMultiDict(kept))
            response[STAY] = True  # whoever answered has counted it
            response.content_length = answer.content_length
            await response.prepare(request)
            try:
                async for part in answer.content.iter_any():
                    await response.write(part)
            except aiohttp.ClientError as error:
                raise ConnectionResetError("another process broke off") from error
            return response

    async def _spliced(
        self, request: web.Request, peer: Peer, process: str, hops: int
    ) -> web.StreamResponse | None:
        """Connect a client's socket to another process, until one of them hangs up."""
        splice, headers = Splice(request), self._headers(request, hops)
        headers[hdrs.CONNECTION] = ", ".join(
            (hdrs.UPGRADE, "close")
        )  # if it is refused, nothing else follows
        host, _, port = peer.address.rpartition(":")
        try:
            await splice.connect(host.strip("[]"), int(port), head(request, headers))
        except (ConnectionRefusedError, ConnectionResetError):
            raise
        except OSError as error:
            raise StoreAway(words.table_moved()) from error
        self.splices[process].add(splice)
        try:
            await splice.last()
        finally:
            self.splices[process].discard(splice)
        raise ConnectionResetError("it was passed on, and has ended")
