"""Hints to the other processes on the same store. Where there can be none, nobody is told anything."""

from __future__ import annotations

from typing import Literal, TypeAlias

from everglow.server.store.protocol import Store

Topic: TypeAlias = Literal[
    "devices",  # a session that was forgotten
    "people",  # somebody who left for good
    "bots",  # a remote bot that is shown out, and why
    "tables",  # a table at which remote bots sit or are invited has changed
    "profiles",  # a game that was rewritten
    "lobbies",  # a table that a stranger opened, and where
    "spent",  # what somebody used up of a limit: its name, whose it is, how much
    "sockets",  # who has many connections at a process
]


def hint(store: Store, topic: Topic, told: object) -> None:
    if store.peers is not None:
        store.peers.hint(topic, told)
