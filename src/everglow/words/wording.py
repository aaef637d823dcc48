"""Messages as sentences, in one language, for one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeAlias

from everglow.words.generated import messages as _shared
from everglow.words.generated.grammar import LISTS, PLURALS
from everglow.words.languages import ENGLISH
from everglow.words.message import PACKAGES, Message

Sentence: TypeAlias = Callable[["Wording", Mapping[str, Any]], str]
NAMED: Final = "name"


class Wording:
    """Words messages in a language, for the seat `you` at a table with these names.

    The functions that `make words` makes of Fluent files call its methods.
    """

    def __init__(self, language: str = ENGLISH, names: Sequence[str] = (), you: int | None = None) -> None:
        self.language = language
        self.names = names
        self.you = you

    def say(self, message: Message) -> str:
        """A message as a sentence, with `{markers}` for icons."""
        bundle, _, name = message[0].partition(".")
        sentence: Sentence = worded(bundle, self.language).SENTENCES[name]
        return sentence(self, message[1])

    def all(self, messages: Sequence[Message]) -> list[str]:
        return [self.say(message) for message in messages]

    # What sentences are made with

    def name(self, seat: int) -> str:
        """The name of a seat; its number where no names are known."""
        return self.names[seat] if self.names else self.say(_shared.seat_number(number=seat + 1))

    def who(self, seat: int, you: str) -> str:
        """The name of a seat, or a word such as `you` for the reader's own."""
        return you if seat == self.you else self.name(seat)

    def reads(self, seat: int) -> bool:
        return seat == self.you

    def thing(self, kind: str, thing: str, form: str = NAMED) -> str:
        """The name of a card or another thing in a grammatical form; its plain name if it has none."""
        forms = things(self.language)[kind][thing]
        return forms.get(form) or forms[NAMED]

    def text(self, kind: str, thing: str, text: str) -> str:
        """A text of a thing in one line, such as what is printed on a card."""
        return self.thing(kind, thing, text).replace("\n", " ")

    def plural(self, number: int) -> str:
        """The plural category of a number, as CLDR names it."""
        return next((name for name, held in PLURALS[self.language].items() if number in held), "other")

    def listed(self, parts: Sequence[str]) -> str:
        """`A, B and C`."""
        return _listed(parts, LISTS[self.language]["and"])

    def either(self, parts: Sequence[str]) -> str:
        """`A, B or C`."""
        return _listed(parts, LISTS[self.language]["or"])

    def joined(self, parts: Sequence[str], between: str) -> str:
        return between.join(parts)

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def padded(self, text: str, width: int) -> str:
        """A text with blanks after it, for columns on a terminal."""
        return text.ljust(width)


def _listed(parts: Sequence[str], patterns: Mapping[str, str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    if len(parts) == 2:
        return _put(patterns["2"], *parts)
    told = _put(patterns["end"], parts[-2], parts[-1])
    for part in reversed(parts[1:-2]):
        told = _put(patterns["middle"], part, told)
    return _put(patterns["start"], parts[0], told)


def _put(pattern: str, one: str, other: str) -> str:
    """Fill in a pattern such as `{0}, {1}`; parts may contain braces of their own."""
    before, _, rest = pattern.partition("{0}")
    between, _, after = rest.partition("{1}")
    return before + one + between + other + after


@cache
def worded(bundle: str, language: str) -> ModuleType:
    """The module that words a bundle in a language."""
    return import_module(f"{PACKAGES[bundle]}.{language}")


def things(language: str) -> dict[str, dict[str, dict[str, str]]]:
    """All things that have names, by kind, of every bundle that is in use."""
    return _things(language, tuple(PACKAGES))


@cache
def _things(language: str, bundles: tuple[str, ...]) -> dict[str, dict[str, dict[str, str]]]:
    return {kind: named for bundle in bundles for kind, named in worded(bundle, language).THINGS.items()}
