"""Drives the real window on a virtual X display, as a person with a mouse would."""
