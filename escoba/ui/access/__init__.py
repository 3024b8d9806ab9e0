"""The game for people who do not see it: the tree of the screen reader, live text and a voice.

What is told is what `Scene.readable` and `App.say` give, so nobody hears more than others see.
"""

from escoba.ui.access.reader import Access

__all__ = ["Access"]
