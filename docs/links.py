"""MkDocs hook: turn links to files outside `docs/` into links to the repository, or into plain text.

The same Markdown is read on a forge, where `../examples/tidy_bot.py` works, and on the site, where it would
not. Without a public repository (`repo_url` in mkdocs.yml) only the text of the link is left. A link to a
file that does not exist is left alone, so that `mkdocs build --strict` reports it.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any, Final

DOCS: Final = Path(__file__).parent
LINK: Final = re.compile(r"\[([^\[\]]*)\]\((\.\./[^)#\s]+)(#[^)\s]*)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """Rewrite the links of one page; MkDocs calls this before it renders the page."""
    folder = PurePosixPath("docs") / PurePosixPath(page.file.src_uri).parent
    return LINK.sub(lambda link: rewritten(link, folder, config["repo_url"]), markdown)


def rewritten(link: re.Match[str], folder: PurePosixPath, repository: str | None) -> str:
    target = normpath(folder / link[2])
    if target.startswith("docs/") or not (DOCS.parent / target).exists():
        return link[0]
    return f"[{link[1]}]({repository}/blob/main/{target}{link[3] or ''})" if repository else link[1]
