#!/usr/bin/env python3
"""Kills the real room under load, again and again: run.py BUILD [--kills N] [--seed S] [FILTER]

Players act at several tables at once, without waiting for each other. After a random number of
answers the process is killed and started again. Every command that was answered
with "done" must be in the journal, each once; a command sent again after the restart gets the same
answer and is not done again; and `cardroom audit` must find everything in order, the chips and the
books too. Prints "ok NAME" or "FAIL NAME" and "N passed, M failed" last.
"""
import argparse
import json
import pathlib
import random
import select
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "e2e"))
from choose import choose  # noqa: E402
from client import Client, Closed, Room, cash_games  # noqa: E402

TABLES = 4  # Their games are drawn by the seed.
NAME = "crash: no acknowledged command is lost when the room is killed"
AUDIT_EVERY = 20


class Player:
    """A player with a session, who takes a seat again each time the room restarts."""

    def __init__(self, token: str, number: int, table: int, seat: int) -> None:
        self.token, self.number, self.table, self.seat = token, number, table, seat
        self.client: Client | None = None
        self.under_way: dict[str, str] = {}  # Ids without an answer yet, and what was sent.

    def connect(self, room: Room, life: int) -> None:
        self.client = Client(room, self.token, prefix=f"L{life}p{self.number}-")
        self.under_way = {}
        self.client.ask("watch", table=self.table)

    def send(self, kind: str, **fields: object) -> None:
        ident = self.client.send(kind, table=self.table, **fields)
        self.under_way[ident] = json.dumps({"type": kind, "id": ident, "table": self.table, **fields})

    def act(self, pick: random.Random) -> None:
        """One command at a time: the next legal one, or a way back to the table."""
        if self.under_way:
            return
        view = self.client.state(self.table)["view"]
        mine = next((one for one in view["places"] if one["seat"] == self.seat), None) \
            if "places" in view else None
        if mine is not None and mine.get("player") is None:
            self.send("sit", seat=self.seat, stake=400)
            return
        if mine is not None and mine.get("sits_out"):
            self.send("sit_in", seat=self.seat)
            return
        legal = (view.get("round") or {}).get("legal")
        if view["dealing"] and legal and legal["seat"] == self.seat:
            own = next(one for one in view["round"]["seats"] if one["seat"] == self.seat)
            command = choose(legal, own["cards"], pick, folds=0.15, raises=0.2)
            self.send(command.pop("type"), **command)


