"""Fluent files as functions: what a message says, in Python and in TypeScript."""

from __future__ import annotations

import pytest

from everglow.words.wording import Wording
from words.bundle import read_bundle
from words.compiler import Compiler

ENGLISH = """
# $seat (seat)
# $points (number)
scored = { $seat ->
    [you] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat } scores { $points }
}
# $cards (list of beast)
drew = { COUNT($cards) ->
    [0] No card
   *[other] { $cards } or { OR($cards) }, { JOIN($cards, " / ") }
}
# $place (hand | area)
# $card (beast?)
# $kept (flag)
put = { $card ->
    [none] nothing
   *[other] { $card }
} { $place ->
    [hand] in hand
   *[area] in the area
}{ $kept ->
    [yes] , kept
   *[no] {""}
}
# $colour (icon)
took = 1 { $colour }, 2 {-red}
# $seats (list of seat)
won = { CAPITAL(WHO($seats, "you")) } win
# $cause (message)
because = ({ $cause })
plain = Nothing
"""
BEASTS = "### kind: beast\n\nowl = Owl\n    .short = hoots { -red }\nelk = Elk\n    .short = calls { -red }\n"
BESTIEN = (
    "### kind: beast\n\nowl = Eule\n    .short = ruft { -red }\n    .den = die Eule\n"
    "elk = Elch\n    .short = röhrt { -red }\n    .den = den Elch\n"
)
ICONS = "### kind: zoo_icon\n\nred = red\n"


@pytest.fixture
def folder(tmp_path):
    """A folder of words of a game called zoo."""
    made = tmp_path / "zoo" / "words"
    write(made, "en", zoo=ENGLISH, beasts=BEASTS, icons=ICONS)
    return made


def write(folder, language, **files):
    (folder / language).mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / language / f"{name}.ftl").write_text(text, encoding="utf-8")


def sentences(folder, language="en"):
    """The functions of a language, as Python makes them."""
    bundle = read_bundle(folder)
    made: dict = {}
    exec(Compiler([bundle]).python(bundle, language), made)
    return made


class Reader(Wording):
    """A wording that knows the things of the zoo."""

    def __init__(self, made, **options):
        super().__init__(**options)
        self.made = made

    def say(self, message):
        return self.made["SENTENCES"][message[0]](self, message[1])

    def thing(self, kind, thing, form="name"):
        forms = self.made["THINGS"][kind][thing]
        return forms.get(form, forms["name"])


def said(folder, name, language="en", you=None, **args):
    made = sentences(folder, language)
    return Reader(made, language=language, names=["Ann", "Bo"], you=you).say((name, args))


def test_a_reader_is_spoken_to_and_others_are_spoken_of(folder):
    assert said(folder, "scored", you=1, seat=1, points=3) == "You score 3 points"
    assert said(folder, "scored", you=0, seat=1, points=3) == "Bo scores 3"


def test_a_number_chooses_its_plural(folder):
    assert said(folder, "scored", you=1, seat=1, points=1) == "You score 1 point"


def test_things_are_listed_with_and_or_and_anything_else(folder):
    assert said(folder, "drew", cards=["owl", "elk"]) == "Owl and Elk or Owl or Elk, Owl / Elk"
    assert said(folder, "drew", cards=[]) == "No card"


def test_words_flags_and_what_is_absent_choose(folder):
    assert said(folder, "put", card="owl", place="hand", kept=True) == "Owl in hand, kept"
    assert said(folder, "put", card=None, place="area", kept=False) == "nothing in the area"


def test_icons_become_markers(folder):
    assert said(folder, "took", colour="blue") == "1 {blue}, 2 {red}"


def test_the_reader_is_you_in_a_list_too(folder):
    assert said(folder, "won", you=0, seats=[0, 1]) == "You and Bo win"


def test_a_message_may_contain_another(folder):
    assert said(folder, "because", cause=("plain", {})) == "(Nothing)"


def test_an_icon_may_ask_for_a_form_of_its_word(folder):
    write(folder, "de", zoo='took = 1 { FORM($colour, "en") }, 2 { -red(form: "e") }\n')
    assert said(folder, "took", "de", colour="blue") == "1 {blue:en}, 2 {red:e}"


def test_another_language_says_english_where_it_says_nothing_yet(folder):
    write(folder, "de", zoo="plain = Nichts\n")
    assert said(folder, "plain", "de") == "Nichts"
    assert said(folder, "took", "de", colour="blue") == "1 {blue}, 2 {red}"


def test_things_have_forms_for_grammar_in_their_own_language(folder):
    forms = '{ COUNT($cards) ->\n    [0] Keine\n   *[other] { FORM($cards, "den") }\n}\n'
    write(folder, "de", beasts=BESTIEN, zoo=f"drew = {forms}")
    assert said(folder, "drew", "de", cards=["owl", "elk"]) == "die Eule und den Elch"


def test_french_spaces_do_not_break(folder):
    write(folder, "fr", zoo="plain = « Rien » : quoi ? oui !\n")
    assert said(folder, "plain", "fr") == "«\u00a0Rien\u00a0»\u00a0: quoi\u202f? oui\u202f!"


@pytest.mark.parametrize(
    ("language", "zero", "one", "two"),
    [("en", "other", "one", "other"), ("de", "other", "one", "other"), ("fr", "one", "one", "other")],
)
def test_plurals_are_those_of_the_language(language, zero, one, two):
    wording = Wording(language)
    assert [wording.plural(n) for n in (0, 1, 2)] == [zero, one, two]


@pytest.mark.parametrize(
    ("language", "several", "some"),
    [
        ("en", "A, B and C", "A, B or C"),
        ("de", "A, B und C", "A, B oder C"),
        ("fr", "A, B et C", "A, B ou C"),
        ("nl", "A, B en C", "A, B of C"),
    ],
)
def test_lists_are_those_of_the_language(language, several, some):
    wording = Wording(language)
    assert wording.listed(["A", "B", "C"]) == several
    assert wording.either(["A", "B", "C"]) == some
    assert wording.listed(["A"]) == "A"
    assert wording.listed([]) == ""


def test_names_with_braces_are_kept_in_lists():
    assert Wording("en").listed(["{0}", "{1}", "x"]) == "{0}, {1} and x"


def test_typescript_has_typed_functions_and_plain_texts(folder):
    bundle = read_bundle(folder)
    made = Compiler([bundle]).typescript(bundle, "en")
    assert "as (a: { seat: number; points: number }, w: Wording) => string" in made
    assert (
        'as (a: { place: "hand" | "area"; card: string | null; kept: boolean }, w: Wording) => string' in made
    )
    assert 'plain: "Nothing",' in made
    assert 'owl: { "name": "Owl", "short": "hoots {red}" },' in made


def test_python_has_typed_constructors(folder):
    bundle = read_bundle(folder)
    made = Compiler([bundle]).constructors(bundle)
    assert "def scored(*, seat: int, points: int) -> Message:" in made
    assert 'def put(*, place: Literal["hand", "area"], card: str | None, kept: bool) -> Message:' in made
    assert 'return ("zoo.won", {"seats": seats})' in made
