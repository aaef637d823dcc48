"""Wheels that `pip install` makes of a checkout, with a C compiler and without one."""

import os
import pty
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.test_compiled import KERNEL, KIND, ROOT, needs_compiler, run

WHEEL = ("wheel", "--no-deps")
HERE = (*WHEEL, "--no-build-isolation")  # with the packages of this environment, which is quicker
LOCKED = ("--build-constraint", str(ROOT / "constraints.txt"))


SOURCES = ["src", "web", "words", "docs/rules", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"]
BUILT = shutil.ignore_patterns("__pycache__", "client", "generated", "node_modules")


@pytest.fixture
def checkout(tmp_path):
    """A copy of what a wheel is made of, in which nothing is built or compiled."""
    for source in SOURCES:
        (tmp_path / "checkout" / source).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / "checkout" / source, ignore=BUILT)
        else:
            shutil.copy(ROOT / source, tmp_path / "checkout" / source)
    return tmp_path / "checkout"


@pytest.fixture
def bare(tmp_path):
    """An environment without any package: here mypyc is, which a build that is not isolated would find."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "bare"], check=True)
    return str(tmp_path / "bare")


def wheel(source, *how, **env):
    """The wheel that pip makes, and what it leaves installed."""
    folder = source.parent / "wheels"
    command = [sys.executable, "-m", "pip", *how, "-w", folder, source]
    subprocess.run(command, env=os.environ | env, check=True, capture_output=True)
    [file] = folder.glob("*.whl")
    with zipfile.ZipFile(file) as opened:
        opened.extractall(source.parent / "installed")
    return file, source.parent / "installed"


def on_a_terminal(source, *how):
    """Output for somebody who builds a wheel at a terminal."""
    child, terminal = pty.fork()
    if child == 0:
        wheel(source, *how)
        os._exit(0)
    read = b""
    try:
        while piece := os.read(terminal, 4096):
            read += piece
    except OSError:  # the child has closed it
        pass
    assert os.waitpid(child, 0)[1] == 0
    return read.decode()


@needs_compiler
def test_a_wheel_built_as_pip_does_it_carries_the_compiled_engine_and_the_pages(checkout, bare):
    built, installed = wheel(checkout, "--python", bare, *WHEEL, *LOCKED)
    compiled, file = run(KIND, source=installed)
    assert compiled
    assert Path(file).is_relative_to(installed / "everglow" / "_compiled")
    assert (installed / "everglow" / "server" / "client" / "index.html").exists()
    assert (installed / "everglow" / "py.typed").exists()
    assert run(KERNEL, source=installed)[0]
    assert Path(run(KERNEL, source=installed)[1]).is_relative_to(installed / "everglow" / "_compiled")
    assert nets(installed / "everglow") == nets(ROOT / "src" / "everglow")
    assert 0 < added(built) <= 3_000_000


def nets(package):
    """The weights of nets that ship, by name, and their sizes."""
    return {str(file.relative_to(package)): file.stat().st_size for file in package.rglob("*.net")}


def added(built):
    """Bytes that nets add to a wheel, compressed as they are in it."""
    with zipfile.ZipFile(built) as opened:
        return sum(file.compress_size for file in opened.infolist() if file.filename.endswith(".net"))


def test_without_a_c_compiler_a_wheel_is_plain_python_and_works(checkout):
    built, installed = wheel(checkout, *HERE, CC="no-such-compiler")
    assert built.name.endswith("py3-none-any.whl")
    assert run(KIND, source=installed)[0] is False
    assert not (installed / "everglow" / "_compiled").exists()


@needs_compiler
def test_whoever_installs_is_told_that_compiling_failed_although_there_is_a_compiler(checkout):
    rule = checkout / "src" / "everglow" / "games" / "vale" / "box" / "components.py"
    rule.write_text(rule.read_text() + "\nif not LAST_ROUND:\n    LAST_ROUND.nonsense()\n")
    read = on_a_terminal(checkout, *HERE)
    assert "WARNING (everglow): Engine: NOT COMPILED, although there is a C compiler" in read
    assert "nonsense" in read
    [built] = (checkout.parent / "wheels").glob("*.whl")
    assert built.name.endswith("py3-none-any.whl")
    env = os.environ | {"PYTHONPATH": str(checkout.parent / "installed")}
    told = subprocess.run(
        [sys.executable, "-m", "everglow", "--version"], env=env, capture_output=True, text=True
    )
    version = " ".join(told.stdout.split())
    assert "engine interpreted although there was a C compiler, which failed: " in version
    assert "nonsense" in version
