"""The project's own sound code: it makes every file under ``assets/sounds`` from models of things.

Cards are filtered noise, wood and tiles are sums of decaying modes, guitars are plucked strings.
Run ``python -m sounding`` after a change and commit what it writes. The game itself never imports
this package; it needs numpy, and soundfile for the music alone, which the game does not.
"""
