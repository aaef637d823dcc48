"""Game in progress at a terminal: state, record and bots."""

from __future__ import annotations

from pathlib import Path
from string import ascii_uppercase

from everglow.bots.bot import Forfeit
from everglow.bots.guest import is_guest, nickname, one_line
from everglow.bots.process_bot import dismiss
from everglow.bots.roster import recruit, without_level
from everglow.bots.words.generated import messages as bots
from everglow.commands.arguments import BadInput
from everglow.commands.words.generated import messages as m
from everglow.game import Action, AnyGame, GameEvent, Seat, State
from everglow.record import Record
from everglow.record_files import save
from everglow.server.live.workers import bot_seeds
from everglow.server.table.session import GameSession


class Match:
    """Game with its record. Every action is recorded, and saved if there is a file, before it is shown."""

    def __init__(self, game: AnyGame, record: Record, path: Path | None = None) -> None:
        record.replay(game)  # it says what is wrong with a record, and where
        self.game = game
        self.record = record
        self.path = path
        self.session = GameSession.replayed(game, record)
        self.state = self.session.state
        self.events = self.session.log.events()  # of which nobody was told yet
        self.guests = {
            seat: recruit(name, game, bot_seeds(record, seat, "guest")[1])
            for seat, name in enumerate(record.bots)
            if is_guest(name)
        }

    def save(self) -> None:
        if self.path is not None:
            save(self.record, self.path)

    def news(self) -> list[GameEvent]:
        """Return the events since the last call."""
        events, self.events = self.events, []
        return events

    def decider(self) -> Seat | None:
        """Return who answers next: bots first, so that the person answers last."""
        deciders = self.state.deciders()
        bots = [seat for seat in deciders if self.record.bots[seat]]
        return next(iter(bots or deciders), None)

    def act(self, seat: Seat, action: Action) -> None:
        self.session.act(seat, self.game.codec.action_name(action))
        self.events += self.session.steps[-1].events
        self.save()
        if not self.state.deciders():
            for bot in self.guests.values():
                dismiss(bot, self.state)

    def undo(self, seat: Seat) -> bool:
        """Take a person's last answer back, with what house bots answered to it; False if it cannot be.

        Guests may remember what they were asked, so their answers stay.
        """
        bots = None
        if self.session.state_without(seat) is None:
            bots = None if self.guests else self.session.bots_lost(seat)
            if bots is None:
                return False
        self.session.take_back(seat, bots)
        self.state = self.session.state
        self.save()
        return True

    def slow(self, seat: Seat) -> bool:
        """Whether a bot may think for more than a moment."""
        name = self.record.bots[seat]
        return is_guest(name) or without_level(name, self.game).startswith("search")

    def let_bot_act(self, seat: Seat) -> None:
        """Let a bot act on an imagined state; the same position gets the same answer again."""
        given = self.session.answer_given(seat)
        self.act(seat, self._ask(seat) if given is None else self.game.codec.action(given))

    def _ask(self, seat: Seat) -> Action:
        seeds = bot_seeds(self.record, seat, self.state.key())
        imagined = self.state.imagine(seat, seeds[0])
        if seat in self.guests:
            return self._ask_guest(imagined, seat)
        return recruit(self.record.bots[seat], self.game, seeds[1]).choose(imagined, seat)

    def _ask_guest(self, state: State, seat: Seat) -> Action:
        """Ask a bot that the user brought; an error in it ends the game with one sentence."""
        name = self.record.bots[seat]
        try:
            action = self.guests[seat].choose(state, seat)
        except Forfeit as error:
            raise BadInput(m.bot_fault(bot=name, did=error.message)) from None
        except Exception as error:
            raise BadInput(m.bot_fault(bot=name, did=bots.crashed(error=one_line(error)))) from error
        if action not in self.state.legal_actions(seat):
            raise BadInput(m.bot_fault(bot=name, did=bots.answered_illegally(answer=repr(action))))
        return action


def seat_names(bots: list[str], person: str) -> list[str]:
    """Name the seats, no two alike, whatever the person is called."""
    names = [_bot_name(bots, seat) if bot else person for seat, bot in enumerate(bots)]
    taken = person.casefold()
    return [
        f"{name} (bot)" if bot and name.casefold() == taken else name
        for name, bot in zip(names, bots, strict=True)
    ]


def _bot_name(bots: list[str], seat: Seat) -> str:
    """Name a bot by its kind, with a letter if there are several (a number would look like points)."""
    kinds = [nickname(bot) if is_guest(bot) else bot.capitalize() for bot in bots]
    kind = kinds[seat]
    letter = f" {ascii_uppercase[kinds[:seat].count(kind)]}" if kinds.count(kind) > 1 else ""
    return kind + letter
