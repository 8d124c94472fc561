#!/usr/bin/env python3
"""Runs clang-tidy over src with .clang-tidy's checks, on all cores.

  tools/analyse.py build/release [NAME]    NAME: only sources with this in their path

Sources are checked in the groups they are compiled in: most of the time goes into the headers they
share. A group is "ok PATH …" or "FAIL PATH …" below what was found in it, with the paths of its
sources; what several groups find in a header is told once. The last line is "N passed, M failed".
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
# The commands are for GCC, and clang does not know all of its warnings. A group includes its sources.
OPTIONS = ["--quiet", "--extra-arg=-Wno-unknown-warning-option", "--checks=-bugprone-suspicious-include"]
FINDING = re.compile(r"^\S+:\d+:\d+: (?:error|warning): ", re.MULTILINE)


def groups(build: pathlib.Path) -> dict[str, list[str]]:
    """What is compiled of src: each group's file, and the paths of its sources from the root."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = pathlib.Path(entry["file"])
        sources = INCLUDED.findall(file.read_text(encoding="utf-8")) if file.suffix == ".cxx" else [entry["file"]]
        ours = [pathlib.Path(source).relative_to(ROOT).as_posix() for source in sources
                if pathlib.Path(source).is_relative_to(ROOT / "src")]
        if ours:
            found[entry["file"]] = ours
    return found


def analyse(build: pathlib.Path, file: str) -> list[str]:
    """What clang-tidy finds in a group, a finding with its lines of source each."""
    ran = subprocess.run(["clang-tidy", "-p", str(build), *OPTIONS, file], cwd=ROOT,
                         capture_output=True, text=True, check=False)
    if ran.returncode == 0:
        return []
    starts = [match.start() for match in FINDING.finditer(ran.stdout)]
    cut = [ran.stdout[start:end].strip() for start, end in zip(starts, [*starts[1:], None])]
    return cut or [ran.stdout.strip() or ran.stderr.strip()]


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    build, name = pathlib.Path(sys.argv[1]).resolve(), " ".join(sys.argv[2:])
    compiled = groups(build)
    wanted = [file for file, sources in compiled.items() if any(name in source for source in sources)]
    if not wanted:
        print(f"analyse: no source of src has '{name}' in its path", file=sys.stderr)
        return 2
    told: set[str] = set()
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        for file, found in zip(wanted, workers.map(lambda one: analyse(build, one), wanted)):
            fresh = [finding for finding in found if finding not in told]
            told.update(fresh)
            if fresh:
                print("\n".join(fresh))
            print("FAIL" if found else "ok", *compiled[file], flush=True)
            passed, failed = passed + (not found), failed + bool(found)
            if sys.stderr.isatty():
                print(f"\r{passed + failed} of {len(wanted)} ", end="", file=sys.stderr, flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
