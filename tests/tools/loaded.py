"""A tool of tools/ as a function: run("tidy", "--root", …) gives its exit code and what it printed."""
import contextlib
import importlib.machinery
import importlib.util
import io
import pathlib
import sys

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"
modules = {}


def load(tool: str):
    if tool not in modules:
        sys.path.insert(0, str(TOOLS))
        loader = importlib.machinery.SourceFileLoader(tool, str(TOOLS / tool))
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader(tool, loader))
        loader.exec_module(module)
        modules[tool] = module
    return modules[tool]


def run(tool: str, *arguments: str) -> tuple[int, str]:
    module = load(tool)
    before, sys.argv = sys.argv, [tool, *arguments]
    try:
        with contextlib.redirect_stdout(io.StringIO()) as said:
            code = module.main()
    finally:
        sys.argv = before
    return code, said.getvalue()
