#!/usr/bin/env python3
"""A room on two machines and one PostgreSQL: run.py BUILD [--kills N] [--seed S] [FILTER]

First the tests of the store run on a PostgreSQL of their own. Then two processes run one room: one
serves, the other waits. Players act at several tables at once. The one that serves is killed, or
stopped for longer than its lease and woken again, and the other goes on. Every command that was
answered with "done" must be in the database, each once, and `cardroom audit` must find everything in
order. The records are unsealed here, with libsodium and without the program's code. Prints "ok NAME"
or "FAIL NAME" and "N passed, M failed" last.
"""
import argparse
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
sys.path.insert(0, str(ROOT / "tests" / "cluster"))
from client import Closed, Room  # noqa: E402
from doors import Doors, crash  # noqa: E402
from kept import commands_kept  # noqa: E402

STORE = "cluster: the journal in PostgreSQL passes the tests of the store"
KILLS = "cluster: no acknowledged command is lost when the machine that serves is killed"
ZOMBIE = "cluster: a machine that wakes after its lease commits nothing more, and ends"
DATABASE = "cluster: no acknowledged command is lost when the database goes down and comes back"
DOORS = "cluster: any machine takes any connection, and keeps it when the room moves to another one"
LEASE_SECONDS = 6
TAKEOVER_SECONDS = 5


class Postgres:
    """A database server in a folder of its own."""

    def __enter__(self) -> "Postgres":
        self.folder = tempfile.mkdtemp(prefix="cardroom-postgres-")
        self.url = self.script("start").strip()
        return self

    def __exit__(self, *_: object) -> None:
        self.script("stop")

    def script(self, act: str) -> str:
        return subprocess.run([ROOT / "scripts" / "postgres.sh", act, self.folder], check=True,
                              stdout=subprocess.PIPE, text=True).stdout

    def ask(self, sql: str) -> list[list[str]]:
        told = subprocess.run(["/usr/lib/postgresql/15/bin/psql", "-XAtF", "\t", "-c", sql, self.url],
                              check=True, capture_output=True, text=True).stdout
        return [line.split("\t") for line in told.splitlines()]


class Node(Room):
    """A process of the room that may have to wait for its turn."""

    def start(self) -> None:
        many = [word for limit in ("--sign-ins", "--connects", "--welcomes") for word in (limit, "100000")]
        self.process = subprocess.Popen(
            [self.program, "serve", "--data", self.data, "--listen", "127.0.0.1:0", *many, *self.extra],
            stdout=subprocess.PIPE, text=True)

    def wait_until_it_waits(self) -> None:
        line = self.process.stdout.readline()
        assert "runs the room" in line, line
        line = self.process.stdout.readline()
        self.port = int(re.search(r"People who come to .*:(\d+) play in it", line).group(1))
        self.origin = f"http{'s' if self.tls else ''}://127.0.0.1:{self.port}"

    def wait_until_open(self) -> None:
        for line in self.process.stdout:
            if found := re.search(r"open at .*:(\d+)$", line.strip()):
                self.port = int(found.group(1))
                self.code = re.search(r"code=(\w+)", self.process.stdout.readline()).group(1)
                self.origin = f"http{'s' if self.tls else ''}://127.0.0.1:{self.port}"
                return
        raise AssertionError(f"{self.data} ended before it was open")


