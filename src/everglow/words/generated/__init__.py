"""Made by `make words`; not to be edited."""
