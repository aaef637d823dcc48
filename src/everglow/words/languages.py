"""The languages that Everglow speaks, and which of them somebody reads."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr", "nl")
OWN_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def known(wishes: Iterable[str]) -> str:
    """The first language of a list that we speak, such as `de` for `de-AT`; English if there is none."""
    spoken = [wish.replace("_", "-").partition("-")[0].lower() for wish in wishes]
    return next((language for language in spoken if language in LANGUAGES), ENGLISH)


def of_the_system(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal."""
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return known([said.partition(".")[0]])