class Cluster(crash.Campaign):
    def __init__(self, program: pathlib.Path, seed: int, database: Postgres) -> None:
        super().__init__(program, seed)
        self.database = database
        subprocess.run([program, "db", "migrate", database.url], check=True, stdout=subprocess.DEVNULL)
        self.folders = [pathlib.Path(self.folder.name) / name for name in ("one", "two")]
        for folder in self.folders:
            folder.mkdir(mode=0o700)
        self.nodes: dict[pathlib.Path, Node] = {}
        self.serving: pathlib.Path | None = None
        self.takeovers: list[float] = []
        self.survived = 0

    def launch(self, folder: pathlib.Path) -> None:
        self.nodes[folder] = Node(self.program, str(folder),
                                  ("--empty", "--rate", "100000", "--node", folder.name,
                                   "--db", self.database.url))

    def start(self) -> Node:
        """The one that waited serves now; the one that served waits."""
        ended, before = time.monotonic(), self.serving
        if before is None:
            self.launch(self.folders[0])
        self.serving = self.other(before)
        node = self.nodes[self.serving]
        node.wait_until_open()
        if before is None:
            shutil.copy(self.folders[0] / "journal.key", self.folders[1] / "journal.key")
        else:
            self.takeovers.append(time.monotonic() - ended)
            assert self.takeovers[-1] < LEASE_SECONDS + TAKEOVER_SECONDS, self.takeovers
        self.launch(self.other(self.serving))
        return node

    def other(self, folder: pathlib.Path | None) -> pathlib.Path:
        return self.folders[1] if folder == self.folders[0] else self.folders[0]

    def hand_over(self) -> float:
        """The one that serves ends in an orderly way: the other need not wait for the lease. Seconds."""
        code = self.start().stop()
        assert code == 0, f"it ended with {code}"
        self.start().kill()
        assert self.takeovers[-1] < TAKEOVER_SECONDS, self.takeovers
        return self.takeovers[-1]

    def end(self) -> None:
        for node in self.nodes.values():
            if node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
                node.kill()

    def kept(self) -> dict[tuple[int, str], int]:
        return commands_kept(self.folders[0] / "journal.key", self.database)

    def verify(self) -> None:
        counts = self.kept()
        lost = [one for one in self.acknowledged if one not in counts]
        assert not lost, f"acknowledged and lost: {lost[:5]}"
        twice = [one for one, count in counts.items() if count > 1]
        assert not twice, f"done twice: {twice[:5]}"
        audit = subprocess.run([self.program, "audit", self.folders[0], "--db", self.database.url],
                               capture_output=True, text=True, check=False)
        assert audit.returncode == 0, audit.stdout + audit.stderr
        self.summary = audit.stdout
        barriers = [(int(epoch), node) for epoch, node in
                    self.database.ask("SELECT epoch, node FROM barriers ORDER BY epoch")]
        assert [epoch for epoch, _ in barriers] == list(range(1, len(barriers) + 1)), barriers

    def sleep_through_the_lease(self) -> int:
        """The one that serves is stopped, the other takes over, and the first wakes. How it ended."""
        node = self.start()
        for player in self.players:
            player.connect(node, 9000)
        self.play_without_end(node, 20)
        node.process.send_signal(signal.SIGSTOP)
        for player in self.players:
            player.act(self.pick)  # It finds these when it wakes.
        asked = sum(len(player.under_way) for player in self.players)
        assert asked > 0, "nobody had anything to ask"
        self.serving = self.other(self.serving)
        self.nodes[self.serving].wait_until_open()
        for player in self.players:
            self.hear_what_came(player)  # It was sent before.
        counts, late = self.kept(), len(self.acknowledged)
        node.process.send_signal(signal.SIGCONT)
        for player in self.players:
            self.hear_the_rest(player)
        # A command that was committed before may still be answered.
        false = [one for one in self.acknowledged[late:] if one not in counts]
        assert not false, f"acknowledged after its lease, and not kept: {false}"
        assert self.kept() == counts, "a machine without a lease has written"
        code = node.process.wait(timeout=20)
        self.nodes[self.serving].kill()
        return code

    def lose_the_database(self) -> None:
        """It goes down while commands are under way. The machine that serves goes on, or the other does."""
        node = self.start()
        for player in self.players:
            player.connect(node, 9000)
        self.play_without_end(node, 20)
        for player in self.players:
            player.act(self.pick)
        self.nodes[self.other(self.serving)].wait_until_it_waits()
        self.database.script("kill")
        self.database.script("start")
        try:
            self.play_without_end(node, 20)
            self.survived += 1
        except (Closed, OSError):
            node.process.wait(timeout=20)
        node.kill()

    def play_without_end(self, node: Node, answers: int) -> None:
        kill, node.kill = node.kill, lambda: None
        self.play(node, answers)
        node.kill = kill

    def hear_what_came(self, player: crash.Player) -> None:
        while player.client.buffer or select.select([player.client.socket], [], [], 0)[0]:
            self.note(player, player.client.receive())

    def hear_the_rest(self, player: crash.Player) -> None:
        player.client.socket.settimeout(20)
        try:
            while True:
                self.note(player, player.client.receive())
        except (Closed, OSError):
            return


