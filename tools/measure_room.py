#!/usr/bin/env python3
"""Measure what a full room costs: measure_room.py BUILD [--tables 100] [--guests 1000] [--seconds 60] [--check]

Opens the tables in a real room, brings the guests in, six to a table and the rest in the lobby, lets
them check, call and fold for a while, and prints memory and disk, for each and for a day. A day has
60 rounds an hour at every table: about as many as people play. In the end it makes a backup. With
--check it fails where a figure is more than twice what docs/hosting.md promises hosts.
"""
import argparse
import os
import pathlib
import re
import selectors
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
from client import Client, Room  # noqa: E402

AT_A_TABLE = 6
ROUNDS_A_DAY = 24 * 60
MANY = "1000000"


def memory_kb(pid: int) -> int:
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def disk_bytes(folder: str) -> int:
    return sum(file.stat().st_size for file in pathlib.Path(folder).iterdir() if "journal" in file.name)


def index_bytes(pid: int) -> int:
    """SQLite's temporary files, which have no name: the index of the rounds, as far as it is not in memory."""
    found = 0
    for number in pathlib.Path(f"/proc/{pid}/fd").iterdir():
        if "etilqs_" in os.readlink(number):
            found += number.stat().st_size
    return found


def back_up(program: pathlib.Path, data: str) -> tuple[int, float, float]:
    """Its bytes, how long it took, and its memory at most in MB."""
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        began = time.monotonic()
        process = subprocess.Popen([program, "backup", folder + "/a.backup", "--data", data], stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit("there is no backup")
        return os.stat(folder + "/a.backup").st_size, time.monotonic() - began, used.ru_maxrss / 1024


def act(player: Client, table: int, seat: int) -> None:
    """What costs least, where it is this player's turn."""
    view = player.state(table)["view"]
    legal = view["round"]["legal"] if view["dealing"] else {"seat": None}
    if legal["seat"] != seat:
        return
    kind = next((name for name in ("check", "call", "fold", "tap_out") if legal[name]), None)
    if kind:
        player.send(kind, table=table)


class Awake:
    """The room closes a connection that says nothing for a minute, and on a busy machine that passes before its turn comes."""

    def __init__(self, room: Room) -> None:
        self.boss = room.operator()
        self.guests: list[Client] = []
        self.last = time.monotonic()

    def keep(self) -> None:
        if time.monotonic() < self.last + 15:
            return
        self.last = time.monotonic()
        for client in (self.boss, *self.guests):
            client.socket.sendall(client.frame(b"", 10))


def play(seated: dict[Client, tuple[int, int]], awake: Awake, seconds: float) -> None:
    waiting = selectors.DefaultSelector()
    for player in seated:
        waiting.register(player.socket, selectors.EVENT_READ, player)
    end = time.monotonic() + seconds
    for player, (table, seat) in seated.items():
        act(player, table, seat)
    while time.monotonic() < end:
        awake.keep()
        for key, _ in waiting.select(1):
            player = key.data
            player.drain()
            act(player, *seated[player])
            player.others.clear()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("build", type=pathlib.Path)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--guests", type=int, default=1000)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--check", action="store_true", help="compare with docs/hosting.md")
    asked = options.parse_args()
    limits = ("--rate", MANY, "--address-rate", MANY, "--address-connections", MANY)
    program = asked.build / "src" / "cardroom"
    with Room(program, extra=("--empty", *limits)) as room:
        pid = room.process.pid
        empty = memory_kb(pid)
        awake = Awake(room)
        boss, guests = awake.boss, awake.guests
        tables = []
        for number in range(asked.tables):
            table = boss.done("open_table", rulebook="rws-2017", name=f"t{number}", settings={})["table"]
            boss.done("set_house", table=table, key="pause-seconds", value="0")
            tables.append(table)
        opened = memory_kb(pid)
        for number in range(asked.guests):
            guests.append(room.guest(f"g{number}"))
            awake.keep()
        came = memory_kb(pid)
        seated = {}
        for at, guest in enumerate(guests[:AT_A_TABLE * asked.tables]):
            place = (tables[at // AT_A_TABLE], at % AT_A_TABLE + 1)
            guest.ask("watch", table=place[0])
            guest.done("sit", table=place[0], seat=place[1], stake=2000)
            seated[guest] = place
            awake.keep()
        before, began = disk_bytes(room.data), time.monotonic()
        rounds_before = sum(one["rounds"] for one in pages(boss))
        play(seated, awake, asked.seconds)
        took = time.monotonic() - began
        rounds = sum(one["rounds"] for one in pages(boss)) - rounds_before
        grown, played = disk_bytes(room.data) - before, memory_kb(pid)
        began = time.monotonic()
        guests[0].ask("my_rounds")
        print(f"note: the first question about rounds took {time.monotonic() - began:.1f} s; then the room has "
              f"{memory_kb(pid) / 1024:.0f} MB, and {index_bytes(pid) / max(1, rounds):.0f} bytes of index a round on the disk")
        if room.stop() != 0:
            sys.exit("the room did not close")
        whole = disk_bytes(room.data)
        packed, seconds, backup_mb = back_up(program, room.data)
        print(f"note: the backup of {whole / 1e6:.0f} MB took {seconds:.1f} s and {backup_mb:.0f} MB of memory")
    a_round = grown / max(1, rounds)
    figures = {
        "the room with no table": (empty / 1024, "MB"),
        "a table": ((opened - empty) / asked.tables, "kB"),
        "a guest who is connected": ((came - opened) / asked.guests, "kB"),
        "100 tables and 1,000 guests": (played / 1024 * 100 / asked.tables, "MB"),
        "a round of six players": (a_round / 1000, "kB"),
        "a round in a backup": (packed / max(1, rounds) / 1000, "kB"),
        "a day of 100 tables": (a_round * 100 * ROUNDS_A_DAY / 1e9, "GB"),
    }
    print(f"note: {asked.tables} tables and {asked.guests} guests, {rounds} rounds in {took:.0f} s")
    for what, (figure, unit) in figures.items():
        print(f"note: {what}: {figure:.1f} {unit}")
    if asked.check:
        sys.exit(check(figures))


def promised() -> dict[str, tuple[float, str]]:
    """The figures of the table in docs/hosting.md, by the beginning of their lines."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").split("## What a room costs")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \|.*?([\d.]+) (kB|MB|GB) \|", text, re.M)
    return {what: (float(figure), unit) for what, figure, unit in rows}


def check(figures: dict[str, tuple[float, str]]) -> int:
    rows = promised()
    failed = 0
    for what, (figure, unit) in figures.items():
        said = [row for begin, row in rows.items() if begin.startswith(what)]
        if len(said) != 1 or said[0][1] != unit or not 0 < figure <= 2 * said[0][0]:
            failed += 1
            print(f"FAIL {what}: {figure:.1f} {unit}, and docs/hosting.md says {said}")
    print(f"{len(figures) - failed} passed, {failed} failed")
    return failed != 0


def pages(boss: Client) -> list[dict]:
    """Every table with its rounds."""
    found, start = [], 0
    while True:
        answer = boss.ask("figures", **{"from": start} if start else {})
        found += answer["tables"]
        if answer["next"] is None:
            return found
        start = answer["next"]


if __name__ == "__main__":
    main()
