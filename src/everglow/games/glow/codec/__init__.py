"""Positions and actions as text and JSON, and back."""

from everglow.games.glow.actions import NUM_ACTIONS
from everglow.games.glow.codec.names import action, action_name
from everglow.games.glow.codec.notation import notation, read
from everglow.games.glow.codec.saving import load, save

__all__ = ["action", "action_name", "load", "notation", "num_actions", "read", "save"]

num_actions = NUM_ACTIONS
