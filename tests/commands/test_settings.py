"""Settings: by flag, else by environment variable, else by file; what is wrong is said in a line."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import patch

import pytest

from everglow.commands import settings
from everglow.commands.arguments import Parser
from everglow.server.live import logs
from everglow.words.wording import Wording
from tests.terminal import Terminal


def settled(*argv: str, **environment: str) -> dict[str, object]:
    """Settings that count in the end."""
    parser = Parser(Wording(), prog="everglow", epilog="examples")
    settings.add(parser, settings.SERVING)
    args = parser.parse_args(argv)
    with patch.dict(os.environ, environment):
        settings.settle(args, settings.SERVING)
    return vars(args)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "club.toml"
    path.write_text(
        'host = "0.0.0.0"\nport = 7000\ndata = "/srv/file"\nname = ["a.example", "b.example"]\n'
        'proxy = "10.0.0.0/8"\nquiet = true\n'
    )
    return path


def test_without_a_word_it_is_a_table_on_this_machine() -> None:
    told = settled()
    assert (told["host"], told["port"], told["data"]) == ("127.0.0.1", 8080, None)
    assert (told["name"], told["proxy"], told["quiet"]) == ([], [], False)


def test_a_file_decides_what_nobody_else_does(file: Path) -> None:
    for told in (settled("--config", str(file)), settled(EVERGLOW_CONFIG=str(file))):
        assert (told["host"], told["port"], told["data"]) == ("0.0.0.0", 7000, Path("/srv/file"))
        assert told["name"] == ["a.example", "b.example"]
        assert (told["proxy"], told["quiet"]) == (["10.0.0.0/8"], True)


def test_a_variable_counts_more_than_the_file(file: Path) -> None:
    told = settled(
        "--config",
        str(file),
        EVERGLOW_HOST="::1",
        EVERGLOW_PORT="7001",
        EVERGLOW_DATA="/srv/variable",
        EVERGLOW_NAME="c.example, d.example",
        EVERGLOW_PROXY="127.0.0.1,::1",
        EVERGLOW_QUIET="false",
    )
    assert (told["host"], told["port"], told["data"]) == ("::1", 7001, Path("/srv/variable"))
    assert (told["name"], told["proxy"]) == (["c.example", "d.example"], ["127.0.0.1", "::1"])
    assert told["quiet"] is False


def test_a_flag_counts_more_than_anything(file: Path) -> None:
    argv = ["--config", str(file), "--port", "7002", "--name", "e.example", "--name", "f.example"]
    told = settled(*argv, "--host", "127.0.0.2", EVERGLOW_PORT="7001", EVERGLOW_NAME="c.example")
    assert (told["port"], told["name"]) == (7002, ["e.example", "f.example"])
    assert told["host"] == "127.0.0.2"
    assert told["data"] == Path("/srv/file")


def test_an_empty_variable_says_nothing() -> None:
    assert settled(EVERGLOW_PORT="", EVERGLOW_NAME="", EVERGLOW_CONFIG="")["port"] == 8080


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setattr(logs, "keep", lambda _: None)  # in this process pytest keeps the log
    return Terminal(tmp_path)


@pytest.mark.parametrize(
    ("variable", "said", "complaint"),
    [
        ("EVERGLOW_PORT", "http", "EVERGLOW_PORT: expected a number from 0 up, not 'http'"),
        ("EVERGLOW_PORT", "70000", "expected a port from 0 to 65535, not 70000"),
        ("EVERGLOW_QUIET", "perhaps", "EVERGLOW_QUIET: expected true or false, not 'perhaps'"),
        ("EVERGLOW_NAME", "a.example,,b", "EVERGLOW_NAME: expected printable characters"),
        ("EVERGLOW_PROXY", "proxy", "expected the address of a proxy, such as 127.0.0.1"),
        ("EVERGLOW_CONFIG", "/nowhere.toml", "/nowhere.toml: No such file or directory"),
    ],
)
def test_a_variable_that_cannot_be_is_told_by_its_name(
    terminal: Terminal, variable: str, said: str, complaint: str
) -> None:
    terminal.env[variable] = said
    check_refused(terminal, complaint)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("port = ", "club.toml: expected settings in TOML: Invalid value"),
        (
            "speed = 9",
            "there is no setting 'speed'; expected host, port, data, database, processes, internal, name,"
            " proxy, quiet",
        ),
        ("port = '80'", "club.toml: port: expected a number"),
        ("port = true", "club.toml: port: expected a number"),
        ("port = -1", "club.toml: port: expected a number from 0 up, not '-1'"),
        ("host = 7", "club.toml: host: expected a text in quotes"),
        ("name = [1]", "club.toml: name: expected a text in quotes"),
        ("quiet = 'yes'", "club.toml: quiet: expected true or false"),
        ("[server]\nport = 1", "there is no setting 'server'"),
        ("x = " + "[" * 5000, "club.toml: expected settings in TOML"),
    ],
)
def test_a_file_that_cannot_be_is_told_by_its_name(
    terminal: Terminal, tmp_path: Path, text: str, complaint: str
) -> None:
    (tmp_path / "club.toml").write_text(text)
    check_refused(terminal, complaint, "--config", tmp_path / "club.toml")


def check_refused(terminal: Terminal, complaint: str, *argv: object) -> None:
    told = terminal.run("serve", *argv)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("everglow: ")
    assert told.err.count("\n") == 1
    assert complaint in told.err


def test_help_teaches_the_three_ways(terminal: Terminal) -> None:
    told = terminal.run("serve", "--help").out
    for words in ("EVERGLOW_PORT=80", "port = 80", "--config FILE", "the first that is there counts"):
        assert words in told
