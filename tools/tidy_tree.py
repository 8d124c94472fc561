"""The tree that tools/tidy looks at: its C++, its modules, and what is exempt from which rule."""
import pathlib
import re
from collections.abc import Iterator
from typing import NamedTuple

import cpp_text

# Everything that is exempt from a rule, and why. CONTRIBUTING.md has the same table; a rule compares
# them. A name that ends in a slash is a folder.
EXEMPT = {
    ("absences", "src/base/check.cpp"): "prints our own broken invariant before the process ends",
    ("json-by-hand", "src/codec/json_text.h"): "the one writer of JSON",
    ("pairs", "src/main.cpp"): "the program itself; nobody includes it",
    ("pairs", "src/rules/games/"): "games.h declares every description, from list.inc",
    ("dead", "src/store/memory_journal.h"): "tests keep their journals in memory",
    ("dead", "src/eval/tables/rows.h"): "for enumerations; ./bench measures it, tests ask which row",
}


def is_exempt(rule: str, path: str) -> bool:
    return any(rule == of and (path == place or (place.endswith("/") and path.startswith(place)))
               for of, place in EXEMPT)


class Source(NamedTuple):
    path: str  # From the root, with slashes.
    text: str
    code: str  # Without comments and strings.

    def lines(self) -> Iterator[tuple[int, str]]:
        return enumerate(self.code.splitlines(), 1)

    def includes(self) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(self.text.splitlines(), 1):
            if found := re.match(r'\s*#\s*include\s*(["<][^">]+[">])', line):
                yield number, found.group(1)


class Finding(NamedTuple):
    path: str
    line: int
    message: str


class Tree:
    """The C++ of a checkout, read once, and the modules that src/CMakeLists.txt declares."""

    def __init__(self, root: pathlib.Path):
        self.root = root
        self.sources = []
        for folder in ("src", "tests", "benchmarks", "fuzz"):
            for path in sorted((root / folder).rglob("*")):
                if path.suffix in (".h", ".cpp") and path.is_file():
                    text = path.read_text(encoding="utf-8")
                    name = path.relative_to(root).as_posix()
                    self.sources.append(Source(name, text, cpp_text.code_only(text)))
        self.uses = modules(root / "src" / "CMakeLists.txt")

    def of_src(self) -> list[Source]:
        return [one for one in self.sources if one.path.startswith("src/")]

    def module(self, path: str) -> str:
        """The module a path from src/ belongs to: room/net for room/net/x.h, rules for rules/games/x.h."""
        folders = path.split("/")[:-1]
        for size in range(len(folders), 0, -1):
            if "/".join(folders[:size]) in self.uses:
                return "/".join(folders[:size])
        return folders[0] if folders else ""


def modules(listing: pathlib.Path) -> dict[str, set[str]]:
    declared = {}
    text = re.sub(r"#[^\n]*", "", listing.read_text(encoding="utf-8"))
    for call in re.findall(r"\broom_module\s*\(([^)]*)\)", text):
        words = [word for word in call.split() if word != "COLD"]
        used = words[words.index("USES") + 1:] if "USES" in words else []
        declared[words[0]] = set(used[:used.index("LINKS")] if "LINKS" in used else used)
    return declared
