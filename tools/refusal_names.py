"""What the room says that has a name: the rules that something can be refused by, the facts that refusals
name, and the settings of a table, as they are declared in the sources. They become a TypeScript file,
so a language without one of them does not compile."""

import pathlib
import re

TARGET = "web/src/types/refusals.ts"
RULE = re.compile(r'constexpr Rule \w+\{\s*"([a-z_]+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\}')
# A statement that refuses, and its facts: {"stake", stake.count()}.
REFUSES = re.compile(r"\brefuse\w*\(|\bViolation\b|\bFacts\b|\bfacts\b")
FACT = re.compile(r'(?:\{|emplace_back\()"([a-z_]+)", (?!")')
ENGINES = ["cage", "canberra", "hosted", "rules", "tournament", "room"]
# {"minimum", "amount", "table minimum wager", …: the name of a setting is its third word.
SETTING = re.compile(r'\{\{"[a-z-]+",\s*"[^"]*",\s*"((?:[^"\\]|\\.)*)"')
SETTINGS = ["rules/game/setting_list.cpp", "canberra/game/determine.cpp"]
HEAD = """// The rules that the room can refuse by, the facts that a refusal names, and what the settings of a
// table are called. Written by tools/protocol from the declarations of the program; a language must
// have them all.
"""


def declared(root: pathlib.Path) -> dict[str, str]:
    """Every rule with its sentence."""
    rules: dict[str, str] = {}
    for path in sorted((root / "src").rglob("*.[hc]*")):
        for name, literals in RULE.findall(path.read_text(encoding="utf-8")):
            rules[name] = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals))
    return rules


def facts(root: pathlib.Path) -> list[str]:
    names: set[str] = set()
    for engine in ENGINES:
        for path in sorted((root / "src" / engine).rglob("*.[hc]*")):
            for statement in path.read_text(encoding="utf-8").split(";"):
                if REFUSES.search(statement):
                    names.update(FACT.findall(statement))
    return sorted(names)


def settings(root: pathlib.Path) -> list[str]:
    return sorted({what for name in SETTINGS
                   for what in SETTING.findall((root / "src" / name).read_text(encoding="utf-8"))})


def union(name: str, words: list[str]) -> str:
    quoted = [f'"{word}"' if "'" in word else f"'{word}'" for word in words]
    return f"\nexport type {name} =\n" + "\n".join(f"  | {word}" for word in quoted) + ";\n"


def typescript(root: pathlib.Path) -> str:
    return (HEAD + union("RuleName", sorted(declared(root))) + union("FactName", facts(root)) +
            union("SettingName", settings(root)))
