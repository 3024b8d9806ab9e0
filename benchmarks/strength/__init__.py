"""The strength laboratory: how well the computer players play, and how fast.

    python -m benchmarks.strength --help

`docs/players.md` says how it measures and what came out.
"""
