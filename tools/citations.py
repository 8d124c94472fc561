"""Finding clause ids in code, test names and scripts, and what each stands for.

A citation is a list of ids: "M95-12.5, H95-12.5", "T01-3.3(b), (d) to (f)", "*95-12.5" for the three
games of 1995, "HO95-12.5" for two of them, "T01-*-2.5" for every format. The list may also
contain a reading such as H-10.
"""
import csv
import pathlib
import re
from collections.abc import Iterator
from typing import NamedTuple

ID = r"(?<![\w-])(?:(?:[MHO]{1,3}|\*)95|95(?=-INS)|ALT01|T01|S05|CP17|RWS17)-[\w*][\w.()\[\]/*-]*"
READING = r"(?<![\w-])[A-Z]-\d\d(?![\w-])"
SIBLING = r"\([a-z]+\)"
# "H-10: T01-3.5(d): …" is one list: a reading, then the clause that it reads.
BETWEEN = rf"(?:\s*[,;/&]\s*(?:and\s+|to\s+)?|\s+(?:and|to)\s+|\s+|:\s+(?={ID}))"
ITEM = f"(?:{ID}|{READING})"
LIST = re.compile(f"{ITEM}(?:{BETWEEN}(?:{ITEM}|{SIBLING}))*")
PART = re.compile(f"(?P<to>\\bto\\s+)?(?:(?P<id>{ID})|(?P<reading>{READING})|(?P<sibling>{SIBLING}))")


class Cited(NamedTuple):
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    unknown: tuple[str, ...]


class Table:
    """docs/rules/clauses.tsv: every id, in the order of the documents."""

    def __init__(self, path: pathlib.Path):
        with path.open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
        self.kind = {row["id"]: row["class"] for row in rows}
        self.source = {row["id"]: row["source"] for row in rows}
        self.ids = list(self.kind)
        self.place = {one: at for at, one in enumerate(self.ids)}
        self.families: dict[str, list[str]] = {}

    def resolve(self, word: str) -> list[str]:
        """The ids a word stands for, without the full stop or bracket that follows it in a text."""
        while word:
            if word in self.place:
                return [word]
            if found := self.family(word):
                return found
            if not word[-1] in ".,:;)]/-":
                return []
            word = word[:-1]
        return []

    def family(self, word: str) -> list[str]:
        letters, dash, rest = word.partition("95-")
        if "*" not in word and not (dash and len(letters) > 1):
            return []
        if word not in self.families:
            if "*" in word:
                form = re.compile(re.escape(word).replace(r"\*", "[^-]+"))
                self.families[word] = [one for one in self.ids if form.fullmatch(one)]
            else:
                each = [f"{letter}95-{rest}" for letter in letters]
                self.families[word] = [one for one in each if one in self.place]
        return self.families[word]

    def cited(self, text: str) -> Cited:
        clauses: list[str] = []
        readings: list[str] = []
        unknown: list[str] = []
        parts = (part for found in LIST.finditer(text) for part in PART.finditer(found.group()))
        for part in parts:
            if part["reading"]:
                readings.append(part["reading"])
                continue
            word = part["id"] or sibling(clauses[-1] if clauses else "", part["sibling"])
            found = self.resolve(word)
            if part["to"] and clauses and found:
                found = self.ids[self.place[clauses[-1]] + 1:self.place[found[-1]] + 1]
            clauses.extend(found)
            if not found and part["id"]:
                unknown.append(word)
        return Cited(tuple(dict.fromkeys(clauses)), tuple(readings), tuple(unknown))


def sibling(last: str, letter: str) -> str:
    """T01-3.3(d) for "(d)" after T01-3.3(b)."""
    return last[:last.rindex("(")] + letter if last.endswith(")") else last + letter


class Citation(NamedTuple):
    path: str
    line: int
    cited: Cited


TEXT = re.compile(r'R"(?P<tag>[^()\s\\]{0,16})\(.*?\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/'
                  r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'", re.DOTALL)
# cite(book, "12.5"): a number that the three books of 1995 share; cite("H95", "12.5") is for one
# book; cite(numbers.book, "17.1(a)") is for the texts of 2001 and 2005, which share numbers;
# cite(appendix, "3.1") is for every format of 2001 that has the number.
SHARED = re.compile(r'\bcite\s*\(\s*(?:"(\w+)"|([\w.]+))\s*,\s*"([^"\n]+)"')
NAMED = re.compile(r'\b(?:TEST_CASE(?:_TEMPLATE(?:_DEFINE)?|_FIXTURE)?|SUBCASE)\s*\(\s*(?:\w+\s*,\s*)?'
                   r'((?:"(?:\\.|[^"\\\n])*"\s*)+)')


def in_code(path: str, text: str, table: Table) -> Iterator[Citation]:
    """clause("X") or any string that is an id; comments `// X: …`; a field's comment `// X`."""
    for shared in SHARED.finditer(text):
        later = shared[2] is not None and shared[2].endswith(".book")
        books = ((shared[1],) if shared[1] else ("T01-*",) if shared[2] == "appendix"
                 else ("S05", "T01") if later else ("*95",))
        word = f"{books[0]}-{shared[3]}"
        found = tuple(one for book in books for one in table.resolve(f"{book}-{shared[3]}"))
        line = text.count("\n", 0, shared.start()) + 1
        yield Citation(path, line, Cited(found, (), () if found else (word,)))
    block, block_line, last_end = "", 0, -2
    for token in TEXT.finditer(text):
        word, start = token.group(), token.start()
        line = text.count("\n", 0, start) + 1
        if word.startswith('"') and word[1:-1] in table.place:
            yield Citation(path, line, Cited((word[1:-1],), (), ()))
        if not word.startswith("//"):
            continue
        alone = not text[text.rfind("\n", 0, start) + 1:start].strip()
        if alone and line == last_end + 1:  # A comment of several lines is one text.
            block += " " + word.lstrip("/ ")
        else:
            yield from in_comment(path, block_line, block, table)
            block, block_line = word.lstrip("/ ") + ("" if alone else "\0"), line
        last_end = line if alone else -2
    yield from in_comment(path, block_line, block, table)


def in_comment(path: str, line: int, comment: str, table: Table) -> Iterator[Citation]:
    beside_code = comment.endswith("\0")
    for found in LIST.finditer(comment):
        follows = comment[found.end():found.end() + 1]
        # The list takes a colon's neighbours with it, never the colon itself.
        if follows == ":" or (beside_code and found.start() == 0):
            cited = table.cited(found.group())
            if cited.clauses or cited.unknown:
                yield Citation(path, line, cited)


def test_names(text: str) -> Iterator[tuple[int, str]]:
    for found in NAMED.finditer(text):
        pieces = re.findall(r'"((?:\\.|[^"\\\n])*)"', found.group(1))
        name = re.sub(r"\\(.)", r"\1", "".join(pieces))
        yield text.count("\n", 0, found.start()) + 1, name
