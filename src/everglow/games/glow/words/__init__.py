"""The words of the game, in Fluent files by language."""
