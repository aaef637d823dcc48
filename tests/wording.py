"""Messages as tests read them: in English."""

from collections.abc import Sequence

from everglow.words.message import Message
from everglow.words.wording import Wording


def said(message: Message, names: Sequence[str] = (), you: int | None = None) -> str:
    """A message as a sentence; one that came over the wire is a list."""
    return Wording("en", names, you).say((message[0], message[1]))
