"""A folder of words, with a file of each area in each language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from words.parity import check, missing
from words.source import LANGUAGES, ROOT, Entry, Source, read

PACKAGE: Final = ROOT / "src" / "everglow"
CLIENT: Final = ROOT / "web" / "src"
TERMINAL: Final = ("commands", "arena", "bots")  # words that no browser needs


class Said(NamedTuple):
    """A message, and the file in which it stands."""

    source: Source
    entry: Entry


class Bundle(NamedTuple):
    """All words of a folder, by language and by file."""

    folder: Path
    sources: dict[str, dict[str, Source]]

    @property
    def name(self) -> str:
        """`vale` for a game's messages, `vale-table` for what only its table says, `common` for all pages.

        `vale-cover` is what the first page says of a game.
        """
        if self.folder == CLIENT / "words":
            return "common"
        home = self.folder.parent
        if home.parent == CLIENT / "games":
            return f"{home.name}-table"
        return f"{home.parent.name}-cover" if home.name == "cover" else home.name

    @property
    def game(self) -> str:
        """The game whose icons and cards it may name."""
        return self.name.removesuffix("-table").removesuffix("-cover")

    def cards(self) -> list[str]:
        """The cards that a cover shows, whose words the first page needs."""
        path = self.folder.parent / "cards.json"
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []

    @property
    def python(self) -> bool:
        """Whether its messages are made in Python."""
        return not self.folder.is_relative_to(CLIENT)

    @property
    def browser(self) -> bool:
        return self.folder.parent.name not in TERMINAL

    def english(self) -> dict[str, Source]:
        return self.sources["en"]

    def missing(self, language: str) -> list[Said]:
        """English messages that a language does not have yet."""
        there = self.sources[language]
        return [
            Said(file, one) for name, file in self.english().items() for one in missing(file, there.get(name))
        ]

    def said(self, file: str, language: str) -> list[Said]:
        """The messages of a file in a language; in English where that has none yet."""
        english, own = self.english()[file], self.sources[language].get(file)
        return [translated(english, own, name) for name in english.entries]


def translated(english: Source, own: Source | None, name: str) -> Said:
    """A message in its own language if it can be; its parameters are those that English declares."""
    source = own if own and name in own.entries else english
    return Said(source, source.entries[name]._replace(kinds=english.entries[name].kinds))


def read_bundle(folder: Path) -> Bundle:
    """Read a folder of words and compare its languages."""
    sources = {language: read_files(folder / language) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        for name, source in sources[language].items():
            if name not in sources["en"]:
                raise source.mistake(1, f"English has no file {name}.ftl")
            check(sources["en"][name], source)
    return Bundle(folder, sources)


def read_files(folder: Path) -> dict[str, Source]:
    return {path.stem: read(path) for path in sorted(folder.glob("*.ftl"))}
