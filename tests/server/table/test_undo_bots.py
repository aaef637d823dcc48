"""Undo where only bots of the house sit opposite: their answers go too, and nobody fishes with it."""

import random

import pytest

from everglow.games.vale.codec.names import card_id
from everglow.record import Record
from everglow.rng import fast
from everglow.server.live.workers import bot_seeds
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import (
    Acted,
    Covered,
    Joined,
    Sat,
    Started,
    Undone,
    decode_entry,
    encode_entry,
)
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.requests import Undo

from ...games.glow.table import Table as GlowTable
from ...games.vale.table import Table as ValeTable
from ..people import a_server, begin, leave, over_sockets, people, room_of
from ..tables import CODE, EVERY_KIND, NAMES, first_entry, kind_id, nonce, person, pick, visitor
from .test_undo import at, say

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]
ME = 0


def entries_with_bots(game, options, seats):
    """One person at the first seat, bots of the house at all others."""
    sat = Sat(seat=ME, person=person(ME), name=NAMES[ME], nonce=nonce(ME))
    bots = [Joined(seat=seat, level="spark") for seat in range(1, seats)]
    return [first_entry(game, options, seats), sat, *bots, Started()]


class Game:
    """A person who answers at random and takes back a lot, against bots that answer at random."""

    def __init__(self, kind, seed):
        self.entries = entries_with_bots(*kind)
        self.table = table_from(self.entries, CODE)
        self.rng = fast(seed, 1)

    @property
    def session(self):
        return self.table.session

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
        name = self.session.answer_given(seat) if seat != ME else None
        legal = self.session.state.legal_actions(seat)
        return Acted(seat=seat, name=name or self.session.game.codec.action_name(pick(self.rng, legal)))

    def note(self, entry):
        self.entries.append(entry)
        apply(self.table, entry)
        assert not self.table.frozen

    def since(self):
        """My last step and all that came after it."""
        return self.session.steps[self.session.log.latest[ME] :]


def some(kind, seed, count=20):
    """Yield so many undos, in as many games as it takes: the game, and how each will be written down."""
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
    """Events since then look the same in every world that I could imagine before."""
    for number, (game, _) in enumerate(some(kind, 1)):
        before = game.since()[0].before
        world = before.imagine(ME, 1000 + number)
        world.chance = before.chance.copy()  # what a bot rolls in its own lane is no secret
        for step in game.since():
            world.apply(step.seat, game.session.game.codec.action(step.name))
        seen = [game.session.game.show.view(state, ME) for state in (world, game.session.state)]
        assert seen[0] == seen[1]
        assert world.barrier(ME) == before.barrier(ME)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_step_once_more_leads_to_the_same_answers_and_the_same_dice(kind):
    """Load the table from its entries meanwhile: nothing changes."""
    for game, undone in some(kind, 2):
        before, steps = game.session.game.codec.save(game.session.state), game.since()
        again = table_from([decode_entry(encode_entry(entry)) for entry in [*game.entries, undone]], CODE)
        apply(again, Acted(seat=ME, name=steps[0].name))
        for step in steps[len(steps) - undone.bots :]:
            assert again.session.answer_given(step.seat) == step.name
            apply(again, Acted(seat=step.seat, name=step.name))
        assert again.session.game.codec.save(again.session.state) == before


@pytest.mark.parametrize("kind", KINDS)
def test_my_answer_and_what_depends_on_it_are_gone_and_all_else_stands(kind):
    for game, undone in some(kind, 3):
        line, steps = game.session.record.standing(), game.since()
        record = table_from([*game.entries, undone], CODE).session.record
        later = line[len(line) - len(steps) + 1 :]
        kept = later[: len(later) - undone.bots]
        assert record.standing() == line[: len(line) - len(steps)] + kept
        assert all(seat != ME for seat, _ in later)


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_with_such_undos_checks_out(kind):
    game = Game(kind, 4)
    assert list(game.undos())
    record = Record.from_json(game.session.record.to_json())
    assert record.verify(game.session.game).scores() == game.session.state.scores()


