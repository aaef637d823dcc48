"""Settings of a server: by flag, else by environment variable, else from a TOML file."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import platformdirs

from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Parser, Reader
from everglow.commands.words.generated import messages as m
from everglow.complaints.words.generated import messages as shared
from everglow.words.message import Message

CONFIG: Final = "EVERGLOW_CONFIG"


class Setting(NamedTuple):
    """One setting; `many` if it may be given several times."""

    name: Literal["host", "port", "data", "database", "processes", "internal", "name", "proxy", "quiet"]
    default: Any
    read: Reader
    many: bool = False

    @property
    def variable(self) -> str:
        return f"EVERGLOW_{self.name.upper()}"

    def parse(self, said: str, where: str) -> Any:
        try:
            return self.read(said)
        except BadInput as error:
            raise _bad(where, error.message) from None


def switch(said: str) -> bool:
    """Parse true or false."""
    if said.lower() not in ("true", "false", "1", "0"):
        raise BadInput(m.expected_switch_not(said=said[:60]))
    return said.lower() in ("true", "1")


DATA: Final = Setting("data", None, arguments.file)
DATABASE: Final = Setting("database", "", arguments.text)
SERVING: Final = [
    Setting("host", "127.0.0.1", arguments.text),
    Setting("port", 8080, arguments.index),
    DATA,
    DATABASE,
    Setting("processes", 1, arguments.count),
    Setting("internal", "127.0.0.1", arguments.text),
    Setting("name", [], arguments.text, many=True),
    Setting("proxy", [], arguments.text, many=True),
    Setting("quiet", False, switch),
]


def add(parser: Parser, settings: list[Setting]) -> None:
    """Add the flags, with no defaults: what is not given stays unset."""
    for setting in settings:
        how: dict[str, Any] = {"action": "store_true"}
        if setting.read is not switch:
            how = {"action": "append" if setting.many else "store", "read": setting.read}
            how["meta"] = m.meta_setting(setting=setting.name)
        about = m.help_setting(setting=setting.name)
        parser.add(f"--{setting.name}", about=about, default=argparse.SUPPRESS, **how)
    parser.add("--config", meta=m.meta_file(), read=arguments.file, about=m.help_config())
    parser.epilog = f"{parser.epilog}\n\n{parser.wording.say(m.settings_help())}"


def settle(args: argparse.Namespace, settings: list[Setting]) -> None:
    """Fill every setting into the arguments, from wherever it is given."""
    file = _file(args.config, os.environ)
    for setting in settings:
        if not hasattr(args, setting.name):
            setattr(args, setting.name, _elsewhere(setting, file, os.environ))


def folder(args: argparse.Namespace) -> Path:
    """Return the data folder."""
    return Path(args.data) if args.data else Path(platformdirs.user_data_dir("everglow"))


def _elsewhere(setting: Setting, file: Mapping[str, Any], environment: Mapping[str, str]) -> Any:
    said = environment.get(setting.variable)
    if said:  # an empty one is how containers say nothing
        return _from_variable(setting, said)
    return file.get(setting.name, setting.default)


def _from_variable(setting: Setting, said: str) -> Any:
    if setting.many:
        return [setting.parse(part.strip(), setting.variable) for part in said.split(",")]
    return setting.parse(said, setting.variable)


def _file(named: Path | None, environment: Mapping[str, str]) -> dict[str, Any]:
    """Read and check the settings file; it may have settings that this command does not need."""
    given = named or environment.get(CONFIG)
    if not given:
        return {}
    path, known = Path(given), {str(setting.name): setting for setting in SERVING}
    told = _toml(path)
    for name in told:
        if name not in known:
            raise _bad(str(path), m.unknown_setting(name=name[:60], known=list(known)))
    return {name: _from_file(known[name], value, f"{path}: {name}") for name, value in told.items()}


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise _bad(str(path), m.expected_toml(error=str(error))) from None


def _from_file(setting: Setting, value: Any, where: str) -> Any:
    if setting.many:
        return [_one(setting, part, where) for part in (value if isinstance(value, list) else [value])]
    return _one(setting, value, where)


def _one(setting: Setting, value: Any, where: str) -> Any:
    """Parse a value of the type that TOML has for it."""
    kind, expected = _kind(setting)
    if type(value) is not kind:
        raise _bad(where, expected)
    return setting.parse(str(value), where)


def _kind(setting: Setting) -> tuple[type, Message]:
    if setting.read is switch:
        return bool, m.expected_value(kind="switch")
    if setting.read in (arguments.index, arguments.count):
        return int, m.expected_value(kind="number")
    return str, m.expected_value(kind="text")


def _bad(where: str, complaint: Message) -> BadInput:
    return BadInput(shared.wrong_at(place=where, complaint=complaint))
