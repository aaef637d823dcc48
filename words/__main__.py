"""Compile all words (`python -m words`), or list what a language lacks (`python -m words --missing de`)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from words import grammar
from words.bundle import CLIENT, PACKAGE, Bundle, read_bundle
from words.compiler import Compiler
from words.source import LANGUAGES, ROOT, Mistake, folders

GENERATED: Final = CLIENT / "generated" / "words"
INDEX: Final = """// Made by `make words`; not to be edited. Every bundle by language, loaded when needed.

{imports}
export interface Bundles {{
{types}}}

export const LOAD = {{
{loads}}};
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m words", description=__doc__)
    parser.add_argument(
        "--missing", metavar="LANGUAGE", choices=LANGUAGES[1:], help="list what it does not say yet"
    )
    chosen = parser.parse_args()
    try:
        bundles = [read_bundle(folder) for folder in folders()]
        show_missing(bundles, chosen.missing) if chosen.missing else write_all(bundles)
    except Mistake as mistake:
        sys.exit(str(mistake))


def show_missing(bundles: list[Bundle], language: str) -> None:
    """Print every message that is not translated, with its English file, its comment and its text."""
    found = [each for bundle in bundles for each in bundle.missing(language)]
    for source, entry in found:
        print(f"{source.path.relative_to(ROOT)}:{entry.line}: {entry.name}")
        print("".join([f"    # {line}\n" for line in entry.comment.splitlines()]), end="")
        print("".join([f"    {line}\n" for line in entry.text.splitlines()]), end="")
    print(f"{language}: {len(found)} messages are missing." if found else f"{language}: nothing is missing.")


def write_all(bundles: list[Bundle]) -> None:
    compiler = Compiler(bundles)
    write(PACKAGE / "words" / "generated" / "grammar.py", grammar.module())
    for bundle in bundles:
        if bundle.python:
            write_python(compiler, bundle)
        if bundle.browser:
            write_typescript(compiler, bundle)
    write(GENERATED / "index.ts", index([bundle.name for bundle in bundles if bundle.browser]))


def write_python(compiler: Compiler, bundle: Bundle) -> None:
    made = bundle.folder / "generated"
    write(made / "__init__.py", '"""Made by `make words`; not to be edited."""\n')
    write(made / "messages.py", compiler.constructors(bundle))
    for language in LANGUAGES:
        write(made / f"{language}.py", compiler.python(bundle, language))


def write_typescript(compiler: Compiler, bundle: Bundle) -> None:
    for language in LANGUAGES:
        write(GENERATED / bundle.name / f"{language}.ts", compiler.typescript(bundle, language))


def index(names: list[str]) -> str:
    imports = "".join([f'import type {camel(name)} from "./{name}/en";\n' for name in names])
    types = "".join([f'  "{name}": typeof {camel(name)};\n' for name in names])
    loads = "".join([f'  "{name}": {{\n{loaders(name)}  }},\n' for name in names])
    return INDEX.format(imports=imports, types=types, loads=loads)


def loaders(name: str) -> str:
    return "".join([f'    {language}: () => import("./{name}/{language}"),\n' for language in LANGUAGES])


def camel(name: str) -> str:
    first, *rest = name.split("-")
    return first + "".join([word.capitalize() for word in rest])


def write(path: Path, text: str) -> None:
    """Write a file only if its text has changed, so that make and vite notice nothing else."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
