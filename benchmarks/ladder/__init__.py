"""The ladder: which bot is stronger than which, and by how much."""
