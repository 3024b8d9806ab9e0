"""A seeded driver that plays the same hands with both engines and compares them at every step."""
