"""Positions and actions as text and JSON, and back."""

from everglow.games.vale.actions import NUM_ACTIONS
from everglow.games.vale.codec.names import action, action_name
from everglow.games.vale.codec.notation import notation, read
from everglow.games.vale.codec.saving import load, save

__all__ = ["action", "action_name", "load", "notation", "num_actions", "read", "save"]

num_actions = NUM_ACTIONS
