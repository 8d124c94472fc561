"""Rules of tools/tidy about files and what they declare: pairs, the size of folders, what is dead."""
import collections
import re
from collections.abc import Iterator
from typing import NamedTuple

import cpp_text
from tidy_tree import Finding, Source, Tree

FOLDER_FILES = 28
WORD = re.compile(r"[A-Za-z_]\w*")
TYPE = re.compile(r"(?:class|struct|union|enum(?: class| struct)?|concept)\s+(?:\[\[[^]]*\]\]\s*)?"
                  r"([A-Za-z_]\w*)")
ALIAS = re.compile(r"^using ([A-Za-z_]\w*) =")
CONSTANT = re.compile(r"^(?:inline |extern |static )*constexpr\b[^(=]*?\b([A-Za-z_]\w*)\s*(?:[={]|$)")
FUNCTION = re.compile(r"(?<![\w.>])((?:[A-Za-z_]\w*::)*)([A-Za-z_]\w*)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)")
NO_FUNCTION = {"static_assert", "alignas", "decltype", "noexcept", "requires", "if", "defined"}


def pairs(tree: Tree) -> Iterator[Finding]:
    """A source has a header with its name; what a header declares is defined in its own source."""
    present = {one.path for one in tree.sources}
    for source in tree.of_src():
        stem = source.path.rsplit(".", 1)[0]
        if source.path.endswith(".cpp") and stem + ".h" not in present:
            yield Finding(source.path, 1, "has no header with its name")
        elif source.path.endswith(".h") and stem + ".cpp" not in present:
            for line, name in left_open(source):
                yield Finding(source.path, line, f"declares {name}() and has no source with its name")
                break


def left_open(source: Source) -> Iterator[tuple[int, str]]:
    """Functions that a header declares and does not define."""
    defined = {name for one in cpp_text.functions(source.code)
               for _, name in FUNCTION.findall(one.head)}
    for line, words in cpp_text.statements(source.code):
        if name := function_in(words):
            if name not in defined and not re.search(r"= *(default|delete|0)$", words):
                yield line, name


def function_in(words: str) -> str:
    """The name of the function that a statement declares; empty if it declares something else."""
    if re.match(r"(using|typedef|friend|extern template|template\s*<[^>]*>\s*(class|struct)\b)", words):
        return ""
    head = re.split(r"(?<![=!<>])=(?!=)", words.split("operator")[0])[0] if "operator" not in words else ""
    found = FUNCTION.search(head)
    if not found or found[2] in NO_FUNCTION or found[2].isupper() or not head[:found.start()].strip():
        return ""
    return found[2]


def folder_size(tree: Tree) -> Iterator[Finding]:
    sizes = collections.Counter(one.path.rsplit("/", 1)[0] for one in tree.of_src())
    for folder, size in sorted(sizes.items()):
        if size > FOLDER_FILES:
            yield Finding(folder, size, f"{size} files; {FOLDER_FILES} is the limit of a folder")


def dead(tree: Tree) -> Iterator[Finding]:
    """Headers that only their own source and tests include; names that only they and tests use."""
    users = [one for one in tree.sources if not one.path.startswith("tests/")]
    included = {include[1:-1] for source in users for _, include in source.includes()
                if stem_of(include[1:-1]) != stem_of(source.path.removeprefix("src/"))}
    said = {source.path: collections.Counter(WORD.findall(source.code)) for source in users}
    sayers = collections.Counter(word for words in said.values() for word in words)
    for source in tree.of_src():
        if not source.path.endswith(".h"):
            continue
        if source.path.removeprefix("src/") not in included:
            yield Finding(source.path, 1, "only its own source and tests include it")
            continue
        own = said.get(stem_of(source.path) + ".cpp", collections.Counter())
        for one in declared(source):
            elsewhere = sayers[one.name] - 1 - (one.name in own)
            here = said[source.path][one.name] - one.mentions
            in_source = 0 if one.kind == "type" else own[one.name] - (one.kind == "function")
            if elsewhere == 0 and here < 1 and in_source < 1:
                yield Finding(source.path, one.line, f"only tests use {one.name}, if anything does")


def stem_of(path: str) -> str:
    return path.rsplit(".", 1)[0]


class Declared(NamedTuple):
    line: int
    name: str
    kind: str
    mentions: int = 1  # In its own declaration.


def declared(source: Source) -> Iterator[Declared]:
    """The types, functions, aliases and constants that a header offers."""
    for line, words in cpp_text.statements(source.code):
        if found := ALIAS.match(words) or CONSTANT.match(words):
            yield Declared(line, found[1], "constant")
        elif found := TYPE.match(words):
            yield Declared(line, found[1], "type", mentions_inside(source.code, found[1]))
        elif name := function_in(words):
            yield Declared(line, name, "function")
    for one in cpp_text.functions(source.code):
        if name := function_in(one.head):
            yield Declared(one.line, name, "inline function")


def mentions_inside(code: str, name: str) -> int:
    """How often a type names itself: in its head and between its braces."""
    found = re.search(rf"\b(?:class|struct|union|enum)\b[^;{{}}()]*\b{name}\b[^;{{}}()]*\{{", code)
    if not found:
        return 1
    depth, at = 1, found.end()
    while depth and at < len(code):
        depth += (code[at] == "{") - (code[at] == "}")
        at += 1
    return len(re.findall(rf"\b{name}\b", code[found.start():at]))
