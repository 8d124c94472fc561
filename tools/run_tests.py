#!/usr/bin/env python3
"""Run the test programs of a build folder and the checks of tests/checks.tsv, several at a time.

Prints a line for each, the whole output of whatever failed, and "N passed, M failed" last. With
--building COMMAND, the command builds the test programs; checks that need only the program itself
run meanwhile.
"""
import argparse
import concurrent.futures
import functools
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Long enough for any honest test on a slow machine; a program that hangs is a failure, not a wait.
LIMIT_SECONDS = 900
LONG_LIMIT_SECONDS = 6 * 3600
DOCTEST = re.compile(r"test cases:\s*\d+ \|\s*(\d+) passed \|\s*(\d+) failed")
PROTOCOL = re.compile(r"^(\d+) passed, (\d+) failed$")
# The longest tests start first, so that all cores are busy to the end.
LONGEST = ("browser", "e2e", "storms_test", "test_eval", "rounds_test", "test_room", "test_store")
# Programs of few long tests run one source file at a time, several side by side.
SPLIT = {"test_conformance": "conformance", "test_long": "long"}


class Job(NamedTuple):
    name: str
    command: list[str]
    summary: re.Pattern[str]
    limit: int = LIMIT_SECONDS


class Outcome(NamedTuple):
    name: str
    passed: int
    failed: int
    seconds: float
    output: str


@functools.cache
def wrapper(preset: str) -> tuple[str, ...]:
    """The thread sanitizer of g++ 12 cannot start where the kernel scatters addresses too widely."""
    still = ("setarch", "-R")
    if preset != "tsan" or not shutil.which(still[0]):
        return ()
    works = subprocess.run([*still, "true"], capture_output=True, check=False).returncode == 0
    return still if works else ()


def listed(command: list[str]) -> int:
    """How many test cases a doctest program would run."""
    answer = subprocess.run(command + ["--count"], capture_output=True, text=True, cwd=ROOT)
    found = re.search(r"filters: (\d+)", answer.stdout)
    return int(found.group(1)) if found else -1


def pattern(name: str) -> str:
    return "*" + name.replace("\\", "\\\\").replace(",", "\\,") + "*"


def program_job(program: pathlib.Path, name: str, is_long: bool) -> Job | None:
    """The program with the filter that matches most narrowly: its name, a test, a suite, a file."""
    command = [*wrapper(program.parent.parent.name), str(program), "--no-colors", "--no-intro"]
    command += ["--no-skip"] if is_long else []
    limit = LONG_LIMIT_SECONDS if is_long else LIMIT_SECONDS
    if not name or name.lower() in program.name:
        return Job(program.name, command, DOCTEST, limit)
    for kind in ("test-case", "test-suite", "source-file"):
        filtered = command + [f"--{kind}={pattern(name)}"]
        if listed(filtered) != 0:  # A program that cannot count its tests is run, and fails.
            return Job(program.name, filtered, DOCTEST, limit)
    return None


def program_jobs(build: pathlib.Path, name: str, is_long: bool) -> list[Job]:
    folder = build / "tests"
    programs = sorted(p for p in folder.glob("test_*") if p.is_file() and os.access(p, os.X_OK))
    # A removed folder of tests leaves its program in an old build.
    programs = [p for p in programs if (ROOT / "tests" / p.name.removeprefix("test_")).is_dir()]
    if not is_long:
        programs = [p for p in programs if p.name != "test_long"]
    if not programs:
        sys.exit(f"no test programs in {folder}: build the target `tests` first")
    jobs = [job for p in programs if (job := program_job(p, name, is_long))]
    return [part for job in jobs for part in (parts(job) if job.name in SPLIT else [job])]


def parts(job: Job) -> list[Job]:
    """The program's source files one by one, unless only some of its tests are asked for."""
    if any(word.startswith(("--test-", "--source-")) for word in job.command):
        return [job]
    files = sorted((ROOT / "tests" / SPLIT[job.name]).glob("*.cpp"))
    return [job._replace(name=file.stem, command=[*job.command, f"--source-file={pattern(file.name)}"])
            for file in files]


def check_jobs(build: pathlib.Path, name: str, left_out: set[str]) -> list[Job]:
    jobs = []
    for line in (ROOT / "tests" / "checks.tsv").read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        check, when, command = line.split("\t")
        whole = not name or name.lower() in check.lower()
        if when in left_out or not (whole or "{filter}" in command):
            continue
        places = {"{build}": str(build), "{filter}": "" if whole else name}
        words = [places.get(word, word.replace("{build}", str(build))) for word in shlex.split(command)]
        limit = LONG_LIMIT_SECONDS if when == "long" else LIMIT_SECONDS
        jobs.append(Job(check, words, PROTOCOL, limit))
    return jobs


