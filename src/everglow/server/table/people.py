"""Speakers at a table: a person with a device, or a bot of somebody's."""

from __future__ import annotations

from everglow.game import Seat
from everglow.server.table.faces import PLAIN, Face


class Visitor:
    """Somebody at a table: who they are, what they are called, and whose bot they are, if they are one."""

    def __init__(self, person: str, name: str, owner: str = "") -> None:
        self.person = person
        self.name = name
        self.owner = owner
        self.face = PLAIN


class HouseBot(Visitor):
    """A bot of the server, which answers for a seat."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("", "")
        self.seat = seat


class Device(Visitor):
    """A visitor, and the session by which the server knows the device."""

    def __init__(
        self,
        person: str,
        name: str,
        session: str,
        known: bool = False,
        language: str = "",
        face: Face = PLAIN,
    ) -> None:
        super().__init__(person, name)
        self.face = face
        self.session = session
        self.known = known  # not only since today: such people come before strangers
        self.language = language  # which the person chose; "" if none
