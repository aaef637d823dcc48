"""Whether a language says what English says: the same messages, parameters and icons."""

from __future__ import annotations

from words.source import Entry, Source, mentions


def check(english: Source, other: Source) -> None:
    """Refuse a file that says something else than its English twin. What is missing is only listed."""
    if other.things != english.things:
        raise other.mistake(1, f"expected the first comment `### kind: {english.things}`, as in English")
    for name, entry in other.entries.items():
        if name not in english.entries:
            raise other.mistake(entry.line, f"English has no message {name}")
        compare(english.entries[name], entry, other)


def compare(wanted: Entry, entry: Entry, source: Source) -> None:
    if (wanted.value is None) != (entry.value is None):
        raise source.mistake(
            entry.line, f"{entry.name} needs {'no ' * (wanted.value is None)}value, as in English"
        )
    if not source.things:
        same(entry, source, "attributes", set(wanted.attributes), set(entry.attributes))
    here, there = mentions(entry.patterns()), mentions(wanted.patterns())
    same(entry, source, "parameters", there.parameters, here.parameters)
    same(entry, source, "icons", there.icons, here.icons)


def same(entry: Entry, source: Source, what: str, wanted: set[str], found: set[str]) -> None:
    if wanted != found:
        listed = ", ".join(sorted(wanted)) or "none"
        raise source.mistake(entry.line, f"{entry.name} has other {what} than English, which has: {listed}")


def missing(english: Source, other: Source | None) -> list[Entry]:
    """Messages that a language does not have yet, or has without a text that things need."""
    if other is None:
        return list(english.entries.values())
    return [entry for entry in english.entries.values() if lacks(entry, other.entries.get(entry.name))]


def lacks(wanted: Entry, entry: Entry | None) -> bool:
    return entry is None or not set(wanted.attributes) <= set(entry.attributes)
