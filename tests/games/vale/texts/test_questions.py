"""Questions and their answers in words."""

import pytest

from everglow.agenda import Decision
from everglow.games.vale import GAME
from everglow.games.vale.rules.cards import EFFECTS
from tests.games.vale.table import Table
from tests.games.vale.texts.wording import CARD_TEXTS, TEXTS, all_choices, in_words, is_clean, said, spoken

DECISIONS = [pytest.param(e, id=name) for name, e in EFFECTS.items() if isinstance(e, Decision)]


def ask(table):
    """The question as a sentence for whoever must answer it."""
    return spoken(TEXTS.ask(GAME.show.question(table.state, table.task.seat)))


def choices(table):
    return [in_words(text) for text in all_choices(table.state, table.task.seat)]


# Questions


@pytest.mark.parametrize("effect", DECISIONS)
def test_every_question_of_rules_and_cards_can_be_put(effect):
    source = effect.name.partition("/")[0]
    by_rule = source in ("phase", "rule")
    question = {
        "kind": effect.kind(),
        "seat": 1,
        "card": "troll" if by_rule else source,
        "text": None if by_rule else source,
        "picks": 2,
        "cost": 3,
        "for": "summon",
    }
    sentence = said(TEXTS.ask(question))
    assert is_clean(sentence)
    assert by_rule or f"Bo, {CARD_TEXTS[source]['name']}: " in sentence


def test_the_question_how_to_pay_names_the_card_and_what_it_costs_now():
    table = Table(hand="hydra", area="pegasus", stones="3 6").summon("hydra")
    assert ask(table) == "Ana: pay at least 3 to summon Hydra."
    assert choices(table)[0] == "Pay 1 purple stone (worth 6, cost 3)"


def test_a_release_is_paid_by_the_round_number():
    table = Table(area="troll", stones="3 3", round=3)
    assert "Release Troll (cost 3)" in choices(table)
    assert ask(table.release("troll")) == "Ana: pay at least 3 to release Troll."


def test_what_costs_nothing_may_be_paid_with_no_stones():
    assert choices(Table(hand="hestia", stones="1").summon("hestia")) == [
        "Pay no stones (worth 0, cost 0)",
        "Pay 1 red stone (worth 1, cost 0)",
    ]


def test_whoever_has_too_many_stones_hears_what_stays_and_what_goes():
    table = Table(marked="troll", stones="3 6").sell("troll")
    assert ask(table) == "Ana: choose the 4 stones you keep; the others are put back."
    assert "Keep 2 red stones, 1 blue stone and 1 purple stone, put back 2 red stones" in choices(table)


def test_hydra_asks_twice():
    table = Table(hand="hydra", stones="1 3").summon("hydra")
    assert ask(table) == "Ana, Hydra: choose one, 2 still to choose."
    assert choices(table) == ["Hydra: take 1 purple stone", "Hydra: draw a card", "Hydra: take 2 blue stones"]
    assert ask(table.choose("draw")) == "Ana, Hydra: choose one."
    assert choices(table) == ["Hydra: take 2 blue stones", "Hydra: score 4 points"]


def test_basilisk_and_snail_maiden_say_what_their_options_do():
    assert choices(Table(area="basilisk", phase="resolution").activate("basilisk")) == [
        "Basilisk: take 1 red stone",
        "Basilisk: lose 1 point and take 1 blue stone",
        "Basilisk: lose 2 points and take 1 purple stone",
    ]
    assert choices(Table(area="snail_maiden", stones="3 6", phase="resolution").activate("snail_maiden")) == [
        "Snail Maiden: put back 1 blue stone and take 1 purple stone",
        "Snail Maiden: put back 1 purple stone and take 3 blue stones",
    ]


def test_scorch_says_whose_instant_effect_it_copies():
    table = Table(hand="scorch", area="hydra, imp", stones="6 3").summon("scorch")
    assert ask(table) == "Ana, Scorch: copy an instant effect of another creature in your area."
    assert choices(table)[0] == "Copy Imp: Take 2 red"
    assert ask(table.choose("hydra")) == "Ana, Scorch as Hydra: choose one, 2 still to choose."
    assert choices(table)[0] == "Scorch as Hydra: take 1 purple stone"


def test_genie_exalted_says_whose_active_effect_it_copies():
    table = Table(area="genie_exalted, basilisk, imp", phase="resolution").activate("genie_exalted")
    assert ask(table) == "Ana, Genie Exalted: copy an each-round effect of another creature in your area."
    assert choices(table)[0] == "Copy Imp: Return this to your hand"
    assert choices(table.choose("basilisk"))[0] == "Genie Exalted as Basilisk: take 1 red stone"


