"""What `pip install` makes of a checkout, with a C compiler and without one."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.test_compiled import KIND, ROOT, needs_compiler, run


def wheel(tmp_path, **env):
    """The wheel that `pip install .` would make."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        tmp_path,
    ]
    subprocess.run([*command, ROOT], env=os.environ | env, check=True, capture_output=True)
    [file] = tmp_path.glob("*.whl")
    return file


@needs_compiler
def test_a_wheel_carries_the_compiled_engine_and_works(tmp_path):
    with zipfile.ZipFile(wheel(tmp_path)) as file:
        file.extractall(tmp_path / "installed")
    compiled, file = run(KIND, source=tmp_path / "installed")
    assert compiled
    assert Path(file).is_relative_to(tmp_path / "installed" / "everglow" / "_compiled")


def test_without_a_c_compiler_a_wheel_is_plain_python_and_works(tmp_path):
    built = wheel(tmp_path, CC="no-such-compiler")
    assert built.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(built) as file:
        file.extractall(tmp_path / "installed")
    assert run(KIND, source=tmp_path / "installed")[0] is False
