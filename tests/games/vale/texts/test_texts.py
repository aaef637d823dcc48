"""What The Vale of Eternity says to people."""

import re

import pytest

from everglow.agenda import NO_CARD, Decision
from everglow.english import listed
from everglow.games.vale import GAME
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.rules.cards import EFFECTS
from everglow.games.vale.show.view import redact
from everglow.games.vale.texts import English, reference
from everglow.games.vale.texts.cards import CARD_TEXTS
from everglow.games.vale.texts.phrases import stones
from tests.games.vale.table import Table
from tests.laws.play import questions

TEXTS = English()
NAMES = ["Ana", "Bo", "Cleo", "Dmitri"]
SLOTS = ["instant", "permanent", "active"]
GAMES = [
    pytest.param(seats, seed, id=f"{seats} players, seed {seed}") for seats in (2, 3, 4) for seed in range(6)
]
DECISIONS = [pytest.param(e, id=name) for name, e in EFFECTS.items() if isinstance(e, Decision)]


def with_symbols(text):
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].symbol, text)


def in_words(text):
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].word, text.replace("}{", "} {"))


def is_clean(text):
    """Only known markers, and nothing else in braces."""
    return not set("{}\n") & set(in_words(text))


def slots(card):
    printed = {"instant": card.instant, "permanent": card.permanent, "active": card.active}
    return [slot for slot in SLOTS if printed[slot] is not None]


def sayings(card):
    text = TEXTS.card(card.name)
    return [*text.full.values(), *[line for lines in text.short.values() for line in lines]]


def asked(table):
    """What the player who is asked hears."""
    return in_words(TEXTS.ask(GAME.question(table.state, table.task.seat), NAMES))


def choices(table):
    return [in_words(text) for text in all_choices(table.state, table.task.seat)]


def all_choices(state, seat):
    names = NAMES[: len(state.players)]
    return [TEXTS.choice(state, seat, action, names) for action in state.legal_actions(seat)]


def shown(table, seat=0):
    names = NAMES[: len(table.state.players)]
    return [in_words(line) for line in TEXTS.table(GAME.view(table.state, seat), names)]


def logged(table):
    names = NAMES[: len(table.state.players)]
    return [in_words(TEXTS.log(redact(event, 0), names)) for event in table.state.events]


def heard(state, seat):
    """All that is said to a seat at this question."""
    names = NAMES[: len(state.players)]
    question = GAME.question(state, seat)
    ask = TEXTS.ask(question, names) if question else ""
    return [*TEXTS.table(GAME.view(state, seat), names), ask, *all_choices(state, seat)]


def goes_without_saying(event):
    free = event["event"] == "paid" and not event["stones"]
    return free or event["event"] in ("announced", "turn_ended")


# The cards


def test_every_card_has_its_text_and_nothing_else_has():
    assert list(CARD_TEXTS) == [card.name for card in CARDS]


def test_every_card_has_a_name_of_its_own():
    assert len({text.name for text in CARD_TEXTS.values()}) == 70
    assert TEXTS.card("yuki_onna_exalted").name == "Yuki Onna Exalted"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_has_a_full_and_a_short_text_for_exactly_the_slots_it_has(card):
    assert list(TEXTS.card(card.name).full) == slots(card)
    assert list(TEXTS.card(card.name).short) == slots(card)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_texts_of_a_card_have_known_markers_only(card):
    assert all(saying and is_clean(saying) for saying in sayings(card))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_full_texts_are_sentences_and_short_lines_fit_on_a_card(card):
    text = TEXTS.card(card.name)
    assert all(re.match(r"[A-Z].*\.$", saying) for saying in text.full.values())
    lines = [in_words(line) for lines in text.short.values() for line in lines]
    assert all(len(line) <= 34 and line == line.strip() for line in lines)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_noun_of_stones_agrees_with_its_number(card):
    for saying in TEXTS.card(card.name).full.values():
        assert not re.search(r"\b1 \w+ stones|\b[2-9] \w+ stone\b", in_words(saying))


