"""Reading the features of a position by the names of their parts."""


def part(game, state, name, seat=0):
    """The numbers of a part."""
    first = 0
    for called, length in game.layout:
        if called == name:
            return game.features(state, seat)[first : first + length]
        first += length
    raise AssertionError(f"no part is called {name!r}")
