"""The window: the only part of Escoba that knows pygame."""
