"""Types that the client gets of a game that has no folder there."""

from pathlib import Path

from tests.third.moths import GAME

WEB = Path(__file__).parents[3] / "web"


def test_the_types_of_the_view_are_written_and_nothing_else_is_needed(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(WEB)
    import generate

    monkeypatch.setattr(generate, "OUT", tmp_path)
    generate.write_game(GAME)
    [written] = tmp_path.iterdir()
    assert written.name == "moths.ts"
    assert "export interface View {" in written.read_text()
