"""Bots against bots: matches, and what they come to."""
