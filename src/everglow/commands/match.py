"""A game in progress at this terminal: its state, its record, and the bots that sit at it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from string import ascii_uppercase

from everglow.bots.bot import Forfeit
from everglow.bots.guest import is_guest, nickname
from everglow.bots.process_bot import dismiss
from everglow.bots.roster import recruit
from everglow.commands.arguments import AnyGame, BadInput
from everglow.game import Action, Seat, State
from everglow.record import Record, save
from everglow.rng import TABLE, fast


class Match:
    """Every action is written down, and saved if there is a file, before anybody is told."""

    def __init__(self, game: AnyGame, record: Record, path: Path | None = None) -> None:
        self.game = game
        self.record = record
        self.path = path
        self.state = record.replay(game, events=True)
        self.chance = fast(_bot_seed(record, "imagine"), 1)
        self.bots = {
            seat: recruit(name, game, _bot_seed(record, str(seat)))
            for seat, name in enumerate(record.bots)
            if name
        }

    def save(self) -> None:
        if self.path is not None:
            save(self.record, self.path)

    def decider(self) -> Seat | None:
        """Who answers next: bots first, so that a person answers when everybody else has."""
        deciders = self.state.deciders()
        bots = [seat for seat in deciders if seat in self.bots]
        return next(iter(bots or deciders), None)

    def act(self, seat: Seat, action: Action) -> None:
        self.state.apply(seat, action)
        self.record.add(seat, self.game.action_name(action))
        self.record.conclude(self.state)
        self.save()
        if not self.state.deciders():
            for bot in self.bots.values():
                dismiss(bot, self.state)

    def let_bot_act(self, seat: Seat) -> None:
        """A bot is shown only what its seat may know."""
        imagined = self.state.imagine(seat, self.chance.word(TABLE))
        ask = self._ask_guest if is_guest(self.record.bots[seat]) else self.bots[seat].choose
        self.act(seat, ask(imagined, seat))

    def _ask_guest(self, state: State, seat: Seat) -> Action:
        """What goes wrong in a bot of somebody else's is told in a sentence; the game ends there."""
        name = self.record.bots[seat]
        try:
            action = self.bots[seat].choose(state, seat)
        except Forfeit as error:
            raise BadInput(f"{name} {error}") from None
        except Exception as error:
            raise BadInput(f"{name} crashed: {type(error).__name__}: {error}") from error
        if action not in self.state.legal_actions(seat):
            raise BadInput(f"{name} answered {action!r}, which is not legal")
        return action


def _bot_seed(record: Record, purpose: str) -> int:
    """From the game's secret, so that the same game meets the same bots; it tells nothing of the deck."""
    told = f"{record.seed()}/bots/{len(record.actions)}/{purpose}"
    return int.from_bytes(sha256(told.encode()).digest()[:8], "big")


def seat_names(bots: list[str], person: str) -> list[str]:
    """No two alike, whatever the person is called."""
    names = [_bot_name(bots, seat) if bot else person for seat, bot in enumerate(bots)]
    taken = person.casefold()
    return [
        f"{name} (bot)" if bot and name.casefold() == taken else name
        for name, bot in zip(names, bots, strict=True)
    ]


def _bot_name(bots: list[str], seat: Seat) -> str:
    """Its kind; and a letter if there are several of one, as a number would look like points."""
    kinds = [nickname(bot) if is_guest(bot) else bot.capitalize() for bot in bots]
    kind = kinds[seat]
    letter = f" {ascii_uppercase[kinds[:seat].count(kind)]}" if kinds.count(kind) > 1 else ""
    return kind + letter
