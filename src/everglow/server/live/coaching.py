"""Judging of finished games in worker processes, piece by piece; and hints for games that are played."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec

from everglow import __version__
from everglow.bots.budget import Budget
from everglow.bots.judges import judge_of
from everglow.coach.advice import Advice, advise, mark_of
from everglow.coach.analysis import Coach, Played
from everglow.coach.attempt import Attempt, attempt_at
from everglow.coach.brought import NOTHING, Brought, compared
from everglow.coach.deep import again
from everglow.coach.judging import version_of
from everglow.coach.parts import JudgedTurn, Opening
from everglow.coach.play import Play, Way, followed
from everglow.coach.shares import Shares
from everglow.coach.telling import alike, chosen, word_answers
from everglow.coach.turns import Turn
from everglow.coach.value import Value, seeds
from everglow.game import Action, AnyGame, Json, Seat, State
from everglow.games import games
from everglow.record import Record
from everglow.server.views.analysis import TurnTold
from everglow.server.views.hints import HintTold, MarkTold
from everglow.server.views.training import Judgement

PIECE: Final = 0.2  # seconds, after which the others have their turn
GAMES: Final = 2  # that a process remembers, as their next piece may come to it again


def judge_version(game: str) -> str:
    """Name the judge of a game and the release, whose messages an analysis is told in."""
    engine = games()[game]
    return f"{version_of(engine, judge_of(engine))} {__version__}"


def judge_opening(record: bytes) -> Opening:
    return _coach(record).open()


def judge_turns(record: bytes, known: int, shares: Shares) -> list[TurnTold]:
    """Judge the turns after the first ones, as many as there is time for, and one in any case."""
    coach, turns, ends = _coach(record), list[TurnTold](), monotonic() + PIECE
    for turn in coach.played.turns[known:]:
        turns.append(_judged(coach, turn, shares))
        shares = turns[-1].judged["after"]
        if monotonic() > ends:
            break
    return turns


def judge_again(record: bytes, judged: JudgedTurn, simulations: int) -> TurnTold:
    """Judge a turn again, by search and in more worlds."""
    coach = _coach(record)
    turn = coach.played.turns[judged["number"] - 1]
    again(coach, turn, judged, Budget(simulations))
    return _in_words(coach, turn, judged)


def _judged(coach: Coach, turn: Turn, before: Shares) -> TurnTold:
    return _in_words(coach, turn, coach.turn(turn, before))


def _in_words(coach: Coach, turn: Turn, judged: JudgedTurn) -> TurnTold:
    better = [coach.game.codec.action(name) for name in judged["better"]]
    if not better:
        return TurnTold(judged, [], [])
    same = alike(turn.actions, better)
    done = word_answers(coach.game, turn.before, turn.seat, turn.actions, same)
    best = chosen(coach.game, turn.before, turn.seat, better, same)
    names, said = [name for name, _ in best], [words for _, words in best]
    more, fewer, average, later = _compared(coach, turn, better)
    return TurnTold(judged, done, said, more, fewer, names, average, later)


def _compared(coach: Coach, turn: Turn, better: list[Action]) -> Brought:
    """Compare the better way with what was done, in worlds that the seat could imagine."""
    worlds, seat, value = seeds(turn.number), turn.seat, coach.value
    world = turn.before.imagine(seat, worlds[0])
    best, done = (Way(followed(world, seat, way, value.judge), seat, value) for way in (better, turn.actions))
    return compared(coach.game, best, done, worlds)


def give_hint(game: str, saved: Json, seat: Seat, number: int, question: int) -> HintTold:
    """Advise a seat about the world that it imagines; the number tells which others to imagine."""
    engine = games()[game]
    world = engine.codec.load(saved)
    value = Value(judge_of(engine), engine.judge.horizon, len(world.scores()))
    advice = advise(world, seat, value, engine.judge.breadth, number)
    return hint_of(engine, advice, seeds(number), question)


def hint_of(game: AnyGame, advice: Advice, worlds: list[int], question: int) -> HintTold:
    best, rival, seat = advice.best, advice.rival, advice.best.seat
    more, fewer, average, later = compared(game, best, rival, worlds) if rival else NOTHING
    return HintTold(
        question=question,
        names=[game.codec.action_name(action) for action in best.line.actions()],
        way=word_answers(game, advice.world, seat, best.line.actions()),
        rival=game.texts.choice(advice.world, seat, rival.line.first) if rival else None,
        lead=advice.lead,
        sure=advice.sure,
        more=more,
        fewer=fewer,
        average=average,
        later=later,
    )


def give_mark(record: bytes, back: int, question: int) -> MarkTold:
    """Judge an answer of a game that is played: so many answers ago. Only what its seat can know enters."""
    parsed = Record.from_json(msgspec.json.decode(record))
    game = games()[parsed.game]
    before, moves = parsed.line(game)
    for seat, action in moves[:-back]:
        before.apply(seat, action)
    seat, action = moves[-back]
    number, world = imagined(game, before, seat)
    value = Value(judge_of(game), game.judge.horizon, parsed.seats)
    play = mark_of(world, seat, action, value, game.judge.breadth, number)
    if not play.counts:
        return MarkTold(question, 0, [], [])
    better = play.best.line.actions()
    names = [game.codec.action_name(one) for one in better]
    return MarkTold(
        question, round(play.best.lead(play.done)), names, word_answers(game, world, seat, better)
    )


def imagined(game: AnyGame, state: State, seat: Seat) -> tuple[int, State]:
    """Return a number made of what a seat sees, and the world that it imagines by that number."""
    seen = msgspec.json.encode([game.show.view(state, seat), game.show.question(state, seat)])
    number = int.from_bytes(sha256(seen).digest()[:8], "big") >> 1
    return number, state.imagine(seat, number)


def judge_attempt(record: bytes, number: int, names: list[str]) -> Judgement:
    """Judge how somebody spends a turn of a game anew; all of it is known to be legal."""
    parsed = Record.from_json(msgspec.json.decode(record))
    game = games()[parsed.game]
    attempt = attempt_at(*parsed.line(game), number)
    for name in names:
        attempt.act(game.codec.action(name))
    value = Value(judge_of(game), game.judge.horizon, parsed.seats)
    return _judgement(attempt, attempt.judged(value, game.judge.breadth), game)


def _judgement(attempt: Attempt, play: Play, game: AnyGame) -> Judgement:
    best, done = play.best.line.actions(), attempt.actions
    lost = round(play.best.own()) - round(play.done.own())
    same = alike(done, best)
    way, better = (word_answers(game, attempt.before, attempt.seat, way, same) for way in (done, best))
    return Judgement(round(play.done.own()), round(play.best.own()), lost, round(play.error), way, better)


@lru_cache(GAMES)
def _coach(record: bytes) -> Coach:
    parsed = Record.from_json(msgspec.json.decode(record))
    game = games()[parsed.game]
    return Coach(Played(game, *parsed.line(game), parsed.dealt, parsed.past))
