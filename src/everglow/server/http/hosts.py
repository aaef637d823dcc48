"""Addresses of this server, and checks of the Host and Origin headers."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit
from uuid import getnode

EVERYWHERE: Final = ("0.0.0.0", "::", "")
HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(:[0-9]{1,5})?")  # and nothing besides
DOCUMENTATION: Final = ("192.0.2.1", 9)  # an address that nobody has: nothing is sent to it


def lan_address() -> str | None:
    """The address of this machine on the local network: where a packet to elsewhere would start."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(DOCUMENTATION)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ip_address(address).is_loopback else address


def addresses(host: str, port: int) -> list[str]:
    """Return where people find the server, the one for other devices first."""
    if host in EVERYWHERE:
        lan = lan_address()
        return [f"http://{name}:{port}" for name in ([lan] if lan else []) + ["localhost"]]
    named = f"[{host}]" if ":" in host else host
    return [f"http://{'localhost' if host == '127.0.0.1' else named}:{port}"]


def split(told: str) -> tuple[str, int]:
    """Host and port of an address; 0 for any free port."""
    if told.count(":") > 1 and not told.startswith("["):
        return told, 0
    parts = urlsplit(f"//{told}")
    return parts.hostname or "", parts.port or 0


def joined(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def machine() -> str:
    """Name this machine, so that two processes know whether they are on the same one."""
    return f"{socket.gethostname()} {getnode():x}"


def welcome_host(host: str, names: list[str]) -> bool:
    """A page can only pretend to be us under a name, never under an address (DNS rebinding)."""
    match = HOST.fullmatch(host.lower())
    name = match[1].strip("[]") if match else ""
    try:
        ip_address(name)
    except ValueError:
        return bool(name) and name in ("localhost", *names)
    return True


def own_names(told: list[str]) -> list[str]:
    """List the names by which this machine is known on its network, and the operator's own."""
    machine = socket.gethostname().lower()
    return [machine, f"{machine.partition('.')[0]}.local", *[name.lower() for name in told]]


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a page of ours sent it. What is no browser sends no origin."""
    return origin is None or origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")