def test_hydra_is_written_so():
    hydra = TEXTS.card("hydra")
    assert in_words(hydra.full["instant"]) == (
        "Choose 2 of these 4, then do both in this order: "
        "take 1 purple stone; draw a card; take 2 blue stones; score 4."
    )
    assert hydra.short["instant"][0] == "Choose 2: take 1 {purple} /"


def test_an_icon_is_a_word_or_one_symbol():
    for icon in TEXTS.icons.values():
        assert icon.word.replace("-", "").isalpha()
        assert len(icon.symbol) == 1
    words = {name.rstrip("s") for name in TEXTS.icons}  # one point looks as many do
    assert len({icon.symbol for icon in TEXTS.icons.values()}) == len(words)


# Phrases


def test_things_are_listed_with_commas_and_an_and():
    assert listed([]) == ""
    assert listed(["Ana"]) == "Ana"
    assert listed(["Ana", "Bo", "Cleo"]) == "Ana, Bo and Cleo"


def test_stones_are_counted_by_colour():
    assert in_words(stones({"red": 0, "blue": 0, "purple": 0})) == "no stones"
    assert in_words(stones({"red": 2, "purple": 1})) == "2 red and 1 purple stone"
    assert in_words(stones({"blue": 2})) == "2 blue stones"


# What must hold in every game


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_answer_has_a_text_that_no_other_answer_has(seats, seed):
    for s in questions(GAME, seats, seed):
        for seat in s.deciders():
            texts = all_choices(s, seat)
            assert all(text and is_clean(text) for text in texts)
            assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_question_is_one_sentence_that_names_who_is_asked(seats, seed):
    for s in questions(GAME, seats, seed):
        for seat in s.deciders():
            sentence = TEXTS.ask(GAME.question(s, seat), NAMES)
            assert is_clean(sentence)
            assert sentence.startswith(NAMES[seat])
            assert sentence.endswith(".")


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_event_can_be_said_to_everybody(seats, seed):
    for s in questions(GAME, seats, seed):
        for event in s.events:
            for seat in [None, *range(seats)]:
                sentence = TEXTS.log(redact(event, seat), NAMES[:seats], seat)
                assert is_clean(sentence)
                assert (sentence == "") == goes_without_saying(event)
                assert seat is None or f" {NAMES[seat]} " not in f" {sentence} "
                assert not re.match(r"You \w+s\b", sentence)
        s.events.clear()


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_line_of_the_table_says_something(seats, seed):
    for s in questions(GAME, seats, seed):
        for seat in [None, *range(seats)]:
            for line in TEXTS.table(GAME.view(s, seat), NAMES[:seats]):
                assert is_clean(line)
                assert with_symbols(line).strip()
                assert "\n" not in line


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_a_seat_hears_does_not_depend_on_what_is_hidden_from_it(seats, seed):
    for number, s in enumerate(questions(GAME, seats, seed)):
        seat = number % seats
        worlds = [s, s.imagine(seat, 1), s.imagine(seat, 2)]
        assert heard(worlds[0], seat) == heard(worlds[1], seat) == heard(worlds[2], seat)


def test_a_card_drawn_unseen_is_named_to_nobody_but_its_owner():
    drawn = [(seats, event) for seats in (2, 3, 4) for event in secrets(seats, seed=1)]
    assert drawn
    for seats, event in drawn:
        card = TEXTS.card(event["card"]).name
        hears = [card in TEXTS.log(redact(event, seat), NAMES).split(" (")[0] for seat in range(seats)]
        assert hears == [seat == event["only"] for seat in range(seats)]


def secrets(seats, seed):
    """Give every event of a random game that only one seat may know."""
    for s in questions(GAME, seats, seed):
        yield from (event for event in s.events if "only" in event)
        s.events.clear()


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
    sentence = TEXTS.ask(question, NAMES)
    assert is_clean(sentence)
    assert by_rule or f"Bo, {TEXTS.card(source).name}: " in sentence


