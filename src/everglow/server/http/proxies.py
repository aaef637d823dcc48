"""Trusted reverse proxies: only their X-Forwarded headers are believed."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from aiohttp import web

from everglow.complaints import Complaint
from everglow.server.table.errors import Refused
from everglow.server.words.generated import messages as words

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network
SCHEMES: Final = ("http", "https")


class BadProxy(Complaint, ValueError):
    """Invalid address of a proxy; the message says what was expected."""


class Proxies:
    """Addresses and networks from which the `X-Forwarded-` headers are believed; from others they are not."""

    def __init__(self, told: Sequence[str] = ()) -> None:
        self.networks = [_network(text) for text in told]

    def believed(self, request: web.Request) -> web.Request:
        """The request as it was before our proxy passed it on. Refused if the proxy tells nonsense."""
        if not self.networks or not self._trusted(_address(request.remote or "")):
            return request
        headers = request.headers.copy()
        headers["Host"] = _last(request, "X-Forwarded-Host") or headers.get("Host", "")
        return request.clone(scheme=_scheme(request), remote=self._client(request), headers=headers)

    def trust(self, address: str) -> bool:
        """Whether it is a proxy of ours."""
        return self._trusted(_address(address))

    def _trusted(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.networks)

    def _client(self, request: web.Request) -> str:
        """The nearest address that is no proxy of ours; what stands before it, anybody may have written."""
        client = request.remote or ""
        for told in reversed(_list(request, "X-Forwarded-For")):
            hop = _address(told)
            if hop is None:
                raise Refused(words.expected_forwarded())
            client = str(hop)
            if not self._trusted(hop):
                break
        return client


def _network(text: str) -> Network:
    try:
        return ip_network(text.strip())
    except ValueError:
        raise BadProxy(words.expected_proxy(said=text[:60])) from None


def _address(text: str) -> Address | None:
    """Parse an address; IPv4 inside IPv6 has the same form as IPv4."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _list(request: web.Request, header: str) -> list[str]:
    return [part.strip() for line in request.headers.getall(header, []) for part in line.split(",")]


def _last(request: web.Request, header: str) -> str:
    """Return what the proxy next to us says; what stands before it may be the client's own invention."""
    return (_list(request, header) or [""])[-1]


def _scheme(request: web.Request) -> str:
    scheme = _last(request, "X-Forwarded-Proto").lower() or request.scheme
    if scheme not in SCHEMES:
        raise Refused(words.expected_scheme())
    return scheme
