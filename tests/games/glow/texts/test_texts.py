"""What Glow says to people."""

import re
from functools import cache
from itertools import product

import pytest

from everglow.agenda import Decision
from everglow.english import listed
from everglow.games.glow import GAME
from everglow.games.glow.box.card import ADVENTURERS, CARDS, Spell
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.codec.names import NAMES as ACTIONS
from everglow.games.glow.rules.cards import EFFECTS
from everglow.games.glow.texts import English
from everglow.games.glow.texts.cards import CARD_TEXTS, die_name, short_text
from everglow.games.glow.texts.choices import VERBS
from everglow.games.glow.texts.log import UNSAID
from everglow.games.glow.texts.phrases import SEVERAL, amount, lying, showing, tokens
from everglow.games.glow.texts.places import PLACES
from everglow.games.glow.texts.questions import WANTED
from everglow.rng import fast
from tests.games.glow.table import Table

TEXTS = English()
NAMES = ["Ana", "Bo", "Cleo", "Dmitri"]
KINDS = [effect.kind() for effect in EFFECTS.values() if isinstance(effect, Decision)]
SLOTS = ["effect", "ability", "points"]
GAMES = [
    pytest.param(*game, id=f"{game[0]} players, {game[1]}, {game[2]} adventurers, seed {game[3]}")
    for game in product((2, 3, 4), ("realm", "sea"), ("chosen", "random"), range(2))
]
every_game = pytest.mark.parametrize(("seats", "board", "adventurers", "seed"), GAMES)
every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)


def with_symbols(text):
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].symbol, text)


def in_words(text):
    return re.sub(r"\{(\w+)\}", lambda marker: TEXTS.icons[marker[1]].word, text)


def is_clean(text):
    """Only known markers, and nothing else in braces; no words run together, and nothing is missing."""
    words = in_words(text)
    return not set("{}\n_") & set(words) and not re.search(r"\w\{|\}\w|None|  \w", text.lstrip())


def questions(seats, board, adventurers, seed):
    """Every state of a random game in which somebody has to decide."""
    rng = fast(seed, 1)
    s = GAME.new(seats, seed, {"board": board, "adventurers": adventurers}, events=True)
    while s.deciders():
        yield s
        seat = s.deciders()[rng.below(0, len(s.deciders()))]
        legal = s.legal_actions(seat)
        s.apply(seat, legal[rng.below(0, len(legal))])
    yield s


def slots(card):
    lasting = card in ADVENTURERS or any(
        getattr(card, ability, False) for ability in ("fireflies", "reroll", "kaar")
    )
    brings_die = getattr(card, "die", -1) != -1
    printed = {"effect": bool(card.gives), "ability": lasting or brings_die, "points": card.points != 0}
    return [slot for slot in SLOTS if printed[slot]]


def sayings(card):
    text = TEXTS.card(card.name)
    return [*text.full.values(), *[line for lines in text.short.values() for line in lines]]


def asked(table, seat=0):
    """What a player who is asked hears."""
    return in_words(TEXTS.ask(GAME.question(table.state, seat), NAMES))


def choices(table, seat=0):
    return [in_words(text) for text in all_choices(table.state, seat)]


def all_choices(state, seat):
    names = NAMES[: len(state.players)]
    return [TEXTS.choice(state, seat, action, names) for action in state.legal_actions(seat)]


def shown(table, seat=0):
    names = NAMES[: len(table.state.players)]
    return [in_words(line) for line in TEXTS.table(GAME.view(table.state, seat), names)]


def line(table, beginning, seat=0):
    """The only line of the table that begins so."""
    [found] = [text for text in shown(table, seat) if text.strip().startswith(beginning)]
    return found.strip()


def logged(table, kind=""):
    names = NAMES[: len(table.state.players)]
    return [in_words(TEXTS.log(event, names)) for event in table.state.events if kind in ("", event["event"])]


def heard(state, seat):
    """All that is said to a seat at this question."""
    names = NAMES[: len(state.players)]
    question = GAME.question(state, seat)
    ask = TEXTS.ask(question, names) if question else ""
    view = GAME.view(state, seat)
    return [*TEXTS.table(view, names), *TEXTS.more(view, names), ask, *all_choices(state, seat)]


# The cards


def test_every_card_has_its_text_and_nothing_else_has():
    assert list(CARD_TEXTS) == [card.name for card in CARDS]


def test_every_card_has_a_name_of_its_own():
    assert len({text.name for text in CARD_TEXTS.values()}) == 46 + 7 + 6
    assert TEXTS.card("sketal_green").name == "Green Sketal"
    assert TEXTS.card("moloch").name == "Moloc'h"


@every_card
def test_a_card_has_a_full_and_a_short_text_for_exactly_the_slots_it_has(card):
    assert list(TEXTS.card(card.name).full) == slots(card)
    assert list(TEXTS.card(card.name).short) == slots(card)


@every_card
def test_the_texts_of_a_card_have_known_markers_only(card):
    assert all(saying and is_clean(saying) for saying in sayings(card))


@every_card
def test_full_texts_are_sentences_and_short_lines_fit_on_a_card(card):
    text = TEXTS.card(card.name)
    assert all(re.match(r"[A-Z].*\.$", saying) for saying in text.full.values())
    assert all(len(line) <= 34 and line == line.strip() for lines in text.short.values() for line in lines)


@every_card
def test_nouns_agree_with_their_numbers(card):
    for saying in TEXTS.card(card.name).full.values():
        words = in_words(saying)
        assert not re.search(
            r"\b1 (\w+ )?(tokens|dice|fireflies)|\b[2-9] (\w+ )?(token|die|firefly)\b", words
        )
        assert not re.search(r"\ba (air|earth)|\ban (?!air|earth)", words)


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("likyar", "For every pair of nature and fire dice: take 1 reroll token, then gain 1 light."),
        ("hymoros", "For every water die: take 1 footprint."),
        ("zellyf_5", "For every 2 water dice: lose 2 light."),
        ("torkos", "For every 3 dice that show the same symbol: gain 6 light."),
        ("mindaroo_no_air_fire", "Once a day, if no die shows air or fire: gain 6 light."),
        ("gluach", "Once a day, if a die shows water and no die shows earth: gain 6 light."),
        ("sketal_red", "With 3 air dice: this companion goes to the graveyard, then lose 4 light."),
        (
            "briki_5",
            "With a pair of air and fire dice: this companion goes to the graveyard, then take 2 footprints.",
        ),
        ("spell_earth", "With 2 earth dice: lose 3 footprints, then put this tile into the box."),
    ],
)
def test_effects_are_written_so(card, effect):
    assert in_words(TEXTS.card(card).full["effect"]) == effect


