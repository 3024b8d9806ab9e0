"""The project's own drawing code: it makes every picture under ``assets/`` as flat SVG.

Run ``python -m drawing`` after a change and commit what it writes. The game itself never imports
this package; it needs shapely, which the game does not.
"""
