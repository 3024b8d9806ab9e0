"""A second, naive engine: the reference that the real one is compared with.

It was written from the text of the rules alone and shares no code with `escoba.engine`. Cards are
texts such as "7o", everything else is a list or a dictionary of them. Nothing is cached and
nothing is clever, so that a reader can hold each page of it against the rules.
"""
