"""Deck packs as somebody made them: read with care, checked, and copied in."""
