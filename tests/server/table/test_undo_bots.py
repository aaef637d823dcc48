"""Undo where only bots of the house sit opposite: their answers go too, and nobody fishes with it."""

import random

import pytest

from everglow.games.vale.codec.names import card_id
from everglow.record import Record
from everglow.rng import fast
from everglow.server.live.workers import bot_seeds
from everglow.server.table.entries import Acted, Covered, Joined, Sat, Started, Undone, read, written
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import granted
from everglow.server.table.requests import Undo
from everglow.server.table.table import told

from ...games.glow.table import Table as GlowTable
from ...games.vale.table import Table as ValeTable
from ..people import a_server, begin, leave, over_sockets, people, room_of
from ..tables import CODE, EVERY_KIND, NAMES, kind_id, nonce, opened, person, pick, visitor
from .test_undo import at, say

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]
ME = 0


def entries_with_bots(game, options, seats):
    """One person at the first seat, bots of the house at all others."""
    sat = Sat(seat=ME, person=person(ME), name=NAMES[ME], nonce=nonce(ME))
    bots = [Joined(seat=seat, level="spark") for seat in range(1, seats)]
    return [opened(game, options, seats), sat, *bots, Started()]


class Game:
    """A person who answers at random and takes back a lot, against bots that answer at random."""

    def __init__(self, kind, seed):
        self.entries = entries_with_bots(*kind)
        self.table = told(self.entries, CODE)
        self.rng = fast(seed, 1)

    @property
    def course(self):
        return self.table.course

    def undos(self):
        """Every undo that takes something from bots, just before it is carried out."""
        while self.table.deciders():
            undone = self.table.undo(ME)
            if undone and self.rng.below(0, 8) == 0:
                if undone.bots is not None:
                    yield undone
                self.note(undone)
            else:
                self.note(self.answer(pick(self.rng, self.table.deciders())))

    def answer(self, seat):
        name = self.course.given_before(seat) if seat != ME else None
        legal = self.course.state.legal_actions(seat)
        return Acted(seat=seat, name=name or self.course.game.action_name(pick(self.rng, legal)))

    def note(self, entry):
        self.entries.append(entry)
        self.table.note(entry)
        assert not self.table.frozen

    def since(self):
        """My last step and all that came after it."""
        return self.course.steps[self.course.latest[ME] :]


def some(kind, seed, count=20):
    """So many undos, in as many games as it takes: the game, and how each will be written down."""
    for number in range(20):
        game = Game(kind, 100 * seed + number)
        for undone in game.undos():
            yield game, undone
            count -= 1
            if not count:
                return
    raise AssertionError("too few undos")


@pytest.mark.parametrize("kind", KINDS)
def test_i_have_learned_nothing_since_a_step_that_i_can_take_back_across_bots(kind):
    """What happened since looks the same in every world that I could imagine before."""
    for number, (game, _) in enumerate(some(kind, 1)):
        before = game.since()[0].before
        world = before.imagine(ME, 1000 + number)
        world.chance = before.chance.copy()  # what a bot rolls in its own lane is no secret
        for step in game.since():
            world.apply(step.seat, game.course.game.action(step.name))
        seen = [game.course.game.view(state, ME) for state in (world, game.course.state)]
        assert seen[0] == seen[1]
        assert world.barrier(ME) == before.barrier(ME)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_step_once_more_leads_to_the_same_answers_and_the_same_dice(kind):
    """Also when the table was loaded from its entries meanwhile."""
    for game, undone in some(kind, 2):
        before, steps = game.course.game.save(game.course.state), game.since()
        again = told([read(written(entry)) for entry in [*game.entries, undone]], CODE)
        again.note(Acted(seat=ME, name=steps[0].name))
        for step in steps[len(steps) - undone.bots :]:
            assert again.course.given_before(step.seat) == step.name
            again.note(Acted(seat=step.seat, name=step.name))
        assert again.course.game.save(again.course.state) == before


@pytest.mark.parametrize("kind", KINDS)
def test_my_answer_and_what_depends_on_it_are_gone_and_all_else_stands(kind):
    for game, undone in some(kind, 3):
        line, steps = game.course.record.standing(), game.since()
        record = told([*game.entries, undone], CODE).course.record
        later = line[len(line) - len(steps) + 1 :]
        kept = later[: len(later) - undone.bots]
        assert record.standing() == line[: len(line) - len(steps)] + kept
        assert all(seat != ME for seat, _ in later)


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_with_such_undos_checks_out(kind):
    game = Game(kind, 4)
    assert list(game.undos())
    record = Record.from_json(game.course.record.to_json())
    assert record.verify(game.course.game).scores() == game.course.state.scores()