def test_cromaug_takes_another_companion():
    cromaug = TEXTS.card("cromaug")
    assert in_words(cromaug.full["effect"]) == (
        "With an air die: this companion goes to the graveyard, then take another companion of your choice "
        "from the graveyard."
    )
    assert cromaug.short["effect"] == ["{air}:", "{skull}, take another companion", "from the graveyard"]
    assert cromaug.full["points"] == "At the end of the game, lose 1 {light}."


def test_a_sketal_says_what_becomes_of_its_die():
    assert TEXTS.card("sketal_light_blue").full["ability"] == (
        "Brings the large light blue die, if it is in the reserve. The die goes back when this companion "
        "leaves."
    )
    assert TEXTS.card("sketal_any").short["ability"] == ["brings any large die"]


def test_abilities_are_written_so():
    assert TEXTS.card("gluach").full["ability"] == "Carries 2 {fireflies} for the final scoring."
    assert TEXTS.card("snarexe").full["ability"] == "Carries 1 {firefly} for the final scoring."
    assert TEXTS.card("lumipili_fire").short["ability"] == ["1 {reroll} every day"]
    assert TEXTS.card("pocana").full["ability"] == "Brings 3 large red dice."


def test_all_of_a_card_fits_into_one_line():
    assert in_words(short_text("wapoki")) == (
        "nature and water: +1 firefly, +2 light; 1 firefly; +2 light at the end"
    )


def test_only_spell_tiles_go_to_the_box():
    for card in CARDS:
        effect = TEXTS.card(card.name).full.get("effect", "")
        assert ("box" in effect) == isinstance(card, Spell)


# Icons and phrases


def test_an_icon_is_some_words_or_one_symbol():
    for icon in TEXTS.icons.values():
        assert re.fullmatch(r"([-+]?\d )?[a-z]+", icon.word)
        assert len(icon.symbol) == 1


def test_only_one_and_several_of_a_thing_share_a_symbol():
    shared = {icon.symbol: marker for marker, icon in TEXTS.icons.items()}
    hidden = [marker for marker, icon in TEXTS.icons.items() if shared[icon.symbol] != marker]
    assert {marker: shared[TEXTS.icons[marker].symbol] for marker in hidden} == SEVERAL


def test_every_symbol_and_every_token_has_an_icon():
    symbols = {"nature", "water", "air", "fire", "earth", "footprints_2", "light_3", "minus_light_2"}
    assert set(TEXTS.icons) == symbols | {"light", "skull", *SEVERAL, *SEVERAL.values()}


def test_things_are_listed_with_commas_and_an_and():
    assert listed([]) == ""
    assert listed(["Ana"]) == "Ana"
    assert listed(["Ana", "Bo", "Cleo"]) == "Ana, Bo and Cleo"


def test_light_and_tokens_are_counted():
    assert in_words(amount(0, "light")) == "no light"
    assert in_words(amount(1, "reroll")) == "1 reroll token"
    assert in_words(amount(2, "firefly")) == "2 fireflies"
    assert tokens({"footprint": 0, "firefly": 0}) == ""
    assert in_words(tokens({"footprint": 1, "firefly": 0, "reroll": 2})) == "1 footprint and 2 reroll tokens"


def test_special_faces_bring_a_number_of_their_own():
    assert in_words(showing(2, "fire")) == "2 fire"
    assert in_words(showing(1, "footprints_2")) == "2 footprints"
    assert in_words(showing(2, "light_3")) == "+3 light on 2 dice"


def test_what_lies_at_a_space_is_counted_by_colour():
    assert lying([], 0) == ""
    assert lying(["green", "green", "dark_blue"], 0) == "2 green and 1 dark blue die"
    assert in_words(lying(["purple", "purple"], 1)) == "2 purple dice plus 1 footprint"


def test_a_die_is_called_by_whose_it_is():
    assert die_name({"colour": "green", "of": None}) == "small green die"
    assert die_name({"colour": "black", "of": None}) == "black die"
    assert die_name({"colour": "dark_blue", "of": "taetyss"}) == "large dark blue die"
    assert die_name({"colour": "red", "of": "sketal_red"}) == "Red Sketal's die"
    assert die_name({"colour": "red", "of": "sketal_any"}) == "Multicoloured Sketal's red die"


def test_every_place_has_a_name_of_its_own():
    assert list(PLACES) == [place.name for place in [*SPOTS, *ISLANDS]]
    assert len(set(PLACES.values())) == 61 + 12
    assert TEXTS.place("start") == "the start field"
    assert TEXTS.place("spot_07") == "{nature} spot 1"
    assert TEXTS.place("village_20") == "the village worth 20 {light}"
    assert TEXTS.place("island_00") == "the centre island"
    assert TEXTS.place("island_04") == "the far south-east island"


# What must hold in every game


@every_game
def test_every_answer_has_a_text_that_no_other_answer_has(seats, board, adventurers, seed):
    for s in questions(seats, board, adventurers, seed):
        for seat in s.deciders():
            texts = all_choices(s, seat)
            assert all(text and is_clean(text) for text in texts)
            assert len(set(texts)) == len(texts)


@every_game
def test_every_question_is_one_sentence_that_names_who_is_asked(seats, board, adventurers, seed):
    for s in questions(seats, board, adventurers, seed):
        for seat in s.deciders():
            sentence = TEXTS.ask(GAME.question(s, seat), NAMES)
            assert is_clean(sentence)
            assert sentence.startswith(NAMES[seat])
            assert sentence.endswith(".")


