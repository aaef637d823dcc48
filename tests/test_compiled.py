"""The compiled engine: the same games to the byte, never stale, and nobody needs it."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from everglow.compiled import digest
from everglow.games import games

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "compiled" / "manifest.json"
COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler here, so nothing can be compiled")

DIGEST = """
import hashlib, json, sys
import everglow
from everglow.games import games
from everglow.rng import fast
game, told = games()[sys.argv[1]], hashlib.sha256()
for seed in range(200):
    rng = fast(seed, 1)
    seats = game.seats[seed % len(game.seats)]
    options = {o.name: o.values[seed % len(o.values)] for o in game.options if o.name != "start"}
    state = game.new(seats, seed, options, events=True)
    while deciders := state.deciders():
        seat = deciders[rng.below(0, len(deciders))]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(0, len(legal))])
    told.update(json.dumps([game.codec.save(state), state.events, state.returns()]).encode())
print(json.dumps([everglow.COMPILED, told.hexdigest()]))
"""


def run(code, *args, source=ROOT / "src", interpreted=False):
    """Run code in a fresh Python and return what it prints, as JSON."""
    env = {key: value for key, value in os.environ.items() if key != "EVERGLOW_INTERPRETED"}
    env |= {"PYTHONPATH": str(source)} | ({"EVERGLOW_INTERPRETED": "1"} if interpreted else {})
    command = [sys.executable, "-c", code, *args]
    return json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)


@needs_compiler
@pytest.mark.parametrize("name", games())
def test_200_games_are_the_same_to_the_byte_interpreted_and_compiled(name):
    compiled, interpreted = run(DIGEST, name), run(DIGEST, name, interpreted=True)
    assert [compiled[0], interpreted[0]] == [True, False]
    assert compiled[1] == interpreted[1]


TOLD = """
import hashlib, json, sys
import everglow, msgspec
from everglow.bots.roster import recruit
from everglow.games import games
from everglow.rng import fast
from everglow.server.views.replay import Replay
from tests.server.tables import KINDS, over

def said(state, seat):
    question, view = game.show.question(state, seat), game.show.view(state, seat)
    legal = state.legal_actions(seat) if question else []
    asked = [game.texts.ask(question), *game.texts.notes(view, question)] if question else []
    choices = [game.texts.choice(state, seat, one) for one in legal]
    previews = [game.show.preview(state, seat, one) for one in legal[:3]]
    return [view, question, legal, asked, choices, previews, game.texts.table(view), game.texts.more(view)]

def judged(state, seat):
    world, judge = state.imagine(seat, 7), game.judge
    numbers = [judge.evaluate(world, seat), judge.features(world, seat), judge.inputs(world, seat)]
    return [game.codec.save(world), game.codec.save(state.redeal(7)), numbers, judge.foresee(world, seat)]

def chosen(state, seat, seed):
    bots = ("greedy", "novice", "amateur", "planner@hand", "search@3@hand")
    return [recruit(bot, game, seed).choose(state.imagine(seat, seed), seat) for bot in bots]

game, told, choices = games()[sys.argv[1]], hashlib.sha256(), set()
tell = lambda what: told.update(msgspec.json.encode(what, order="sorted"))
for seed in range(6):
    agreed = [option for option in game.options if option.name != "start"]
    rng, options = fast(seed, 1), {o.name: o.values[seed % len(o.values)] for o in agreed}
    state, step = game.new(game.seats[seed % len(game.seats)], seed, options, events=True), 0
    while deciders := state.deciders():
        seat, step = deciders[rng.below(0, len(deciders))], step + 1
        tell([said(state, one) for one in range(len(state.scores()))])
        tell([judged(state, seat), game.show.open_view(state), game.show.view(state, None)])
        legal = state.legal_actions(seat)
        if step % 25 == 0 and len(legal) > 1:
            choices.add(tuple(chosen(state, seat, seed)))
        state.apply(seat, legal[rng.below(0, len(legal))])
    tell([[game.texts.log(game.show.redact(event, one)) for event in state.events] for one in (None, 0, 1)])
for options in [options for name, options in KINDS if name == game.name]:
    for seats in game.seats:
        table = over(game.name, options, seats)
        tell([Replay(table, eyes, None).build() for eyes in (None, *range(seats))])
print(json.dumps([everglow.COMPILED, told.hexdigest(), sorted(choices)]))
"""


@needs_compiler
@pytest.mark.parametrize("name", games())
def test_whole_games_are_shown_said_judged_and_told_again_alike(name):
    """So laws of whole games, undo and bots need not be shown a second time for the interpreted engine."""
    compiled, interpreted = run(TOLD, name), run(TOLD, name, interpreted=True)
    assert [compiled[0], interpreted[0]] == [True, False]
    assert compiled[1:] == interpreted[1:]
    assert len(compiled[2]) > 3


KIND = "import everglow, everglow.agenda as a, json; print(json.dumps([everglow.COMPILED, a.__file__]))"


@pytest.fixture
def checkout(tmp_path):
    """A copy of this checkout that may be edited."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    if BUILT.exists():
        shutil.copytree(ROOT / "build" / "compiled", tmp_path / "build" / "compiled")
    return tmp_path


