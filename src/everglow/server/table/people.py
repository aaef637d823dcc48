"""Who speaks: a person with a device, or a bot of somebody's."""

from __future__ import annotations


class Visitor:
    """Somebody at a table: who they are, what they are called, and whose bot they are, if they are one."""

    def __init__(self, person: str, name: str, owner: str = "") -> None:
        self.person = person
        self.name = name
        self.owner = owner


class Device(Visitor):
    """A visitor, and the session by which the server knows the device."""

    def __init__(self, person: str, name: str, session: str, known: bool = False) -> None:
        super().__init__(person, name)
        self.session = session
        self.known = known  # not only since today: such people come before strangers
