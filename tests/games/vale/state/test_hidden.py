"""Knowledge of a seat, and what is hidden from it: hands, the deck, and imagined worlds."""

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.codec.names import card_id
from tests.games.vale.table import Table, named

WORLDS = range(40)


def hands(state, looking, seat):
    """The hands that one seat can imagine another to have."""
    return [named(state.imagine(looking, world).players[seat].hand) for world in WORLDS]


def test_you_see_your_own_hand_and_only_the_size_of_the_others():
    table = Table(hand="imp", their_hand="hydra, kappa")
    you, them = GAME.show.view(table.state, 0)["players"]
    assert you["hand"] == [{"card": "imp", "cost": 0}]
    assert (them["hand"], them["hand_size"]) == (None, 2)


def test_a_spectator_sees_no_hand():
    assert all(player["hand"] is None for player in GAME.show.view(Table(hand="imp").state, None)["players"])


def test_a_card_drawn_unseen_could_be_any_card_of_the_deck():
    table = Table(area="griffon", phase="resolution", top="tengu").activate("griffon")
    assert len({tuple(hand) for hand in hands(table.state, 1, 0)}) > 10
    assert all(hand == {"tengu"} for hand in hands(table.state, 0, 0))


def test_a_tamed_card_stays_in_the_hand_in_every_imagined_world():
    table = Table(marked="troll").tame("troll")
    assert all(hand == {"troll"} for hand in hands(table.state, 1, 0))


def test_a_recovered_card_stays_in_the_hand_in_every_imagined_world():
    table = Table(area="imp", phase="resolution").activate("imp")
    assert all(hand == {"imp"} for hand in hands(table.state, 1, 0))


def test_a_card_taken_by_mimic_stays_in_the_hand_in_every_imagined_world():
    table = Table(area="mimic", discard="troll", phase="resolution").activate("mimic")
    assert all(hand == {"troll"} for hand in hands(table.state, 1, 0))


def test_a_card_announced_for_a_summon_is_known_while_it_is_being_paid():
    table = Table(hand="kappa, troll", stones="6 1 1")
    table.state.players[0].secrets = {card_id("kappa"): 0, card_id("troll"): 0}
    table.summon("kappa")
    assert table.question == "pay"
    assert all("kappa" in hand for hand in hands(table.state, 1, 0))
    assert len({tuple(sorted(hand)) for hand in hands(table.state, 1, 0)}) > 10


def test_tengu_stays_on_top_of_the_deck_in_every_imagined_world():
    table = Table(hand="tengu", stones="3").summon("tengu", pay="3")
    for world in WORLDS:
        assert table.state.imagine(1, world).deck[-1] == card_id("tengu")
    assert GAME.show.view(table.state, 1)["deck_top"] == "tengu"


def test_tengu_drawn_from_the_top_is_known_to_everybody():
    table = Table(hand="tengu", area="dandelion_spirit", stones="3 3").summon("tengu", pay="3")
    table.state.draw(0, card_id("dandelion_spirit"))
    assert all(hand == {"tengu"} for hand in hands(table.state, 1, 0))


def test_a_card_drawn_before_a_reshuffle_is_none_that_was_seen_in_the_discard_pile():
    table = Table(deck="agni, imp", discard="hydra, kappa, troll", their_area="griffon")
    s = table.state
    s.draw(1, card_id("griffon"))
    s.draw(1, card_id("griffon"))
    s.draw(0, card_id("griffon"))  # the discard pile becomes the new deck
    assert s.decks == 1
    assert all(hand == {"agni", "imp"} for hand in hands(s, 0, 1))
    assert {tuple(hand) for hand in hands(s, 1, 0)} == {("hydra",), ("kappa",), ("troll",)}


def test_the_only_card_of_a_reshuffled_deck_is_known_when_it_is_drawn():
    table = Table(area="griffon", deck="", discard="hydra", phase="resolution").activate("griffon")
    [drew] = table.events("drew")
    assert GAME.show.redact(drew, 1)["card"] == "hydra"
    assert all(hand == {"hydra"} for hand in hands(table.state, 1, 0))


