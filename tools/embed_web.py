#!/usr/bin/env python3
"""Writes the files of the web client as C++: embed_web.py FOLDER OUT.inc

The assembler includes each file, so it costs the compiler nothing. A file that gzip makes much
smaller is there packed as well. Without a folder the program has one plain page that says how the
client is built.
"""
import gzip
import pathlib
import sys

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}

PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>cardroom</title></head>
<body><h1>cardroom</h1><p>The room is open, but this program was built without its web client.
Build it with <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, then build the
program again. The protocol is described in <code>docs/protocol.md</code>.</p></body></html>
"""

HEAD = '// Written by tools/embed_web.py for src/room/net/web_files.cpp.\n'

BODY = '''
namespace cardroom::room::net {

static const WebFile web_files[] = {
%s};

}  // namespace cardroom::room::net
'''


def included(name: str, path: pathlib.Path) -> str:
    return (
        f'asm(".section .rodata\\n.global {name}\\n{name}:\\n.incbin \\"{path.resolve()}\\"\\n"\n'
        f'    ".global {name}_end\\n{name}_end:\\n.byte 0\\n.previous\\n");\n'
        f'extern "C" const char {name}[], {name}_end[];\n'
    )


def span(name: str) -> str:
    return f"{{{name}, static_cast<std::size_t>({name}_end - {name})}}"


def main() -> None:
    folder, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    out.parent.mkdir(parents=True, exist_ok=True)
    files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    if not any(path.name == "index.html" for path in files):
        plain = out.with_name("plain.html")
        plain.write_text(PLAIN)
        files, folder = [plain], plain.parent
    text, rows = HEAD, ""
    for number, path in enumerate(files):
        name = f"cardroom_web_{number}"
        address = "/" + path.relative_to(folder).as_posix()
        if path.name in ("index.html", "plain.html"):
            address = address[: -len(path.name)]
        text += included(name, path)
        kind = TYPES.get(path.suffix, "application/octet-stream")
        whole = path.read_bytes()
        packed = gzip.compress(whole, 9, mtime=0)
        is_packed = len(packed) < len(whole) * 0.9
        if is_packed:
            kept = out.with_name(f"web_{number}.gz")
            kept.write_bytes(packed)
            text += included(f"{name}_gz", kept)
        rows += (
            f'    {{"{address}", "{kind}", {span(name)},\n'
            f'     {span(name + "_gz") if is_packed else "{}"}}},\n'
        )
    out.write_text(text + BODY % rows)


if __name__ == "__main__":
    main()
