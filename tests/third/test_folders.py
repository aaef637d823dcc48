"""Adding a game touches no file outside of its folders."""

import subprocess

from .environment import GAME, ROOT

OWN = "tests/third/"


def files():
    """Every file of the repository, also those that are not committed yet."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines() if not name.startswith(OWN)]


def names_it(path):
    return path.is_file() and GAME.encode() in path.read_bytes().lower()


def test_no_code_outside_of_its_folder_names_the_game():
    """The page that tells how it was made may: it is no code."""
    named = {str(path.relative_to(ROOT)) for path in files() if names_it(path)}
    assert named <= {"docs/adding-a-game.md", "CHANGELOG.md", "CONTRIBUTING.md"}
