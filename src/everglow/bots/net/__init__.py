"""Nets that judge positions: their weights, the kernel that computes them, and its twin in Python."""
