"""Bot that is a separate program and exchanges one JSON object a line; see docs/bots.md."""

from __future__ import annotations

import json
import os
import select
import signal
import weakref
from collections.abc import Callable, Mapping
from subprocess import PIPE, Popen, TimeoutExpired
from tempfile import TemporaryFile
from time import monotonic
from typing import IO, Final, Literal, TypedDict

from everglow.bots.bot import Bot, Forfeit
from everglow.bots.words.generated import messages as m
from everglow.game import Action, AnyGame, GameQuestion, GameView, Json, Seat, State
from everglow.words.message import Message

PROTOCOL: Final = 1
START: Final = 30.0  # seconds to get ready, as a network takes its time to load
PATIENCE: Final = 60.0  # seconds for an answer where nobody set a limit
FAREWELL: Final = 1.0  # seconds to end by itself
DEATH: Final = 5.0  # seconds between closing its output and being gone, on a busy machine
SEED: Final = (1 << 32) - 1  # not every language reads longer numbers
LONGEST: Final = 1 << 20  # bytes of an answer


class Ask(TypedDict):
    """The question to a program: its number, what may be answered, and all that its seat may see."""

    type: Literal["ask"]
    number: int
    question: GameQuestion | None
    actions: list[str]
    view: GameView


class ProcessBot:
    """Program that runs for one game and is sent only what its seat may see."""

    def __init__(self, game: AnyGame, seed: int, command: list[str]) -> None:
        self.game = game
        self.seed = seed
        self.command = command
        self.limit = PATIENCE
        self.asked = 0
        self.program: Program | None = None

    def begin(self, state: State, seat: Seat) -> None:
        """Start the program and wait until it is ready, which is no part of its first decision."""
        self.program = Program(self.command)
        about = {"game": self.game.name, "rules_version": self.game.version}
        place = {"seats": len(state.scores()), "seat": seat, "seed": self.seed & SEED}
        self.program.tell({"type": "hello", "protocol": PROTOCOL, **about, **place})
        if self.program.hear(START, m.took_longer_to_begin).get("ready") is not True:
            raise Forfeit(m.did_not_greet())

    def choose(self, state: State, seat: Seat) -> Action:
        if self.program is None:
            self.begin(state, seat)
        assert self.program is not None
        legal = state.legal_actions(seat)
        names = [self.game.codec.action_name(action) for action in legal]
        self.program.tell(self._ask(state, seat, names))
        name = self.program.hear(self.limit).get("action")
        if name not in names:
            raise Forfeit(m.answered_illegally(answer=repr(name)))
        return legal[names.index(name)]

    def _ask(self, state: State, seat: Seat, names: list[str]) -> Ask:
        self.asked += 1
        view, question = self.game.show.view(state, seat), self.game.show.question(state, seat)
        return {"type": "ask", "number": self.asked, "question": question, "actions": names, "view": view}

    def end(self, state: State) -> None:
        """Tell the result, if there is one, and see the program off."""
        if self.program is not None and not state.deciders():
            told = {"result": state.returns(), "scores": state.scores(), "places": state.places()}
            self.program.say_goodbye({"type": "end", **told})
        if self.program is not None:
            self.program.stop()


def dismiss(bot: Bot, state: State) -> None:
    """End a bot whose game is over or goes on without it."""
    if isinstance(bot, ProcessBot):
        bot.end(state)


class Program:
    """Running program of a user."""

    def __init__(self, command: list[str]) -> None:
        debugging = bool(os.environ.get("EVERGLOW_DEBUG"))
        self.complaints = TemporaryFile()  # noqa: SIM115  (it is closed when the program is stopped)
        errors = None if debugging else self.complaints
        # A session of its own, so that whatever it starts can be stopped with it.
        self.process = Popen(command, 0, stdin=PIPE, stdout=PIPE, stderr=errors, start_new_session=True)
        self.heard = b""
        self.stop = weakref.finalize(self, _stop, self.process, self.complaints)

    def tell(self, message: Mapping[str, object]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
        except BrokenPipeError:
            raise Forfeit(self._last_words()) from None

    def say_goodbye(self, message: Mapping[str, object]) -> None:
        """Send the result; ignore a program that has ended already."""
        try:
            self.tell(message)
        except Forfeit:
            return

    def hear(self, seconds: float, late: Callable[..., Message] = m.took_longer) -> Json:
        """Return its next message; `late` says that it took longer than so many seconds."""
        line = self._line(seconds, late)
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            raise Forfeit(m.said_no_object(said=repr(line[:60].decode(errors="replace"))))
        return message

    def _line(self, seconds: float, late: Callable[..., Message]) -> bytes:
        deadline = monotonic() + seconds
        while b"\n" not in self.heard:
            if not self._read(deadline):
                raise Forfeit(late(seconds=f"{seconds:g}"))
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def _read(self, deadline: float) -> bool:
        """Whether a message came in time."""
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], max(0.0, deadline - monotonic()))[0]:
            return False
        more = os.read(self.process.stdout.fileno(), 1 << 16)
        self.heard += more
        if not more:
            raise Forfeit(self._last_words())
        if len(self.heard) > LONGEST:
            raise Forfeit(m.said_too_much())
        return True

    def _last_words(self) -> Message:
        """Describe how it ended, with the last line of its standard error."""
        try:
            code = self.process.wait(DEATH)
        except TimeoutExpired:
            last = self._last_line()
            return m.closed_its_output(last=last, spoke=bool(last))
        last = self._last_line()
        return m.ended(code=code, last=last, spoke=bool(last))

    def _last_line(self) -> str:
        self.complaints.seek(0)
        said = self.complaints.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(said) if line.strip()), "")


def _stop(process: Popen[bytes], complaints: IO[bytes]) -> None:
    """Close the program's input, and kill it after a moment."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    try:
        process.wait(FAREWELL)
    except TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    process.stdout.close()
    complaints.close()
