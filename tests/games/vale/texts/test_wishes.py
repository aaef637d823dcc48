"""Reasons for everything that is not legal."""

import pytest

from everglow.games.vale import GAME
from tests.games.vale.table import Table
from tests.games.vale.texts.wording import said
from tests.laws.play import questions

STRIDE = 7  # every question asks for some actions, and all of them come up many times
FULL = "imp, kappa, troll, agni, nessie, hestia, gargoyle, goblin, undine, sea_spirit"

HUNT = Table(display="imp, troll, kappa", their_marked="gust", phase="hunt")

REASONS = [
    (Table(hand="hydra", stones="1 1"), "summon:hydra", "needs 2 more"),
    (
        Table(hand="hydra", area="imp, kappa", round=2, stones="6"),
        "summon:hydra",
        "no free slot until round 3",
    ),
    (Table(hand="hydra", area=FULL, round=10, stones="6"), "summon:hydra", "release a creature first"),
    (Table(hand="ember", stones="6 3"), "summon:ember", "instant effect of Ember cannot be carried out"),
    (Table(), "summon:hydra", "Hydra is not in your hand"),
    (Table(), "sell:troll", "Troll does not carry your marker"),
    (Table(), "tame:troll", "Troll does not carry your marker"),
    (Table(), "release:imp", "Imp is not in your area"),
    (Table(area="imp", stones="3"), "release:imp", "needs 6 more"),
    (Table(marked="troll"), "end_turn", "marker is still on Troll"),
    (Table(area="medusa", hand="imp", phase="resolution"), "end_turn", "Medusa must be activated first"),
    (Table(phase="resolution"), "activate:imp", "Imp is not in your area"),
    (Table(area="agni", phase="resolution"), "activate:agni", "Agni has no each-round effect"),
    (Table(area="troll", phase="resolution"), "activate:troll", "condition of Troll is not met"),
    (
        Table(area="salamander", phase="resolution").activate("salamander"),
        "activate:salamander",
        "Salamander has been activated already",
    ),
    (Table(hand="hydra", stones="3 6").summon("hydra"), "pay:0,1,0", "worth only 3"),
    (Table(hand="hydra", stones="3 6").summon("hydra"), "pay:3,0,0", "do not hold these stones"),
    (Table(marked="imp", stones="3 3").sell("imp"), "keep:1,1,0", "keep exactly 4 stones"),
    (Table(marked="imp", stones="3 3").sell("imp"), "keep:0,0,4", "do not hold these stones"),
    (Table(marked="hydra", stones="6"), "summon:hydra", "Hydra is not in your hand: tame it first"),
    (HUNT, "mark:gust", "Gust carries a marker already"),
    (HUNT, "mark:agni", "Agni is not in the display"),
    (
        Table(area="burning_skull", stones="1", phase="resolution").activate("burning_skull"),
        "activate:burning_skull",
        "Burning Skull has been activated already",
    ),
]

# Answers to what a card asks for.
GENIE = Table(hand="genie", area="salamander, griffon, agni, troll", stones="1 3").summon("genie")
MEDUSA = Table(hand="imp, kappa", area="medusa", phase="resolution").activate("medusa")
SPIRIT = Table(hand="young_forest_spirit, ember, marina, imp").summon("young_forest_spirit", "")
HATCHING = Table(hand="dragon_egg, tidal, eternity, ember, imp", stones="3").summon("dragon_egg")
MIMIC = Table(area="mimic", discard="troll, goblin, imp", phase="resolution").activate("mimic")
ASMODEUS = Table(area="asmodeus, imp, undine, agni, surtr", phase="resolution").activate("asmodeus")
BALOG = Table(area="balog, imp, surtr, undine", phase="resolution").activate("balog")
AERIS = Table(hand="aeris", area="imp, troll", stones="6 3").summon("aeris")
EMBER = Table(hand="ember", area="hydra, kappa, agni", stones="6 1", their_area="undine | imp").summon(
    "ember"
)
PREY = Table(hand="ember", area="hydra, kappa, agni", stones="6 1", their_area="undine").summon("ember")
PREY.choose("you")
MARINA = Table(hand="marina", area="troll", stones="6 1", their_area="imp | agni").summon("marina")
CERBERUS = Table(hand="cerberus", area="imp, kappa, troll", stones="6").summon("cerberus").choose("kappa")
GOBLIN = Table(area="goblin", their_points="5 | 7 | 0", phase="resolution").activate("goblin")
SCORCH = Table(hand="scorch", area="hydra, imp, agni, boulder", stones="6 3").summon("scorch")
EXALTED = Table(area="genie_exalted, salamander, griffon, agni, troll", phase="resolution")
EXALTED.activate("genie_exalted")
HYDRA = Table(hand="hydra", stones="1 3").summon("hydra")
HYDRA_AGAIN = Table(hand="hydra", stones="1 3").summon("hydra").choose("draw")
HYDRA_WITHOUT_DECK = Table(hand="hydra", stones="1 3", deck="").summon("hydra")
SNAIL = Table(area="snail_maiden", stones="3 6", phase="resolution").activate("snail_maiden")

