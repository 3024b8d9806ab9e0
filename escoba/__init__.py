"""Escoba del 15: a verified rules engine, fair computer players and a table to play at."""

__version__ = "0.1.0"
