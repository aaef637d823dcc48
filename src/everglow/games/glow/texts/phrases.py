"""The phrases that all texts share."""

from __future__ import annotations


def listed(parts: list[str]) -> str:
    """`A, B and C`."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def article(word: str) -> str:
    return "an" if word[0] in "ae" else "a"


def amount(count: int, good: str) -> str:
    """`3 {light}`, `1 {footprint} token`."""
    noun = "" if good == "light" else " token" if count == 1 else " tokens"
    return f"{count or 'no'} {{{good}}}{noun}"


def tokens(counts: dict[str, int]) -> str:
    """`2 {footprint} and 1 {reroll} token`: the noun agrees with the number before it."""
    held = [(token, count) for token, count in counts.items() if count]
    if not held:
        return "no tokens"
    noun = "token" if held[-1][1] == 1 else "tokens"
    return f"{listed([f'{count} {{{token}}}' for token, count in held])} {noun}"


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def repeated(times: int) -> str:
    """` (2 times)`, after the name of a card."""
    return "" if times == 1 else f" ({times} times)"


def words(name: str) -> str:
    """`dark blue`, `late morning`."""
    return name.replace("_", " ")


def coloured(colours: list[str]) -> str:
    """`2 green and 1 black`."""
    return listed([f"{colours.count(colour)} {words(colour)}" for colour in dict.fromkeys(colours)])


def small_dice(colours: list[str]) -> str:
    """`2 green and 1 black die`: the noun agrees with the number before it."""
    return f"{coloured(colours)} {'die' if colours.count(colours[-1]) == 1 else 'dice'}"


def lying(colours: list[str], footprints: int) -> str:
    """What lies at a space besides a companion; it may be nothing."""
    dice = [small_dice(colours)] if colours else []
    return " plus ".join(dice + [amount(footprints, "footprint")] * bool(footprints))
