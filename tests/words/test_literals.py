"""Texts for people lie in Fluent files, never in a module; web/tests/words.test.ts says so of the client.

An error that people may read is a `Complaint`, which takes a message and no text: mypy sees to that. So a
text in a `raise` is for programmers, as one in a log is for operators.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "everglow"
PROGRAMMERS = {  # folders and modules whose texts only programmers and programs read
    "learn": "environments for machine learning",
    "agenda.py": "errors of programs that use the engine",
    "rng.py": "errors of programs that use the engine",
    "layout.py": "names of numbers that bots learn from",
    "judge": "names of numbers that bots learn from",
    "codec": "errors of programs that use the engine; notation",
    "schema.py": "the reference of the wire is English",
    "openapi.py": "the reference of the HTTP API is English",
    "metrics.py": "what operators read in their dashboards",
    "operation.py": "what operators read in their dashboards",
    "database.py": "SQL",
    "language.py": "what argparse says, which is replaced",
}
ALLOWED = {
    "The Vale of Eternity": "a title, the same in every language",
    "Invalid (?:enum )?value .*": "what msgspec says",
    "Input data was truncated": "what msgspec says",
    "JSON is malformed.*": "what msgspec says",
    "bold red": "a style",
    "bold green": "a style",
    "Mac OS": "how browsers call a system",
    "expected frames as in RFC 6455": "of a connection that speaks no WebSocket",
    "expected a text in UTF-8": "of a connection that speaks no WebSocket",
    "it died": "a log",
    "it hung": "a log",
    "bot at seat": "a log",
    "expected messages of less than": "of a connection that speaks no WebSocket",
    "bytes": "of a connection that speaks no WebSocket",
    "everglow:": "the name of the program",
    "options": "a field of a record",
    "seat": "the name in a record of a seat where nobody sits; no game begins with it",
    "no": "the kind of a spot in Glow",
    "die": "the name of a die that has none in an example of Glow",
    **dict.fromkeys(["of", "at", "bot", "nameless at", "strangers at"], "the key of an allowance"),
}

IN_A_ROW = re.compile(r"[^\W\d_]{2,}[,.;:]? [^\W\d_]{2,}")
BESIDE = re.compile(r"(^| )[^\W\d_]{2,}[,.;:]? $|^[,.;:]? [^\W\d_]{2,}")  # a word next to what is put in
SQL = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|PRAGMA|CREATE|ALTER|DROP|RENAME|CASCADE|IF EXISTS|BEGIN|COMMIT|VACUUM"
    r"|SAVEPOINT|RELEASE|ROLLBACK|WITH|FROM|WHERE)\b|\b(AND|FROM|WHEN|THEN)\b"
)
CODE = re.compile(r"[<>=\\^|]|; filename|everglow |^ \w+ $|max-age")  # HTML, patterns, headers, commands
UNREAD = ("log", "logger", "logging")  # whoever is called so writes for operators
DESCRIBED = ("description", "title", "examples", "help")  # arguments that OpenAPI and Prometheus show


def modules() -> list[Path]:
    found = [path for path in sorted(PACKAGE.rglob("*.py")) if "generated" not in path.parts]
    return [path for path in found if not {*path.relative_to(PACKAGE).parts} & PROGRAMMERS.keys()]


def literals(source: str) -> Iterator[tuple[int, str]]:
    """Every text of a module that somebody might read, with its line."""
    yield from _within(ast.parse(source))


def _within(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if IN_A_ROW.search(node.value):
            yield node.lineno, node.value
        return
    if isinstance(node, ast.JoinedStr):
        parts = [part for part in node.values if isinstance(part, ast.Constant)]
        yield from [(part.lineno, str(part.value)) for part in parts if BESIDE.search(str(part.value))]
    if not _unread(node):
        for child in ast.iter_child_nodes(node):
            yield from _within(child)


def _unread(node: ast.AST) -> bool:
    match node:
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return True  # for programmers, and docstrings
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))) if name in UNREAD:
            return True
        case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")))):
            return True  # of an error: what people read of it is worded where it is caught
        case ast.keyword(arg=str(name)) if name in DESCRIBED:
            return True
    return False


def spoken(text: str) -> bool:
    return text.strip() not in ALLOWED and not SQL.search(text) and not CODE.search(text)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_sentence_stands_in_a_module(path: Path) -> None:
    found = [f"{path.name}:{line} {text}" for line, text in literals(path.read_text()) if spoken(text)]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'screen.say("The game is over")',
        'print(f"took {seconds} s", end="")\nreturn f"after {n} moves"',
        'verbatim("no such table")',
        'HEADINGS = ["mean score", "place"]',
        'return f"{name} wins"',
    ],
)
def test_a_sentence_in_a_module_would_be_found(code: str) -> None:
    assert [
        text
        for _, text in literals(f"def f():\n    {code.replace(chr(10), chr(10) + '    ')}")
        if spoken(text)
    ]
