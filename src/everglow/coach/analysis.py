"""Analysis of a finished game: what luck, one's own play and the others' play did to everybody's share.

For every seat, exactly: end - start = luck + own play + others' play + unexplained. An analysis comes in
parts, so that it can be shown while it is made: the curve, then turn by turn, then the sums.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from everglow.agenda import Situation
from everglow.bots.judges import judge_of
from everglow.bots.plan import Judge
from everglow.coach.judging import version_of
from everglow.coach.luck import Luck, luck_of
from everglow.coach.parts import Analysis, Closing, JudgedTurn, Opening, Part, Point
from everglow.coach.play import Play, costs_of, play_of
from everglow.coach.shares import Shares, minus, plus
from everglow.coach.summary import close
from everglow.coach.turns import Turn, turns
from everglow.coach.value import Value, seeds
from everglow.game import Action, AnyGame, Seat, State

DEAL: Final = 0  # number of the turn before the first: seeds of fresh deals


class Played:
    """Finished game: its first position, what was answered, and the options of its deal."""

    def __init__(
        self,
        game: AnyGame,
        start: State,
        moves: list[tuple[Seat, Action]],
        options: dict[str, str] | None,
        past: int = 0,
    ) -> None:
        assert isinstance(start, Situation)
        self.game = game
        self.start = start
        self.options = options  # None if the game began from a position, and not with a deal
        self.past = past  # steps before, if it went on from another game
        self.seats = len(start.scores())
        self.turns = list(turns(start, moves, past))


class Coach:
    """Judges a finished game."""

    def __init__(self, played: Played, judge: Judge | None = None) -> None:
        self.played = played
        self.game = played.game
        self.judge = judge or judge_of(played.game)
        self.value = Value(self.judge, self.game.judge.horizon, played.seats)
        self.judged: list[JudgedTurn] = []
        self.after: dict[int, Shares] = {}  # by number of the turn, as far as they are judged

    def parts(self) -> Iterator[Part]:
        """Judge the game: the curve first, then turn by turn, then the sums."""
        opening = self.open()
        yield opening
        shares = opening["curve"][0]["shares"]
        for turn in self.played.turns:
            self.judged.append(self.turn(turn, shares))
            shares = self.judged[-1]["after"]
            yield self.judged[-1]
        yield self.close(opening)

    def open(self) -> Opening:
        first, deal = self.value.of(self.played.start), self.deal_luck()
        points = [Point(turn=0, step=self.played.past, shares=first)]
        for turn in self.played.turns:
            points.append(Point(turn=turn.number, step=turn.answers[-1].step, shares=self.shares_after(turn)))
        return Opening(
            part="opening",
            game=self.game.name,
            rules_version=self.game.version,
            judge=version_of(self.game, self.judge),
            start=minus(first, deal.shares),
            deal=deal.shares,
            as_good=deal.as_good,
            worlds=deal.worlds,
            curve=points,
        )

    def shares_after(self, turn: Turn) -> Shares:
        if turn.number not in self.after:
            self.after[turn.number] = self.value.of(turn.after)
        return self.after[turn.number]

    def deal_luck(self) -> Luck:
        return Luck(self.value.of(self.played.start), self.fresh_deals())

    def fresh_deals(self) -> list[Shares]:
        """Shares at the beginning of other games with the same seats and options."""
        if self.played.options is None:
            return []
        deals = [self.game.new(self.played.seats, seed, self.played.options) for seed in seeds(DEAL)]
        return [self.value.of(deal) for deal in deals]

    def turn(self, turn: Turn, before: Shares) -> JudgedTurn:
        judged = self.unjudged(turn, before)
        if turn.choices:
            self.judge_play(turn, judged)
        return judged

    def unjudged(self, turn: Turn, before: Shares) -> JudgedTurn:
        """Describe a turn as if nobody had had a choice: all that luck does not explain is unexplained."""
        after = self.shares_after(turn)
        luck = luck_of(turn, after, self.value)
        view = self.game.show.view(turn.before, None)
        return JudgedTurn(
            part="turn",
            number=turn.number,
            seat=turn.seat,
            round=view["round"],
            phase=view["phase"],
            steps=[answer.step for answer in turn.answers],
            done=self.names(turn.actions),
            better=[],
            costs=[0 for _ in turn.answers],
            real=False,
            error=0,
            after=after,
            luck=luck.shares,
            as_good=luck.as_good,
            worlds=luck.worlds,
            play=[0 for _ in after],
            unexplained=minus(minus(after, before), luck.shares),
            deep=0,
        )

    def judge_play(self, turn: Turn, judged: JudgedTurn) -> None:
        worlds = seeds(turn.number)
        play = play_of(turn.before, turn.seat, turn.actions, self.value, worlds, self.game.judge.breadth)
        judged["real"], judged["error"] = play.real, round(play.error)
        if play.counts:
            self.blame(judged, play, minus(play.done.shares(), play.best.shares()))
            judged["costs"] = costs_of(play, worlds, self.game.judge.breadth)

    def blame(self, judged: JudgedTurn, play: Play, lost: Shares) -> None:
        """Write down what a turn lost; what nobody explains changes by as much."""
        judged["unexplained"] = minus(plus(judged["unexplained"], judged["play"]), lost)
        judged["play"] = lost
        judged["better"] = self.names(play.best.line.actions()) if any(lost) else []

    def names(self, actions: list[Action]) -> list[str]:
        return [self.game.codec.action_name(action) for action in actions]

    def close(self, opening: Opening) -> Closing:
        return close(opening, self.judged)


def analyse(played: Played, judge: Judge | None = None) -> Analysis:
    """Judge a whole game at once."""
    opening, *turns, closing = Coach(played, judge).parts()
    return cast(Analysis, {"opening": opening, "turns": turns, "closing": closing})