@pytest.mark.parametrize("kind", KINDS)
def test_the_number_of_a_question_comes_back_for_no_bot_either(kind):
    for game, undone in some(kind, 5, 5):
        after = table_from([*game.entries, undone], CODE).session
        for seat in range(kind[2]):
            assert after.number(seat) == game.session.number(seat) + 1


# Examples


def glow(**position):
    return at("glow", GlowTable(**position))


def vale(**position):
    return at("vale", ValeTable(**position))


ROLLING = {"dice": "air fire", "their_dice": "water fire", "phase": "rolling", "light": 10}


def test_keep_is_taken_back_after_the_bot_has_gone_on():
    session = say(glow(**ROLLING), "done")
    say(session, "done", seat=1)
    assert session.state_without(0) is None  # it is noon
    session.take_back(0, session.bots_lost(0))
    assert session.why_not(0, "done") is None
    assert session.record.standing() == [(1, "done")]  # it does not depend on mine, so it stays


def test_what_a_bot_rolled_stays_rolled():
    """Give the bot the first seat."""
    session = say(glow(**ROLLING, rerolls=1), "done", seat=1)
    say(session, "reroll:token", "pick:red_air", "only", "done")
    dice = session.state.players[0].dice[:]
    session.take_back(1, session.bots_lost(1))
    assert session.state.players[0].dice == dice


def test_the_end_of_my_turn_is_taken_back_with_the_answer_of_the_bot():
    session = say(vale(their_marked="imp"), "end_turn")
    assert session.state_without(0) is None
    say(session, "sell:imp", seat=1)
    assert session.bots_lost(0) == 1
    session.take_back(0, 1)
    assert session.record.standing() == []
    say(session, "end_turn")
    assert session.answer_given(1) == "sell:imp"


def test_a_card_that_a_bot_showed_cannot_be_unseen():
    table = ValeTable(their_hand="imp", their_stones="6 6")
    table.state.players[1].secrets = {card_id("imp"): 0}  # drawn unseen
    session = say(at("vale", table), "end_turn")
    assert session.bots_lost(0) is not None
    say(session, "summon:imp", seat=1)
    assert session.bots_lost(0) is None


def test_an_undo_of_older_stores_means_what_it_meant():
    assert decode_entry(b'{"entry":"undone","at":5,"seat":1}') == Undone(at=5, seat=1, bots=None)


# Who may


def refused(table):
    with pytest.raises(Refused) as reason:
        entries_for(Undo(question=table.session.number(ME)), table, visitor(ME), 0)
    return str(reason.value)


def ended_turn(entries):
    table = table_from(entries, CODE)
    while table.undo(ME) is None or table.undo(ME).bots is None:
        seat = table.deciders()[0]
        legal = table.session.state.legal_actions(seat)
        apply(table, Acted(seat=seat, name=table.session.game.codec.action_name(legal[-1])))
    return table


def test_no_person_loses_an_answer():
    """A bot that covers somebody plays for a person."""
    table = ended_turn(entries_with_bots("vale", {}, 2))
    table.chairs[1].person, table.chairs[1].level = "bo", ""
    assert "cannot be taken back" in refused(table)
    apply(table, Covered(seat=1, why="away"))
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


@pytest.mark.parametrize("level", ["spark", "star"])
@over_sockets
async def test_over_sockets_the_bot_answers_as_before(tmp_path, level):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        [at] = await begin([ann], "vale", bots=[level])
        session, rng = room_of(service, at).table.session, random.Random(2)
        while not undone_across_bots(session, at):
            await until_asked(at)
            await at.act(rng.choice(at.question["legal"]))
            await until_asked(at)
        view, last = at.view, session.steps[session.log.latest[ME]].name
        await at.does("undo", question=at.question["number"])
        await at.act(last)
        await until_asked(at)
        assert at.view == view
        await leave([at])


def undone_across_bots(session, at):
    """A bot has answered since my last answer, and I could take it back."""
    mine = session.log.latest.get(ME)
    return mine is not None and mine < len(session.steps) - 1 and "undo" in at.question


async def until_asked(at):
    while not at.question.get("legal"):
        await at.hear()