@every_game
def test_every_event_can_be_said_to_everybody(seats, board, adventurers, seed):
    for s in questions(seats, board, adventurers, seed):
        for event in s.events:
            empty_handed = event["event"] == "put_back_dice" and not event["dice"]
            for seat in [None, *range(seats)]:
                sentence = TEXTS.log(event, NAMES[:seats], seat)
                assert is_clean(sentence)
                assert (sentence == "") == (event["event"] in UNSAID or empty_handed)
                assert seat is None or f" {NAMES[seat]} " not in f" {sentence} "
                assert not re.match(r"You \w+s\b", sentence)
        s.events.clear()


@every_game
def test_every_line_of_the_table_says_something(seats, board, adventurers, seed):
    for s in questions(seats, board, adventurers, seed):
        for seat in [None, *range(seats)]:
            view = GAME.view(s, seat)
            for text in [*TEXTS.table(view, NAMES[:seats]), *TEXTS.more(view, NAMES[:seats])]:
                assert is_clean(text)
                assert with_symbols(text).strip()


@every_game
def test_what_a_seat_hears_does_not_depend_on_what_is_hidden_from_it(seats, board, adventurers, seed):
    for number, s in enumerate(questions(seats, board, adventurers, seed)):
        seat = number % seats
        worlds = [s, s.imagine(seat, 1), s.imagine(seat, 2)]
        assert heard(worlds[0], seat) == heard(worlds[1], seat) == heard(worlds[2], seat)


@every_game
def test_the_board_shows_as_possible_what_is_legal(seats, board, adventurers, seed):
    impossible, looked_at = r"entered today|you lack|closed", 0
    for s in questions(seats, board, adventurers, seed):
        for seat in s.deciders():
            if GAME.question(s, seat)["kind"] in ("go", "sail"):
                lines = "\n".join(TEXTS.table(GAME.view(s, seat), NAMES[:seats]))
                ways = re.findall(r"\(needs [^(\n]*", lines)
                open_ways = [text for text in ways if not re.search(impossible, text)]
                assert len(open_ways) == len(s.legal_actions(seat)) - 1
                looked_at += 1
    assert looked_at


# Questions


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_of_rules_and_cards_can_be_put(kind):
    question = {"kind": kind, "seat": 1, "card": "cromaug", "text": "cromaug", "picks": 2, "picked": None}
    assert is_clean(TEXTS.ask(question, NAMES))
    assert TEXTS.ask(question, NAMES).startswith("Bo, Cromaug: ")


def test_no_question_is_written_that_nobody_asks():
    assert {*WANTED, "spend"} == set(KINDS)


def test_every_action_has_a_verb_that_can_be_said():
    assert {name.partition(":")[0] for name in ACTIONS} == set(VERBS)


@cache
def first_choices(**options):
    s = GAME.new(2, 1, {"start": "0", **options})
    return [in_words(text) for text in all_choices(s, 0)]


def test_adventurers_are_offered_with_what_they_can_do():
    assert first_choices()[0] == (
        "Choose Braccio: 2 nature: +1 footprint, +3 light; 2 large green dice; +1 light at the end"
    )
    assert first_choices(adventurers="random")[0].startswith("Take ")


def test_a_companion_is_taken_with_everything_at_its_space():
    table = Table(phase="morning", track="fire:ladawa:red,green,green:2 air:okans nature:kaar::1")
    assert asked(table) == "Ana: take a companion, with everything at its space."
    assert choices(table) == [
        "Take Kaar from nature with 1 footprint: brings the black die, protects you from it; +4 light "
        "at the end",
        "Take Okans from air with nothing else: nature: +1 reroll, +1 light; lose 2 light at the end",
        "Take Ladawa from fire with 2 green and 1 red die plus 2 footprints: 2 fire: +4 light; 1 firefly",
    ]


def test_a_sketal_whose_die_is_gone_says_so():
    track = "fire:sketal_green::1 air:sketal_red::1 water:sketal_any::1"
    told = [
        choice.endswith(" (but none is there)") for choice in choices(Table(phase="morning", track=track))
    ]
    assert told == [False, False, False]
    green = Table(phase="morning", track=track, reserve="green")
    assert [choice.endswith(" (but none is there)") for choice in choices(green)] == [False, True, False]
    nothing = Table(phase="morning", track=track, reserve="")
    assert [choice.endswith(" (but none is there)") for choice in choices(nothing)] == [True, True, True]


def test_the_multicoloured_sketal_asks_for_a_die():
    track = "fire:sketal_any::1 air:okans water:hymoros"
    table = Table(phase="morning", track=track, reserve="green dark_blue").say("take:fire")
    assert asked(table) == "Ana, Multicoloured Sketal: take a large die from the reserve."
    assert choices(table)[1] == "Take the large dark blue die from the reserve"


def test_the_owner_of_kaar_is_asked_where_the_black_die_shall_go():
    track = "fire:ladawa::1 air:okans::1 water:hymoros::1"
    table = Table(phase="morning", companions="kaar", track=track, black="fire").say("take:fire")
    assert asked(table) == (
        "Ana: move the black die before you take the companion, or leave it, since you own Kaar."
    )
    assert choices(table) == [
        "Move the black die to nature, where nobody lies",
        "Move the black die to water, where Hymoros lies",
        "Move the black die to air, where Okans lies",
        "Move the black die to earth, where nobody lies",
        "Leave the black die and take it: Kaar protects you",
    ]


def test_two_players_discard_a_companion():
    track = "fire:ladawa::1 air:okans water:hymoros"
    table = Table(phase="morning", track=track).say("take:fire")
    assert asked(table) == "Ana: put a companion of the meeting track into the graveyard."
    assert choices(table)[1] == "Put Okans of air into the graveyard"


def test_rerolls_say_what_they_cost():
    table = Table("air", "lumipili_fire", rerolls=2, light=21, phase="rolling")
    assert asked(table) == "Ana: reroll or turn dice, or be done for today."
    assert choices(table) == [
        "Reroll 1 or 2 dice: spend a reroll token (you have 2)",
        "Reroll 1 or 2 dice: go back from 21 to 19 light",
        "Reroll 1 or 2 dice: use today's reroll of Fire Lumipili",
        "Turn a die to a face you choose: spend 3 rerolls: up to 2 reroll tokens, today's reroll of Fire "
        "Lumipili, going back from 21 to 19 or 16 or 13 light",
        "Done: keep your dice as they are",
    ]


