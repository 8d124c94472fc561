#!/usr/bin/env python3
"""Run the hand scripts beside this file and those of tests/tournaments: run.py BUILD_DIR [FILTER]

FILTER is a part of a script's path. Each script is one test: "ok PATH" or "FAIL PATH" with what it
wanted and got, then "N passed, M failed".
"""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DONE, NO, USAGE = 0, 1, 2  # Exit codes of cardroom hand; anything else is a crash.


def troubles(program: pathlib.Path, scripts: list[str]) -> dict[str, list[str]]:
    """What each failing script reports. A script that crashes is found by halving."""
    ran = subprocess.run([program, "hand", "--quiet", *scripts], capture_output=True, text=True,
                         errors="replace", cwd=ROOT, check=False)
    if ran.returncode not in (DONE, NO, USAGE):
        if len(scripts) == 1:
            return {scripts[0]: [f"ended with code {ran.returncode}", *ran.stderr.splitlines()]}
        half = len(scripts) // 2
        return troubles(program, scripts[:half]) | troubles(program, scripts[half:])
    found: dict[str, list[str]] = {}
    for line in ran.stderr.splitlines():
        found.setdefault(line.split(":")[0], []).append(line)
    return found


def main() -> int:
    program = pathlib.Path(sys.argv[1]).resolve() / "src" / "cardroom"
    wanted = sys.argv[2].lower() if len(sys.argv) > 2 else ""
    found = [*(ROOT / "tests/hands").rglob("*.hand"), *(ROOT / "tests/tournaments").rglob("*.tournament")]
    paths = [one.relative_to(ROOT).as_posix() for one in found]
    scripts = sorted(one for one in paths if wanted in one.lower())
    wrong = troubles(program, scripts) if scripts else {}
    for one in scripts:
        print(f"FAIL {one}\n    " + "\n    ".join(wrong[one]) if one in wrong else f"ok {one}")
    failed = len(wrong)
    print(f"{len(scripts) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
