"""A mistake in a Fluent file stops the compiler with the file, the line and what was expected."""

from __future__ import annotations

import pytest

from tests.words.test_compiler import Compiler, read_bundle, write
from words.__main__ import show_missing
from words.source import Mistake

ENGLISH = "# $card (beast)\nfirst = Take { $card }\n\nsecond = Take 1 {-red}\n"
ICONS = "### kind: zoo_icon\n\nred = red\n"


def compiled(tmp_path, english=ENGLISH, **german):
    folder = tmp_path / "zoo" / "words"
    write(folder, "en", zoo=english, icons=ICONS)
    if german:
        write(folder, "de", **german)
    bundle = read_bundle(folder)
    compiler = Compiler([bundle])
    compiler.constructors(bundle)
    return compiler.python(bundle, "de")


def test_nothing_is_wrong_with_a_file_that_says_the_same(tmp_path):
    compiled(tmp_path, zoo="first = { $card } nehmen\nsecond = 1 {-red} nehmen\n")


@pytest.mark.parametrize(
    ("german", "line", "expected"),
    [
        ("first = { $card\n", 2, "this is not Fluent: Expected token"),
        ("\n\nthird = Drei\n", 3, "English has no message third"),
        ("first = { $cards } nehmen\n", 1, "other parameters than English, which has: card"),
        ("first = Nehmen\n", 1, "other parameters than English, which has: card"),
        ("second = 1 nehmen\n", 1, "other icons than English, which has: red"),
        ("second = 1 {-blue}\n", 1, "other icons than English, which has: red"),
        ("second =\n    .more = 1 {-red}\n", 1, "second needs value, as in English"),
        ("first = { $card }\nfirst = { $card }\n", 2, "first is there already"),
        ("-red = rot\n", 1, "a term is declared"),
        ("first = { WHO($card) }\n", 1, "WHO takes a seat and a word for the reader"),
        ("first = { FORM($card) }\n", 1, "FORM takes a thing or an icon, and a form"),
        ("first = { FORMS($card) }\n", 1, "FORMS is none of CAPITAL, COUNT, JOIN, OR, PAD, WHO, FORM, TEXT"),
    ],
)
def test_a_translation_that_says_something_else_is_refused(tmp_path, german, line, expected):
    with pytest.raises(Mistake) as refused:
        compiled(tmp_path, zoo=german)
    assert f"de/zoo.ftl:{line}: " in str(refused.value)
    assert expected in str(refused.value)


@pytest.mark.parametrize(
    ("english", "expected"),
    [
        ("first = { $card }\n", "English does not declare the parameter $card"),
        ("first = {-green}\n", "there is no icon -green; known are: red"),
        ("# $n (number)\nfirst = { $n ->\n    [two hundred] x\n   *[other] y\n}\n", "this is not Fluent"),
        (
            "# $n (number)\nfirst = { $n ->\n    [lots] x\n   *[other] y\n}\n",
            "[lots] is neither a number nor",
        ),
        ("# $n (a | b)\nfirst = { $n ->\n    [c] x\n   *[a] y\n}\n", "[c] is no choice here"),
        ("# $n (a | b)\nfirst = { $n }\n", "$n chooses between texts and cannot be shown itself"),
        ("first =\n    .a = x\n", "first must be one text, without attributes"),
    ],
)
def test_english_that_cannot_be_compiled_is_refused(tmp_path, english, expected):
    with pytest.raises(Mistake) as refused:
        compiled(tmp_path, english=english)
    assert "en/zoo.ftl:" in str(refused.value)
    assert expected in str(refused.value)


def test_a_file_that_english_does_not_have_is_refused(tmp_path):
    with pytest.raises(Mistake, match=r"English has no file more\.ftl"):
        compiled(tmp_path, more="first = x\n")


def test_things_of_another_kind_are_refused(tmp_path):
    with pytest.raises(Mistake, match="expected the first comment `### kind: zoo_icon`"):
        compiled(tmp_path, icons="red = rot\n")


def test_what_is_missing_is_listed(tmp_path):
    folder = tmp_path / "zoo" / "words"
    write(folder, "en", zoo=ENGLISH, icons=ICONS)
    write(folder, "de", zoo="second = 1 {-red} nehmen\n")
    assert [said.entry.name for said in read_bundle(folder).missing("de")] == ["red", "first"]


def test_what_is_missing_is_shown_with_its_comment_and_its_english_text(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("words.__main__.ROOT", tmp_path)
    folder = tmp_path / "zoo" / "words"
    write(folder, "en", zoo=ENGLISH, icons=ICONS)
    write(folder, "de", zoo="second = 1 {-red} nehmen\n", icons="### kind: zoo_icon\n\nred = rot\n")
    show_missing([read_bundle(folder)], "de")
    shown = "zoo/words/en/zoo.ftl:2: first\n    # $card (beast)\n    first = Take { $card }\n"
    assert capsys.readouterr().out == shown + "de: 1 messages are missing.\n"
