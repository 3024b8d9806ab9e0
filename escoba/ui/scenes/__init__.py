"""The screens: each owns what it shows and says what can be pressed."""