def test_dice_are_picked_one_after_the_other():
    dice = "green:air green@braccio:air green@sketal_green:air black:fire"
    table = Table(dice, "sketal_green", rerolls=1, phase="rolling").say("reroll:token")
    assert asked(table) == (
        "Ana: choose the first die to roll again; a second one can only be its like or listed below it."
    )
    assert choices(table) == [
        "Roll the small green die (air) again",
        "Roll the black die (fire) again",
        "Roll the large green die (air) again",
        "Roll the Green Sketal's die (air) again",
    ]
    table.say("pick:black_fire")
    assert asked(table) == "Ana: choose a second die to roll again, or only roll the first."
    assert choices(table) == [
        "Roll the large green die (air) too",
        "Roll the Green Sketal's die (air) too",
        "Roll only the black die (fire)",
    ]


def test_turning_a_die_takes_several_questions():
    table = Table("purple:air red:fire", rerolls=2, light=10, phase="rolling").say("turn")
    assert asked(table) == "Ana: spend rerolls to turn a die, 3 to go."
    assert choices(table) == ["Spend a reroll token (you have 2)", "Go back from 10 to 9 light"]
    table.say("reroll:token")
    assert asked(table) == "Ana: spend rerolls to turn a die, 2 to go."
    table.say("reroll:token")
    assert asked(table) == "Ana: choose a die to turn."
    assert choices(table) == ["Turn the small red die (fire)", "Turn the small purple die (air)"]
    table.say("pick:purple_air")
    assert asked(table) == "Ana: choose the face that it shall show."
    assert choices(table)[-1] == "Turn the small purple die from air to 2 footprints"
    assert choices(table)[2] == "Turn the small purple die from air to air (as it is)"


@pytest.mark.parametrize(
    ("held", "price"),
    [
        ({"light": 10}, "go back from 10 to 5 light"),
        ({"light": 0, "rerolls": 5}, "spend 3 reroll tokens"),
        ({"light": 2, "rerolls": 1}, "spend 1 reroll token, then go back from 2 to 0 light"),
        (
            {"light": 104, "rerolls": 2, "companions": "lumipili_fire"},
            "spend 2 reroll tokens, then use today's reroll of Fire Lumipili",
        ),
        (
            {"light": 10, "rerolls": 1},
            "spend 3 rerolls: up to 1 reroll token, going back from 10 to 7 or 5 light",
        ),
        (
            {"light": 10, "companions": "lumipili_fire"},
            "spend 3 rerolls: today's reroll of Fire Lumipili, going back from 10 to 7 or 5 light",
        ),
        (
            {"light": 104, "rerolls": 3, "companions": "lumipili_fire"},
            "spend 3 rerolls: up to 3 reroll tokens, today's reroll of Fire Lumipili",
        ),
    ],
)
def test_the_price_of_turning_a_die_names_what_it_takes(held, price):
    assert f"Turn a die to a face you choose: {price}" in choices(Table("air", phase="rolling", **held))


def test_resolving_a_card_says_what_it_does_how_often():
    table = Table(
        "water water water water earth earth", "zellyf_5, hymoros, sketal_green, briki_6, donillilu"
    )
    assert asked(table) == "Ana: resolve a card; in any order, but all whose condition is met."
    assert choices(table) == [
        "Resolve Briki 6: this companion goes to the graveyard, then take 1 footprint (gone with it: "
        "+6 light at the end)",
        "Resolve Green Sketal: this companion goes to the graveyard, then gain 2 light (gone with it: brings "
        "the large green die)",
        "Resolve Hymoros (4 times): take 4 footprints",
        "Resolve Zellyf 5 (2 times): lose 4 light",
    ]


def test_equal_spells_are_told_apart_by_their_place():
    table = Table("fire fire fire", spells="spell_triple, spell_water~, spell_triple")
    assert choices(table) == [
        "Resolve Triple Spell, your spell 1: lose 7 light",
        "Resolve Triple Spell, your spell 3: lose 7 light",
    ]


def test_the_air_skull_spell_names_its_victim():
    buried = "your rightmost companion goes to the graveyard, without any effect of its own"
    spell = "Resolve Air Skull Spell, your spell 1"
    table = Table("air air", "okans, kaar", spells="spell_air_skull")
    assert choices(table) == [f"{spell}: {buried}: Kaar"]
    assert choices(Table("air air", spells="spell_air_skull")) == [f"{spell}: {buried}: nobody"]


def test_cromaug_asks_for_a_companion():
    table = Table("air", "cromaug", graveyard="okans, snarexe, sketal_red", reserve="green")
    table.resolve("cromaug")
    assert asked(table) == "Ana, Cromaug: take a companion from the graveyard."
    assert choices(table) == [
        "Take Red Sketal from the graveyard: 3 air: skull, lose 4 light; brings the large red die; +1 light "
        "at the end (but none is there)",
        "Take Snarexe from the graveyard: 4 alike: skull, +10 light; 1 firefly",
        "Take Okans from the graveyard: nature: +1 reroll, +1 light; lose 2 light at the end",
    ]


def test_a_group_hears_what_each_step_takes_and_gives():
    table = Table("earth nature", group="spot_11", footprints=1, phase="afternoon")
    assert asked(table) == "Ana: go on to a neighbouring spot, or stop."
    assert choices(table) == [
        "Go to air spot 2: pay 1 footprint; route: take 1 firefly",
        "Go to earth spot 1: uses an earth die; route: lose 5 light",
        "Go to nature spot 2: uses a nature die",
        "Stay at no-water spot 1",
    ]
    assert choices(table.go("spot_15")) == [
        "Go to air spot 3: pay 1 footprint; route: give up a companion or a spell",
        "Go to nature spot 3: pay 1 footprint",
        "Stop at nature spot 2",
    ]


def test_a_forbidden_symbol_is_free_or_takes_a_footprint():
    assert choices(Table("air", group="spot_07", phase="afternoon"))[0] == "Go to no-fire spot 1: free"
    cursed = Table("fire", group="spot_07", footprints=1, phase="afternoon")
    assert choices(cursed)[1] == "Go to no-fire spot 1: pay 1 footprint"


