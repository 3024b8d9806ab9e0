"""Ways to run the command line, and records to give it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
VECTORS = json.loads((ROOT / "tests" / "vectors" / "rules.json").read_text(encoding="utf-8"))
RECORDS = {one["id"]: one["record"] for one in VECTORS["records"]}

Refused = Callable[..., str]
"""Runs a command line that must be refused with one line, and returns that line."""


def escoba(*words: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run the program in a process of its own.

    options: as `subprocess.run` takes them; `env` adds to the variables of this process
    """
    environ = {**os.environ, "LANGUAGE": "en", **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "escoba", *words], capture_output=True, env=environ, **options
    )


def write_records(path: Path, *records: object) -> str:
    """Write one record a line and return the name of the file."""
    path.write_text("".join(json.dumps(one) + "\n" for one in records), encoding="utf-8")
    return str(path)