class Campaign:
    def __init__(self, program: pathlib.Path, seed: int) -> None:
        self.program, self.pick = program, random.Random(seed)
        self.folder = tempfile.TemporaryDirectory(prefix="cardroom-crash-")
        self.acknowledged: list[tuple[int, str]] = []  # Who, and the id.
        self.players: list[Player] = []
        self.last: list[tuple[Player, str, dict]] = []  # Answered in this life: sent, and the answer.
        self.summary = ""
        self.refused = 0

    def start(self) -> Room:
        return Room(self.program, data=self.folder.name, extra=("--empty", "--rate", "100000"))

    def set_up(self) -> None:
        with self.start() as room:
            boss = room.operator()
            for at, rulebook in enumerate(self.pick.sample(cash_games(self.program), TABLES)):
                table = boss.done("open_table", rulebook=rulebook, name=f"table {at}",
                                  settings={})["table"]
                boss.done("set_house", table=table, key="pause-seconds", value="0")
                for seat in (1, 2, 3):
                    client = room.guest(f"player {at} {seat}")
                    number = client.welcome["account"]["player"]
                    client.ask("watch", table=table)
                    # Enough to sit down again, however often they lose everything.
                    boss.done("cage_issue", player=number, cents=10**10)
                    client.done("sit", table=table, seat=seat, stake=400)
                    self.players.append(Player(client.token, number, table, seat))
            room.kill()

    def live(self, life: int) -> None:
        room = self.start()
        try:
            for player in self.players:
                player.connect(room, life)
            self.play(room, self.pick.randint(1, 60))
        except (Closed, OSError) as error:
            time.sleep(1)  # The log is written beside the answers.
            ended = room.process.poll()
            state = "runs" if ended is None else f"has ended with {ended}"
            raise AssertionError(f"in life {life}: {error}; the room {state}; "
                                 f"its log ends with {self.log_end()}") from error
        finally:
            room.kill()
        if life % 5 == 0 and self.last:
            self.send_again()

    def play(self, room: Room, answers: int) -> None:
        """Acts everywhere at once until this many answers have come; then kills the room."""
        self.last = []
        heard = 0
        by_socket = {player.client.socket: player for player in self.players}
        while heard < answers:
            for player in self.players:
                player.act(self.pick)
            for ready in select.select(list(by_socket), [], [], 5)[0]:
                player = by_socket[ready]
                message = player.client.receive()
                while True:
                    heard += self.note(player, message)
                    if heard >= answers or not player.client.buffer:
                        break
                    message = player.client.receive()
                if heard >= answers:
                    break
        room.kill()

    def note(self, player: Player, message: dict) -> int:
        sent = player.under_way.pop(message.get("id", ""), None)
        if sent is None:
            return 0
        if message["type"] == "done":
            self.acknowledged.append((player.number, message["id"]))
            self.last.append((player, sent, message))
        else:
            self.refused += 1
        return 1

    def send_again(self) -> None:
        """A command that was answered before the kill, sent again after it."""
        player, sent, before = self.last[-1]
        with self.start() as room:
            client = Client(room, player.token)
            client.send_text(sent)
            while True:
                message = client.receive()
                if message.get("id") == before["id"]:
                    break
            assert message["type"] == "done", f"sent again: {message}, before: {before}"
            room.kill()

    def kept(self) -> dict[tuple[int, str], int]:
        """How often each command with an id is in the journal."""
        journal = sqlite3.connect(f"file:{self.folder.name}/journal.sqlite?mode=ro", uri=True)
        counts: dict[tuple[int, str], int] = {}
        for (text,) in journal.execute(
                "SELECT r.bytes FROM records r JOIN streams s ON s.id = r.stream "
                "WHERE s.name LIKE 'table/%'"):
            record = json.loads(text)
            if record["type"] == "command" and record["id"]:
                who = (record["player"], record["id"])
                counts[who] = counts.get(who, 0) + 1
        journal.close()
        return counts

    def log_end(self) -> list[str]:
        """The room's own last words: it logs why it lets a connection go."""
        return (pathlib.Path(self.folder.name) / "log.jsonl").read_text().splitlines()[-3:]

    def verify(self) -> None:
        counts = self.kept()
        lost = [one for one in self.acknowledged if one not in counts]
        assert not lost, f"acknowledged and lost: {lost[:5]}"
        twice = [one for one, count in counts.items() if count > 1]
        assert not twice, f"done twice: {twice[:5]}"
        audit = subprocess.run([self.program, "audit", self.folder.name], capture_output=True,
                               text=True, check=False)
        assert audit.returncode == 0, audit.stdout + audit.stderr
        self.summary = audit.stdout


def run(program: pathlib.Path, kills: int, seed: int) -> str:
    campaign = Campaign(program, seed)
    with campaign.folder:
        campaign.set_up()
        for life in range(1, kills + 1):
            campaign.live(life)
            if life % AUDIT_EVERY == 0 or life == kills:
                campaign.verify()
    rounds = next(line.split()[-1] for line in campaign.summary.splitlines() if "rounds" in line)
    return (f"{kills} kills, {len(campaign.acknowledged)} commands acknowledged and kept, "
            f"{rounds} rounds, {campaign.refused} refusals")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("build", type=pathlib.Path)
    asked.add_argument("filter", nargs="?", default="")
    asked.add_argument("--kills", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    if options.filter not in NAME:
        print("0 passed, 0 failed")
        return 0
    try:
        print(run(options.build / "src" / "cardroom", options.kills, options.seed))
        print(f"ok {NAME}\n1 passed, 0 failed")
        return 0
    except (AssertionError, Closed, OSError, KeyError) as error:
        print(f"{type(error).__name__}: {error} (seed {options.seed})")
        print(f"FAIL {NAME}\n0 passed, 1 failed")
        return 1


if __name__ == "__main__":
    sys.exit(main())