def test_the_question_how_to_pay_names_the_card_and_what_it_costs_now():
    table = Table(hand="hydra", area="pegasus", stones="3 6").summon("hydra")
    assert asked(table) == "Ana: pay at least 3 to summon Hydra."
    assert choices(table)[0] == "Pay 1 purple stone (worth 6, cost 3)"


def test_a_release_is_paid_by_the_round_number():
    table = Table(area="troll", stones="3 3", round=3)
    assert "Release Troll (cost 3)" in choices(table)
    assert asked(table.release("troll")) == "Ana: pay at least 3 to release Troll."


def test_what_costs_nothing_may_be_paid_with_no_stones():
    assert choices(Table(hand="hestia", stones="1").summon("hestia")) == [
        "Pay no stones (worth 0, cost 0)",
        "Pay 1 red stone (worth 1, cost 0)",
    ]


def test_whoever_has_too_many_stones_hears_what_stays_and_what_goes():
    table = Table(marked="troll", stones="3 6").sell("troll")
    assert asked(table) == "Ana: choose the 4 stones you keep; the others are put back."
    assert "Keep 2 red, 1 blue and 1 purple stone, put back 2 red stones" in choices(table)


def test_hydra_asks_twice():
    table = Table(hand="hydra", stones="1 3").summon("hydra")
    assert asked(table) == "Ana, Hydra: choose one, 2 picks left."
    assert choices(table) == ["Hydra: take 1 purple stone", "Hydra: draw a card", "Hydra: take 2 blue stones"]
    assert asked(table.choose("draw")) == "Ana, Hydra: choose one."
    assert choices(table) == ["Hydra: take 2 blue stones", "Hydra: score 4"]


def test_basilisk_and_snail_maiden_say_what_their_options_do():
    assert choices(Table(area="basilisk", phase="resolution").activate("basilisk")) == [
        "Basilisk: take 1 red stone",
        "Basilisk: lose 1 and take 1 blue stone",
        "Basilisk: lose 2 and take 1 purple stone",
    ]
    assert choices(Table(area="snail_maiden", stones="3 6", phase="resolution").activate("snail_maiden")) == [
        "Snail Maiden: put back 1 blue stone and take 1 purple stone",
        "Snail Maiden: put back 1 purple stone and take 3 blue stones",
    ]


def test_scorch_says_whose_instant_effect_it_copies():
    table = Table(hand="scorch", area="hydra, imp", stones="6 3").summon("scorch")
    assert asked(table) == "Ana, Scorch: copy an instant effect of another creature in your area."
    assert choices(table)[0] == "Copy Imp: Take 2 red"
    assert asked(table.choose("hydra")) == "Ana, Scorch as Hydra: choose one, 2 picks left."
    assert choices(table)[0] == "Scorch as Hydra: take 1 purple stone"


def test_genie_exalted_says_whose_active_effect_it_copies():
    table = Table(area="genie_exalted, basilisk, imp", phase="resolution").activate("genie_exalted")
    assert asked(table) == "Ana, Genie Exalted: copy an each-round effect of another creature in your area."
    assert choices(table)[0] == "Copy Imp: Return this to your hand"
    assert choices(table.choose("basilisk"))[0] == "Genie Exalted as Basilisk: take 1 red stone"


def test_genie_asks_for_the_next_creature():
    table = Table(hand="genie", area="imp, salamander", stones="1 3").summon("genie")
    assert asked(table) == "Ana, Genie: activate your creatures in any order."
    assert choices(table) == [
        "Activate Imp: Return this to your hand",
        "Activate Salamander: Take 1 red, +1 point",
    ]


def test_ember_asks_you_for_a_player_and_then_that_player_for_a_creature():
    table = Table(hand="ember", area="hydra", stones="6 1", their_area="kappa, undine, imp").summon("ember")
    assert asked(table) == "Ana, Ember: choose who discards a water creature."
    assert choices(table) == [
        "Ana (you) discards a water creature: Hydra",
        "Bo discards a water creature: Kappa and Undine",
    ]
    assert asked(table.choose("them")) == "Bo, Ember: discard a water creature of your area."
    assert choices(table) == ["Discard Kappa from your area", "Discard Undine from your area"]


