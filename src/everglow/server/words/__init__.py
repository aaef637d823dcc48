"""The words of the server, in Fluent files by language."""
