"""Gymnasium environment: one learner on one seat, bots on the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from everglow.bots.roster import recruit
from everglow.game import Action, Seat
from everglow.games import games
from everglow.learn.extra import MissingExtra

try:
    import numpy as np
    from gymnasium import Env
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError:
    raise MissingExtra("Gymnasium", "gymnasium") from None

from everglow.learn.episode import NUMBERS, Episode

ILLEGAL = -1.0  # the reward of an illegal action, which ends the episode


class Solo(Env):
    """A game against bots. The learner's seat is drawn for every game unless it is given."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: str | Sequence[str] = "greedy",
        seat: Seat | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = games()[game]
        self.players = players
        names = [bots] if isinstance(bots, str) else list(bots)
        self.opponents = names * (players - 1) if len(names) == 1 else names
        self.wanted = seat
        self.options = options or {}
        self.render_mode = render_mode
        self.observation_space = Box(-NUMBERS, NUMBERS, (self.game.judge.num_features,), np.float32)
        self.action_space = Discrete(self.game.codec.num_actions)
        self.episode: Episode | None = None
        self._check()

    def _check(self) -> None:
        """Refuse invalid arguments at once."""
        self.game.new(self.players, 0, self.options)
        if len(self.opponents) != self.players - 1:
            raise ValueError(f"expected one bot, or {self.players - 1}, not {len(self.opponents)}")
        if self.wanted is not None and self.wanted not in range(self.players):
            raise ValueError(f"expected a seat from 0 to {self.players - 1}, not {self.wanted}")
        for name in self.opponents:
            recruit(name, self.game, 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode = Episode.new(self.game, self.players, self._draw(2**63), self.options)
        self.seat = self._draw(self.players) if self.wanted is None else self.wanted
        others = [seat for seat in range(self.players) if seat != self.seat]
        self.bots = dict(zip(others, self.opponents, strict=True))
        self._let_bots_act(self.episode)
        return self._observation(), self._info()

    def _draw(self, below: int) -> int:
        return int(self.np_random.integers(below))

    def _let_bots_act(self, episode: Episode) -> None:
        while (seat := episode.asked) is not None and seat != self.seat:
            episode.apply(self._answer(episode, seat))

    def _answer(self, episode: Episode, seat: Seat) -> Action:
        """Ask a bot with what its seat may know; it is created anew, so that this can be copied."""
        bot = recruit(self.bots[seat], self.game, self._draw(2**63))
        return bot.choose(episode.state.imagine(seat, self._draw(2**63)), seat)

    def step(self, action: Action) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self._running()
        if int(action) not in episode.legal(self.seat):
            return self._refuse(episode, int(action))
        episode.apply(int(action))
        self._let_bots_act(episode)
        return self._observation(), episode.rewards()[self.seat], episode.asked is None, False, self._info()

    def _refuse(self, episode: Episode, action: Action) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reason = self.game.texts.why_not(episode.state, self.seat, self.game.codec.action_name(action))
        said = reason and episode.wording(self.seat).say(reason)
        episode.asked = None
        return self._observation(), ILLEGAL, True, False, self._info() | {"illegal": said}

    def _running(self) -> Episode:
        if self.episode is None or self.episode.asked is None:
            raise ResetNeeded("the game is over, or has not begun: call reset()")
        return self.episode

    def _observation(self) -> Any:
        assert self.episode is not None
        return self.episode.features(self.seat)

    def _info(self) -> dict[str, Any]:
        assert self.episode is not None
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> Any:
        """Mask of the legal actions, under the name that MaskablePPO of sb3-contrib uses."""
        return self._info()["action_mask"].astype(bool)

    def render(self) -> Any:
        """Return the table in words, as the learner sees it."""
        return self._shown() if self.render_mode == "ansi" else None

    def _shown(self) -> str:
        if self.episode is None:
            raise ResetNeeded("there is nothing to show yet: call reset()")
        return self.episode.table(self.seat)