def test_genie_asks_for_the_next_creature():
    table = Table(hand="genie", area="imp, salamander", stones="1 3").summon("genie")
    assert ask(table) == "Ana, Genie: activate your creatures in any order."
    assert choices(table) == [
        "Activate Imp: Return this to your hand",
        "Activate Salamander: Take 1 red, +1 point",
    ]


def test_ember_asks_you_for_a_player_and_then_that_player_for_a_creature():
    table = Table(hand="ember", area="hydra", stones="6 1", their_area="kappa, undine, imp").summon("ember")
    assert ask(table) == "Ana, Ember: choose who discards a water creature."
    assert choices(table) == [
        "Ana (you) discards a water creature: Hydra",
        "Bo discards a water creature: Kappa and Undine",
    ]
    assert ask(table.choose("them")) == "Bo, Ember: discard a water creature of your area."
    assert choices(table) == ["Discard Kappa from your area", "Discard Undine from your area"]


def test_goblin_asks_whose_point_it_takes():
    table = Table(area="goblin", their_points="5 | 7", phase="resolution").activate("goblin")
    assert ask(table) == "Ana, Goblin: choose who loses 1 point to you."
    assert choices(table) == [
        "Bo loses 1 of 5 points, you score 1 point",
        "Cleo loses 1 of 7 points, you score 1 point",
    ]


def test_cerberus_counts_down():
    table = Table(hand="cerberus", area="imp, troll", stones="6").summon("cerberus")
    assert ask(table) == "Ana, Cerberus: discard other creatures of your area, up to 3 more."
    assert ask(table.choose("imp")) == "Ana, Cerberus: discard other creatures of your area, up to 2 more."
    assert choices(table) == ["Discard Troll from your area", "Discard no more"]


def test_what_comes_with_a_discard_or_a_return_is_said():
    spirit = Table(hand="forest_spirit, imp, troll", stones="3").summon("forest_spirit")
    assert choices(spirit) == [
        "Discard Imp from your hand and score 0 points",
        "Discard Troll from your hand and score 3 points",
    ]
    medusa = Table(hand="imp, troll", area="medusa", phase="resolution").activate("medusa")
    assert choices(medusa)[0] == "Discard Imp from your hand and take 1 purple stone"
    aeris = Table(hand="aeris", area="imp, troll", stones="6 3").summon("aeris")
    assert choices(aeris) == [
        "Return Imp to your hand and score 0 points",
        "Return Troll to your hand and score 3 points",
    ]


def test_a_free_summon_says_so():
    egg = Table(hand="dragon_egg, tidal, eternity", stones="3").summon("dragon_egg")
    assert ask(egg) == "Ana, Dragon Egg: summon a dragon from your hand without paying."
    assert choices(egg)[1] == "Summon Tidal without paying: instant: +5 points per dragon in your area"
    spirit = (
        Table(hand="young_forest_spirit, imp, troll, kappa").summon("young_forest_spirit", "").choose("imp")
    )
    assert ask(spirit) == "Ana, Young Forest Spirit: summon a card from your hand without paying."


def test_mimic_says_where_the_card_comes_from():
    table = Table(area="mimic", discard="troll, goblin, imp", phase="resolution").activate("mimic")
    assert choices(table)[0] == "Take Goblin from the discard pile into your hand"


def test_the_action_turn_says_what_each_action_brings_or_costs():
    assert choices(Table(hand="imp", marked="troll")) == [
        "Sell Troll for 4 red stones",
        "Tame Troll",
        "Summon Imp (cost 0): instant: Take 2 red; each-round: Return this to your hand",
    ]
    assert choices(Table()) == ["End your turn"]


def test_cards_to_mark_have_their_family_and_cost():
    assert choices(Table(display="imp, troll, kappa, odin", phase="hunt"))[0] == "Mark Imp (fire 0)"


def test_what_is_returned_or_discarded_for_nothing_more_is_only_named():
    asmodeus = Table(area="asmodeus, imp, undine", phase="resolution").activate("asmodeus")
    assert choices(asmodeus) == ["Return Imp to your hand", "Return Undine to your hand"]
    spirit = Table(hand="young_forest_spirit, imp, undine").summon("young_forest_spirit")
    assert choices(spirit) == ["Discard Imp from your hand", "Discard Undine from your hand"]
