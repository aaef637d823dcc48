"""Reasons why something is not legal, and previews of what a step would give."""

import pytest

from everglow.games.glow import GAME
from everglow.words.generated import messages as shared
from tests.games.glow.table import Table, afternoon, rolling
from tests.games.glow.texts.wording import is_clean, said
from tests.laws.play import questions

STRIDE = 19  # every question asks for some actions, and all of them come up many times


def sea(dice="", **position):
    return afternoon(dice, **{"boats": "island_00 island_00 island_00 island_01"} | position)


TRACK = "fire:okans water:ladawa earth:dvol_3"
BLACK = {"phase": "morning", "companions": "kaar", "track": TRACK, "black": "fire"}


@pytest.mark.parametrize(
    ("table", "wish", "reason"),
    [
        (Table(phase="morning", track=TRACK), "take:air", "no companion lies at the {air} space"),
        (
            Table(phase="morning", track=TRACK),
            "stop",
            "now you are asked for something else: take a companion, with everything at its space",
        ),
        (
            Table(phase="morning", track=TRACK).say("take:fire"),
            "discard:fire",
            "no companion lies at the {fire}",
        ),
        (Table(**BLACK).say("take:fire"), "black:fire", "the black die lies at the {fire} space already"),
        (
            Table(phase="morning", track="fire:sketal_any air:okans earth:kaar").say("take:fire"),
            "pick:red_air",
            "now you are asked for something else: take a large die from the reserve",
        ),
        (rolling(), "reroll:token", "you have no {reroll} token"),
        (rolling(light=0), "reroll:track", "no reroll field is below you"),
        (rolling(light=100), "reroll:track", "past 100 the score track gives no rerolls"),
        (rolling(), "reroll:lumipili_fire", "Fire Lumipili has no reroll for you today"),
        (rolling(light=1), "turn", "turning a die takes 3 rerolls; you have 1"),
        (rolling(""), "reroll:token", "you have no dice"),
        (
            rolling().say("reroll:track"),
            "pick:green_air",
            "you cannot choose the small green die ({air}): you have none, or choose the two the "
            "other way round",
        ),
        (rolling(light=3, dice="air").say("turn"), "face:light_3", "this die has no {light_3} face"),
        (Table("fire fire", "ladawa"), "resolve:okans", "Okans is not yours"),
        (Table("fire fire", "ladawa, okans"), "resolve:okans", "the condition of Okans is not met now"),
        (Table("fire nature", "biraii_light, okans").resolve("okans"), "resolve:okans", "resolved already"),
        (Table("fire fire", "ladawa"), "resolve:spell_1", "spell 1 is not there, still face down"),
        (Table("air", "cromaug", graveyard="kaar, okans").resolve("cromaug"), "fetch:ladawa", "graveyard"),
        (afternoon(), "go:spot_12", "{earth} spot 1 is not next to the start field, where you are"),
        (afternoon(), "go:spot_01", "{fire} spot 1 needs 1 more {footprint}"),
        (
            afternoon(group="spot_13"),
            "go:village_20",
            "the village worth 20 {light} needs 3 more {footprints}",
        ),
        (afternoon("fire").go("spot_01"), "go:start", "the start field was entered today already"),
        (
            afternoon("air", "okans, kaar", group="spot_15").go("spot_16"),
            "lose:ladawa",
            "not yours to put into the graveyard",
        ),
        (sea(), "sail:island_03-island_04", "you have no boat at the south-east island"),
        (sea("air"), "sail:island_00-island_01", "a boat of yours is at the east island already"),
        (sea("air fire earth"), "sail:island_00-island_06", "too many different elements: 3"),
        (sea("air"), "sail:island_00-island_03", "the south-east island needs 2 more {footprints}"),
        (sea("air", footprints=1), "sail:island_00-island_03", "needs 1 more {footprint}"),
    ],
)
def test_a_wish_that_is_not_legal_has_a_reason(table, wish, reason):
    assert reason in said(GAME.texts.why_not(table.state, 0, wish))


def test_a_legal_wish_has_no_reason_against_it():
    assert GAME.texts.why_not(afternoon("fire").state, 0, "go:spot_01") is None


def test_whoever_is_not_asked_hears_who_is():
    table = Table(phase="morning", track=TRACK)
    assert GAME.texts.why_not(table.state, 1, "take:fire") == shared.not_your_turn(seats=[0])
    table = Table("nature", "okans", their_dice="nature", their_companions="lumipili_nature, biraii_light")
    table = Table(phase="afternoon", players=3).say("stop")
    assert GAME.texts.why_not(table.state, 0, "stop") == shared.not_your_turn(seats=[1, 2])
    table = Table(phase="afternoon", deck="").say("stop").say("stop", who="them")
    assert GAME.texts.why_not(table.state, 0, "stop") == shared.game_over()


def test_a_preview_sums_up_what_a_step_gives_and_costs():
    shown = GAME.show.preview(
        afternoon(group="spot_60", footprints=2).state, 0, GAME.codec.action("go:village_3")
    )
    assert (shown["footprint"], shown["reroll_token"]) == ([-1, 0], [1, 0])
    shown = GAME.show.preview(Table("nature nature", "okans").state, 0, GAME.codec.action("resolve:okans"))
    assert (shown["light"], shown["reroll_token"]) == ([2, 0], [2, 0])
    shown = GAME.show.preview(rolling(light=12).state, 0, GAME.codec.action("reroll:track"))
    assert shown["light"] == [-1, 0]


def test_a_preview_tells_nothing_of_what_dice_will_show():
    table = rolling(rerolls=1).say("reroll:token", "pick:red_air")
    assert GAME.show.preview(table.state, 0, GAME.codec.action("only"))["events"] == []


def test_the_better_seat_looks_better():
    s = afternoon(light=30).state
    assert GAME.judge.evaluate(s, 0) > 0 > GAME.judge.evaluate(s, 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_reason_is_plain_words_and_knows_nothing_hidden(seats):
    asked = set()
    for number, s in enumerate(questions(GAME, seats, seed=1)):
        seat = s.deciders()[0]
        imagined, wishes = s.imagine(seat, number), range(number % STRIDE, GAME.codec.num_actions, STRIDE)
        for wish in wishes:
            reason = GAME.texts.why_not(s, seat, GAME.codec.action_name(wish))
            assert (reason is None) == (wish in s.legal_actions(seat))
            assert reason == GAME.texts.why_not(imagined, seat, GAME.codec.action_name(wish))
            assert reason is None or is_clean(said(reason))
        asked |= set(wishes)
    assert asked == set(range(GAME.codec.num_actions))


def test_a_spell_that_one_does_not_have_cannot_be_broken():
    table = Table("air", "okans", spells="spell_fire", group="spot_15", phase="afternoon")
    table.go("spot_16")
    assert said(GAME.texts.why_not(table.state, 0, "break:6"), 0) == "you have no spell 6"