def test_goblin_asks_whose_point_it_takes():
    table = Table(area="goblin", their_points="5 | 7", phase="resolution").activate("goblin")
    assert asked(table) == "Ana, Goblin: choose who loses 1 to you."
    assert choices(table) == ["Bo loses 1 of 5, you score 1", "Cleo loses 1 of 7, you score 1"]


def test_cerberus_counts_down():
    table = Table(hand="cerberus", area="imp, troll", stones="6").summon("cerberus")
    assert asked(table) == "Ana, Cerberus: discard other creatures of your area, up to 3 more."
    assert asked(table.choose("imp")) == "Ana, Cerberus: discard other creatures of your area, up to 2 more."
    assert choices(table) == ["Discard Troll from your area", "Discard no more"]


def test_what_comes_with_a_discard_or_a_return_is_said():
    spirit = Table(hand="forest_spirit, imp, troll", stones="3").summon("forest_spirit")
    assert choices(spirit) == [
        "Discard Imp from your hand and score 0",
        "Discard Troll from your hand and score 3",
    ]
    medusa = Table(hand="imp, troll", area="medusa", phase="resolution").activate("medusa")
    assert choices(medusa)[0] == "Discard Imp from your hand and take 1 purple stone"
    aeris = Table(hand="aeris", area="imp, troll", stones="6 3").summon("aeris")
    assert choices(aeris) == ["Return Imp to your hand and score 0", "Return Troll to your hand and score 3"]


def test_a_free_summon_says_so():
    egg = Table(hand="dragon_egg, tidal, eternity", stones="3").summon("dragon_egg")
    assert asked(egg) == "Ana, Dragon Egg: summon a dragon from your hand without paying."
    assert choices(egg)[1] == "Summon Tidal without paying: instant: +5 points per dragon in your area"
    spirit = (
        Table(hand="young_forest_spirit, imp, troll, kappa").summon("young_forest_spirit", "").choose("imp")
    )
    assert asked(spirit) == "Ana, Young Forest Spirit: summon a card from your hand without paying."


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


# The log


def test_the_log_names_the_card_that_makes_it_happen():
    table = Table(hand="hydra", area="kappa", stones="1 3").summon("hydra").choose("stone6", "points4")
    assert logged(table) == [
        "",
        "Ana pays 1 red and 1 blue stone for Hydra.",
        "Ana summons Hydra.",
        "Ana scores 2 (Kappa).",
        "Ana takes 1 purple stone (Hydra).",
        "Ana scores 4 (Hydra).",
    ]


def test_that_nothing_is_paid_goes_without_saying():
    assert logged(Table(hand="hestia").summon("hestia", ""))[-2:] == ["", "Ana summons Hestia."]


def test_a_card_that_moves_itself_is_named_once():
    table = Table(hand="tengu", area="imp", stones="3", phase="action").summon("tengu").end_turn().end_turn()
    assert "Ana puts Tengu on top of the deck." in logged(table)
    assert "Ana returns Imp to the hand." in logged(table.activate("imp"))


def test_a_card_that_others_draw_is_a_card():
    table = Table(area="griffon", their_area="dandelion_spirit", top="imp", phase="resolution")
    assert logged(table.activate("griffon"))[-1] == "Ana draws Imp (Griffon)."
    drawn = redact(table.events("drew")[0], 1)
    assert TEXTS.log(drawn, NAMES) == "Ana draws a card (Griffon)."


def test_a_discard_says_from_where():
    table = Table(hand="imp", area="medusa", phase="resolution").activate("medusa")
    assert logged(table)[-2:] == [
        "Ana discards Imp from the hand (Medusa).",
        "Ana takes 1 purple stone (Medusa).",
    ]


def test_a_new_deck_and_an_empty_hunt_are_told():
    shuffled = {"event": "shuffled", "count": 1}
    assert TEXTS.log(shuffled, NAMES) == "The discard pile becomes a new deck of 1 card."
    revealed = {"event": "revealed", "round": 9, "start": 2, "cards": []}
    assert TEXTS.log(revealed, NAMES) == "Round 9, Cleo begins. The hunt is for no cards."


