"""The order of play, and what every card does."""
