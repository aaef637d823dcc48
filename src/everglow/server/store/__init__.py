"""The store: entries of tables, people and their devices, in one SQLite file."""
