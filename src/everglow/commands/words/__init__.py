"""Words of the terminal."""
