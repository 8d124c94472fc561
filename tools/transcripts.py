#!/usr/bin/env python3
"""Repeat what the documents show: every `$ ./run …` of a .md file must print what is below it.

usage: transcripts.py BUILD_DIR. A transcript is indented by four; it ends at a blank line or at the
next `$`. `| head -n N` or `| tail -n N` at the end of a command shortens it, as a shell would.
"""
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROMPT = "    $ ./run "


def transcripts(text: str):
    command, number, lines = "", 0, []
    for at, line in enumerate([*text.splitlines(), ""], 1):
        if command and line.startswith("    ") and not line.startswith("    $ "):
            lines.append(line[4:])
            continue
        if command:
            yield number, command, lines
        command, number, lines = "", at, []
        if line.startswith(PROMPT):
            command = line[len(PROMPT):]


def said(program: pathlib.Path, command: str) -> list[str]:
    short = re.fullmatch(r"(.*?) \| (head|tail) -n (\d+)", command)
    words = shlex.split(short.group(1) if short else command)
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False, cwd=ROOT)
    lines = (done.stdout + done.stderr).rstrip("\n").splitlines()
    if not short:
        return lines
    count = int(short.group(3))
    return lines[:count] if short.group(2) == "head" else lines[-count:]


def main() -> int:
    program = pathlib.Path(sys.argv[1]).resolve() / "src" / "cardroom"
    passed = failed = 0
    for path in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]):
        for number, command, wanted in transcripts(path.read_text(encoding="utf-8")):
            place = f"{path.relative_to(ROOT)}:{number}"
            got = said(program, command)
            if [one.rstrip() for one in got] == [one.rstrip() for one in wanted]:
                passed += 1
                print(f"ok {place}")
            else:
                failed += 1
                print(f"FAIL {place}: ./run {command}\n" + "\n".join("    " + one for one in got))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
