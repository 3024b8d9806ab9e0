"""Somebody who does anything at all to the whole program, and looks whether it holds."""
