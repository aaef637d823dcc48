"""A long evening of a whole club, on a server that is killed, with every promise of it checked."""
