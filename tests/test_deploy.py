"""Files in deploy/ name only settings, paths and commands that there are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from everglow.cli import _parser
from everglow.commands import settings
from everglow.server.http.proxies import Proxies
from everglow.words.wording import Wording

DEPLOY = Path(__file__).parent.parent / "deploy"
UNIT = (DEPLOY / "everglow.service").read_text()
CONTAINER = (DEPLOY / "Containerfile").read_text()


def test_the_settings_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EVERGLOW_NAME", raising=False)
    args = _parser(Wording()).parse_args(["serve", "--config", str(DEPLOY / "everglow.toml")])
    settings.settle(args, settings.SERVING)
    assert (args.host, args.port, args.name) == ("127.0.0.1", 8080, ["play.example"])
    assert Proxies(args.proxy).networks


def test_the_unit_starts_a_command_that_there_is() -> None:
    found = re.search(r"^ExecStart=\S+/everglow (.*)$", UNIT, re.MULTILINE)
    assert found is not None
    assert _parser(Wording()).parse_args(found[1].split()).config == Path("/etc/everglow.toml")


@pytest.mark.parametrize("text", [UNIT, CONTAINER])
def test_every_variable_is_one_of_ours(text: str) -> None:
    known = {setting.variable for setting in settings.SERVING}
    assert set(re.findall(r"EVERGLOW_[A-Z]+", text)) <= known


def test_the_unit_limits_memory_and_processes() -> None:
    assert re.search(r"^MemoryMax=\d+[MG]$", UNIT, re.MULTILINE)
    assert re.search(r"^TasksMax=\d+$", UNIT, re.MULTILINE)


def test_the_base_of_a_container_can_be_given_by_digest() -> None:
    assert re.search(r"^ARG BASE=", CONTAINER, re.MULTILINE)
    assert set(re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)) == {"${BASE}"}


def test_systemd_understands_every_line() -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd here")
    told = subprocess.run(
        ["systemd-analyze", "verify", DEPLOY / "everglow.service"], capture_output=True, text=True, timeout=60
    )
    complaints = [line for line in told.stderr.splitlines() if "everglow.service" in line]
    assert [line for line in complaints if "is not executable" not in line] == []
