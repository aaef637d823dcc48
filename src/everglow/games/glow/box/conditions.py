"""Conditions over the symbols that a player's dice show: when a card acts, and how often."""

from __future__ import annotations

from everglow.games.glow.box.components import SYMBOLS


class Condition:
    """Condition that is printed in front of a card's effects."""

    forbids: bool = False  # it shows a forbidden symbol

    def times(self, shown: list[int]) -> int:
        """Count how often it is met by dice that show so many of each symbol."""
        raise NotImplementedError


class Shows(Condition):
    """These elements, as often as all of them show: each die is used once."""

    def __init__(self, *elements: int) -> None:
        self.needs = [(e, elements.count(e)) for e in sorted(set(elements))]

    def times(self, shown: list[int]) -> int:
        fewest = 99
        for element, count in self.needs:
            fewest = min(fewest, shown[element] // count)
        return fewest


class Two(Shows):
    """Two of an element, as often as they show."""

    def __init__(self, element: int) -> None:
        super().__init__(element, element)


class Three(Shows):
    """Three of an element, as often as they show."""

    def __init__(self, element: int) -> None:
        super().__init__(element, element, element)


class Same(Condition):
    """Number of dice with the same symbol, whichever; special faces count too."""

    def __init__(self, count: int) -> None:
        self.count = count

    def times(self, shown: list[int]) -> int:
        groups = 0
        for symbol in range(SYMBOLS):
            groups += shown[symbol] // self.count
        return groups


class Without(Condition):
    """None of these elements on any die."""

    forbids: bool = True

    def __init__(self, *elements: int) -> None:
        self.elements = list(elements)

    def times(self, shown: list[int]) -> int:
        for element in self.elements:
            if shown[element]:
                return 0
        return 1


class ShowsWithout(Condition):
    """One element, and another on no die."""

    forbids: bool = True

    def __init__(self, element: int, without: int) -> None:
        self.element = element
        self.without = without

    def times(self, shown: list[int]) -> int:
        return int(shown[self.element] > 0 and shown[self.without] == 0)


class Never(Condition):
    """No condition and no effect are printed."""

    def times(self, shown: list[int]) -> int:
        return 0
