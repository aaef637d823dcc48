"""Course of training in a folder: rounds of self-play, fitting and a trial. It goes on where it stopped.

A round's planners are those of the best net so far, at first the hand-made evaluation's. All games so far are
learned from; a new net is the best if it wins more than half of a trial against the one before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from everglow.arena.sample import Sample
from everglow.arena.standing import Standing
from everglow.bots.judges import HAND
from everglow.game import AnyGame
from everglow.games import games
from everglow.train import fit, rows, selfplay
from everglow.train.fit import Table
from everglow.train.games import Played, append, mend, read
from everglow.train.lesson import affordable, taught
from everglow.train.quantise import quantised
from everglow.train.rows import Rows
from everglow.train.selfplay import Plan
from everglow.train.trial import trial
from everglow.train.workers import finished

PLAYING: Final = 0.5  # part of a round's time for self-play
FITTING: Final = 0.3  # ... for fitting, which may take longer than was thought
TRYING: Final = 0.2  # ... and for the trial, also after a fit that took longer
CHUNK: Final = 50  # games that are replayed at a time
HELD_BACK: Final = 20  # one game in so many is not learned from, but tells how well the net predicts
EPOCHS: Final = 4.0  # at most: more learn games by heart
TRIAL_GAMES: Final = 2000
FEWEST_GAMES: Final = 20  # of a round, however little time there is


class Listener(Protocol):
    """Listener to the progress of a training."""

    def begins(self, stage: str, round: int) -> None:
        """Note that a stage begins: play, replay, fit or trial."""

    def goes_on(self, part: float) -> None:
        """Note how much of the stage is done, from 0 to 1."""


class Verdict(NamedTuple):
    """Strength of a net: first places against the hand-made planner, by number of players."""

    seats: int
    games: int
    share: Sample
    margin: Sample


class Course:
    """Training of a game in a folder."""

    def __init__(self, game: AnyGame, folder: Path, jobs: int, seed: str, listener: Listener) -> None:
        self.game = game
        self.folder = folder
        self.jobs = jobs
        self.seed = seed
        self.listener = listener
        folder.mkdir(parents=True, exist_ok=True)

    # What the folder holds

    def games_of(self, round: int) -> Path:
        return self.folder / f"round-{round}.jsonl"

    def net_of(self, round: int) -> Path:
        return self.folder / f"round-{round}.net"

    def figures_of(self, round: int) -> Path:
        return self.folder / f"round-{round}.json"

    def rounds_done(self) -> int:
        return next(number for number in count() if not self.figures_of(number).exists())

    def best(self) -> str:
        """Return the judge of the best planner so far: a file, or `hand`."""
        for number in range(self.rounds_done() - 1, -1, -1):
            if json.loads(self.figures_of(number).read_text())["better"]:
                return str(self.net_of(number))
        return HAND

    # A round

    def run_round(self, seconds: float) -> dict[str, Any]:
        """Play, fit and try in about so much time; return the figures of the round."""
        number, begun = self.rounds_done(), monotonic()
        teacher = self.best()
        self.play(number, teacher, begun + PLAYING * seconds)
        made = self.learn(number, FITTING * seconds)
        until = max(begun + seconds, monotonic() + TRYING * seconds)
        won = self.try_out(number, teacher, until)
        figures = made | {
            "teacher": Path(teacher).name,
            "trial": {"games": won.games, "share": won.share.mean, "interval": won.share.share_interval()},
            "better": won.share.mean > 0.5,
        }
        self.figures_of(number).write_text(json.dumps(figures, indent=1) + "\n")
        return figures

    def play(self, round: int, teacher: str, deadline: float) -> None:
        """Play until the deadline, on top of what was played before."""
        self.listener.begins("play", round)
        path, begun = self.games_of(round), monotonic()
        mend(path)
        done = {one.number for one in read(path)}
        numbers = (number for number in count() if number not in done)
        work = partial(_play, Plan(self.game.name, teacher, f"{self.seed}/{round}"))
        with closing(finished(work, numbers, self.jobs)) as played:
            for one in played:
                append(path, one)
                done.add(one.number)
                self.listener.goes_on((monotonic() - begun) / max(1.0, deadline - begun))
                if monotonic() > deadline and len(done) >= FEWEST_GAMES:
                    break

    def learn(self, round: int, seconds: float) -> dict[str, Any]:
        """Fit a net to all games so far."""
        table = Table(self.replayed(round))
        self.listener.begins("fit", round)
        sizes = [self.game.judge.num_inputs, *fit.HIDDEN, 2 * fit.SEATS]
        learned = np.flatnonzero(table.games % HELD_BACK != 0)
        held_back = np.flatnonzero(table.games % HELD_BACK == 0)
        epochs = round_off(affordable(table, learned, sizes, seconds, EPOCHS))
        net = taught(table, learned, sizes, epochs, self.listener.goes_on)
        trained = {"games": len(table.sizes), "rows": len(learned), "rounds": round + 1, "epochs": epochs}
        self.net_of(round).write_bytes(quantised(net, self.game, 0, trained).dump())
        return trained | {"log_loss": round_off(fit.log_loss(net, table, held_back))}

    def replayed(self, round: int) -> Rows:
        """Make rows of all games so far."""
        self.listener.begins("replay", round)
        played = [one for number in range(round + 1) for one in read(self.games_of(number))]
        all_rows, chunks = Rows(), chunked(played)
        work = partial(_extract, self.game.name)
        for done, part in enumerate(finished(work, iter(chunks), self.jobs)):
            all_rows.join(part)
            self.listener.goes_on((done + 1) / len(chunks))
        return all_rows

    def try_out(self, round: int, teacher: str, deadline: float) -> Standing:
        """Let the new net's planner play against its teacher's."""
        self.listener.begins("trial", round)
        bots = [f"planner@{self.net_of(round)}", f"planner@{teacher}"]
        seed = f"{self.seed}/trial/{round}"
        return trial(self.game, bots, 2, seed, TRIAL_GAMES, self.jobs, deadline, self.listener.goes_on)

    # The end

    def verdicts(self, seconds: float, games: int = TRIAL_GAMES) -> list[Verdict]:
        """Try the best net against the hand-made planner on fresh deals; nothing if no net was better."""
        verdicts: list[Verdict] = []
        counts = [self.game.seats[0], self.game.seats[-1]] if self.best() != HAND else []
        for seats in counts:
            self.listener.begins("verdict", seats)
            bots = [f"planner@{self.best()}", f"planner@{HAND}"]
            seed, until = f"{self.seed}/verdict", monotonic() + seconds / len(counts)
            won = trial(self.game, bots, seats, seed, games, self.jobs, until, self.listener.goes_on)
            verdicts.append(Verdict(seats, won.games, won.share, won.margin))
        return verdicts


def chunked(played: list[Played]) -> list[list[Played]]:
    parts = iter(played)
    chunks: list[list[Played]] = []
    while part := list(islice(parts, CHUNK)):
        chunks.append(part)
    return chunks


def round_off(number: float) -> float:
    return float(f"{number:.4g}")


def _play(plan: Plan, number: int) -> Played:
    return selfplay.play(games()[plan.game], plan, number)


def _extract(name: str, played: list[Played]) -> Rows:
    return rows.extract(games()[name], played)


def stages(course: Course, minutes: float, rounds: int) -> Iterator[dict[str, Any]]:
    """Run the rounds that are missing, each in its part of the time, and yield their figures.

    What a round took longer the next one does without, but for half of its time.
    """
    part, begun, first = 60 * minutes / (rounds + 1), monotonic(), course.rounds_done()
    for number in range(first, rounds):
        late = monotonic() - begun - part * (number - first)
        yield course.run_round(part - min(late, part / 2))
