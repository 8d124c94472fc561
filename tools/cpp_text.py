"""Reading C++ as text, as far as tools/tidy and tools/clauses need: no comments, braces, functions."""
import re
from typing import NamedTuple

# A comment, a raw string, a string, a character: the one that begins first is taken whole.
TOKEN = re.compile(
    r"""//[^\n]*"""
    r"""|/\*.*?\*/"""
    r"""|R"(?P<tag>[^()\s\\]{0,16})\(.*?\)(?P=tag)\""""
    r"""|"(?:\\.|[^"\\\n])*\""""
    r"""|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'""",
    re.DOTALL,
)
TEMPLATE = re.compile(r"\btemplate\s*<[^{};]*?>\s*(?=\w|\[\[)")
SCOPE = re.compile(r"^(?:export\s+|inline\s+)*(?:namespace|class|struct|union|extern\b)")


class Function(NamedTuple):
    line: int
    length: int
    head: str


def code_only(text: str) -> str:
    """The text with comments and the insides of strings blanked; lines stay where they are."""

    def blank(found: re.Match[str]) -> str:
        token = found.group()
        if token.startswith("/"):
            return "\n" * token.count("\n") + " "
        return '""' + "\n" * token.count("\n") if token[0] in 'R"' else "' '"

    return TOKEN.sub(blank, text)


def functions(code: str) -> list[Function]:
    """Bodies at namespace or class scope, in text from code_only(). Lambdas count to their function."""
    code = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", "", code, flags=re.MULTILINE)
    found: list[Function] = []
    inside: list[bool] = []  # For each open scope outside a body: True when it may hold functions.
    depth = 0  # Braces open since a body or an initialiser began.
    head, line, began, title = "", 1, 0, ""
    for char in code:
        if char == "\n":
            line += 1
        if depth:
            depth += (char == "{") - (char == "}")
            if depth == 0 and title:
                found.append(Function(began, line - began + 1, title))
                head = ""
        elif char == "{":
            words = " ".join(TEMPLATE.sub("", head).split())
            if SCOPE.match(words) and not words.endswith(")"):
                inside.append(True)
            else:
                depth, began = 1, line
                is_data = ")" not in words or re.search(r"[^=!<>]=(?!=)[^()]*$", words)
                # After `: a_{a}` the body's brace follows a closing one, with nothing between.
                title = (words or "a body") if not is_data or (found and not words) else ""
            head = ""
        elif char == "}":
            if inside:
                inside.pop()
            head = ""
        elif char == ";":
            head = ""
        else:
            head += char
    return found


def statements(code: str) -> list[tuple[int, str]]:
    """What ends in a semicolon, or opens a scope, at namespace or class scope: line and words."""
    code = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", "", code, flags=re.MULTILINE)
    found: list[tuple[int, str]] = []
    scopes = depth = 0
    head, line, began = "", 1, 1
    for char in code:
        if char == "\n":
            line += 1
        if depth:
            depth += (char == "{") - (char == "}")
            if depth == 0:
                head += "{}"
        elif char == "{":
            words = " ".join(TEMPLATE.sub("", head).split())
            if SCOPE.match(words) and not words.endswith(")"):
                found.append((began, words))
                scopes += 1
                head = ""
            else:
                depth = 1
        elif char == "}" or char == ";":
            words = " ".join(TEMPLATE.sub("", head).split())
            if words and not words.endswith(")" + "{}") and words != "{}":
                found.append((began, words))
            head = ""
        else:
            if not head.strip() and not char.isspace():
                began = line
                head = ""
            head += char
    return found
