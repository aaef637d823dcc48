"""Data about a table for each person: messages, patches, replays and profiles."""
