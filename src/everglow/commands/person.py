"""Person at the terminal: shows the table, asks questions and parses answers."""

from __future__ import annotations

from contextlib import suppress

from everglow.commands.asking import Asking
from everglow.commands.match import Match
from everglow.commands.story import Story
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, literal, printable
from everglow.game import Action, Seat
from everglow.words.message import Message

LOG_LINES = 20


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
        self.asking = Asking(match, seat, self.story, screen)
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
        self.asking.show(with_table=self.behind)
        self.behind = False
        while True:
            action = self.understand(self.listen())
            if action is not None:
                return action

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
            "a": self.ask_in_full,
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
        legal = self.asking.legal()
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

    def ask(self, _: str) -> None:
        self.asking.show(with_table=False)

    def ask_in_full(self, _: str) -> None:
        self.asking.show_in_full()

    def help(self, _: str) -> None:
        self.tell(self.screen.word(m.keys(names=self.examples())).splitlines())
        self.explain(self.match.game.texts.hints)
        self.screen.legend()

    def examples(self) -> list[str]:
        """Return some names of legal actions, as different as possible."""
        legal = self.asking.legal()
        chosen = dict.fromkeys([legal[0], legal[len(legal) // 2], legal[-1]])
        return [self.match.game.codec.action_name(action) for action in chosen]

    def show_table(self, how: str) -> None:
        room = self.screen.room()
        self.story.show_table(None if room is None or how.lower() == "all" else room - 1)

    def show_map(self, _: str) -> None:
        game = self.match.game
        lines = game.texts.sketch(game.show.view(self.match.state, self.seat))
        if self.screen.words or not lines:
            return self.complain(m.no_map())
        self.screen.drawn(self.screen.wording.all(lines))

    def show_more(self, _: str) -> None:
        game = self.match.game
        self.explain(game.texts.more(game.show.view(self.match.state, self.seat)) or [m.nothing_more()])

    def describe(self, name: str) -> None:
        if not name:
            return self.complain(m.say_which_card())
        lines = self.match.game.texts.describe(name, self.screen.wording.language)
        self.explain(lines)
        if not lines:
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
