"""Start the program: `python -m escoba`, and the entry of the bundled application."""

import sys

from escoba.cli import main

if __name__ == "__main__":
    sys.exit(main())
