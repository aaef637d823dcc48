"""Bots that people run themselves and that play over the network."""
