"""The modules that are made of a bundle, for Python and for the browser."""

from __future__ import annotations

from typing import TypeAlias

from words.bundle import Bundle, Said
from words.pattern import Target, Writer
from words.python import CONSTRUCTORS, LANGUAGE, Python, constructor, mapping
from words.source import Entry
from words.typescript import TypeScript, module, record, typescript_value

Parts: TypeAlias = dict[str, str]  # the expressions of a message: its value under "", its attributes by name


class Compiler:
    """Writes modules of bundles. The icons of a game are the things in its file `icons.ftl`."""

    def __init__(self, bundles: list[Bundle]) -> None:
        self.bundles = bundles

    def icons(self, bundle: Bundle) -> set[str]:
        files = [one.english() for one in self.bundles if one.name == bundle.game]
        return {name for file in files if "icons" in file for name in file["icons"].entries}

    def compiled(self, target: Target, bundle: Bundle, file: str, language: str) -> list[tuple[Entry, Parts]]:
        """All messages of a file as expressions."""
        icons = self.icons(bundle)
        return [(said.entry, parts(target, said, language, icons)) for said in bundle.said(file, language)]

    def constructors(self, bundle: Bundle) -> str:
        """A module of Python with a typed function for every message."""
        sources = [source for source in bundle.english().values() if not source.things]
        said = [Said(source, entry) for source in sources for entry in source.entries.values()]
        return CONSTRUCTORS.format(bundle=bundle.name) + "".join([constructed(bundle, one) for one in said])

    def python(self, bundle: Bundle, language: str) -> str:
        """A module of Python that words the messages in one language."""
        sentences, things = "", ""
        for file, source in bundle.english().items():
            found = self.compiled(Python(), bundle, file, language)
            if source.things:
                things += f"    {source.things!r}: {{\n{''.join([mapping(*one) for one in found])}    }},\n"
            else:
                sentences += "".join([f"    {one.name!r}: lambda w, a: {how['']},\n" for one, how in found])
        return f"{LANGUAGE.format(language=language)}SENTENCES = {{\n{sentences}}}\nTHINGS = {{\n{things}}}\n"

    def typescript(self, bundle: Bundle, language: str) -> str:
        """A module of TypeScript that words the messages in one language."""
        sentences, things = "", self.shown_first(bundle, language)
        for file, source in bundle.english().items():
            found = self.compiled(TypeScript(), bundle, file, language)
            if source.things:
                things += f"    {source.things}: {{\n{''.join([record(*one) for one in found])}    }},\n"
            else:
                texts = "".join([typescript_value(*one) for one in found])
                sentences += texts if bundle.python else f"    {file}: {{\n{texts}    }},\n"
        return module(language, sentences, things)

    def shown_first(self, bundle: Bundle, language: str) -> str:
        """Things of a game that its cover shows: icons and some cards. The others come with its table."""
        things = ""
        for game in [one for one in self.bundles if one.name == bundle.game and bundle.cards()]:
            for file, source in game.english().items():
                found = self.compiled(TypeScript(), game, file, language) if source.things else []
                shown = [one for one in found if file == "icons" or one[0].name in bundle.cards()]
                things += (
                    f"    {source.things}: {{\n{''.join([record(*one) for one in shown])}    }},\n"
                    * bool(shown)
                )
        return things


def parts(target: Target, said: Said, language: str, icons: set[str]) -> Parts:
    writer = Writer(target, said.source, said.entry, language, icons)
    value = {"": writer.pattern(said.entry.value)} if said.entry.value else {}
    return value | {name: writer.pattern(text) for name, text in said.entry.attributes.items()}


def constructed(bundle: Bundle, said: Said) -> str:
    if said.entry.value is None or said.entry.attributes:
        raise said.source.mistake(said.entry.line, f"{said.entry.name} must be one text, without attributes")
    text, span = said.source.path.read_text(encoding="utf-8"), said.entry.value.span
    english = " ".join(text[span.start : span.end].split()) if span else ""
    return constructor(bundle.name, said.entry, english.replace("\\", "\\\\").replace('"', "'"))
