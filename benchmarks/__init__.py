"""Costs of the engine, measured on this machine."""
