"""Plurals and lists of each language, asked of Babel at build time, so that nobody needs it in play."""

from __future__ import annotations

from typing import Final

from babel import Locale

from words.source import LANGUAGES

CLDR: Final = {"en": "en_GB"}  # lists without a comma before `and`, as the browser asks for them
MANY: Final = 1000  # plurals of numbers up to here are tabled by their form


def plurals() -> dict[str, dict[str, list[int]]]:
    """Return for each language which small numbers take which plural form; all others are `other`."""
    return {language: forms(Locale.parse(CLDR.get(language, language))) for language in LANGUAGES}


def forms(locale: Locale) -> dict[str, list[int]]:
    names = [
        name for name in locale.plural_form.tags if name != "many"
    ]  # of millions only, in these languages
    return {name: [n for n in range(MANY) if locale.plural_form(n) == name] for name in sorted(names)}


def lists() -> dict[str, dict[str, dict[str, str]]]:
    """Return for each language the patterns of `A, B and C` and of `A, B or C`."""
    return {
        language: {
            name: dict(Locale.parse(CLDR.get(language, language)).list_patterns[style])
            for name, style in (("and", "standard"), ("or", "or"))
        }
        for language in LANGUAGES
    }


def module() -> str:
    return (
        '"""Plurals and lists by language, made by `make words` from CLDR; not to be edited."""\n\n'
        "from __future__ import annotations\n\n"
        f"PLURALS: dict[str, dict[str, list[int]]] = {plurals()!r}\n"
        f"LISTS: dict[str, dict[str, dict[str, str]]] = {lists()!r}\n"
    )