def test_the_end_names_all_scores_and_the_winners():
    alone = {"event": "game_ended", "winners": [1], "scores": [40, 61]}
    assert TEXTS.log(alone, NAMES[:2]) == "The game is over: Ana 40 and Bo 61. Bo wins."
    shared = {"event": "game_ended", "winners": [0, 2], "scores": [61, 3, 61]}
    assert TEXTS.log(shared, NAMES[:3]) == (
        "The game is over: Ana 61, Bo 3 and Cleo 61. Ana and Cleo share the victory."
    )
    assert TEXTS.log(shared, NAMES[:3], 2) == (
        "The game is over: Ana 61, Bo 3 and you 61. Ana and you share the victory."
    )
    assert TEXTS.log(alone, NAMES[:2], 1) == "The game is over: Ana 40 and you 61. You win."


def test_whoever_does_something_is_you_to_themselves():
    table = Table(hand="imp", area="medusa", phase="resolution").activate("medusa")
    told = [in_words(TEXTS.log(event, NAMES, 0)) for event in table.state.events]
    assert told[-2:] == ["You discard Imp from the hand (Medusa).", "You take 1 purple stone (Medusa)."]
    revealed = {"event": "revealed", "round": 2, "start": 2, "cards": ["imp"]}
    assert TEXTS.log(revealed, NAMES, 2) == "Round 2, you begin. The hunt is for Imp."


def test_points_that_may_end_the_game_are_told_once_and_not_in_the_last_round():
    state = Table(points=58).state
    state.score(0, 4, NO_CARD)
    state.score(0, 4, NO_CARD)
    assert [event for event in state.events if event["event"] == "reached_end"] == [
        {"event": "reached_end", "seat": 0, "points": 62}
    ]
    last = Table(points=58, round=10).state
    last.score(0, 4, NO_CARD)
    assert [event["event"] for event in last.events] == ["scored"]


def test_the_last_round_is_announced():
    revealed = {"event": "revealed", "round": 10, "start": 2, "cards": ["imp"]}
    assert TEXTS.log(revealed, NAMES) == "Round 10, the last one, Cleo begins. The hunt is for Imp."


def test_whoever_comes_to_60_points_may_have_ended_the_game():
    event = {"event": "reached_end", "seat": 1, "points": 62}
    ending = "the game ends with this round, unless that changes."
    assert TEXTS.log(event, NAMES) == f"Bo has 62: {ending}"
    assert TEXTS.log(event, NAMES, 1) == f"You have 62: {ending}"


# The table


def test_the_table_shows_everything_open_and_the_own_hand():
    table = Table(
        hand="odin",
        area="hippogriff, imp",
        stones="1 3",
        points=12,
        marked="troll",
        their_hand="agni, kappa",
        their_points=7,
        discard="gust",
        round=3,
    )
    assert shown(table) == [
        "Round 3 of 10, action phase; Ana is the start player.",
        "Deck: 63 cards. Discard pile: 1 card.",
        "Display:",
        "  Troll (earth 3, marked by Ana): each-round: If you hold purple: +3 points",
        "Ana (you): points 12; 1 red and 1 blue stone (worth 4, limit 4); 1 card in hand.",
        "  Area, 2 of 3:",
        "    Hippogriff (wind 4): instant: Draw a card; lasting: wind creatures cost you 2 less",
        "    Imp (fire 0): instant: Take 2 red; each-round: Return this to your hand",
        "Bo: points 7; no stones (worth 0, limit 4); 2 cards in hand.",
        "  Area, 0 of 3: empty",
        "Your hand:",
        "  Odin (wind 6, costs you 4): each-round: Hand of 5 or fewer: +2 points, otherwise take 1 purple",
    ]


