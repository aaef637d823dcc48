"""OpenSpiel games: importing this module registers every game, as `everglow_vale` and so on.

The first move is chance's: it draws one of `deals` deals, which settles every shuffle and every die
of that game, though nobody sees it. So a history replays to the same game, and OpenSpiel can
serialize, clone and sample states by its own means. Questions asked of several players at once are
answered in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from everglow.game import Action, AnyGame, Seat
from everglow.games import games
from everglow.learn.extra import MissingExtra

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

from everglow.learn.memory import Remembered

DEALS = 10_000
LONGEST = 5_000  # decisions: no game comes anywhere near


def kind(game: AnyGame) -> Any:
    """Description of a game for OpenSpiel."""
    return pyspiel.GameType(
        short_name=f"everglow_{game.name}",
        long_name=game.texts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS} | options(game),
    )


def options(game: AnyGame) -> dict[str, str]:
    """Options without the start player: OpenSpiel would read the `1` of `start=1` as a number."""
    return {o.name: o.default for o in game.options if not any(value.isdigit() for value in o.values)}


class SpielGame(pyspiel.Game):
    """Game with its number of players and options; each game has a subclass."""

    game: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {"players": 2, "deals": DEALS} | (params or {})
        self.deals: int = chosen.pop("deals")
        self.players: int = chosen.pop("players")
        self.options: dict[str, str] = chosen
        self.game.new(self.players, 0, self.options)  # so that what cannot be is refused at once
        super().__init__(kind(self.game), self._info(), params or {})

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.codec.num_actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"an observation has no parameters, so not {params}")
        return Observer(self.game, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def begin(self, deal: int) -> Remembered:
        return Remembered.new(self.game, self.players, deal, self.options)

    def __reduce__(self) -> tuple[object, ...]:
        return load, (str(self),)


def load(said: str) -> SpielGame:
    """Load a pickled game; importing this function registers the games."""
    game: SpielGame = pyspiel.load_game(said)
    return game


class SpielState(pyspiel.State):
    """Game in progress; before the deal there is none yet. OpenSpiel clones it by deep copies."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Remembered | None = None

    def current_player(self) -> Any:
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.asked is None else self.episode.asked

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.asked is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: Seat) -> list[Action]:
        return [] if self.episode is None else self.episode.legal(player)

    def _apply_action(self, action: Action) -> None:
        if self.episode is None:
            self.episode = self.get_game().begin(action)
        else:
            self.episode.apply(action)

    def _action_to_string(self, player: Seat, action: Action) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        name: str = self.get_game().game.codec.action_name(action)
        return name

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """Return the same game with all that a player cannot know dealt anew."""
        assert self.episode is not None, "nobody has seen anything yet"
        state: SpielState = self.clone()
        state.episode = self.episode.imagine(player, int(sampler() * 2**53))
        return state

    def __str__(self) -> str:
        return "" if self.episode is None else self.episode.game.codec.notation(self.episode.state)


class Observer:
    """Observation of a player: features as a tensor; as a string the view, or all that was ever seen."""

    def __init__(self, game: AnyGame, recalls: bool) -> None:
        self.tensor = np.zeros(game.judge.num_features, np.float32)
        self.dict = {"observation": self.tensor}
        self.recalls = recalls

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = state.episode.features(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        if state.episode is None:
            return ""
        return state.episode.information(player) if self.recalls else state.episode.observation(player)


for _game in games().values():
    # A class and no closure: OpenSpiel lets go of it after Python has ended, which only classes survive.
    pyspiel.register_game(
        kind(_game), type(f"{SpielGame.__name__}{_game.name}", (SpielGame,), {"game": _game})
    )
