"""Python types as the client gets them."""

import importlib.util
from pathlib import Path
from typing import Literal, NotRequired, TypeAlias, TypedDict

from everglow.coach.shares import WHOLE
from everglow.coach.summary import SLIPS
from everglow.games import games
from everglow.words.message import Message

WEB = Path(__file__).parent.parent / "web"
SPEC = importlib.util.spec_from_file_location(
    "typescript", Path(__file__).parent.parent / "web/typescript.py"
)
typescript = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(typescript)
declarations = typescript.declarations

Colour: TypeAlias = Literal["red", "blue"]


class Stone(TypedDict):
    """A stone."""

    colour: Colour
    of: str | None
    worth: NotRequired[int]


class Heap(TypedDict, total=False):
    """Stones.

    Some of them.
    """

    stones: list[Stone]
    counts: dict[Colour, int]
    tags: list[str | None]


class Gone(TypedDict):
    """Nothing is left."""

    event: Literal["gone"]
    fair: bool


Shown: TypeAlias = Heap | Gone

WRITTEN = """\
export type Colour = "red" | "blue";

/** A stone. */
export interface Stone {
  colour: Colour;
  of: string | null;
  worth?: number;
}

/**
 * Stones.
 *
 * Some of them.
 */
export interface Heap {
  stones?: Stone[];
  counts?: Record<Colour, number>;
  tags?: (string | null)[];
}
"""


def test_a_type_is_written_with_its_parts_before_it():
    assert declarations({"Heap": Heap}) == WRITTEN


def test_a_union_names_its_members():
    assert declarations({"Heap": Heap, "Shown": Shown}).endswith("export type Shown = Heap | Gone;\n")


def test_a_message_is_a_type_by_name_where_others_use_it():
    assert declarations({"Message": Message}) == "export type Message = [string, Record<string, unknown>];\n"
    assert declarations({"Said": list[Message]}) == "export type Said = Message[];\n"


def test_every_game_declares_what_it_shows_asks_and_reports():
    for game in games().values():
        text = declarations(dict(game.show.schema))
        for name in ("View", "Question", "Event", "Preview"):
            assert f" {name} " in text
        assert "any" not in text.split()
        assert "unknown" not in text.split()


def test_a_game_with_pages_of_its_own_hands_over_its_cards(monkeypatch):
    monkeypatch.syspath_prepend(str(WEB))
    generate = importlib.import_module("generate")
    assert generate.client_of(games()["vale"]).NAMES["hydra"] == "Hydra"


def test_the_client_names_losses_as_the_coach_does(monkeypatch):
    monkeypatch.syspath_prepend(str(WEB))
    written = importlib.import_module("generate").coach()
    assert f"WHOLE = {WHOLE};" in written
    for name, least in SLIPS.items():
        assert f'["{name}", {least}]' in written