def run(job: Job) -> Outcome:
    began = time.monotonic()
    try:
        done = subprocess.run(job.command, cwd=ROOT, stdin=subprocess.DEVNULL, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace",
                              timeout=job.limit)
        output, code = done.stdout, done.returncode
    except subprocess.TimeoutExpired as late:
        output = (late.stdout or b"").decode(errors="replace")
        output, code = output + f"\nstopped after {job.limit} seconds\n", 1
    except OSError as error:
        output, code = f"{error}\n", 1
    passed, failed = counts(job, output)
    if code != 0 and failed == 0:
        failed = 1
        output += f"\n{job.name} ended with {'signal' if code < 0 else 'exit code'} {abs(code)}\n"
    return Outcome(job.name, passed, failed, time.monotonic() - began, output)


def counts(job: Job, output: str) -> tuple[int, int]:
    for line in reversed(output.strip().splitlines()):
        if found := job.summary.search(line):
            return int(found.group(1)), int(found.group(2))
    return 0, 1  # It did not reach its summary.


def report(outcome: Outcome) -> None:
    verdict = f"{outcome.failed} FAILED" if outcome.failed else "ok"
    seconds = f"{outcome.seconds:.1f} s"
    print(f"  {outcome.name:<24}{outcome.passed:>6} passed  {seconds:>8}  {verdict}", flush=True)
    if outcome.failed:
        lines = outcome.output.rstrip().splitlines()
        print("\n".join(one for one in lines if not one.startswith("ok ")), flush=True)
        return
    for line in outcome.output.splitlines():
        # What a test says when something it needs is missing, or when it had to be run again.
        if "skipped:" in line or line.startswith("note: "):
            print("    " + line.strip(), flush=True)


def order(job: Job) -> int:
    return LONGEST.index(job.name) if job.name in LONGEST else len(LONGEST)


def needs_tests(job: Job, build: pathlib.Path) -> bool:
    """Whether a check runs a test program, and so has to wait for it."""
    return any(word.startswith(str(build / "tests")) for word in job.command)


def build_tests(command: list[str]) -> bool:
    return not command or subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode == 0


def outcomes(checks: list[Job], programs: Callable[[], list[Job]], building: list[str],
             build: pathlib.Path) -> Iterator[Outcome]:
    """Runs the checks, and the programs once they are built."""
    at_once = [job for job in checks if not needs_tests(job, build)]
    later = [job for job in checks if needs_tests(job, build)]
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool, \
         concurrent.futures.ThreadPoolExecutor(max_workers=1) as builder:
        built = builder.submit(build_tests, building)
        waiting: set[concurrent.futures.Future] = {built}
        waiting |= {pool.submit(run, job) for job in sorted(at_once, key=order)}
        while waiting:
            done, waiting = concurrent.futures.wait(waiting, return_when="FIRST_COMPLETED")
            for one in done - {built}:
                yield one.result()
            if built in done and built.result():
                waiting |= {pool.submit(run, job) for job in sorted(programs() + later, key=order)}
            elif built in done:
                yield Outcome("build of the tests", 0, 1, 0.0, "the build failed")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("build", type=pathlib.Path)
    arguments.add_argument("--long", action="store_true", dest="is_long")
    arguments.add_argument("--name", default="")
    arguments.add_argument("--building", default="", help="the command that builds the tests")
    asked = arguments.parse_args()
    name = asked.name.strip()
    build = asked.build.resolve()
    os.environ.setdefault("UBSAN_OPTIONS", "print_stacktrace=1")
    left_out = {"once"} if build.name in ("asan", "tsan") else set()
    if not asked.is_long or left_out:
        left_out.add("long")

    def programs() -> list[Job]:
        return program_jobs(build, name, asked.is_long)

    passed = failed = 0
    checks = check_jobs(build, name, left_out)
    for outcome in outcomes(checks, programs, shlex.split(asked.building), build):
        if outcome.passed + outcome.failed == 0:
            continue  # A check whose own filter matched nothing.
        report(outcome)
        passed, failed = passed + outcome.passed, failed + outcome.failed
    if passed + failed == 0:
        print(f"no test matches '{name}'" if name else "there are no tests")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