def test_villages_take_a_toll_and_a_stop_there_makes_camp():
    table = Table(group="spot_32", footprints=2, phase="afternoon")
    assert "Go to the village worth 8 light: pay 1 footprint; take 1 firefly" in choices(table)
    assert choices(table.go("village_8"))[-1] == "Stop at the village worth 8 light: camp here"
    resting = Table(group="village_8", phase="afternoon")
    assert choices(resting) == ["Stay at the village worth 8 light"]
    assert choices(Table("nature", group="spot_44", phase="afternoon"))[0] == "Go to the start field: free"


def test_a_skull_asks_for_a_companion_or_a_spell():
    table = Table(
        "air", "okans, donillilu", spells="spell_fire, spell_water~", group="spot_15", phase="afternoon"
    )
    table.go("spot_16")
    assert asked(table) == "Ana: give up a companion or break a spell, for a skull."
    assert choices(table) == [
        "Put Donillilu into the graveyard",
        "Put Okans into the graveyard (gone with it: lose 2 light at the end)",
        "Break your spell 1, Fire Spell",
        "Break your spell 2, face down",
    ]


def test_boats_hear_what_each_passage_takes_and_gives():
    boats = "island_00 island_03 island_06 island_01"
    table = Table("air fire", boats=boats, footprints=4, phase="afternoon")
    assert asked(table) == "Ana: sail with one boat, or stay."
    assert choices(table) == [
        "Sail from the centre island to the west island: pay 1 footprint",
        "Sail from the centre island to the north island: pay 2 footprints; take 1 reroll token",
        "Sail from the east island to the north-east island: free; give up a companion or a spell",
        "Sail from the south-east island to the far south-east island: free; take 1 footprint; worth 5 "
        "light instead of 0",
        "Sail from the south-east island to the south island: pay 4 footprints; worth 4 light instead of 0",
        "Sail from the south-west island to the south island: pay 4 footprints; worth 4 light instead of 2",
        "Sail from the south-west island to the far south-west island: pay 2 footprints; take 1 reroll token",
        "Leave your boats where they are",
    ]


# The log


def test_the_log_names_the_card_that_makes_it_happen():
    table = Table("water water earth earth", "wapoki, zellyf_5, sketal_green, tamnuca_light")
    table.state.events.clear()
    table.resolve("tamnuca_light", "zellyf_5", "sketal_green")
    assert logged(table)[:7] == [
        "Ana resolves Light Tamnuca (2 times).",
        "Ana gains 2 light (Light Tamnuca).",
        "Ana resolves Zellyf 5.",
        "Ana loses 2 light (Zellyf 5).",
        "Ana resolves Green Sketal.",
        "Ana puts Green Sketal into the graveyard.",
        "Ana gains 2 light (Green Sketal).",
    ]


def test_a_die_that_goes_back_is_told():
    table = Table("earth green@sketal_green:earth", "sketal_green").resolve("sketal_green")
    assert "Ana returns the large green die to the reserve." in logged(table)


def test_whoever_has_nothing_loses_nothing():
    table = Table("water water", "zellyf_5", light=0).resolve("zellyf_5")
    assert "Ana loses no light (Zellyf 5)." in logged(table)


def test_die_faces_are_named_by_their_dice():
    table = Table("footprints_2 light_3 minus_light_2", phase="noon")
    assert logged(table)[:3] == [
        "Ana takes 2 footprints (purple die).",
        "Ana gains 3 light (yellow die).",
        "Ana loses 2 light (black die).",
    ]


def test_the_morning_is_told():
    track = "fire:sketal_green:red:1 air:kaar::1 water:hymoros::1 earth:ladawa nature:okans"
    table = Table(phase="morning", track=track, rolls="minus_light_2 fire earth air air")
    table.say("take:fire", "discard:water").say("take:air", who="them")
    assert logged(table)[:6] == [
        "Ana takes Green Sketal from fire with 1 red die plus 1 footprint.",
        "Ana takes the large green die (Green Sketal).",
        "Ana puts Hymoros of water into the graveyard.",
        "Bo takes Kaar from air with 1 footprint.",
        "Bo rolls -2 light, then fire, then earth with the black die, which goes to earth.",
        "Okans and Ladawa go to the graveyard.",
    ]


def test_a_companion_that_comes_alone_is_told_without_more():
    table = Table(phase="morning", companions="kaar", track="fire:ladawa air:okans", black="fire")
    table.say("take:fire", "black:air")
    assert logged(table)[:2] == ["Ana moves the black die to air.", "Ana takes Ladawa from fire."]


def test_companions_that_are_left_go_to_the_graveyard_one_or_several():
    one = {"event": "cleared", "cards": ["okans"]}
    assert TEXTS.log(one, NAMES) == "Okans goes to the graveyard."
    assert TEXTS.log({"event": "cleared", "cards": []}, NAMES) == ""


def test_a_roll_is_counted_by_symbol():
    dice = [{"colour": "green", "of": None, "face": face} for face in ("fire", "nature", "fire")]
    rolled = {"event": "rolled", "seat": 1, "dice": dice}
    assert in_words(TEXTS.log(rolled, NAMES)) == "Bo rolls 1 nature and 2 fire."
    rolled["dice"] = [*dice[:1], {"colour": "black", "of": None, "face": "fire"}]
    assert in_words(TEXTS.log(rolled, NAMES)) == "Bo rolls 1 fire and fire with the black die."
    assert TEXTS.log(rolled | {"dice": []}, NAMES) == "Bo rolls no dice."


def test_rerolls_are_told_with_what_was_spent():
    table = Table("green:air red:fire", "lumipili_fire", rerolls=1, phase="rolling", rolls="water fire")
    table.say("reroll:token", "pick:green_air", "only", "reroll:track", "pick:red_fire", "only")
    assert logged(table) == [
        "Ana spends a reroll token.",
        "Ana rerolls the small green die from air to water.",
        "Ana goes back to 9 light for a reroll.",
        "Ana rerolls the small red die from fire to fire.",
    ]
    table.say("reroll:lumipili_fire")
    assert logged(table)[-1] == "Ana uses today's reroll of Fire Lumipili."


def test_a_turned_die_is_told():
    table = Table("purple:air", rerolls=3, light=0, phase="rolling")
    table.say("turn", "face:footprints_2")
    assert logged(table)[-1] == "Ana turns the small purple die from air to 2 footprints."


