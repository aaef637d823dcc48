"""Hidden parts, which nobody can know: the deck, removed cards, the spell pile and face-down spells."""

from everglow.games.glow import GAME
from everglow.games.glow.box.card import COMPANIONS, FACE_DOWN
from everglow.rng import Fast
from tests.games.glow.table import Table


def test_the_deck_is_dealt_anew_but_its_backs_are_known():
    s = GAME.new(2, 5)
    decks = [s.imagine(0, seed).deck for seed in range(5)]
    assert len({tuple(deck) for deck in decks}) == 5
    for deck in decks:
        assert [COMPANIONS[c].deck for c in deck] == [COMPANIONS[c].deck for c in s.deck]


def test_the_removed_cards_may_be_others():
    s = GAME.new(2, 5)
    assert len({tuple(s.imagine(0, seed).removed) for seed in range(9)}) > 1


def test_what_is_dealt_does_not_depend_on_the_truth():
    s = GAME.new(2, 5)
    other = s.copy()
    other.deck = other.deck[:20][::-1] + other.deck[20:][::-1]
    assert s.imagine(0, 7).deck == other.imagine(0, 7).deck


def test_face_down_spells_are_dealt_anew_also_for_their_owner():
    table = Table(spells="spell_fire~, spell_water", pile="spell_earth, spell_nature, spell_triple")
    seen = [table.state.imagine(0, seed) for seed in range(20)]
    assert len({s.players[0].spells[0] for s in seen}) == 4
    assert {s.players[0].spells[1] for s in seen} == {table.state.players[0].spells[1]}
    for s in seen:
        pool = s.pile + [s.players[0].spells[0] - FACE_DOWN]
        assert sorted(pool) == sorted(table.state.pile + [table.state.players[0].spells[0] - FACE_DOWN])


def test_a_spell_broken_unseen_stays_unknown():
    table = Table(
        "air", "okans", phase="afternoon", spells="spell_fire~", group="spot_15", pile="spell_earth"
    )
    table.say("go:spot_16", "break:1")
    boxes = {tuple(table.state.imagine(1, seed).box) for seed in range(20)}
    assert len(boxes) == 2


def test_an_imagined_game_has_its_own_chance():
    s = GAME.new(2, 5)
    assert isinstance(s.imagine(0, 1).chance, Fast)
    assert s.imagine(0, 1).chance.save() != s.imagine(0, 2).chance.save()


def test_events_hide_what_the_table_hides():
    event = {"event": "drew_spell", "seat": 1, "cause": "xargok"}
    assert GAME.show.redact(event, 0) == event


def test_a_barrier_rises_with_every_roll_of_ones_own_dice_only():
    table = Table("air fire", phase="rolling", rerolls=1)
    before = [table.state.barrier(seat) for seat in (0, 1)]
    table.say("reroll:token")
    assert [table.state.barrier(seat) for seat in (0, 1)] == before
    table.say("pick:red_air", "only")
    assert [table.state.barrier(seat) for seat in (0, 1)] == [before[0] + 1, before[1]]


def test_a_barrier_rises_for_everybody_when_companions_are_dealt():
    table = Table(phase="afternoon")
    before = [table.state.barrier(seat) for seat in (0, 1)]
    table.say("stop").say("stop", who="them")
    assert all(table.state.barrier(seat) > before[seat] for seat in (0, 1))
