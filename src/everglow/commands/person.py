"""Person at the terminal: shows the table, asks questions and parses answers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from everglow.commands.match import Match
from everglow.commands.story import Story
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, literal, printable
from everglow.game import Action, Seat
from everglow.words.message import Message

LOG_LINES = 20
QUESTION = 2  # lines of a question, with the empty one above it


class Quit(Exception):
    """The person leaves the table."""


class TookBack(Exception):
    """The person took an answer back: somebody else may be asked first."""


class Person:
    """Player at the keyboard, who is shown what their seat may know and nothing else."""

    def __init__(self, match: Match, seat: Seat, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.story = Story(match.game, match.state, match.record.names, seat, screen)
        self.log: list[str] = []
        self.behind = True  # others have acted since this person last saw the table

    def hear(self) -> None:
        """Print what has just happened."""
        news = self.story.news(self.match.news())
        self.log += news
        self.tell(news)

    def remember(self) -> None:
        """Print the last events before the game was interrupted."""
        self.log += self.story.news(self.match.news())

    def choose(self) -> Action:
        """Ask until there is an answer; TookBack if an earlier one was taken back instead."""
        if self.behind:
            self.story.show_table(self.room(self.ask))
            self.behind = False
        self.ask()
        while True:
            action = self.understand(self.listen())
            if action is not None:
                return action

    def ask(self, _: str = "") -> None:
        """Print the question with its choices and notes."""
        game, state = self.match.game, self.match.state
        question = game.show.question(state, self.seat)
        assert question is not None
        view = game.show.view(state, self.seat)
        self.screen.say()
        self.draw(game.texts.sketch(view, question), self.room(self.list_choices))
        self.screen.say(self.screen.word(game.texts.ask(question)), "bold")
        for note in game.texts.notes(view, question):
            self.screen.say(self.screen.word(note))
        self.list_choices()

    def list_choices(self) -> None:
        self.screen.numbered([self.choice(action) for action in self.legal()])

    def draw(self, lines: list[Message], room: int | None) -> None:
        """Print a drawing if symbols are shown and it fits; in words, the table tells as much."""
        if not self.screen.words and (room is None or len(lines) + QUESTION <= room):
            self.screen.drawn(self.screen.wording.all(lines))

    def room(self, below: Callable[[], None]) -> int | None:
        """Number of lines that fit above something and the input line."""
        room = self.screen.room()
        return None if room is None else room - self.screen.rows(below) - 1

    def choice(self, action: Action) -> str:
        return self.screen.word(self.match.game.texts.choice(self.match.state, self.seat, action))

    def legal(self) -> list[Action]:
        """Return the legal actions in the order in which people read them."""
        return self.match.game.texts.ordered(self.match.state.legal_actions(self.seat))

    def listen(self) -> str:
        try:
            return printable(input("> ")).strip()
        except EOFError:
            self.screen.say()
            raise Quit from None

    # What was said

    def understand(self, said: str) -> Action | None:
        """Parse input into an action; None if it was another command."""
        commands = {
            "": self.ask,
            "?": self.help,
            "h": self.help,
            "help": self.help,
            "t": self.show_table,
            "n": self.show_map,
            "m": self.show_more,
            "c": self.describe,
            "l": self.show_log,
            "p": self.preview,
            "w": self.why_not,
            "z": self.undo,
            "undo": self.undo,
            "q": self.quit,
            "quit": self.quit,
        }
        word, _, rest = said.partition(" ")
        command = commands.get(word.lower())
        if command is None:
            return self.action(said)
        command(rest.strip())
        return None

    def action(self, said: str) -> Action | None:
        """Return the legal action of that number or name; print the reason if there is none."""
        legal = self.legal()
        number = int(said) if said.isdecimal() and len(said) < 9 else 0
        if 0 < number <= len(legal):
            return legal[number - 1]
        if not said.isdecimal():
            return self.named(said)
        self.complain(m.choose_number(last=len(legal)))
        return None

    def named(self, said: str) -> Action | None:
        game = self.match.game
        try:
            action = self.find(said)
        except ValueError:
            self.complain(m.not_understood(said=literal(said), example=self.examples()[0]))
            return None
        reason = game.texts.why_not(self.match.state, self.seat, game.codec.action_name(action))
        if reason is not None:
            self.complain(m.not_possible(reason=reason))
        return action if reason is None else None

    def find(self, said: str) -> Action:
        """Find an action by name, ignoring spaces; ValueError if there is none."""
        game = self.match.game
        words = said.lower().split()
        for name in ("_".join(words), words[0] + ":" + "_".join(words[1:])):
            with suppress(ValueError):
                return game.codec.action(name)
        return game.codec.action(said.lower())

    def complain(self, message: Message) -> None:
        self.screen.say(self.screen.word(message), "yellow")

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.say(line, lead="  ")

    def explain(self, messages: list[Message]) -> None:
        self.tell(self.screen.wording.all(messages))

    # Commands

    def help(self, _: str) -> None:
        self.tell(self.screen.word(m.keys(names=self.examples())).splitlines())
        self.explain(self.match.game.texts.hints)
        self.screen.legend()

    def examples(self) -> list[str]:
        """Return some names of legal actions, as different as possible."""
        legal = self.legal()
        chosen = dict.fromkeys([legal[0], legal[len(legal) // 2], legal[-1]])
        return [self.match.game.codec.action_name(action) for action in chosen]

    def show_table(self, how: str) -> None:
        room = self.screen.room()
        self.story.show_table(None if room is None or how.lower() == "all" else room - 1)

    def show_map(self, _: str) -> None:
        game = self.match.game
        lines = game.texts.sketch(game.show.view(self.match.state, self.seat))
        self.draw(lines, None)
        if self.screen.words or not lines:
            self.complain(m.no_map())

    def show_more(self, _: str) -> None:
        game = self.match.game
        self.explain(game.texts.more(game.show.view(self.match.state, self.seat)) or [m.nothing_more()])

    def describe(self, name: str) -> None:
        if not name:
            return self.complain(m.say_which_card())
        found = self.match.game.texts.describe(name, self.screen.wording.language)
        self.explain(found)
        if not found:
            self.complain(m.no_such_card(name=literal(name)))

    def show_log(self, _: str) -> None:
        self.tell(self.log[-LOG_LINES:] or [self.screen.word(m.nothing_happened())])

    def preview(self, said: str) -> None:
        if not said:
            return self.complain(m.say_which_choice())
        action = self.action(said)
        if action is not None:
            foreseen = self.match.game.show.preview(self.match.state, self.seat, action)["events"]
            told = self.story.lines(foreseen) + self.screen.wording.all(self.ahead(action))
            self.tell(told or [self.screen.word(m.nothing_foreseen())])

    def ahead(self, action: Action) -> list[Message]:
        """Return what this seat is asked next, if two imagined worlds agree on it."""
        asked, other = [self.asked_after(action, seed) for seed in (0, 1)]
        if asked != other:
            return [m.cannot_foresee()]
        return [m.then_asked(question=asked)] if asked else []

    def asked_after(self, action: Action, seed: int) -> Message | None:
        game = self.match.game
        world = self.match.state.imagine(self.seat, seed)
        world.apply(self.seat, action)
        question = game.show.question(world, self.seat)
        return game.texts.ask(question) if question else None

    def why_not(self, said: str) -> None:
        if not said:
            self.complain(m.say_which_action())
        elif self.action(said) is not None:
            self.screen.tell(m.possible_now())

    def undo(self, _: str) -> None:
        if not any(seat == self.seat for seat, _ in self.match.record.standing()):
            return self.complain(m.nothing_to_undo())
        if not self.match.undo(self.seat):
            return self.complain(m.cannot_undo())
        self.story.state = self.match.state
        self.behind = True
        taken = self.screen.word(m.taken_back())
        self.log.append(taken)
        self.tell([taken])
        raise TookBack

    def quit(self, _: str) -> None:
        raise Quit
