"""The window: the only part of Escoba that knows pygame."""

import os

# pygame greets on the standard output, where the answers of commands belong.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
