"""Makes a copy of the sources in which every rule can be switched off at run time.

A guard, `if (…) return refuse(…);`, asks first whether it is off. Descriptions of games and tournaments
become variables, and tests/mutation/*.cpp changes the field or row that is off before anything is dealt. Only files that differ are written, so a second build compiles what changed.
"""
import pathlib
import re
from typing import NamedTuple

import citations
import descriptions

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "cmake", "tools", "docs/rules")
GUARDED = ("src/rules", "src/canberra", "src/tournament", "src/rulebook")
GAMES, BOOKS, FORMATS = "src/rules/games", "src/rules/books", "src/tournament/format"
FUNCTION = re.compile(r"^(?:\[\[[^\]]*\]\] )?(?:static |inline |constexpr )*([\w:<>, ]+?[\w>]) \w+\(", re.M)
RETURN = re.compile(r"return (refuse(?:_setting)?\(|(?:Violation|SettingRefusal)\{|NAMES\()")
OPTIONAL = ("Refusal", "Refused", "std::optional<Violation>", "std::optional<SettingRefusal>")
IDENTITY = {"key", "name", "edition", "prefix", "variant", "cite", "irregularities", "next", "documented",
            "reviewer", "consulted", "book", "game", "articles", "reconstructed"}
# Where a field of a street has no note, its clause is in the field beside it.
BESIDE = {"opens": ("first", "order"), "communal": ("deal",), "to_each": ("deal",), "multiples": ("sizes",),
          "seats_most": ("seats_clause",), "draw": ("deal",)}


class Switch(NamedTuple):
    id: str
    clauses: tuple[str, ...]
    readings: tuple[str, ...] = ()


