"""All scenes of one look as one picture, so that a person sees them in a minute."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from .gallery import Scene
from .law import Look

STYLE = """
body { margin: 0; padding: 16px; background: #06070f; color: #eee; font: 14px sans-serif; }
main { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; } figcaption { max-width: 100%; padding: 4px 0; }
img { display: block; border: 2px solid #2f7; } .broken img { border-color: #f44; }
"""
ROOM = {"wide": 520, "narrow": 260}  # pixels of a thumbnail's width


def sheet(look: Look, pictures: Sequence[tuple[Scene, list[str], Path]]) -> str:
    """The page with these pictures: names, what broke the law there, and the file."""
    width = ROOM["wide" if look.width > 700 else "narrow"]
    figures = "".join(figure(width, *picture) for picture in pictures)
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><h1>{look}</h1><main>{figures}</main>"


def figure(width: int, scene: Scene, broken: list[str], path: Path) -> str:
    told = f" · {len(broken)} broken" if broken else ""
    return (
        f'<figure class="{"broken" if broken else ""}" style="width:{width}px">'
        f'<img src="{path.name}" width="{width}" title="{escape(chr(10).join(broken))}">'
        f"<figcaption>{escape(scene.name)}{told}</figcaption></figure>"
    )
