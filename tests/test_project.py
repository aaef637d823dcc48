"""Project files: versions, metadata, forms, workflows and docstrings."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

import everglow
from everglow.games import games

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MAKEFILE = (ROOT / "Makefile").read_text()
WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())
HOOKS: dict[str, Any] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
REGISTRIES = ["npmjs" + ".org", "pypi" + ".org", "pythonhosted" + ".org", "docker" + ".io", "ghcr" + ".io"]
COLUMNS, ROWS = 120, 60  # of a screen
LONGEST = 400  # lines of a Python file
LONGER = {"src/everglow/games/glow/schema.py"}  # one list of types, which the client is generated from
FRAGMENT = re.compile(
    r"(What|Who|Whose|Whom|Where|Of|That|Those|As|By|How|With|Without|At"
    r"|Not|After|So many|To|From|Into|Out|Why|While|Neither|Also|Too|Never|And|Or|Whatever)\b"
)


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_changelog_begins_with_this_version() -> None:
    releases = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert releases[0] == everglow.__version__
    assert releases == sorted(releases, reverse=True)


def test_the_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert citation["version"] == everglow.__version__
    assert citation["license"] == PROJECT["license"]
    assert citation.get("url") == PROJECT.get("urls", {}).get("Homepage")


def test_no_address_of_the_project_is_a_placeholder() -> None:
    """There is no public forge yet; whoever opens one names it here, in the citation and for the site."""
    files = [ROOT / name for name in ("pyproject.toml", "CITATION.cff", "mkdocs.yml")]
    assert [path.name for path in files if re.search(r"example\.(com|net|org)", path.read_text())] == []


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(everglow.__file__).parent / "py.typed").exists()
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_every_python_of_the_classifiers_is_tested_on_linux_and_macos() -> None:
    claimed = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    for job in ("test", "wheel"):
        matrix = WORKFLOW["jobs"][job]["strategy"]["matrix"]
        assert matrix["python"] == claimed
        assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos"}
    assert f">={claimed[0]}" == PROJECT["requires-python"]


def test_the_workflow_runs_targets_that_exist() -> None:
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    commands = [step["run"].split() for step in steps if "run" in step]
    assert {command[0] for command in commands} == {"make"}
    wanted = {target for command in commands for target in command[1:]}
    assert wanted <= set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert {"test", "wheel", "test-wheel", "test-extras", "docs"} <= wanted


def test_make_help_names_every_target_for_people() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    wanted = {target for target in phony[1].split() if re.fullmatch("[a-z-]+", target)} - {"help"}
    assert wanted <= set(re.findall(r"make ([a-z-]+)", told))


def test_the_hooks_call_the_tools_of_make_check() -> None:
    entries = [hook["entry"] for repository in HOOKS["repos"] for hook in repository["hooks"]]
    recipe = re.search(r"^check:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert recipe is not None
    tools = re.findall(r"\$\(RUN\)([a-z-]+(?: [a-z]+)?)", recipe[1])
    assert len(tools) >= 4
    for tool in tools:
        assert any(f".venv/bin/{tool}" in entry for entry in entries), tool
    assert any("npm run --silent check" in entry for entry in entries)


@pytest.mark.parametrize(
    ("subject", "fine"),
    [
        ("vale: let the chosen player pick Ember's discard", True),
        ("tests, docs: say it once", True),
        ("Fixed things", False),
        ("vale: stop.", False),
        ("vale: " + "x" * 55, False),
    ],
)
def test_the_hook_for_subjects_takes_area_and_imperative(tmp_path: Path, subject: str, fine: bool) -> None:
    [entry] = [hook["entry"] for hook in HOOKS["repos"][0]["hooks"] if hook["id"] == "subject"]
    (tmp_path / "message").write_text(subject + "\n\nWhy.\n")
    done = subprocess.run(f"{entry} {tmp_path / 'message'}", shell=True, check=False)
    assert (done.returncode == 0) is fine


@pytest.mark.parametrize(
    "form", [form for form in FORMS if form.stem != "config"], ids=lambda form: form.stem
)
def test_issue_forms_have_what_a_forge_wants(form: Path) -> None:
    told = yaml.safe_load(form.read_text())
    assert {"name", "description", "body"} <= told.keys()
    fields = [part for part in told["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in fields}) == len(fields)
    assert all(part["attributes"]["label"] for part in fields)


def test_a_rule_question_is_a_scenario_of_one_of_the_games() -> None:
    form = yaml.safe_load((ROOT / ".github/ISSUE_TEMPLATE/rule.yml").read_text())
    fields = {part.get("id"): part for part in form["body"]}
    titles = [game.texts.title for game in games().values()]
    assert sorted(fields["game"]["attributes"]["options"]) == sorted(titles)
    assert fields["scenario"]["attributes"]["render"] == "json"
    assert fields["scenario"]["validations"]["required"]
    for name in re.findall(r"`(tests/\S+\.json)`", fields["scenario"]["attributes"]["description"]):
        assert (ROOT / name).exists()


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_page_of_rules_on_the_site(name: str) -> None:
    assert (ROOT / "docs/rules" / f"{name}.md").exists()
    assert f"{games()[name].texts.title}: rules/{name}.md" in (ROOT / "mkdocs.yml").read_text()


def test_every_path_of_the_architecture_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text()
    named = re.findall(r"`([a-z_]+/[\w/.]+|\w+\.py|\w+/)`", text)
    roots = [ROOT, ROOT / "src" / "everglow", ROOT / "src" / "everglow" / "server", ROOT / "web" / "src"]
    assert len(named) > 15
    assert [path for path in named if not any((root / path).exists() for root in roots)] == []


def test_the_architecture_fits_on_two_screens() -> None:
    lines = (ROOT / "ARCHITECTURE.md").read_text().splitlines()
    assert sum(-(-len(line) // COLUMNS) or 1 for line in lines) <= 2 * ROWS


def test_no_file_names_a_package_registry() -> None:
    texts = [path for path in tracked() if path.suffix not in {".jpg", ".png", ".woff2"}]
    found = [path for path in texts for host in REGISTRIES if host.encode() in path.read_bytes()]
    assert found == []


def test_no_python_file_has_more_than_400_lines() -> None:
    sources = [path for path in tracked() if path.suffix == ".py"]
    long = {str(path.relative_to(ROOT)) for path in sources if path.read_text("utf-8").count("\n") > LONGEST}
    assert long == LONGER


def test_every_docstring_begins_with_a_verb_or_a_noun() -> None:
    sources = [path for path in tracked() if path.suffix == ".py"]
    places = [
        f"{path.relative_to(ROOT)}:{line}" for path in sources for line in fragments(path.read_text("utf-8"))
    ]
    assert not places, "\n".join(places)


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('"""What a seat may see."""\n', [1]),
        ('class Chair:\n    """Who sits at a seat."""\n', [2]),
        ('async def wait() -> None:\n    """\n    As long as it takes.\n    """\n', [2]),
        ('class Undo:\n    """After so many actions some were taken back."""\n', [2]),
        ('def tame() -> None:\n    """Into the hand."""\n', [2]),
        ('class Odds:\n    """So many of all ways."""\n', [2]),
        ('class Sojourn:\n    """Sojourn of a guest."""\n', []),
        ('def change() -> list[int]:\n    """Return the change of points of each seat."""\n', []),
        ('def late() -> bool:\n    """Whether the answer is late."""\n', []),
        ('def told() -> str:\n    return """What a seat may see."""\n', []),
    ],
)
def test_a_docstring_that_begins_as_a_fragment_is_found_by_its_line(source: str, lines: list[int]) -> None:
    assert fragments(source) == lines


def fragments(source: str) -> list[int]:
    """Lines of the docstrings that begin in the middle of a sentence: "What a seat may see"."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, documented)]
    return sorted(node.body[0].lineno for node in nodes if FRAGMENT.match(ast.get_docstring(node) or ""))


