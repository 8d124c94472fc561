"""Reads descriptions of games and tournaments: which field has which clauses.

A field is a designated initialiser, `.burn = Burn::always,  // H95-7.3`, or an assignment in a function
that makes one description out of another, `game.deck = DeckRule::determined;  // ALT01-2.2`.
"""
import re
from typing import NamedTuple

OPEN, CLOSE = "({[", ")}]"
SKIP = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"')
NAME = re.compile(r"\s*\.(\w+)\s*=\s*")
CALL = re.compile(r"(?:books::)?(\w+)\s*(?:\(|$)")


class Field(NamedTuple):
    path: str   # streets[0].to_each
    value: str  # As written.
    notes: tuple[str, ...]  # The comments beside it.


def blank(text: str) -> str:
    """The same text with spaces for comments and strings, so that brackets can be counted."""
    return SKIP.sub(lambda found: " " * len(found.group()), text)


def end_of(plain: str, start: int) -> int:
    """Just behind the bracket that closes the one at start."""
    depth = 0
    for at in range(start, len(plain)):
        depth += plain[at] in OPEN
        depth -= plain[at] in CLOSE
        if depth == 0:
            return at + 1
    return len(plain)


def items(plain: str, start: int) -> list[tuple[int, int]]:
    """Where each item between the brackets begins and ends."""
    found, depth, begin = [], 0, start + 1
    for at in range(start, end_of(plain, start)):
        depth += plain[at] in OPEN
        last = depth == 1 and plain[at] in CLOSE
        depth -= plain[at] in CLOSE
        if last or (depth == 1 and plain[at] == ","):
            if plain[begin:at].strip():
                found.append((begin, at))
            begin = at + 1
    return found


def notes(text: str, begin: int, end: int) -> tuple[str, ...]:
    """Comments at the end of the lines from begin to end, and those alone on the lines above."""
    first = text.rfind("\n", 0, begin) + 1
    last = text.find("\n", end)
    found = re.findall(r"\S.*?//\s*(.*)", text[first:last])
    above = text[:first].splitlines()
    while above and above[-1].lstrip().startswith("//"):
        found.append(above.pop().lstrip().lstrip("/ "))
    return tuple(found)


class Reader:
    """Descriptions, and the parts that several share: `books::staff_1995`, `next_card_2005(…)`."""

    def __init__(self, texts: list[str]):
        self.parts: dict[str, list[Field]] = {}
        self.makers: dict[str, list[Field]] = {}  # Functions that alter a description.
        self.made_of: dict[str, str] = {}  # Description: how its initialiser is written.
        for text in texts:
            self.read_parts(text)
        for text in texts:
            self.read_descriptions(text)

    def read_parts(self, text: str) -> None:
        plain = blank(text)
        for found in re.finditer(r"constexpr (?:StaffRules|TableRules|Locks|ForcedBets) (\w+) = \{", plain):
            self.parts[found[1]] = self.fields(text, plain, found.end() - 1, "")
        for found in re.finditer(r"consteval (?:ForcedBets|Street) (\w+)\([^)]*\) \{", plain):
            body = plain.index("return {", found.end()) + len("return ")
            self.parts[found[1]] = self.fields(text, plain, body, "")
        for found in re.finditer(r"consteval Game (\w+)\([^)]*\) \{", plain):
            self.makers[found[1]] = self.assigned(text, plain, found.end() - 1)

    def read_descriptions(self, text: str) -> None:
        plain = blank(text)
        for found in re.finditer(r"(?:constexpr|constinit const) (?:Game|Conditions|Articles|Format) (\w+) =\s*",
                                 plain):
            at = found.end()
            stop = plain.index(";", at)
            self.made_of[found[1]] = text[at:stop]
            self.parts[found[1]] = self.fields(text, plain, at, "") if plain[at] == "{" else []

    def assigned(self, text: str, plain: str, start: int) -> list[Field]:
        found: list[Field] = []
        for one in re.finditer(r"game\.([\w.\[\]]+) = ", plain[:end_of(plain, start)]):
            if one.start() > start:
                stop = plain.index(";", one.end())
                found += self.value(text, plain, (one.start(), one.end(), stop), one[1])
        return found

    def fields(self, text: str, plain: str, start: int, path: str) -> list[Field]:
        found: list[Field] = []
        for number, (begin, end) in enumerate(items(plain, start)):
            named = NAME.match(plain, begin)
            here = f"{path}.{named[1]}".lstrip(".") if named else f"{path}[{number}]"
            at = named.end() if named else begin + len(plain[begin:end]) - len(plain[begin:end].lstrip())
            found += self.value(text, plain, (named.start(1) if named else at, at, end), here)
        return found

    def value(self, text: str, plain: str, place: tuple[int, int, int], path: str) -> list[Field]:
        begin, at, end = place
        written = text[at:end].strip()
        if plain[at] == "{" and re.search(r"\.\w+ =", plain[at:end]):
            return self.fields(text, plain, at, path)
        part = CALL.match(written)
        beside = notes(text, begin, end)
        if part and part[1] in self.parts:
            return [Field(f"{path}.{one.path}", one.value, one.notes + beside) for one in self.parts[part[1]]]
        return [Field(path, written, beside)]

    def of(self, name: str) -> list[Field]:
        """The fields of a description: its own, or what was assigned and what it is made of unnamed."""
        own = list(self.parts.get(name, []))
        for word in re.findall(r"\w+", self.made_of.get(name, "")):
            own += self.makers.get(word, [])
            if word in ("no_limit_hold_em",) or word.startswith("conditions_"):
                own += self.parts.get(word, [])
        return own
