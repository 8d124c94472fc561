#!/usr/bin/env python3
"""Switches off one rule at a time and asks which tests notice.

  tools/mutate.py BUILD_DIR              every switch; the last line is "N passed, M failed"
  tools/mutate.py BUILD_DIR PART         switches with PART in their name, and every test that fails
  tools/mutate.py BUILD_DIR --write      writes docs/rules/switches.md too
  tools/mutate.py BUILD_DIR --list       the switches

A switch is a guard in one document, a field of a description, or a row of a table of irregularities. A copy
of the sources with all of them is built once, in BUILD_DIR/../switches. A switch is caught when a test that
is named with its clause fails while it is off. The check fails when a switch is not caught, unless UNSEEN says why
nobody could see it.
"""
import argparse
import concurrent.futures
import importlib.machinery
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
from collections import defaultdict
from typing import NamedTuple

import citations
import switched_tree
from switched_tree import ROOT, Switch

PROGRAMS = ("rules", "canberra", "tournament")
WHOLE_S = 900  # All the tests of a program.
SLOW_S = 60  # A rule that is off may leave a test waiting for ever.
SHOWN = 8
# Switches that change nothing which anybody could see, each with the reason.
UNSEEN = {"field streets.sizes T01-6.2":
          "Seven Card Stud of 2001 has antes and any number of raises, so its sizes are cited from the book.",
          "guard tournament/house/late_entry.cpp tournament_full#1 (never met)":
          "Two thousand full tables are the size of the program, and no rule of a document."}


