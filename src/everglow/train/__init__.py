"""Training of a judge: games of bots against themselves, and a net fitted to how they ended."""