def test_the_table_shows_who_was_activated_and_tengu_on_top():
    table = Table(hand="tengu", area="troll, nessie", stones="3 6").summon("tengu", "3").end_turn().end_turn()
    assert shown(table.activate("troll"))[1] == "Deck: 68 cards, Tengu on top. Discard pile: 0 cards."
    assert "    Troll (earth 3, activated): each-round: If you hold purple: +3 points" in shown(table)
    assert "  Area, 2 of 9: Troll (earth, activated), Nessie (water)" in shown(table, 1)


def test_the_table_says_for_whom_the_others_wait():
    table = Table(their_area="imp")
    assert shown(table, 1)[0] == "Round 9 of 10, action phase; Ana is the start player; waiting for Ana."
    assert shown(table, None)[0] == shown(table, 1)[0]
    assert shown(table)[0] == "Round 9 of 10, action phase; Ana is the start player."


def test_the_table_shows_the_winners_at_the_end():
    table = Table(points=61, phase="resolution").end_turn().end_turn()
    assert shown(table)[0] == "The game is over after round 9. Ana wins."


# What is looked up


def described(name):
    return [in_words(line) for line in TEXTS.describe(name)]


def test_a_card_is_described_in_full():
    assert described("imp") == [
        "Imp (fire, cost 0)",
        "  instant: Take 2 red stones.",
        "  each-round: Return this creature to your hand.",
    ]


def test_a_card_is_found_by_the_beginning_of_its_printed_or_short_name():
    assert described("HORNED s") == described("horned_s") == described(" horned salamander ")
    assert [line for line in described("yuki") if line[0] != " "] == [
        "Yuki Onna (water, cost 0)",
        "Yuki Onna Exalted (water, cost 3)",
    ]


def test_a_whole_name_means_that_card_only():
    assert described("Yuki Onna") == described("yuki_onna") != described("yuki")


def test_what_is_no_card_is_not_described():
    assert described("hidra") == described("") == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_card_can_be_described_with_all_its_slots(card):
    head, *rest = TEXTS.describe(card.name)
    assert head.startswith(TEXTS.card(card.name).name)
    assert [re.match(r"  \{(\w+)\}: ", line)[1] for line in rest] == slots(card)
    assert all(is_clean(line) for line in [head, *rest])


def looked_up(table, seat=0):
    return [in_words(line) for line in TEXTS.more(GAME.view(table.state, seat), NAMES[:2])]


def test_more_shows_what_creatures_do_and_the_discard_pile_by_family():
    table = Table(area="hestia", their_area="imp, salamander", discard="troll, agni, goblin")
    own = ["  Hestia (fire 0): lasting: Hold up to 6 stones"]
    theirs = [
        "  Imp (fire 0): instant: Take 2 red; each-round: Return this to your hand",
        "  Salamander (fire 1): each-round: Take 1 red, +1 point",
    ]
    pile = ["Discard pile:", "  fire: Agni", "  earth: Goblin, Troll"]
    assert looked_up(table) == ["Your area:", *own, "Area of Bo:", *theirs, *pile]
    assert looked_up(table, 1) == ["Your area:", *theirs, "Area of Ana:", *own, *pile]
    assert looked_up(table, None) == ["Area of Ana:", *own, "Area of Bo:", *theirs, *pile]


def test_more_says_what_is_empty():
    assert looked_up(Table()) == ["Your area: empty", "Area of Bo: empty", "Discard pile: empty"]


def test_the_hints_say_what_stones_are_worth_and_how_to_get_them():
    hints = [in_words(line) for line in TEXTS.hints()]
    assert 4 <= len(hints) <= 6
    assert all(is_clean(line) for line in TEXTS.hints())
    assert any("A red stone is worth 1, a blue stone 3, a purple stone 6" in line for line in hints)
    sales = "fire: 3 red; water: 1 blue; earth: 4 red; wind: 1 red and 1 blue; dragon: 1 purple"
    assert any(sales in line for line in hints)


def test_the_hint_on_the_end_is_the_rule():
    assert any("at whose end somebody has 60 {points} or more" in hint for hint in reference.HINTS)
    assert not any("reach" in hint for hint in reference.HINTS)