def write(path: pathlib.Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


# Guards.

def violation_makers(texts: list[str]) -> list[str]:
    """Functions that always refuse: who calls one is the guard."""
    return sorted({name for text in texts for name in re.findall(r"^(?:\[\[.*\]\] )?Violation (refuse_\w+)\(",
                                                                text, re.M)})


def is_condition(plain: str, at: int) -> bool:
    """Whether the code at `at` runs only under a condition: `if (…) return`."""
    before = plain[:at].rstrip()
    if before.endswith("else"):
        return True
    if not before.endswith(")"):
        return False
    depth = 0
    for start in range(len(before) - 1, -1, -1):
        depth += before[start] == ")"
        depth -= before[start] == "("
        if depth == 0:
            return re.search(r"\bif\s*(?:constexpr\s*)?$", before[:start]) is not None
    return False


def returned_by(text: str, at: int) -> str:
    heads = [found for found in FUNCTION.finditer(text, 0, at)]
    return heads[-1][1] if heads else ""


def with_switches(path: str, text: str, makers: list[str]) -> str:
    plain = descriptions.blank(text)
    wanted = re.compile(RETURN.pattern.replace("NAMES", "|".join(makers)))
    pieces, last, seen = [], 0, {}
    for found in wanted.finditer(plain):
        kind = returned_by(plain, found.start())
        stop = plain.index(";", descriptions.end_of(plain, found.end() - 1))
        said = text[found.start() + len("return "):stop]
        named = re.search(r"refusal::(\w+)|&(\w+)", said)
        rule = next((one for one in named.groups() if one), "") if named else found[1][:-1]
        seen[rule] = seen.get(rule, 0) + 1
        site = f'"{path.removeprefix("src/")} {rule}#{seen[rule]}"'
        # A refusal that is passed on is switched off where it is made.
        if kind == "Violation" or said.startswith("refuse(*"):
            continue
        if is_condition(plain, found.start()):
            instead = (f"{{ if (auto switched = {said}; ::cardroom::switches::stands({site}, switched)) "
                       "return switched; }")
            stop += 1
        elif kind in OPTIONAL:
            instead = f"return ::cardroom::switches::kept({site}, {said})"
        else:
            continue
        pieces += [text[last:found.start()], instead]
        last = stop
    if not pieces:
        return text
    whole = "".join([*pieces, text[last:]])
    return whole.replace("#include", '#include "rulebook/switches.h"\n#include', 1)


def with_pay_table(path: str, text: str) -> str:
    """CP17-8.1: a line of the pay table that is off pays nothing."""
    odds = "canberra_pay_table.odds(hand)"
    if path != "src/canberra/round/settlement.cpp" or odds not in text:
        return text
    text = text.replace(odds, f"(::cardroom::switches::is_line_off(pay_clause(hand)) ? 0 : {odds})")
    return text if "rulebook/switches.h" in text else '#include "rulebook/switches.h"\n' + text


def pay_lines(table: citations.Table) -> list[Switch]:
    return [Switch(f"row pay {one}", (one,)) for one in table.ids
            if one.startswith("CP17-8.1[") and one != "CP17-8.1[Ante]"]


def sites(text: str) -> list[str]:
    return re.findall(r'switches::(?:stands|kept)\("([^"]+)"', text)


# Fields.

def own(clauses: tuple[str, ...], prefix: str, appendix: str) -> tuple[str, ...]:
    """Of the clauses beside a field those of this game's book; all where none is."""
    found = tuple(one for one in clauses if one.startswith(prefix + "-")
                  and (not re.match(r"T01-[A-I]-", one) or one.startswith(f"T01-{appendix}-")))
    return found or tuple(one for one in clauses if one.startswith(("ALT01-", "T01-", "95-")))


def cited_by(field: descriptions.Field, appendix: str, table: citations.Table) -> citations.Cited:
    """The clause that the field has as its value, or those of the comments beside it."""
    if valued := re.fullmatch(r'clause\("(.*)"\)', field.value):
        return citations.Cited((valued[1],), (), ())
    if valued := re.fullmatch(r'cite\(appendix, "(.*)"\)', field.value):
        return citations.Cited((f"T01-{appendix}-{valued[1]}",), (), ())
    lists = [found.group() for note in field.notes if (found := citations.LIST.match(note))]
    return table.cited(", ".join(lists))


def beside(field: descriptions.Field, fields: list[descriptions.Field]) -> descriptions.Field:
    """The field with the value of its neighbour, if that is its clause."""
    folder, _, name = field.path.rpartition(".")
    for other in BESIDE.get(name, ()):
        for one in fields:
            if one.path == f"{folder}.{other}".lstrip("."):
                return field._replace(value=one.value)
    return field


class Fields:
    """The switches of the fields of descriptions, and the C++ that throws them."""

    def __init__(self, table: citations.Table):
        self.table = table
        self.found: dict[str, tuple[citations.Cited, list[str]]] = {}
        self.without: list[str] = []

    def add(self, prefix: str, variable: str, fields: list[descriptions.Field], kind: str) -> None:
        letter = re.search(r"2001_([a-i])$|::([a-i])_2001", variable)
        appendix = next((one for one in letter.groups() if one), "").upper() if letter else ""
        for field in fields:
            name = field.path.rpartition(".")[2]
            if name in IDENTITY or field.value.startswith(("format.", "alteration.", "from.", "prevails")):
                continue
            cited = cited_by(field, appendix, self.table)
            if not cited.clauses and not cited.readings:
                cited = cited_by(beside(field, fields), appendix, self.table)
            clauses = own(cited.clauses, prefix, appendix)
            if not clauses and not cited.readings:
                self.without.append(f"{variable}.{field.path}")
                continue
            path = re.sub(r"\[\d+\]", "", field.path)
            number = "/".join(clauses or cited.readings)
            said = self.found.setdefault(f"{kind} {path} {number}", (cited._replace(clauses=clauses), []))
            place = f"{variable}.{field.path}"
            if place not in said[1]:  # Altered twice, a field may have its own value again.
                said[1].append(place)

    def switches(self) -> list[Switch]:
        return [Switch(one, cited.clauses, cited.readings) for one, (cited, _) in self.found.items()]

    def code(self) -> str:
        return "".join(f'  if (off() == "{one}") {{ {" ".join(map(altered, places))} }}\n'
                       for one, (_, places) in self.found.items())


def altered(place: str) -> str:
    """H-08: without the rule any five cards play."""
    return f"{place} = 0;" if place.endswith(".from_hole") else f"alter({place});"


def texts_of(*patterns: str) -> list[str]:
    return [one.read_text(encoding="utf-8") for pattern in patterns for one in sorted(ROOT.glob(pattern))]


def game_fields(table: citations.Table) -> Fields:
    reader, fields = descriptions.Reader(texts_of(f"{BOOKS}/*.h", f"{GAMES}/*.cpp")), Fields(table)
    everything = "\n".join(texts_of(f"{GAMES}/*.cpp"))
    listed = re.findall(r"GAME\((\w+)\)", (ROOT / GAMES / "list.inc").read_text(encoding="utf-8"))
    for name in listed:
        prefix = prefix_of(name, everything)
        if prefix and name not in ("canberra_manila_2001", "five_card_stud_2001"):
            fields.add(prefix, f"games::{name}", with_inherited(reader, name, listed), "field")
    return fields


def with_inherited(reader: descriptions.Reader, name: str, listed: list[str]) -> list[descriptions.Field]:
    """The fields of a game, and those it has from the game it is made of."""
    own_fields = reader.of(name)
    if reader.made_of.get(name, "").startswith("{"):
        return own_fields
    taken = {one.path.split(".")[0] for one in own_fields if not one.path.startswith("streets")}
    words = re.findall(r"\w+", reader.made_of.get(name, ""))
    base = next((word for word in words if word in listed and word != name), "")
    return own_fields + [one for one in reader.of(base) if one.path.split(".")[0] not in taken]


def prefix_of(name: str, text: str) -> str:
    """H95 for holdem_1995, and for what is made from it."""
    written = re.search(rf"constexpr Game {name} = ?(.*?);\nstatic_assert", text, re.S)
    found = re.search(r'\.prefix = "(\w+)"', written[1]) if written else None
    if found:
        return found[1]
    words = re.findall(r"\b(\w+_(?:1995|2005))\b|(no_limit_hold_em)", written[1] if written else "")
    if any(second for _, second in words):
        return "T01"
    return next((prefix_of(first, text) for first, _ in words if first and first != name), "")


def format_fields(table: citations.Table) -> Fields:
    reader, fields = descriptions.Reader(texts_of(f"{FORMATS}/formats_*.cpp")), Fields(table)
    for letter in "abcdefghi":
        fields.add("T01", f"tournament::formats::{letter}_2001.conditions", reader.of(f"conditions_{letter}"),
                   "format")
    for book, name, articles in (("T01", "a_2001", "articles_2001"), ("S05", "stud_2005", "articles_2005")):
        own_fields = [one for one in reader.of(articles) if not one.path.startswith("cite.")]
        fields.add(book, f"articles_of(tournament::formats::{name})", own_fields, "article")
    fields.add("S05", "tournament::formats::stud_2005", reader.of("stud_2005"), "format")
    return fields


def enumerators(*patterns: str) -> str:
    lines = []
    for text in texts_of(*patterns):
        scope = "tournament::" if "namespace cardroom::tournament" in text else ""
        for found in re.finditer(r"enum class (\w+) : [\w:]+ \{(.*?)\};", text, re.S):
            names = re.findall(r"\b([a-z]\w*)\s*[,}]", re.sub(r"//.*", "", found[2]) + "}")
            lines.append(f"template <>\ninline constexpr int enumerators<{scope}{found[1]}> = {len(names)};")
    return "\n".join(lines) + "\n"


# The tree.

def as_variables(path: str, text: str) -> str:
    """Descriptions that can be changed before anything is dealt."""
    if path == f"{GAMES}/games.h":
        return text.replace("extern const Game name;", "extern Game name;")
    if path == f"{FORMATS}/formats.h":
        return text.replace("extern constinit const Format", "extern constinit Format")
    if path.startswith(f"{FORMATS}/formats_"):
        return text.replace("constinit const Format", "constinit Format")
    if path.startswith(f"{GAMES}/") and path.endswith(".cpp"):
        listed = [name for name in re.findall(r"^constexpr Game (\w+) =", text, re.M)
                  if f"GAME({name})" in (ROOT / GAMES / "list.inc").read_text(encoding="utf-8")]
        for name in listed:
            text = re.sub(rf"(?<![\w\"/:-]){name}\b", f"{name}_as_written", text)
        made = "".join(f"Game {name} = {name}_as_written;\n" for name in listed)
        return text.replace("\n}  // namespace cardroom::games", f"\n{made}\n}}  // namespace cardroom::games")
    return text


def added(table: citations.Table) -> tuple[dict[str, str], list[Switch]]:
    """Files that only the copy has, and the switches of fields and of the pay table."""
    here = ROOT / "tests/mutation"
    games, formats = game_fields(table), format_fields(table)
    files = {f"src/rulebook/{name}": (here / name).read_text(encoding="utf-8")
             for name in ("switches.h", "switches.cpp")}
    for folder, fields in ((GAMES, games), (FORMATS, formats)):
        files[f"{folder}/alter.h"] = (here / "alter.h").read_text(encoding="utf-8")
        files[f"{folder}/switched_fields.inc"] = fields.code()
    files[f"{GAMES}/switched_enums.inc"] = enumerators("src/rules/game/game.h", "src/rules/game/staff_rules.h")
    files[f"{FORMATS}/switched_enums.inc"] = enumerators(f"{FORMATS}/format.h")
    for folder, name in ((GAMES, "switched_games.cpp"), (FORMATS, "switched_formats.cpp")):
        files[f"{folder}/{name}"] = (here / name).read_text(encoding="utf-8")
    return files, games.switches() + formats.switches() + pay_lines(table)


def make(into: pathlib.Path) -> tuple[list[Switch], list[str]]:
    """Writes the copy. Returns the switches of fields, and where the guards are."""
    table = citations.Table(ROOT / "docs/rules/clauses.tsv")
    files, fields = added(table)
    listed = [one for folder in COPIED for one in sorted((ROOT / folder).rglob("*")) if one.is_file()]
    texts = {one.relative_to(ROOT).as_posix(): one for one in [*listed, ROOT / "CMakeLists.txt"]
             if "__pycache__" not in one.parts and one.suffix not in (".hand", ".tournament")}
    makers = violation_makers([one.read_text(encoding="utf-8") for path, one in texts.items()
                               if path.startswith(GUARDED)])
    guards: list[str] = []
    for path, one in texts.items():
        try:
            text = one.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if path.startswith(GUARDED) and path.endswith((".cpp", ".h")) and not path.endswith("engine.h"):
            text = as_variables(path, with_switches(path, text, makers))
            text = with_pay_table(path, text)
            guards += sites(text)
        files[path] = text
    files["tests/CMakeLists.txt"] += (
        "add_executable(switched_hands mutation/hands.cpp)\n"
        "target_link_libraries(switched_hands PRIVATE cardroom_script)\n")
    files["CMakeLists.txt"] = files["CMakeLists.txt"].replace("  add_subdirectory(benchmarks)\n", "")
    for path, text in files.items():
        write(into / path, text)
    for stale in [one for one in into.rglob("*") if one.is_file() and "build" not in one.relative_to(into).parts
                  and one.relative_to(into).as_posix() not in files]:
        stale.unlink()
    return fields, guards