@pytest.mark.parametrize("kind", KINDS)
def test_the_number_of_a_question_comes_back_for_no_bot_either(kind):
    for game, undone in some(kind, 5, 5):
        after = told([*game.entries, undone], CODE).course
        for seat in range(kind[2]):
            assert after.number(seat) == game.course.number(seat) + 1


# Examples


def glow(**position):
    return at("glow", GlowTable(**position))


def vale(**position):
    return at("vale", ValeTable(**position))


ROLLING = {"dice": "air fire", "their_dice": "water fire", "phase": "rolling", "light": 10}


def test_keep_is_taken_back_after_the_bot_has_gone_on():
    course = say(glow(**ROLLING), "done")
    say(course, "done", seat=1)
    assert course.without(0) is None  # it is noon
    course.undo(0, course.without_bots(0))
    assert course.why_not(0, "done") is None
    assert course.record.standing() == [(1, "done")]  # it does not depend on mine, so it stays


def test_what_a_bot_rolled_stays_rolled():
    """Here the bot has the first seat."""
    course = say(glow(**ROLLING, rerolls=1), "done", seat=1)
    say(course, "reroll:token", "pick:red_air", "only", "done")
    dice = course.state.players[0].dice[:]
    course.undo(1, course.without_bots(1))
    assert course.state.players[0].dice == dice


def test_the_end_of_my_turn_is_taken_back_with_the_answer_of_the_bot():
    course = say(vale(their_marked="imp"), "end_turn")
    assert course.without(0) is None
    say(course, "sell:imp", seat=1)
    assert course.without_bots(0) == 1
    course.undo(0, 1)
    assert course.record.standing() == []
    say(course, "end_turn")
    assert course.given_before(1) == "sell:imp"


def test_a_card_that_a_bot_showed_cannot_be_unseen():
    table = ValeTable(their_hand="imp", their_stones="6 6")
    table.state.players[1].secrets = {card_id("imp"): 0}  # drawn unseen
    course = say(at("vale", table), "end_turn")
    assert course.without_bots(0) is not None
    say(course, "summon:imp", seat=1)
    assert course.without_bots(0) is None


def test_an_undo_of_older_stores_means_what_it_meant():
    assert read(b'{"entry":"undone","at":5,"seat":1}') == Undone(at=5, seat=1, bots=None)


# Who may


def refused(table):
    with pytest.raises(Refused) as reason:
        granted(Undo(question=table.course.number(ME)), table, visitor(ME), 0)
    return str(reason.value)


def ended_turn(entries):
    table = told(entries, CODE)
    while table.undo(ME) is None or table.undo(ME).bots is None:
        seat = table.deciders()[0]
        legal = table.course.state.legal_actions(seat)
        table.note(Acted(seat=seat, name=table.course.game.action_name(legal[-1])))
    return table


def test_no_person_loses_an_answer():
    """A bot that covers somebody plays for a person."""
    table = ended_turn(entries_with_bots("vale", {}, 2))
    table.chairs[1].person, table.chairs[1].level = "bo", ""
    assert "cannot be taken back" in refused(table)
    table.note(Covered(seat=1, why="away"))
    assert "cannot be taken back" in refused(table)


def test_a_bot_that_came_over_the_network_loses_no_answer():
    table = ended_turn(entries_with_bots("vale", {}, 2))
    table.chairs[1].person, table.chairs[1].level, table.chairs[1].owner = "robot", "", "Cy"
    assert "cannot be taken back" in refused(table)


def test_bots_are_seeded_by_secret_seat_and_position():
    record = Record("vale", "1", ["Ann", "Bo"], "secret")
    other = Record("vale", "1", ["Ann", "Bo"], "another secret")
    seeds = [bot_seeds(record, 0, "here"), bot_seeds(record, 1, "here"), bot_seeds(record, 0, "there")]
    assert len({*seeds, bot_seeds(other, 0, "here")}) == 4
    assert bot_seeds(record, 0, "here") == seeds[0]


@pytest.mark.parametrize("level", ["spark", "beacon"])
@over_sockets
async def test_over_sockets_the_bot_answers_as_before(tmp_path, level):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        [at] = await begin([ann], "vale", bots=[level])
        course, rng = room_of(service, at).table.course, random.Random(2)
        while not undone_across_bots(course, at):
            await until_asked(at)
            await at.act(rng.choice(at.question["legal"]))
            await until_asked(at)
        view, last = at.view, course.steps[course.latest[ME]].name
        await at.does("undo", question=at.question["number"])
        await at.act(last)
        await until_asked(at)
        assert at.view == view
        await leave([at])


def undone_across_bots(course, at):
    """A bot has answered since my last answer, and I could take it back."""
    mine = course.latest.get(ME)
    return mine is not None and mine < len(course.steps) - 1 and "undo" in at.question


async def until_asked(at):
    while not at.question.get("legal"):
        await at.hear()
