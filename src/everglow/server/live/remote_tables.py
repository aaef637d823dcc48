"""Tables that other processes own: what is asked of their owners."""

from __future__ import annotations

from typing import Protocol

from everglow.server.table import requests
from everglow.server.table.erase import Leaver
from everglow.server.table.people import Visitor


class RemoteTables(Protocol):
    """Requests to another process, for a table that it owns."""

    async def carry_out(self, process: str, code: str, by: Visitor, request: requests.AnyRequest) -> None:
        """Handle a request of somebody without a connection; Refused if it cannot be granted."""

    async def forget(self, process: str, code: str, status: str, leaver: Leaver) -> None:
        """Make a table forget somebody."""