def test_spells_are_told_without_being_named_before_they_are_revealed():
    table = Table("fire fire", "xargok", pile="spell_water").resolve("xargok")
    assert "Bo takes a spell, face down (Xar'gok)." in logged(table)
    revealed = {"event": "revealed_spell", "seat": 1, "card": "spell_water"}
    assert TEXTS.log(revealed, NAMES) == "Bo turns up Water Spell."


@pytest.mark.parametrize(
    ("spell", "told"), [("spell_fire", "Fire Spell"), ("spell_fire~", "a face-down spell")]
)
def test_a_broken_spell_is_told_as_it_lay(spell, told):
    table = Table("air", "okans", spells=spell, group="spot_15", phase="afternoon")
    assert f"Ana breaks {told}." in logged(table.go("spot_16").say("break:1"))


def test_the_journey_is_told_with_what_is_found_on_the_way():
    table = Table("earth water", group="spot_11", footprints=4, phase="afternoon")
    table.go("spot_12", "spot_13", "village_20").say("stop")
    assert [text for text in logged(table) if text] == [
        "Ana loses 5 light (on the way).",
        "Ana goes to earth spot 1.",
        "Ana pays 1 footprint for earth spot 2.",
        "Ana goes to earth spot 2.",
        "Ana pays 3 footprints for the village worth 20 light.",
        "Ana goes to the village worth 20 light.",
        "Ana makes camp at the village worth 20 light.",
    ]


def test_whom_a_skull_of_the_board_takes_is_told():
    table = Table("air", "okans, kaar", group="spot_15", phase="afternoon").go("spot_16").say("lose:okans")
    assert "Ana puts Okans into the graveyard (a skull on the board)." in logged(table)


def test_a_voyage_is_told_with_what_is_found_there():
    table = Table("air", boats="island_00 island_00 island_00 island_00", phase="afternoon")
    assert logged(table.say("sail:island_00-island_01")) == [
        "Ana sails from the centre island to the east island.",
        "Ana takes 2 footprints (the east island).",
    ]


def test_cromaugs_companion_is_told():
    table = Table("air", "cromaug", graveyard="okans, kaar").resolve("cromaug").say("fetch:okans")
    assert "Ana takes Okans from the graveyard (Cromaug)." in logged(table)


def test_the_evening_is_told():
    back = {"event": "put_back_dice", "seat": 0}
    dice = [{"colour": colour, "of": None, "face": face} for colour, face in (("dark_blue", "fire"),) * 2]
    dice.append({"colour": "red", "of": None, "face": "nature"})
    assert in_words(TEXTS.log(back | {"dice": dice}, NAMES)) == (
        "Ana puts the small dice back: 1 red on nature, 2 dark blue on fire."
    )
    assert TEXTS.log(back | {"dice": []}, NAMES) == ""


def test_a_day_begins_with_its_companions():
    dealt = {"event": "dealt", "round": 2, "start": 1, "companions": {"fire": "okans", "air": "kaar"}}
    assert in_words(TEXTS.log(dealt, NAMES)) == (
        "Day 2, Bo begins. At the meeting track: Okans at fire and Kaar at air."
    )


def test_adventurers_are_told_whether_chosen_or_dealt():
    s = GAME.new(2, 1, {"adventurers": "random"}, events=True)
    names = [TEXTS.card(CARDS[p.adventurer].name).name for p in s.players]
    assert [TEXTS.log(event, NAMES) for event in s.events[:2]] == [
        f"Ana plays {names[0]}.",
        f"Bo plays {names[1]}.",
    ]


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
    went = {"event": "camped", "seat": 1, "place": "spot_10"}
    assert TEXTS.log(went, NAMES, 1) == TEXTS.log(went, NAMES).replace("Bo makes", "You make")
    dealt = {"event": "dealt", "round": 2, "start": 1, "companions": {"fire": "okans"}}
    assert in_words(TEXTS.log(dealt, NAMES, 1)) == "Day 2, you begin. At the meeting track: Okans at fire."


def test_the_last_day_is_announced():
    dealt = {"event": "dealt", "round": 8, "start": 1, "companions": {"fire": "okans"}}
    assert in_words(TEXTS.log(dealt, NAMES)).startswith("Day 8, the last one, Bo begins.")


# The table


def test_the_table_shows_everything_open():
    table = Table(
        "green@braccio:nature green@braccio:fire red:nature",
        "likyar, dvol_3",
        adventurer="braccio",
        light=21,
        footprints=1,
        fireflies=1,
        rerolls=2,
        spells="spell_fire, spell_water~",
        group="spot_11",
        camp="village_12",
        their_companions="kaar, donillilu",
        their_dice="air",
        their_spells="spell_water, spell_earth~",
        phase="rolling",
        round=3,
        track="fire::red,black air:::1",
        black="out",
        reserve="green red",
        graveyard="okans, snarexe",
        pile="spell_earth",
        deck="torkos",
    )
    assert shown(table) == [
        "Day 3 of 8, late morning, Realm of Shadows; Ana starts; waiting for all.",
        "Deck: 1, B on top; graveyard: 2; spell pile: 1; reserve: green, red.",
        "Meeting track: 1 red and 1 black die at fire; 1 footprint at air.",
        "Bo: 10 light (14 if it ended now); no fireflies for 2 companions; at the start field.",
        "  Dice: 1 air",
        "  Kaar, Donillilu, Water Spell, a face-down spell",
        "From no-water spot 1 you could go to air spot 2 (needs air; pay 1 footprint; route: take 1 "
        "firefly), earth spot 1 (needs earth; pay 1 footprint; route: lose 5 light), nature spot 2 (needs "
        "nature; uses a nature die).",
        "Nearest villages: worth 20 light in 3 steps: earth (lose 5 light on the way), earth, 3 footprints; "
        "worth 12 light in 3 steps: nature, nature, 1 footprint; worth 8 light in 5 steps: air (take 1 "
        "firefly on the way), air, no fire, water, 1 footprint.",
        "Ana (you): 21 light (48 if it ended now); 1 footprint and 2 reroll tokens; 3 fireflies for "
        "2 companions; at no-water spot 1, camp at the village worth 12 light.",
        "  Dice: 2 nature (small red, large green); 1 fire (large green)",
        "  Braccio: 2 nature: +1 footprint, +3 light; 2 large green dice; +1 light at the end (now met)",
        "  Likyar: nature and fire: +1 reroll, +1 light; 2 fireflies (now met)",
        "  Dvol 3: air: +1 light; +3 light at the end",
        "  Spells: 1 Fire Spell (2 fire: lose 6 light), 2 face down",
    ]


