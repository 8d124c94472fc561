#!/usr/bin/env python3
"""Run the hand scripts beside this file, of tests/hosted and tests/tournaments: run.py BUILD_DIR [FILTER]

FILTER is a part of a script's path. Each script is one test: "ok PATH" or "FAIL PATH" with what it
wanted and got, then "N passed, M failed". Those beside this file run a second time as hosted rounds,
which are told a card only when it is seen: "ok PATH hosted".
"""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DONE, NO, USAGE = 0, 1, 2  # Exit codes of cardroom hand; anything else is a crash.


def troubles(program: pathlib.Path, scripts: list[str], *flags: str) -> dict[str, list[str]]:
    """What each failing script reports. A script that crashes is found by halving."""
    if not scripts:
        return {}
    ran = subprocess.run([program, "hand", "--quiet", *flags, *scripts], capture_output=True, text=True,
                         errors="replace", cwd=ROOT, check=False)
    if ran.returncode not in (DONE, NO, USAGE):
        if len(scripts) == 1:
            return {scripts[0]: [f"ended with code {ran.returncode}", *ran.stderr.splitlines()]}
        half = len(scripts) // 2
        return troubles(program, scripts[:half], *flags) | troubles(program, scripts[half:], *flags)
    found: dict[str, list[str]] = {}
    for line in ran.stderr.splitlines():
        found.setdefault(line.split(":")[0], []).append(line)
    return found


def main() -> int:
    program = pathlib.Path(sys.argv[1]).resolve() / "src" / "cardroom"
    wanted = sys.argv[2].lower() if len(sys.argv) > 2 else ""
    found = [*(ROOT / "tests/hands").rglob("*.hand"), *(ROOT / "tests/hosted").rglob("*.hand"),
             *(ROOT / "tests/tournaments").rglob("*.tournament")]
    paths = [one.relative_to(ROOT).as_posix() for one in found]
    scripts = sorted(one for one in paths if wanted in one.lower())
    wrong = troubles(program, scripts)
    as_hosted = [one for one in scripts if one.startswith("tests/hands")]
    told = troubles(program, as_hosted, "--hosted")
    wrong |= {f"{one} hosted": why for one, why in told.items()}
    tests = scripts + [f"{one} hosted" for one in as_hosted]
    for one in tests:
        print(f"FAIL {one}\n    " + "\n    ".join(wrong[one]) if one in wrong else f"ok {one}")
    failed = len(wrong)
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