@pytest.mark.parametrize(
    ("page", "source", "shown"),
    [
        (
            "bots.md",
            "[a bot](../examples/tidy_bot.py)",
            "[a bot](https://forge/blob/main/examples/tidy_bot.py)",
        ),
        ("bots.md", "[the wire](wire.md)", "[the wire](wire.md)"),
        ("bots.md", "[nothing](../examples/nothing.py)", "[nothing](../examples/nothing.py)"),
        ("reference/bots.md", "[a](../bots.md)", "[a](../bots.md)"),
        ("reference/bots.md", "[a](../../LICENSE)", "[a](https://forge/blob/main/LICENSE)"),
    ],
)
def test_only_links_to_files_outside_docs_lead_to_the_repository(page: str, source: str, shown: str) -> None:
    where = SimpleNamespace(file=SimpleNamespace(src_uri=page))
    assert links().on_page_markdown(source, where, {"repo_url": "https://forge"}) == shown


def test_without_a_public_repository_a_link_to_its_files_is_plain_text() -> None:
    where = SimpleNamespace(file=SimpleNamespace(src_uri="bots.md"))
    source = "See [a bot](../examples/tidy_bot.py) and [the wire](wire.md)."
    told = links().on_page_markdown(source, where, {"repo_url": None})
    assert told == "See a bot and [the wire](wire.md)."


def links() -> Any:
    spec = spec_from_file_location("links", ROOT / "docs" / "links.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Browser tests find things by their roles, labels and `data-` names: a class is there for the style alone.
# Only the law of layouts (tests/rooms) names classes, as it measures what they style.

BROWSER_TESTS = (ROOT / "tests/browser", ROOT / "tests/third")
ASKED_FOR = re.compile(r"(?:querySelector(?:All)?|matches|closest)\(\s*([\"'`])(.*?)\1", re.DOTALL)


def classes() -> set[str]:
    """Every class that the client's components give to something."""
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "web/src").rglob("*.svelte"))
    listed = " ".join(re.findall(r'class="([^"{]*)', pages)).split()
    return {*listed, *re.findall(r"class:([\w-]+)", pages)}


def selectors(text: str) -> list[str]:
    """The selectors in a text of a test: of a script those that it asks for, else the text itself."""
    script = any(word in text for word in ("=>", "document.", "window."))
    return [found for _, found in ASKED_FOR.findall(text)] if script else [text]


def selects_by_class(text: str, known: set[str]) -> bool:
    found = re.findall(r"(?:^|[\s>+~,(\])])[a-z]*\.([a-z][\w-]*)(?=$|[\s>+~,:\[).])", text)
    return not known.isdisjoint(found)


def texts_of(path: Path) -> list[str]:
    """All texts that stand in a source."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    return [node.value for node in nodes if isinstance(node.value, str)]


def test_no_browser_test_selects_by_class() -> None:
    known, sources = classes(), [path for path in tracked() if path.suffix == ".py"]
    found = [
        (str(path.relative_to(ROOT)), selector)
        for path in sources
        if any(folder in path.parents for folder in BROWSER_TESTS)
        for text in texts_of(path)
        for selector in selectors(text)
        if selects_by_class(selector, known)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[data-room=question] .btn:not([disabled])", True),
        ("p.mut", True),
        ("() => document.querySelector('.scene')", True),
        ("all => all.map(one => one.name)", False),
        ("[data-room=question] button", False),
        ("rules-vale.json", False),
    ],
)
def test_a_selector_by_class_is_recognised(text: str, named: bool) -> None:
    assert any(selects_by_class(selector, classes()) for selector in selectors(text)) == named
