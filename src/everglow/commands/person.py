"""A person at the terminal: is shown the table, asked questions, and understood."""

from __future__ import annotations

from everglow.commands.match import Match
from everglow.commands.story import Story
from everglow.console import Screen
from everglow.game import Action, Seat

HELP = """\
1         choose what is listed under 1
{name}
          choose it by its name, as records do
t         the table
l         what happened lately
p 1       preview: what would 1 do at once?
w NAME    why not: the reason why the action of that name is not possible now
q         quit; the game is saved after every action
?         this help"""

LOG_LINES = 20


class Quit(Exception):
    """The person leaves the table."""


class Person:
    """Whoever types. Shown and told what their seat may know, and nothing else."""

    def __init__(self, match: Match, seat: Seat, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.story = Story(match.game, match.state, match.record.names, seat, screen)
        self.log: list[str] = []
        self.behind = True  # others have acted since this person last saw the table

    def hear(self) -> None:
        """What has just happened."""
        news = self.story.news()
        self.log += news
        for line in news:
            self.screen.say(line, lead="  ")

    def remember(self) -> None:
        """What happened before the game was interrupted."""
        self.log += self.story.news()

    def choose(self) -> Action:
        """Ask until there is an answer."""
        if self.behind:
            self.story.show_table()
            self.behind = False
        self.ask()
        while True:
            action = self.understand(self.listen())
            if action is not None:
                return action

    def ask(self) -> None:
        game, state = self.match.game, self.match.state
        question = game.question(state, self.seat)
        assert question is not None
        self.screen.say()
        self.screen.say(game.texts.ask(question, self.match.record.names), "bold")
        self.screen.numbered([self.choice(action) for action in self.legal()])

    def choice(self, action: Action) -> str:
        return self.match.game.texts.choice(self.match.state, self.seat, action, self.match.record.names)

    def legal(self) -> list[Action]:
        legal: list[Action] = self.match.state.legal_actions(self.seat)
        return legal

    def listen(self) -> str:
        try:
            return input("> ").strip()
        except EOFError:
            self.screen.say()
            raise Quit from None

    # What was said

    def understand(self, said: str) -> Action | None:
        """An action; None if there was something else to say."""
        commands = {
            "?": self.help,
            "h": self.help,
            "help": self.help,
            "t": self.show_table,
            "l": self.show_log,
            "p": self.preview,
            "w": self.why_not,
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
        """The legal action of that number or name; if there is none, the reason is told."""
        legal = self.legal()
        number = int(said) if said.isdecimal() and len(said) < 9 else 0
        if 0 < number <= len(legal):
            return legal[number - 1]
        if said and not said.isdecimal():
            return self.named(said.lower())
        self.complain(f"Choose a number from 1 to {len(legal)}, or ? for help.")
        return None

    def named(self, name: str) -> Action | None:
        game = self.match.game
        try:
            action = game.action(name)
        except ValueError:
            self.complain(f"Not understood: {name!r}. A number from 1 to {len(self.legal())}, or ? for help.")
            return None
        reason = game.why_not(self.match.state, self.seat, name)
        if reason is not None:
            self.complain(f"Not possible: {reason}.")
        return action if reason is None else None

    def complain(self, sentence: str) -> None:
        self.screen.say(sentence, "yellow")

    # Commands

    def help(self, _: str) -> None:
        example = self.match.game.action_name(self.legal()[0])
        for line in HELP.format(name=example).splitlines():
            self.screen.say(line, lead="  ")
        self.screen.legend()

    def show_table(self, _: str) -> None:
        self.story.show_table()

    def show_log(self, _: str) -> None:
        for line in self.log[-LOG_LINES:] or ["Nothing has happened yet."]:
            self.screen.say(line, lead="  ")

    def preview(self, said: str) -> None:
        action = self.action(said)
        if action is None:
            return
        foreseen = self.match.game.preview(self.match.state, self.seat, action)
        for line in self.story.told(foreseen["events"]) or ["Nothing that can be foreseen."]:
            self.screen.say(line, lead="  ")

    def why_not(self, name: str) -> None:
        if not name:
            self.complain("Say which action you miss, by its name: w NAME.")
        elif self.named(name.lower()) is not None:
            self.screen.say("It is possible now.")

    def quit(self, _: str) -> None:
        raise Quit
