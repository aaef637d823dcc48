"""Compiler of words: Fluent files in four languages become typed functions of Python and TypeScript."""
