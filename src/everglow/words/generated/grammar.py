"""Plurals and lists by language, made by `make words` from CLDR; not to be edited."""

from __future__ import annotations

PLURALS: dict[str, dict[str, list[int]]] = {'en': {'one': [1]}, 'de': {'one': [1]}, 'fr': {'one': [0, 1]}, 'nl': {'one': [1]}}
LISTS: dict[str, dict[str, dict[str, str]]] = {'en': {'and': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} and {1}', '2': '{0} and {1}'}, 'or': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} or {1}', '2': '{0} or {1}'}}, 'de': {'and': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} und {1}', '2': '{0} und {1}'}, 'or': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} oder {1}', '2': '{0} oder {1}'}}, 'fr': {'and': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} et {1}', '2': '{0} et {1}'}, 'or': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} ou {1}', '2': '{0} ou {1}'}}, 'nl': {'and': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} en {1}', '2': '{0} en {1}'}, 'or': {'start': '{0}, {1}', 'middle': '{0}, {1}', 'end': '{0} of {1}', '2': '{0} of {1}'}}}
