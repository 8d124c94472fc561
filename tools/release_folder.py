#!/usr/bin/env python3
"""Keep a data folder of the version that is about to be released: release_folder.py BUILD

Plays some rounds of every game in a real room and leaves its folder, the formats and the records of
this version in tests/folders/VERSION. Every later version opens it (tests/e2e/copies.py).
"""
import pathlib
import random
import re
import select
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
from choose import choose  # noqa: E402
from client import Client, Room, cash_games  # noqa: E402

ROUNDS = 2


def play(players: list[Client], table: int, pick: random.Random) -> None:
    while True:
        acted = False
        for player in players:
            player.drain()
            view = player.state(table)["view"]
            if view["rounds"] > ROUNDS:
                return
            legal = view["round"]["legal"]
            if not view["dealing"] or legal["seat"] is None:
                continue
            own = next(seat for seat in view["round"]["seats"] if seat["seat"] == legal["seat"])
            command = choose(legal, own["cards"], pick)
            player.done(command.pop("type"), table=table, **command)
            acted = True
        if not acted:
            select.select([player.socket for player in players], [], [], 5)


def fill(room: Room, program: pathlib.Path) -> None:
    boss = room.operator()
    for book in cash_games(program):
        table = boss.done("open_table", rulebook=book, name=book[:20], settings={})["table"]
        boss.done("set_house", table=table, key="pause-seconds", value="0")
        players = [room.guest(f"{seat} {book[:14]}") for seat in (1, 2)]
        for seat, player in enumerate(players, 1):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=400)
        play(players, table, random.Random(book))
        for player in players:
            player.close()
    for role in ("dealer", "supervisor", "inspector"):
        room.staff(boss, role, role)
    room.request("POST", "/api/register", {"name": "member", "password": "a long password"})
    boss.ask("announce", text="Last round.")


def main() -> None:
    program = pathlib.Path(sys.argv[1]) / "src" / "cardroom"
    shown = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"cardroom ([\d.]+)", shown).group(1)
    kept = ROOT / "tests" / "folders" / version
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        with Room(program, data=folder, extra=("--rate", "100000")) as room:
            fill(room, program)
            if room.stop() != 0:
                sys.exit("the room did not close")
        shutil.rmtree(kept, ignore_errors=True)
        (kept / "data").mkdir(parents=True)
        for name in ("journal.key", "journal.sqlite", "journal.sqlite-head"):
            shutil.copy(pathlib.Path(folder) / name, kept / "data" / name)
    formats = re.findall(r"^(\w+) (?:format|version) (\d+)$", shown, re.MULTILINE)
    (kept / "formats").write_text("".join(f"{part} {number}\n" for part, number in formats))
    records = subprocess.run([program, "protocol", "records"], capture_output=True, text=True, check=True)
    (kept / "records.md").write_text(records.stdout)
    print(kept)


if __name__ == "__main__":
    main()