ANSWERS = [
    (GENIE, "activate:imp", "Imp is not in your area"),
    (GENIE, "activate:agni", "Agni has no each-round effect"),
    (GENIE, "activate:troll", "the condition of Troll is not met now"),
    (MEDUSA, "discard:troll", "Troll is not in your hand"),
    (SPIRIT, "discard:imp", "no other card in your hand could be summoned: keep Imp"),
    (HATCHING, "summon:troll", "Troll is not in your hand"),
    (HATCHING, "summon:imp", "Imp is not a dragon"),
    (HATCHING, "summon:ember", "the instant effect of Ember cannot be carried out completely now"),
    (MIMIC, "take:kappa", "Kappa is not on the discard pile"),
    (MIMIC, "take:imp", "Imp is not an earth card"),
    (ASMODEUS, "recover:troll", "Troll is not in your area"),
    (ASMODEUS, "recover:agni", "Agni has no instant effect"),
    (ASMODEUS, "recover:surtr", "the printed cost of Surtr is not 2 or less"),
    (BALOG, "recover:undine", "Undine is not a fire creature"),
    (AERIS, "recover:aeris", "Aeris itself stays: return another creature"),
    (CERBERUS, "discard:agni", "Agni is not in your area"),
    (CERBERUS, "discard:cerberus", "Cerberus itself stays: discard other creatures"),
    (CERBERUS, "discard:kappa", "Kappa is chosen already"),
    (CERBERUS, "discard:imp", "Imp comes before Kappa: choose in the order shown"),
    (EMBER, "seat:2", "that player does not have a water creature"),
    (EMBER, "seat:3", "nobody sits on seat 4"),
    (MARINA, "seat:0", "you do not have a fire creature"),
    (PREY, "discard:undine", "Undine is not in your area"),
    (PREY, "discard:agni", "Agni is not a water creature"),
    (GOBLIN, "seat:0", "choose an opponent, not yourself"),
    (GOBLIN, "seat:3", "that player has no points"),
    (SCORCH, "copy:kappa", "Kappa is not in your area"),
    (SCORCH, "copy:scorch", "Scorch copies another creature, not itself"),
    (SCORCH, "copy:agni", "Agni has no instant effect"),
    (SCORCH, "copy:boulder", "the instant effect of Boulder cannot be carried out completely now"),
    (EXALTED, "copy:agni", "Agni has no each-round effect"),
    (EXALTED, "copy:troll", "the each-round effect of Troll cannot be carried out completely now"),
    (HYDRA, "option:4", "too few come after it: choose in the order shown"),
    (HYDRA_AGAIN, "option:1", "it comes before what you have chosen: choose in the order shown"),
    (HYDRA_AGAIN, "option:2", "this is chosen already"),
    (HYDRA_WITHOUT_DECK, "option:2", "you cannot draw a card now"),
    (SNAIL, "option:3", "Snail Maiden has only 2 options"),
]

COPY = Table(area="genie_exalted, mimic", discard="troll, goblin", phase="resolution")
COPY.activate("genie_exalted")

# Answers to another question than the one that is asked.
ELSEWHERE = [
    (Table(), "mark:imp", "this is your action turn"),
    (Table(), "activate:imp", "this is your action turn; creatures are activated in your resolution turn"),
    (Table(phase="resolution"), "sell:imp", "this is your resolution turn, activate in any order"),
    (HUNT, "sell:gust", "you are asked something else now: mark a card of the display."),
    (
        Table(hand="hydra", stones="3 6").summon("hydra"),
        "end_turn",
        "you are asked something else now: pay at least 4 to summon Hydra.",
    ),
    (
        Table(marked="imp", stones="3 3").sell("imp"),
        "pay:1,1,0",
        "you are asked something else now: choose the 4 stones you keep; the others are put back.",
    ),
    (
        MIMIC,
        "end_turn",
        "Mimic asks you something else now: take an earth card from the discard pile into your hand.",
    ),
    (
        Table(area="genie_exalted, mimic", discard="troll, goblin", phase="resolution").activate(
            "genie_exalted"
        ),
        "end_turn",
        "Genie Exalted as Mimic asks you something else now: "
        "take an earth card from the discard pile into your hand.",
    ),
]


@pytest.mark.parametrize(("table", "wish", "reason"), REASONS, ids=[f"{row[1]}: {row[2]}" for row in REASONS])
def test_there_is_a_reason(table, wish, reason):
    assert reason in said(GAME.texts.why_not(table.state, 0, wish), 0)


@pytest.mark.parametrize(
    ("table", "wish", "reason"),
    ANSWERS + ELSEWHERE,
    ids=[f"{row[1]}: {row[2]}" for row in ANSWERS + ELSEWHERE],
)
def test_there_is_exactly_this_reason(table, wish, reason):
    assert said(GAME.texts.why_not(table.state, 0, wish), 0) == reason


def test_there_is_no_reason_against_what_is_legal():
    assert GAME.texts.why_not(Table(marked="troll").state, 0, "sell:troll") is None


def test_whoever_is_not_asked_is_told_who_is():
    assert said(GAME.texts.why_not(Table().state, 1, "end_turn"), 1) == "it is not your turn: Ana decides"


def test_nothing_is_legal_when_the_game_is_over():
    table = Table(phase="resolution", round=10).end_turn().end_turn()
    assert said(GAME.texts.why_not(table.state, 0, "end_turn"), 0) == "the game is over"


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_reason_is_plain_words_and_knows_nothing_hidden(seats):
    for number, s in enumerate(questions(GAME, seats, seed=1)):
        [seat] = s.deciders()
        imagined = s.imagine(seat, number)
        for wish in range(number % STRIDE, GAME.codec.num_actions, STRIDE):
            reason = GAME.texts.why_not(s, seat, GAME.codec.action_name(wish))
            assert (reason is None) == (wish in s.legal_actions(seat))
            assert reason == GAME.texts.why_not(imagined, seat, GAME.codec.action_name(wish))
            assert reason is None or (said(reason) and not set("{}\n") & set(said(reason)))