def test_the_last_card_of_a_deck_is_not_known_while_somebody_has_drawn_another_unseen():
    table = Table(deck="agni, imp")
    table.state.draw(0, card_id("griffon"))
    assert GAME.show.view(table.state, 1)["deck_top"] is None
    assert {tuple(hand) for hand in hands(table.state, 1, 0)} == {("agni",), ("imp",)}


def test_whoever_summons_an_egg_holds_a_dragon_in_every_imagined_world():
    table = Table(hand="dragon_egg, tidal, willow, imp", stones="3")
    table.state.players[0].secrets = {card_id(name): 0 for name in ("tidal", "willow", "imp")}
    table.summon("dragon_egg", pay="3")
    assert table.question == "free_summon"
    for world in WORLDS:
        imagined = table.state.imagine(1, world)
        assert imagined.legal_actions(0)


def test_whoever_pays_for_an_egg_holds_a_dragon_in_every_imagined_world():
    table = Table(hand="dragon_egg, tidal, imp", stones="3 6")
    table.state.players[0].secrets = {card_id(name): 0 for name in ("tidal", "imp")}
    table.summon("dragon_egg")
    dragons = named(range(60, 70))
    assert all(hand & (dragons - {"dragon_egg"}) for hand in hands(table.state, 1, 0))


def test_an_imagined_world_can_be_imagined_again():
    table = Table(area="griffon", phase="resolution").activate("griffon")
    assert table.state.imagine(1, 1).imagine(0, 2).players[1].hand == []


def test_imagined_chance_is_the_fast_kind_and_says_nothing_about_the_true_one():
    state = GAME.new(3, 1)
    chance = state.imagine(0, 7).chance.save()
    assert chance["kind"] == "fast"
    assert chance == GAME.new(3, 2).imagine(0, 7).chance.save()


def test_the_barrier_moves_with_a_draw_and_not_with_a_sale():
    table = Table(marked="troll, imp", hand="pegasus", stones="3")
    before = table.state.barrier(0)
    table.sell("troll")
    assert table.state.barrier(0) == before
    table.keep("1 1 1 3").summon("pegasus", pay="3")
    assert table.state.barrier(0) > before


@pytest.mark.parametrize(("seat", "card"), [(0, "agni"), (1, None), (None, None)])
def test_a_drawn_card_is_told_only_to_its_owner(seat, card):
    table = Table(area="griffon", phase="resolution", top="agni").activate("griffon")
    [drew] = table.events("drew")
    assert GAME.show.redact(drew, seat) == {"event": "drew", "seat": 0, "card": card, "cause": "griffon"}


def test_what_everybody_saw_is_told_to_everybody():
    table = Table(marked="troll").sell("troll")
    [sold] = table.events("sold")
    assert GAME.show.redact(sold, None) == {"event": "sold", "seat": 0, "card": "troll"}


def hatching(*unseen):
    """Dragon Egg has been paid; Tidal is the only dragon in the hand, the cards named were drawn unseen."""
    table = Table(hand="dragon_egg, tidal, imp, kappa", stones="3")
    table.state.players[0].secrets = {card_id(name): 0 for name in unseen}
    return table.summon("dragon_egg", "3")


def test_the_only_dragon_is_asked_for_as_long_as_the_others_could_imagine_another_one():
    assert hatching("imp").options == {"tidal"}
    assert hatching().question != "free_summon"


def test_the_only_discard_is_asked_for_as_long_as_the_others_could_imagine_another_one():
    def spirit(*unseen):
        table = Table(hand="young_forest_spirit, ember, troll", area="imp")
        table.state.players[0].secrets = {card_id(name): 0 for name in unseen}
        return table.summon("young_forest_spirit", "")

    assert spirit("ember").options == {"ember"}
    assert spirit().question != "discard_hand"


def test_a_card_that_was_drawn_unseen_is_shown_only_by_its_owner():
    table = Table(area="griffon, medusa", phase="resolution", top="imp").activate("griffon", "medusa")
    assert table.options == {"imp"}
