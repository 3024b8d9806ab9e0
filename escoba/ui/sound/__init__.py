"""What is heard: the effects by name, the rules of playing them, and the device."""

from escoba.ui.sound.effects import Effect, Heard, salient
from escoba.ui.sound.mixer import Mixer
from escoba.ui.sound.sound import Device, Sound

__all__ = ["Device", "Effect", "Heard", "Mixer", "Sound", "salient"]
