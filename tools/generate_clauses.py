#!/usr/bin/env python3
"""Turn docs/rules/clauses.tsv into the two lists that src/rulebook includes.

clause_ids.inc holds only the ids, sorted, so that clause("H95-10.2") can be looked up at compile
time without reading the texts; clause_rows.inc holds source, class and paraphrase in the same order.
"""
import csv
import pathlib
import sys


def literal(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main() -> int:
    table, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    with table.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    rows.sort(key=lambda row: row["id"].encode())
    ids = [row["id"] for row in rows]
    doubled = {one for one in ids if ids.count(one) > 1}
    if doubled:
        print(f"{table}: the same id twice: {', '.join(sorted(doubled))}", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "clause_ids.inc").write_text("".join(f"{literal(one)},\n" for one in ids))
    (folder / "clause_rows.inc").write_text(
        "".join(
            "{%s, '%s', %s, %s},\n"
            % (literal(r["source"]), r["class"], literal(r["paraphrase"]), literal(r["machine_action"]))
            for r in rows
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