def run_store(build: pathlib.Path) -> str:
    with Postgres() as database:
        ran = subprocess.run([build / "tests" / "test_store", "-tc=*InPostgres*,*PostgreSQL*"],
                             env={**os.environ, "CARDROOM_POSTGRES": database.url},
                             capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert "skipped: " not in ran.stdout, ran.stdout[-3000:]
    return re.search(r"test cases: *\d+ .*passed", ran.stdout).group(0)


def run_kills(build: pathlib.Path, kills: int, seed: int) -> str:
    with Postgres() as database:
        cluster = Cluster(build / "src" / "cardroom", seed, database)
        try:
            with cluster.folder:
                cluster.set_up()
                for life in range(1, kills + 1):
                    cluster.live(life)
                after_kills = sorted(cluster.takeovers)
                handed_over = cluster.hand_over()
                cluster.verify()
        finally:
            cluster.end()
    return (f"{kills} kills, {len(cluster.acknowledged)} commands acknowledged and kept; after a kill the "
            f"room was open again in {', '.join(f'{one:.1f}' for one in after_kills)} s, after an orderly end in "
            f"{handed_over:.1f} s")


def run_zombie(build: pathlib.Path, seed: int) -> str:
    with Postgres() as database:
        cluster = Cluster(build / "src" / "cardroom", seed, database)
        try:
            with cluster.folder:
                cluster.set_up()
                code = cluster.sleep_through_the_lease()
                assert code != 0, "it ended as if all were well"
                cluster.verify()
        finally:
            cluster.end()
    return f"{len(cluster.acknowledged)} commands acknowledged and kept; the one that slept ended with {code}"


def run_database(build: pathlib.Path, seed: int) -> str:
    with Postgres() as database:
        cluster = Cluster(build / "src" / "cardroom", seed, database)
        try:
            with cluster.folder:
                cluster.set_up()
                for _ in range(2):
                    cluster.lose_the_database()
                cluster.verify()
        finally:
            cluster.end()
    return (f"{len(cluster.acknowledged)} commands acknowledged and kept; the machine that served went on by "
            f"itself {cluster.survived} times of 2")


def run_doors(build: pathlib.Path, seed: int) -> str:
    with Postgres() as database:
        doors = Doors(build / "src" / "cardroom", seed, database, Node)
        try:
            return doors.run()
        finally:
            doors.end()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("build", type=pathlib.Path)
    asked.add_argument("filter", nargs="?", default="")
    asked.add_argument("--kills", type=int, default=3)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    tests = {STORE: lambda: run_store(options.build),
             KILLS: lambda: run_kills(options.build, options.kills, options.seed),
             ZOMBIE: lambda: run_zombie(options.build, options.seed),
             DATABASE: lambda: run_database(options.build, options.seed),
             DOORS: lambda: run_doors(options.build, options.seed)}
    passed = failed = 0
    for name, test in tests.items():
        if options.filter not in name:
            continue
        try:
            print(test())
            print(f"ok {name}", flush=True)
            passed += 1
        except (AssertionError, Closed, OSError, KeyError, subprocess.SubprocessError) as error:
            print(f"{type(error).__name__}: {error} (seed {options.seed})")
            print(f"FAIL {name}", flush=True)
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
