"""Settings of a server: by flag, else by environment variable, else from a TOML file."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import platformdirs

from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Parser

CONFIG: Final = "EVERGLOW_CONFIG"
HELP: Final = """\
settings:
  Every flag marked * can be given in three ways; the first that is there counts:
    a flag                   --port 80  --name a.example --name b.example
    an environment variable  EVERGLOW_PORT=80  EVERGLOW_NAME=a.example,b.example
    a file in TOML           port = 80
                             name = ["a.example", "b.example"]
  The file is the one of --config FILE or EVERGLOW_CONFIG."""


class Setting(NamedTuple):
    """One setting; `many` if it may be given several times."""

    name: str
    about: str
    default: Any
    read: Callable[[str], Any]  # ArgumentTypeError says what was expected
    many: bool = False

    @property
    def variable(self) -> str:
        return f"EVERGLOW_{self.name.upper()}"

    def parse(self, said: str, where: str) -> Any:
        try:
            return self.read(said)
        except argparse.ArgumentTypeError as error:
            raise BadInput(f"{where}: {error}") from None


def switch(said: str) -> bool:
    """Parse true or false."""
    if said.lower() not in ("true", "false", "1", "0"):
        raise argparse.ArgumentTypeError(f"expected true or false, not {said[:60]!r}")
    return said.lower() in ("true", "1")


DATA: Final = Setting("data", "the folder where everything is kept", None, arguments.file)
SERVING: Final = [
    Setting("host", "where to listen (default: 127.0.0.1; 0.0.0.0 for all)", "127.0.0.1", arguments.text),
    Setting("port", "(default: 8080; 0 for any free one)", 8080, arguments.index),
    DATA,
    Setting("name", "a name this server is known by, such as play.example", [], arguments.text, many=True),
    Setting(
        "proxy",
        "a reverse proxy whose X-Forwarded headers are believed, such as 127.0.0.1 or 10.0.0.0/8",
        [],
        arguments.text,
        many=True,
    ),
    Setting("quiet", "log only what goes wrong", False, switch),
]


def add(parser: Parser, settings: list[Setting]) -> None:
    """Add the flags, with no defaults: what is not given stays unset."""
    for setting in settings:
        how: dict[str, Any] = {"action": "store_true"}
        if setting.read is not switch:
            how = {"action": "append" if setting.many else "store", "type": setting.read}
        about = f"* {setting.about}"
        parser.add_argument(f"--{setting.name}", default=argparse.SUPPRESS, help=about, **how)
    parser.add_argument("--config", metavar="FILE", type=arguments.file, help="a file with settings in TOML")
    parser.epilog = f"{parser.epilog}\n\n{HELP}"


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
    found = named or environment.get(CONFIG)
    if not found:
        return {}
    path, known = Path(found), {setting.name: setting for setting in SERVING}
    told = _toml(path)
    for name in told:
        if name not in known:
            raise BadInput(f"{path}: there is no setting {name[:60]!r}; expected {', '.join(known)}")
    return {name: _from_file(known[name], value, f"{path}: {name}") for name, value in told.items()}


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path}: expected settings in TOML: {error}") from None


def _from_file(setting: Setting, value: Any, where: str) -> Any:
    if setting.many:
        return [_one(setting, part, where) for part in (value if isinstance(value, list) else [value])]
    return _one(setting, value, where)


def _one(setting: Setting, value: Any, where: str) -> Any:
    """Parse a value of the type that TOML has for it."""
    kind, told = _kind(setting)
    if type(value) is not kind:
        raise BadInput(f"{where}: expected {told}")
    return setting.parse(str(value), where)


def _kind(setting: Setting) -> tuple[type, str]:
    if setting.read is switch:
        return bool, "true or false"
    return (int, "a number") if setting.read is arguments.index else (str, "a text in quotes")
