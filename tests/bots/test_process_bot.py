"""Programs that play, well or badly. Each is a line of Python that is run as a process of its own."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from everglow.bots.bot import Forfeit
from everglow.bots.process_bot import ProcessBot, dismiss
from everglow.bots.random_bot import RandomBot
from everglow.bots.roster import BadBot, recruit
from everglow.games import games

VALE = games()["vale"]
EXAMPLE = Path(__file__).parents[2] / "examples" / "tidy_bot.py"
READY = "import sys, json; ask = lambda: json.loads(input()); ask(); print('{\"ready\": true}', flush=True)"
BOARDS = [("vale", {}), ("glow", {"board": "realm"}), ("glow", {"board": "sea"})]


def bot(program: str, limit: float = 10.0) -> ProcessBot:
    made = recruit(f"process:{sys.executable} -c {shlex.quote(program)}", VALE, 1)
    assert isinstance(made, ProcessBot)
    made.limit = limit
    return made


def answer(bot: ProcessBot) -> str:
    state = VALE.new(2, 7)
    [seat] = state.deciders()
    try:
        return VALE.codec.action_name(bot.choose(state.imagine(seat, 1), seat))
    finally:
        dismiss(bot, state)
        assert bot.program is not None
        assert bot.program.process.returncode is not None


@pytest.mark.parametrize(("name", "options"), BOARDS)
def test_the_example_plays_a_game_to_its_end(name: str, options: dict[str, str]) -> None:
    game = games()[name]
    state = game.new(2, 1, options)
    bots = [recruit(f"process:{sys.executable} {EXAMPLE}", game, 1), RandomBot(game, 1)]
    while deciders := state.deciders():
        seat = deciders[0]
        state.apply(seat, bots[seat].choose(state.imagine(seat, 1), seat))
    dismiss(bots[0], state)
    assert bots[0].program.process.returncode == 0  # type: ignore[attr-defined]  # it is a process
    assert sum(state.returns()) == 1


def test_a_program_is_told_what_its_seat_may_see_and_answers_by_name(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    told = f"{READY}; asked = ask(); print(json.dumps({{'action': asked['actions'][-1]}}), flush=True)"
    keep = f"open({str(heard)!r}, 'w').write(json.dumps(asked))"
    assert answer(bot(f"{told}; {keep}")) == "mark:tidal"
    ask = json.loads(heard.read_text())
    assert (ask["type"], ask["number"], ask["question"]["kind"]) == ("ask", 1, "mark")
    assert ask["view"]["players"][1]["hand"] is None or ask["view"]["seat"] == 1
    assert set(ask) == {"type", "number", "question", "actions", "view"}


def test_a_program_is_told_the_end() -> None:
    state, last = VALE.new(2, 1), bot(f"{READY}; import sys; sys.exit(ask()['type'] != 'end')")
    last.begin(state, 0)
    while deciders := state.deciders():
        state.apply(deciders[0], state.legal_actions(deciders[0])[0])
    last.end(state)
    assert last.program is not None
    assert last.program.process.returncode == 0


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("raise ValueError('no weights')", "ended with exit code 1: ValueError: no weights"),
        ("print('hello', flush=True); input()", "said 'hello', which is no JSON object"),
        ("print([], flush=True); input()", r"said '\[\]', which is no JSON object"),
        ("print('{}', flush=True); input()", 'did not answer hello with {"ready": true}'),
        (f'{READY}; ask(); print(\'{{"action": "fly"}}\', flush=True)', "answered 'fly', which is not legal"),
        (f"{READY}; ask(); print('{{\"action\": [1]}}', flush=True)", r"answered \[1\], which is not legal"),
        (f"{READY}; ask(); print('x' * (1 << 21), end='', flush=True)", "said more than a megabyte at once"),
        (f"{READY}; ask()", "ended with exit code 0"),
    ],
)
def test_a_program_that_does_not_answer_as_it_should_forfeits(program: str, why: str) -> None:
    with pytest.raises(Forfeit, match=f"^{why}$"):
        answer(bot(program))


def test_a_program_that_never_answers_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("everglow.bots.process_bot.FAREWELL", 0.05)
    with pytest.raises(Forfeit, match=r"^took longer than 0.1 s$"):
        answer(bot(f"{READY}; import time; time.sleep(600)", limit=0.1))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("process:", "process:: expected a program that can be run, not ''"),
        ("process:no_such_program -x", "expected a program that can be run, not 'no_such_program'"),
        ("process:python 'x", "expected a command as in a shell, but a quotation mark is not closed"),
        ("no_such_module:Bot", "but ModuleNotFoundError: No module named 'no_such_module'"),
        ("tests.arena.bots:Nobody", "but AttributeError: module 'tests.arena.bots' has no"),
        ("tests.arena.bots:Demanding", "but KeyError: 'weights'"),
        ("tests.arena.bots:Mute", "expected a class with a method choose(state, seat)"),
        ("search@soon", "search@soon: expected simulations such as 300, or a time such as 100ms or 1s"),
    ],
)  # fmt: skip
def test_a_bot_that_cannot_be_had_is_refused_with_a_sentence(name: str, why: str) -> None:
    with pytest.raises(BadBot) as refused:
        recruit(name, VALE, 1)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_class_in_the_current_folder_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "their_bots.py").write_text("from tests.arena.bots import First as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert type(recruit("their_bots:Mine", VALE, 1)).__name__ == "First"
