#!/usr/bin/env python3
"""Runs clang-tidy over src, each source by itself, with .clang-tidy's checks, on all cores.

  tools/analyse.py build/release [NAME]    NAME: only sources with this in their path

A source is "ok PATH" or "FAIL PATH" below what was found in it; the last line is
"N passed, M failed". Sources are compiled several at a time; here each is checked alone, with the
options of the group it is compiled in.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDED = re.compile(r'^#include "([^"]+\.cpp)"', re.MULTILINE)
# The commands are for GCC, and clang does not know all of its warnings.
EXTRA = ["--quiet", "--extra-arg=-Wno-unknown-warning-option"]


def commands(build: pathlib.Path) -> dict[str, dict[str, str]]:
    """The command of each source in src, by its path from the root."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        group = pathlib.Path(entry["file"])
        grouped = INCLUDED.findall(group.read_text(encoding="utf-8")) if group.suffix == ".cxx" else []
        for source in grouped or [entry["file"]]:
            path = pathlib.Path(source)
            if path.is_relative_to(ROOT / "src"):
                command = entry["command"].replace(entry["file"], source)
                found[path.relative_to(ROOT).as_posix()] = {
                    "directory": entry["directory"], "file": source, "command": command}
    return found


def analyse(database: pathlib.Path, path: str) -> str:
    ran = subprocess.run(["clang-tidy", "-p", str(database), *EXTRA, str(ROOT / path)], cwd=ROOT,
                         capture_output=True, text=True, check=False)
    return "" if ran.returncode == 0 else ran.stdout.strip() or ran.stderr.strip()


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    build, name = pathlib.Path(sys.argv[1]).resolve(), " ".join(sys.argv[2:])
    known = commands(build)
    wanted = [path for path in sorted(known) if name in path] or sorted(known)
    database = build / "analysis"
    database.mkdir(exist_ok=True)
    (database / "compile_commands.json").write_text(json.dumps(list(known.values())), encoding="utf-8")
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for path, said in zip(wanted, workers.map(lambda one: analyse(database, one), wanted)):
            if said:
                print(said)
            print(f"{'FAIL' if said else 'ok'} {path}", flush=True)
            passed, failed = passed + (not said), failed + bool(said)
            if sys.stderr.isatty():
                print(f"\r{passed + failed} of {len(wanted)} ", end="", file=sys.stderr, flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
