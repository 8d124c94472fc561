"""The commands that a room's database has, unsealed and without the program's code."""
import json
import pathlib

from seal import Seal


def commands_kept(key: pathlib.Path, database) -> dict[tuple[int, str], int]:
    """How often each command with an id is there: by the player and the id."""
    seal = Seal(key)
    counts: dict[tuple[int, str], int] = {}
    for stream, version, sealed in database.ask(
            "SELECT stream, version, encode(sealed, 'hex') FROM records WHERE stream LIKE 'table/%'"):
        record = json.loads(seal.open(bytes.fromhex(sealed), f"record {version} {stream}")[32:])
        if record["type"] == "command" and record["id"]:
            who = (record["player"], record["id"])
            counts[who] = counts.get(who, 0) + 1
    return counts
