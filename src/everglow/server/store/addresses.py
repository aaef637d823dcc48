"""IP addresses as limits and closures count them."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address


def household(address: str) -> str:
    """Return who shares a limit: an address, or with IPv6 all that a network can give itself."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))


def nearby(address: str) -> bool:
    """Whether it is this machine, or one in a network of its own."""
    try:
        return not ip_address(address.partition("%")[0]).is_global
    except ValueError:
        return False


def only_here(host: str) -> bool:
    """Whether a server that listens there is heard by this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