def test_you_come_last_and_the_others_clockwise():
    table = Table(phase="afternoon", players=4)
    heads = [text.split(":")[0] for text in shown(table, 1) if re.match("Ana|Bo|Cleo|Dmitri", text)]
    assert heads == ["Cleo", "Dmitri", "Ana", "Bo (you)"]


def test_nobody_is_told_to_wait_for_themselves():
    table = Table(phase="afternoon", players=3).say("stop", who="them")
    assert shown(table, 0)[0].endswith("; waiting for Ana and Cleo.")
    table.say("stop", who="third")
    assert shown(table, 0)[0].endswith("; Ana starts.")
    assert shown(table, 1)[0].endswith("; waiting for Ana.")


def test_the_dice_of_others_are_counted():
    theirs = Table(their_dice="light_3 light_3 fire", phase="rolling")
    assert "  Dice: 1 fire, +3 light on 2 dice" in shown(theirs)
    cursed = Table(their_dice="fire black:fire", black="out", phase="rolling")
    assert "  Dice: none that counts; the black die fire: fire does not count" in shown(cursed)
    unrolled = Table(their_dice="green: green: red:", phase="morning", track="fire:okans air:kaar")
    assert "  Dice: 2 green and 1 red" in shown(unrolled)


def test_the_board_is_shown_once_the_dice_are_rolled():
    track = {"track": "fire:okans air:kaar"}
    assert not [text for text in shown(Table(phase="morning", **track)) if "you could go" in text]
    for phase in ("rolling", "noon", "afternoon"):
        table = Table("nature", "okans", phase=phase)
        assert [text for text in shown(table) if "you could go" in text]


def test_fireflies_are_compared_with_companions():
    assert "; 1 firefly for 1 companion; " in line(Table("air", "ladawa", phase="rolling"), "Ana")
    assert "; no companions; " in line(Table("air", phase="rolling"), "Ana")
    assert "; 2 fireflies, no companions; " in line(Table("air", fireflies=2, phase="rolling"), "Ana")


def test_companions_wait_at_the_meeting_track():
    table = Table(phase="morning", track="fire:ladawa:red,green:1 air:okans")
    assert shown(table)[2:5] == [
        "Meeting track:",
        "  fire Ladawa with 1 green and 1 red die plus 1 footprint: 2 fire: +4 light; 1 firefly",
        "  air Okans: nature: +1 reroll, +1 light; lose 2 light at the end",
    ]


def test_before_the_roll_dice_show_nothing():
    dice = "green@braccio:nature green: red@sketal_any:fire"
    table = Table(dice, "sketal_any", phase="morning", track="fire:okans air:kaar")
    assert line(table, "Dice:") == "Dice: small green, Multicoloured Sketal's red, large green"


def test_before_the_adventurers_are_chosen_there_is_little_to_see():
    s = GAME.new(2, 1, {"start": "0"})
    lines = [in_words(text) for text in TEXTS.table(GAME.view(s, 0), NAMES[:2])]
    assert lines[2:] == [
        "Bo: 10 light (20 if it ended now); 2 reroll tokens; no companions; at the start field.",
        "Ana (you): 10 light (20 if it ended now); no companions; at the start field.",
    ]


def test_the_black_die_shows_what_it_cancels():
    dice = "fire fire air black:fire"
    assert line(Table(dice, "okans", black="out", phase="rolling"), "Dice:") == (
        "Dice: 1 air (small red); 2 fire (small red, small red), cancelled; the black die fire: fire does "
        "not count"
    )
    assert line(Table(dice, "kaar", black="out", phase="rolling"), "Dice:").endswith(
        "; the black die fire: harmless, with Kaar"
    )
    assert line(Table("minus_light_2", black="out", phase="rolling"), "Dice:") == (
        "Dice: the black die: 2 light lost at noon"
    )


def test_a_die_that_was_fetched_at_noon_is_not_rolled_yet():
    table = Table("air nature nature", "cromaug, okans", adventurer="braccio", graveyard="sketal_red, kaar")
    table.resolve("cromaug").say("fetch:sketal_red")
    assert line(table, "Dice:") == (
        "Dice: 2 nature (small red, small red); 1 air (small red); not rolled yet: Red Sketal's"
    )


def test_noon_shows_which_cards_are_resolved():
    table = Table("earth earth", "tamnuca_light, tamnuca_footprint, okans").resolve("tamnuca_light")
    assert line(table, "Light Tamnuca").endswith("1 firefly (resolved)")
    assert line(table, "Footprint Tamnuca").endswith("at the end (now met 2 times)")
    assert line(table, "Okans").endswith("at the end")


def test_the_afternoon_shows_which_dice_are_used_and_where_the_group_has_been():
    table = Table("nature nature", phase="afternoon").go("spot_44")
    assert line(table, "Dice:") == "Dice: 2 nature (small red, small red), 1 used"
    assert "the start field (needs nothing; entered today already)" in line(table, "From nature spot 5 you")
    assert "nature spot 6 (needs nature; uses a nature die)" in line(table, "From nature spot 5 you")


def test_when_the_journey_is_over_the_board_shows_what_tomorrow_may_need():
    table = Table("nature", phase="afternoon").go("spot_44").say("stop")
    assert table.asked("them") == "go"
    assert "nature spot 6 (needs nature)" in line(table, "From nature spot 5 you")


def test_a_village_next_door_is_one_step_away():
    table = Table(group="spot_13", phase="afternoon", footprints=1)
    assert "worth 20 light in 1 step: 3 footprints; " in line(table, "Nearest villages")
    assert "the village worth 20 light (needs 3 footprints; you lack 2 footprints)" in line(
        table, "From earth spot 2"
    )


