"""Tests of the store in PostgreSQL: a real one, from a wheel."""
