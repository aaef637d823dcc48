"""Registration with Gymnasium: `everglow/Vale-v0` and its like."""

from __future__ import annotations

from everglow.games import games


def register() -> None:
    """Register every game. Also the entry point `gymnasium.envs`, which Gymnasium itself read until 1.0."""
    from gymnasium.envs.registration import register as enter
    from gymnasium.envs.registration import registry

    for name in games():
        spec = f"everglow/{name.capitalize()}-v0"
        if spec not in registry:
            enter(spec, entry_point="everglow.learn.solo:Solo", kwargs={"game": name})
