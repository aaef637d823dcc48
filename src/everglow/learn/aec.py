"""PettingZoo environment (AEC): every seat is an agent, and the one that is asked acts."""

from __future__ import annotations

from typing import Any

from everglow.game import Action, AnyGame
from everglow.learn.extra import MissingExtra

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise MissingExtra("PettingZoo", "pettingzoo") from None

from everglow.learn.episode import NUMBERS, Episode


class Module:
    """Module of one game, with the functions that PettingZoo's users expect."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def env(self, **settings: Any) -> Any:
        """Create an environment with PettingZoo's usual wrappers: an illegal action ends the game with -1."""
        env = wrappers.TerminateIllegalWrapper(self.raw_env(**settings), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))

    def raw_env(self, **settings: Any) -> Environment:
        return Environment(self.game, **settings)


class Environment(AECEnv):
    """A game with an agent on every seat; the observation is what that seat may see."""

    def __init__(
        self,
        game: AnyGame,
        players: int = 2,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.options = options or {}
        self.render_mode = render_mode
        self.metadata = {"name": f"{game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(game.codec.num_actions) for agent in self.possible_agents}
        self.chance, _ = np_random()
        self.episode = self._begin()  # so that options that cannot be are refused at once

    def _observations(self) -> Any:
        return Dict(
            {
                "observation": Box(-NUMBERS, NUMBERS, (self.game.judge.num_features,), np.float32),
                "action_mask": Box(0, 1, (self.game.codec.num_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance, _ = np_random(seed)
        self.episode = self._begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _begin(self) -> Episode:
        seed = int(self.chance.integers(2**63))
        return Episode.new(self.game, len(self.possible_agents), seed, self.options)

    def _select(self) -> None:
        if self.episode.asked is not None:
            self.agent_selection = self.possible_agents[self.episode.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.features(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: Action | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
        else:
            assert action is not None, "only an agent that is done has no action"
            self._act(int(action))

    def _act(self, action: Action) -> None:
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.apply(action)
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.episode.asked is None)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """Return the table as the asked seat sees it; at the end, as everybody does."""
        return self.episode.table(self.episode.asked)

    def close(self) -> None:
        """Do nothing: no resources are open."""
