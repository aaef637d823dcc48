"""Positions and actions as text and JSON, and back."""