@needs_compiler
def test_a_checkout_uses_the_compiled_engine(checkout):
    compiled, file = run(KIND, source=checkout / "src")
    assert compiled
    assert Path(file).is_relative_to(checkout / "build")


@needs_compiler
def test_an_edited_rule_never_runs_stale(checkout):
    source = checkout / "src" / "everglow" / "games" / "vale" / "box" / "components.py"
    source.write_text(source.read_text().replace("LAST_ROUND: Final = 10", "LAST_ROUND: Final = 2"))
    assert run(KIND, source=checkout / "src") == [False, str(checkout / "src" / "everglow" / "agenda.py")]


KERNEL = (
    "import everglow, everglow.bots.net.kernel as k, json; print(json.dumps([everglow.COMPILED, k.__file__]))"
)


@needs_compiler
@pytest.mark.parametrize("interpreted", [False, True])
def test_an_interpreted_engine_uses_the_kernel_of_nets_too(checkout, interpreted):
    compiled, file = run(KERNEL, source=checkout / "src", interpreted=interpreted)
    assert compiled is not interpreted
    assert Path(file).is_relative_to(checkout / "build")


@needs_compiler
def test_an_edited_kernel_is_not_used_and_the_engine_is(checkout):
    source = checkout / "src" / "everglow" / "bots" / "net" / "kernel.c"
    source.write_text(source.read_text() + "/* edited */\n")
    asked = "from importlib.util import find_spec; print(find_spec('everglow.bots.net.kernel') is None)"
    assert (
        run(asked.replace("print(", "import json; print(json.dumps(") + ")", source=checkout / "src") is True
    )
    assert run(KIND, source=checkout / "src")[0] is True


@pytest.mark.parametrize(
    "manifest", ["", "{}", '{"engine": {"digest": "", "sources": ["agenda.py"], "modules": {}}}', "[1]"]
)
def test_a_damaged_manifest_means_the_sources_are_used(checkout, manifest):
    folder = checkout / "build" / "compiled"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "manifest.json").write_text(manifest)
    assert run(KIND, source=checkout / "src")[0] is False


def test_without_a_compiled_engine_the_sources_are_used(checkout):
    shutil.rmtree(checkout / "build", ignore_errors=True)
    assert run(KIND, source=checkout / "src")[0] is False


@needs_compiler
def test_a_rule_that_cannot_be_compiled_is_told_and_not_passed_over(checkout):
    shutil.copy(ROOT / "hatch_build.py", checkout)
    rule = checkout / "src" / "everglow" / "games" / "vale" / "box" / "components.py"
    rule.write_text(rule.read_text() + "\nLAST_ROUND.nonsense()\n")
    built = subprocess.run([sys.executable, "hatch_build.py"], cwd=checkout, capture_output=True, text=True)
    assert built.returncode == 1
    assert "The engine cannot be compiled: " in built.stderr
    assert "nonsense" in built.stderr


def test_without_a_c_compiler_a_checkout_says_that_it_runs_interpreted(checkout):
    shutil.copy(ROOT / "hatch_build.py", checkout)
    env = os.environ | {"CC": "no-such-compiler"}
    built = subprocess.run(
        [sys.executable, "hatch_build.py"], cwd=checkout, env=env, capture_output=True, text=True
    )
    assert built.returncode == 0
    assert built.stdout.endswith("Engine: interpreted (no C compiler with Python's headers was found).\n")


def test_what_is_edited_while_it_is_compiled_does_not_count_as_compiled(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    monkeypatch.setattr(build, "sources", lambda: ["agenda.py"])
    copied = tmp_path / "workshop" / "everglow"
    copied.mkdir(parents=True)
    (tmp_path / "folder").mkdir()
    (copied / "agenda.py").write_text("# as it was when it was compiled")
    (copied / build.KERNEL).parent.mkdir(parents=True)
    (copied / build.KERNEL).write_text("/* likewise */")
    build._collect(tmp_path / "workshop", tmp_path / "folder")
    manifest = json.loads((tmp_path / "folder" / "manifest.json").read_text())
    for part, sources in (("engine", ["agenda.py"]), ("kernel", [build.KERNEL])):
        assert manifest[part]["digest"] == digest(copied, sources)
        assert manifest[part]["digest"] != digest(build.PACKAGE, sources)