def test_the_sea_shows_boats_and_connections():
    boats = "island_00 island_00 island_04 island_09"
    table = Table("air fire water", boats=boats, footprints=1, phase="afternoon")
    assert line(table, "Ana").endswith("boats centre (2), far south-east and north-west.")
    sea = shown(table)
    start = sea.index("Your boats could sail, with 3 different elements on your dice:")
    assert sea[start + 1 : start + 9] == [
        "  centre to east (needs 1 or 2 elements): closed; take 2 footprints",
        "  centre to south-east (needs 3 elements): free; take 2 fireflies",
        "  centre to south-west (needs 1 or 2 elements): closed; take 1 reroll token; worth 2 light",
        "  centre to west (needs 3 elements): free",
        "  centre to north (needs 4 elements): pay 1 footprint; take 1 reroll token",
        "  far south-east to south-east (needs 1 or 2 elements): closed; take 2 fireflies",
        "  north-west to west (needs 1 or 2 elements and 1 footprint): closed",
        "  north-west to north (needs 1 or 2 elements and 1 footprint): closed; take 1 reroll token",
    ]
    assert sea[start + 9].startswith("Ana (you): ")


def test_the_sea_counts_elements_in_words():
    boats = "island_01 island_04 island_09 island_00"
    assert "Your boats could sail, with 1 element on your dice:" in shown(
        Table("air", boats=boats, phase="afternoon")
    )
    table = Table(boats=boats, phase="afternoon")
    assert "Your boats could sail, with no different elements on your dice:" in shown(table)
    assert line(table, "east to north-east") == (
        "east to north-east (needs any number of elements): free; give up a companion or a spell"
    )
    table.say("stop")
    assert line(table, "centre to west") == "centre to west (needs 3 elements)"


def test_past_the_end_of_the_score_track_there_are_no_more_rerolls():
    assert "no more rerolls from the score track" in line(Table("air", light=104, phase="rolling"), "Ana")


def test_spectators_see_the_table_without_a_board_of_their_own():
    table = Table("fire", "okans", phase="rolling")
    assert not [text for text in shown(table, None) if "you" in text.split()]


def test_the_table_shows_the_winners_at_the_end():
    table = Table("air", "okans", light=30, footprints=2, deck="", phase="afternoon")
    table.say("stop").say("stop", who="them")
    assert shown(table)[0] == "The game is over after day 1. Ana wins."
    assert shown(table)[1].startswith("Deck: 0; graveyard: 0; spell pile: 0; reserve: green, ")
    assert line(table, "Ana").startswith(
        "Ana (you): 34 light in the end (before 30, cards 2, board 0, fireflies 0, footprints 2);"
    )
    assert [text for text in shown(table) if text.startswith("Bo: ")]


# What can be looked up


def looked_up(name):
    return [in_words(text) for text in TEXTS.describe(name)]


def test_a_card_is_described_in_full():
    assert (
        looked_up("Red Sketal")
        == looked_up("sketal_red")
        == looked_up(" RED ")
        == [
            "Red Sketal, a companion of deck A:",
            "  With 3 air dice: this companion goes to the graveyard, then lose 4 light.",
            "  Brings the large red die, if it is in the reserve. The die goes back when this "
            "companion leaves.",
            "  At the end of the game, gain 1 light.",
        ]
    )
    assert looked_up("poc")[0] == "Pocana, an adventurer:"
    assert looked_up("water s")[0] == "Water Spell, a spell tile:"


def test_the_beginning_of_a_name_describes_all_who_are_called_so():
    heads = [text.partition(",")[0] for text in looked_up("briki") if not text.startswith(" ")]
    assert heads == ["Briki 6", "Briki 5", "Brikix"]
    assert looked_up("brikix")[0] == "Brikix, a companion of deck B:"
    assert len([text for text in looked_up("torke") if not text.startswith(" ")]) == 2


@pytest.mark.parametrize("name", ["", " ", "hydra", "kaarr"])
def test_who_is_unknown_is_not_described(name):
    assert TEXTS.describe(name) == []


@every_card
def test_every_card_can_be_looked_up_by_its_name_and_its_id(card):
    described = TEXTS.describe(card.name)
    assert described == TEXTS.describe(TEXTS.card(card.name).name)
    assert len(described) == 1 + len(slots(card))
    assert all(is_clean(text) for text in described)


def more(table, seat=0):
    names = NAMES[: len(table.state.players)]
    return [in_words(text) for text in TEXTS.more(GAME.view(table.state, seat), names)]


def test_more_is_told_of_the_graveyard_of_others_and_of_villages():
    table = Table(
        "fire fire nature",
        "okans",
        spells="spell_fire",
        their_companions="ladawa",
        their_spells="spell_water, spell_earth~",
        graveyard="kaar, snarexe",
    ).resolve("okans", "spell_1")
    told = more(table)
    assert told[:-2] == [
        "The graveyard:",
        "  Snarexe: 4 alike: skull, +10 light; 1 firefly",
        "  Kaar: brings the black die, protects you from it; +4 light at the end",
        "The cards of Bo:",
        "  Ladawa: 2 fire: +4 light; 1 firefly",
        "  Water Spell: 2 water: lose 5 light",
        "Spell tiles in the box:",
        "  Fire Spell: 2 fire: lose 6 light",
    ]
    assert told[-2].startswith("From the start field you could go to fire spot 1 (")
    assert told[-1].startswith("Nearest villages: ")


def test_more_is_told_of_the_islands_in_every_phase():
    boats = "island_00 island_00 island_00 island_00"
    table = Table(phase="morning", boats=boats, track="fire:okans air:kaar")
    assert more(table)[:2] == ["The graveyard is empty.", "Your boats could sail:"]
    assert more(table)[-1] == (
        "Islands worth light at the end: north-west 8, far south-east 5, south 4, far north 3, south-west 2 "
        "and far south-west 2."
    )
    assert more(table, None) == ["The graveyard is empty.", "The cards of Ana:", *more(table, None)[2:]]


def test_hints_are_a_few_clean_sentences():
    hints = TEXTS.hints()
    assert 5 <= len(hints) <= 7
    assert all(is_clean(hint) and hint.endswith(".") for hint in hints)
    assert any("2 footprints" in in_words(hint) for hint in hints)
