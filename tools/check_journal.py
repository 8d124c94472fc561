#!/usr/bin/env python3
"""Verifies the chain of a journal with Python only: check_journal.py DIR|FILE

An independent reading of docs/journal.md, for people who do not want to trust the program that wrote
the journal. It recomputes every hash, follows every stream's versions, and, where openssl is there,
verifies the signature of each head (all of them with --signatures, else the last). --self-test
makes a journal in a temporary folder with the program at hand: check_journal.py --self-test PROGRAM
is what ./test runs.
"""
import argparse
import hashlib
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile


def number(value: int) -> bytes:
    return (value & (1 << 64) - 1).to_bytes(8, "little")


def text(value: bytes) -> bytes:
    return number(len(value)) + value


def blake2b(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"".join(parts), digest_size=32).digest()


def signature_holds(key: bytes, message: bytes, signature: bytes) -> bool | None:
    """None if openssl is not installed."""
    if not shutil.which("openssl"):
        return None
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        # The twelve bytes say "an Ed25519 public key" (RFC 8410).
        (place / "key").write_bytes(bytes.fromhex("302a300506032b6570032100") + key)
        (place / "message").write_bytes(message)
        (place / "signature").write_bytes(signature)
        ran = subprocess.run(
            ["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", place / "key",
             "-rawin", "-in", place / "message", "-sigfile", place / "signature"],
            capture_output=True, check=False)
        return ran.returncode == 0


def streams_in(data: bytes) -> list[tuple[str, int, bytes]]:
    """Name, version and hash of each stream of an anchor."""
    streams, at = [], 0
    while at < len(data):
        name = at + 8 + int.from_bytes(data[at:at + 8], "little")
        streams.append((data[at + 8:name].decode(errors="replace"),
                        int.from_bytes(data[name:name + 8], "little"), data[name + 8:name + 40]))
        at = name + 40
    return streams


def read_anchors(journal: sqlite3.Connection) -> dict[int, tuple]:
    """By sequence, in order: hash, signature, bytes, and the streams that the bytes name."""
    return {sequence: (stored, signature, data, streams_in(data))
            for sequence, stored, signature, data in journal.execute(
                "SELECT sequence, hash, signature, streams FROM anchors ORDER BY sequence")}


def check(file: pathlib.Path, every_signature: bool) -> list[str]:
    """What is wrong, one sentence each. Prints what it checked."""
    journal = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    (key,) = journal.execute("SELECT public_key FROM journal_key").fetchone()
    tables = {name for (name,) in journal.execute("SELECT name FROM sqlite_schema")}
    (old_end,) = journal.execute("SELECT coalesce(max(sequence), 0) FROM heads").fetchone()
    # The chain over all streams, as older programs wrote it; then one for each stream.
    hashes = {0: blake2b(b"cardroom journal 1", key)}
    versions: dict[str, int] = {}
    ends: dict[str, bytes] = {}
    anchors = read_anchors(journal) if "anchors" in tables else {}
    wrong = []
    last = 0
    for sequence, stream, version, time_ms, data, stored in journal.execute(
            "SELECT r.sequence, s.name, r.version, r.time_ms, r.bytes, r.hash FROM records r "
            "LEFT JOIN streams s ON s.id = r.stream ORDER BY r.sequence"):
        if sequence != last + 1:
            wrong.append(f"record {sequence} comes after {last}")
        if version != versions.get(stream, 0) + 1:
            wrong.append(f"record {sequence} is version {version} of {stream}, out of order")
        data = data if isinstance(data, bytes) else data.encode()
        record = text(stream.encode()) + number(version) + number(time_ms) + text(data)
        if sequence <= old_end:
            computed = blake2b(hashes.get(last, b""), number(sequence), record)
            hashes[sequence] = stored
        else:
            start = blake2b(b"cardroom stream 1", key, text(stream.encode()))
            computed = blake2b(b"cardroom record 2", ends.get(stream, start), record)
        if computed != stored:
            wrong.append(f"record {sequence} does not agree with its hash")
        versions[stream], ends[stream], last = version, stored, sequence
        for name, reached, end in anchors.get(sequence, (0, 0, 0, ()))[3]:
            if (versions.get(name), ends.get(name)) != (reached, end):
                wrong.append(f"anchor {sequence} does not agree with {name}")
    signed = [(sequence, f"cardroom head 1 {sequence} {hashes.get(sequence, b'').hex()}", signature)
              for sequence, signature in
              journal.execute("SELECT sequence, signature FROM heads ORDER BY sequence")]
    end = hashes.get(old_end, b"")
    for sequence, (stored, signature, data, _) in anchors.items():
        if blake2b(b"cardroom anchor 1", end, text(b""), number(sequence), text(data)) != stored:
            wrong.append(f"anchor {sequence} does not follow from the one before it")
        end = stored
        signed.append((sequence, f"cardroom anchor 1 {sequence} {stored.hex()}", signature))
    if (signed[-1][0] if signed else 0) != last:
        wrong.append(f"record {last} comes after the last signed head")
    for sequence, message, signature in signed if every_signature else signed[-1:]:
        if signature_holds(key, message.encode(), signature) is False:
            wrong.append(f"head {sequence} has a false signature")
    print(f"{last} records, {len(signed)} signed heads, key {key.hex()}, head {last}:{end.hex()}")
    return wrong


def self_test(program: pathlib.Path) -> int:
    """A journal that the store made passes; the same journal with a change does not."""
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        file = pathlib.Path(folder) / "journal.sqlite"
        subprocess.run([program, "-tc=a journal for others to verify", "--no-skip"], check=True,
                       stdout=subprocess.DEVNULL, env={"CARDROOM_JOURNAL": str(file)})
        results = [("an honest journal passes", not check(file, True))]
        with sqlite3.connect(file) as journal:
            journal.execute("UPDATE records SET time_ms = time_ms + 1 WHERE sequence = 5")
        results.append(("a changed record is found",
                        check(file, True) == ["record 5 does not agree with its hash"]))
        with sqlite3.connect(file) as journal:
            journal.execute("UPDATE records SET time_ms = time_ms - 1 WHERE sequence = 5")
            journal.execute("UPDATE anchors SET signature = zeroblob(64) WHERE sequence = 4")
        found = check(file, True)
        results.append(("a false signature is found", found == ["head 4 has a false signature"]
                        or not shutil.which("openssl")))
        with sqlite3.connect(file) as journal:
            journal.execute("DELETE FROM records WHERE sequence > 8")
        results.append(("an end that was cut off is found",
                        "record 8 comes after the last signed head" in check(file, True)))
    for name, passed in results:
        print(f"{'ok' if passed else 'FAIL'} journal: {name}")
    failed = sum(not passed for _, passed in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("path", type=pathlib.Path)
    asked.add_argument("--signatures", action="store_true", help="every signature, not only the last")
    asked.add_argument("--self-test", action="store_true")
    options = asked.parse_args()
    if options.self_test:
        return self_test(options.path)
    file = options.path / "journal.sqlite" if options.path.is_dir() else options.path
    wrong = check(file, options.signatures)
    for one in wrong:
        print(one)
    print("no faults found" if not wrong else f"{len(wrong)} faults found")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