def clauses_tool():
    loader = importlib.machinery.SourceFileLoader("clauses", str(ROOT / "tools/clauses"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("clauses", loader))
    loader.exec_module(module)
    return module


class Test(NamedTuple):
    program: str  # "hands", or the folder of a doctest program.
    name: str


class Tests:
    """Which tests are named with a clause or a reading."""

    def __init__(self):
        class Named(clauses_tool().Book):
            def read_claims(self) -> None:
                """What a claim points to is not named with its clause."""
        self.book = Named(ROOT)
        self.cases: dict[str, list[Test]] = defaultdict(list)
        for path, text in self.book.files("tests", ".cpp"):
            case = ""
            for found in citations.NAMED.finditer(text):
                name = next(citations.test_names(found.group()))[1]
                case = name if found.group().startswith("TEST_CASE") else case
                self.cases[name].append(Test(path.split("/")[1], case))

    def of(self, switch: Switch) -> list[Test]:
        names = [name for one in switch.clauses for name in self.book.shown_by(one, self.book.tests)]
        names += [name for one in switch.readings for name in self.book.by_reading[one]]
        found = []
        for name in dict.fromkeys(names):
            found += self.cases.get(name) or [Test("hands", name)]
        return list(dict.fromkeys(one for one in found if one.program in (*PROGRAMS, "hands")))

    def everything(self) -> list[Test]:
        scripts = [Test("hands", one) for one in self.book.every_test
                   if one.endswith((".hand", ".tournament"))]
        return scripts + [Test(program, "") for program in PROGRAMS]


class Programs:
    """The copy with the switches, built."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.fields, self.guards = switched_tree.make(folder)
        self.build = folder / "build"

    def make(self, jobs: int) -> bool:
        configure = ["cmake", "-S", self.folder, "-B", self.build, "-G", "Ninja",
                     "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0"]
        targets = [f"test_{one}" for one in PROGRAMS] + ["switched_hands"]
        for command in (configure, ["cmake", "--build", self.build, "--target", *targets, "--", "-j", str(jobs)]):
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
            if ran.returncode != 0:
                print(ran.stdout[-4000:], ran.stderr[-4000:])
                return False
        return True

    def command(self, program: str, names: list[str]) -> list[str]:
        if program == "hands":
            return [str(self.build / "tests/switched_hands"), *names]
        chosen = ",".join(re.sub(r"([,\\])", r"\\\1", one) for one in names if one)
        return [str(self.build / f"tests/test_{program}"), *([f"-tc={chosen}"] if chosen else [])]

    def fails(self, program: str, names: list[str], environment: dict[str, str], limit: int = SLOW_S) -> str:
        """What failed, in a line; empty when all held."""
        try:
            ran = subprocess.run(self.command(program, names), cwd=ROOT, capture_output=True, text=True,
                                 errors="replace", env=os.environ | environment, timeout=limit, check=False)
        except subprocess.TimeoutExpired:
            return "does not end"
        if ran.returncode == 0:
            return ""
        if program == "hands":
            return ran.stdout.split("\n")[0] or names[0]
        found = re.search(r"TEST CASE:\s+(.*)", ran.stdout)
        return found[1] if found else f"test_{program} ends with code {ran.returncode}"

    def caught(self, switch: Switch, tests: list[Test]) -> str:
        """The first test that notices; empty when none does."""
        grouped: dict[str, list[str]] = defaultdict(list)
        for one in tests:
            grouped[one.program].append(one.name)
        for program in sorted(grouped, key=lambda one: one != "hands"):
            if found := self.fails(program, grouped[program], {"CARDROOM_SWITCH": switch.id}):
                return found
        return ""


def listed(programs: Programs, tests: Tests, jobs: int) -> list[Switch]:
    """Fields as the descriptions have them; rows from the program; guards as tests meet them, and those that
    none meets."""
    rows, met = programs.folder / "listed.txt", programs.folder / "met.txt"
    for one in (rows, met):
        one.unlink(missing_ok=True)
    environment = {"CARDROOM_SWITCHES_LIST": str(rows)}
    programs.fails("rules", ["no test has this name"], environment)
    whole = [(one.program, [one.name]) for one in tests.everything() if one.program != "hands"]
    whole.append(("hands", [one.name for one in tests.everything() if one.program == "hands"]))
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        environment = {"CARDROOM_SWITCHES_MET": str(met)}
        for wrong in pool.map(lambda one: programs.fails(*one, environment, WHOLE_S), whole):
            if wrong:
                sys.exit(f"with every rule in force a test fails: {wrong}")
    found = [Switch(line.split("\t")[0], (line.split("\t")[1],))
             for line in dict.fromkeys(rows.read_text(encoding="utf-8").splitlines())]
    guards: dict[str, list[str]] = defaultdict(list)
    for one in sorted(set(met.read_text(encoding="utf-8").splitlines())):
        site, _, clause = one.rpartition(" ")
        guards[f"{site} {clause.split('-')[0]}"].append(clause)
    # A guard that is met without a clause is no rule of a document.
    found += [Switch(one, tuple(clauses)) for one, clauses in guards.items() if clauses != ["-"]]
    known = {one.rpartition(" ")[0].removeprefix("guard ") for one in guards}
    found += [Switch(f"guard {one} (never met)", ()) for one in programs.guards if one not in known]
    return sorted([*programs.fields, *found])


def book_of(switch: Switch) -> str:
    if switch.clauses:
        return switch.clauses[0].split("-")[0]
    return "readings" if switch.readings else "never met"


class Outcome(NamedTuple):
    switch: Switch
    by: str  # The test that notices, named with the clause; empty when none does.


def try_all(programs: Programs, tests: Tests, switches: list[Switch], jobs: int) -> list[Outcome]:
    outcomes: list[Outcome] = []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        caught = pool.map(lambda one: programs.caught(one, tests.of(one)), switches)
        for switch, by in zip(switches, caught):
            outcomes.append(Outcome(switch, by))
            if len(outcomes) % 100 == 0:
                print(f"{len(outcomes)} of {len(switches)} switches", file=sys.stderr, flush=True)
    return outcomes


PAGE = ROOT / "docs/rules/switches.md"
KINDS = ("guard", "field", "row", "format", "article")


def of_kind(outcomes: list[Outcome], kind: str) -> list[Outcome]:
    return [one for one in outcomes if one.switch.id.split()[0] == kind]


def cell(outcomes: list[Outcome]) -> str:
    return f"{sum(bool(one.by) for one in outcomes)} of {len(outcomes)}" if outcomes else ""


def summary(outcomes: list[Outcome]) -> list[str]:
    """A table: by book, how many switches of each kind there are and how many are caught."""
    rows = ["| book | " + " | ".join(KINDS) + " | all |", "|---" * (len(KINDS) + 2) + "|"]
    for book in [*sorted({book_of(one.switch) for one in outcomes}), "all"]:
        here = [one for one in outcomes if book in (book_of(one.switch), "all")]
        rows.append(f"| {book} | " + " | ".join([*(cell(of_kind(here, kind)) for kind in KINDS), cell(here)]) + " |")
    return rows


def in_words(outcomes: list[Outcome]) -> str:
    caught = sum(bool(one.by) for one in outcomes)
    return f"{caught:,} of {len(outcomes):,} switches are caught; nobody could see {len(UNSEEN)} of them."


def page(outcomes: list[Outcome]) -> str:
    head = (ROOT / "tests/mutation/head.md").read_text(encoding="utf-8")
    reasons = [f"- `{one}`: {why}" for one, why in UNSEEN.items()]
    return head + "\n".join([in_words(outcomes), "", *reasons, "", *summary(outcomes)]) + "\n"


def faults(outcomes: list[Outcome]) -> list[str]:
    """Switches that no test notices, and reasons that are not needed any more."""
    missed = {one.switch.id for one in outcomes if not one.by}
    return ([f"no test that is named with its clause notices: {one}" for one in sorted(missed - set(UNSEEN))] +
            [f"a reason is not needed: {one}" for one in sorted(set(UNSEEN) - missed)])


def report(outcomes: list[Outcome]) -> int:
    wrong = faults(outcomes)
    print("\n".join([*summary(outcomes), in_words(outcomes), *(f"FAIL mutation {one}" for one in wrong)]))
    print(f"{len(outcomes) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


def describe(programs: Programs, tests: Tests, switches: list[Switch]) -> None:
    """Each switch with the tests of its own that fail, or else the scripts that do."""
    for switch in switches:
        named = tests.of(switch)
        wrong = [one.name for one in named if programs.caught(switch, [one])]
        print(f"{switch.id}: {len(wrong)} of {len(named)} tests that are named with it fail")
        others = [one for one in tests.everything() if one.program == "hands"] if not wrong else []
        if others and (found := programs.caught(switch, others)):
            print(f"    though {found} does")
        print("".join(f"    {one}\n" for one in wrong[:SHOWN]), end="")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("build", type=pathlib.Path)
    asked.add_argument("part", nargs="?", default="")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--list", action="store_true")
    asked.add_argument("--write", action="store_true")
    options = asked.parse_args()
    programs, tests = Programs(options.build.resolve().parent / "switches"), Tests()
    if not programs.make(options.jobs):
        print("FAIL mutation: the copy with the switches does not build\n0 passed, 1 failed")
        return 1
    switches = [one for one in listed(programs, tests, options.jobs) if options.part in one.id]
    if options.list:
        print("\n".join(f"{one.id}\t{' '.join(one.clauses + one.readings)}" for one in switches))
        return 0
    if options.part and options.part != "mutation":
        describe(programs, tests, switches)
        return 0
    outcomes = try_all(programs, tests, switches, options.jobs)
    if options.write:
        PAGE.write_text(page(outcomes), encoding="utf-8")
    return report(outcomes)


if __name__ == "__main__":
    sys.exit(main())
