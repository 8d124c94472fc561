#!/usr/bin/env python3
"""A room on seven machines under faults at random: campaign.py BUILD [--faults N] [--seed S] [FILTER]

Three PostgreSQL servers under Patroni and etcd in synchronous strict mode, three nodes of the room and
haproxy run in namespaces with the settings of packaging/cluster. Players act all the time, and the checker
has its own record of what they were told. Faults are drawn from the seed (faults.py). At the end every
acknowledged command must be in the database once, no record may be of a stale epoch, nothing that was told
may be different, and `cardroom audit` must find no faults: the chain, every round, the ledger.

Two controls must be caught by the same checker: asynchronous replication, and a takeover that does not
wait for its barrier. Prints "ok NAME" or "FAIL NAME" and "N passed, M failed" last.
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from machines import alone

alone()

import faults  # noqa: E402
import operations  # noqa: E402
from players import Edge, Player, Record, Watcher, cash_games, seat_players  # noqa: E402
from room import ADDRESS, NODES, Cluster, NO_BARRIER, wait_for  # noqa: E402
from seal import Seal  # noqa: E402

FAULTS = "cluster-long: no acknowledged command is lost under faults at random"
ASYNC = "cluster-long: the checker notices asynchronous replication"
OPERATED = "cluster-long: a backup, its restore and a new program on every node, while people play"
BARRIER = "cluster-long: the checker notices a takeover without its barrier"
RECOVERY_SECONDS = 90
CONTROL_TRIES = 6
TOGETHER_MOST = 2


class Violated(AssertionError):
    """Something that the room promises is not so."""


class Campaign:
    SEALED = "SELECT stream, version, encode(sealed, 'hex') FROM records WHERE stream LIKE 'table/%'"

    def __init__(self, program: pathlib.Path, seed: int, folder: pathlib.Path, tables: int) -> None:
        self.tables = tables
        self.program, self.pick, self.folder = program, random.Random(seed), folder
        self.cluster = Cluster(program, folder)
        self.record = Record()
        self.players: list[Player | Watcher] = []
        self.under_way: list[tuple[float, faults.Fault]] = []
        self.counts: dict[str, int] = {}
        self.out: list[float] = []  # Seconds without a node that serves.
        self.began = time.monotonic()

    def start(self) -> None:
        self.cluster.start()
        log = self.cluster.nodes["node1"].log
        code = log.read_text().split("code=")[1].split()[0]
        edge = Edge(self.folder / "cert.pem")
        self.reach(edge)
        self.players = seat_players(edge, self.record, code,
                                    self.pick.sample(cash_games(self.program), self.tables), self.pick)
        tables = sorted({player.table for player in self.players})
        self.players += [Watcher(ADDRESS[name], self.record, tables) for name in NODES]
        for player in self.players:
            player.start()
        self.wait_for_answers(30)

    def reach(self, edge: Edge) -> None:
        in_a_row = [0]

        def answers() -> bool:  # Until its first looks, haproxy sends people to every node in turn.
            try:
                in_a_row[0] = in_a_row[0] + 1 if edge.request("GET", "/readyz")[0] == 200 else 0
            except OSError:
                in_a_row[0] = 0
            return in_a_row[0] == 20
        wait_for("the room behind haproxy", answers)

    def look(self) -> None:
        self.cluster.look()
        for due in [one for one in self.under_way if one[0] <= time.monotonic()]:
            self.under_way.remove(due)
            due[1].mend()

    def wait_for_answers(self, count: int, seconds: float = RECOVERY_SECONDS) -> None:
        """The room goes on: this many more commands are acknowledged."""
        wanted, began = len(self.record.acknowledged) + count, time.monotonic()
        while len(self.record.acknowledged) < wanted:
            self.look()
            if self.record.violations:
                raise Violated(self.record.violations[:3])
            mended = not self.under_way
            began = began if mended else time.monotonic()
            assert time.monotonic() - began < seconds, f"nobody was answered for {seconds} s: {self.state()}"
            time.sleep(0.05)

    def state(self) -> str:
        lines = [f"{name}: {service.log.read_text().splitlines()[-3:]}" for name, service in self.cluster.nodes.items()]
        return json.dumps([self.cluster.members(), self.cluster.serving(), *lines])

    def inject(self, kind) -> faults.Fault | None:
        fault = kind(self.cluster, self.pick)
        if not fault:
            return None
        self.under_way.append((time.monotonic() + fault.lasts, fault))
        self.counts[kind.__name__] = self.counts.get(kind.__name__, 0) + 1
        return fault

    def run(self, count: int, told_every: int) -> None:
        for number in range(1, count + 1):
            while not (fault := self.inject(faults.draw(self.pick))):
                self.look()
                time.sleep(0.1)
            lasts = f" for {fault.lasts:.1f} s" if fault.lasts else ""
            print(f"{time.monotonic() - self.began:7.1f} s  fault {number}: {fault.name}{lasts}",
                  file=sys.stderr, flush=True)
            if number % told_every == 0:
                print(f"{number} of {count} faults, {len(self.record.acknowledged)} commands acknowledged", flush=True)
            # Mostly the next comes when the room goes on, sometimes in the middle.
            while len(self.under_way) >= TOGETHER_MOST:
                self.look()
                time.sleep(0.05)
            if self.pick.random() < 0.7:
                began = time.monotonic()
                self.wait_for_answers(self.pick.randint(1, 40))
                self.out.append(time.monotonic() - began)
            else:
                time.sleep(self.pick.uniform(0, 2))

    def settle(self) -> None:
        while self.under_way:
            self.look()
            time.sleep(0.05)
        self.wait_for_answers(30)
        for player in self.players:
            player.stopping.set()
        for player in self.players:
            player.join(timeout=20)

    def verify(self) -> str:
        """What the database has, beside what people were told."""
        faulty = list(self.record.violations)
        counts = self.commands_in(self.cluster.admin(self.SEALED))
        lost = [one for one in self.record.acknowledged if one not in counts]
        faulty += [f"acknowledged and lost: {lost[:5]}"] if lost else []
        twice = [one for one, count in counts.items() if count > 1]
        faulty += [f"done twice: {twice[:5]}"] if twice else []
        stale = self.cluster.admin(
            "SELECT count(*) FILTER (WHERE writer <> owner), count(*) FILTER (WHERE epoch < before), count(*), "
            "(SELECT count(*) FROM records) FROM (SELECT *, max(epoch) OVER (ORDER BY sequence) AS before FROM witness) w")[0]
        if stale[:2] != ["0", "0"] or stale[2] != stale[3]:
            faulty.append(f"records of a stale epoch: {stale}")
        audit = subprocess.run([self.program, "audit", self.folder, "--db", self.cluster.url], capture_output=True,
                               text=True, check=False)
        if audit.returncode != 0:
            faulty.append(f"the audit: {(audit.stdout + audit.stderr)[-600:]}")
        if faulty:
            raise Violated(" · ".join(faulty))
        rounds = next(line.split()[-1] for line in audit.stdout.splitlines() if "rounds" in line)
        epochs = self.cluster.admin("SELECT max(epoch) FROM barriers")[0][0]
        return (f"{len(self.record.acknowledged)} commands acknowledged and kept, {stale[2]} records, {rounds} rounds, "
                f"{epochs} epochs, {self.record.sent_again} commands sent again, {self.record.connects} connections, "
                f"{self.record.moments} times one moment")

    def commands_in(self, rows: list[list[str]]) -> dict[tuple[int, str], int]:
        seal = Seal(self.folder / "journal.key")
        counts: dict[tuple[int, str], int] = {}
        for stream, version, sealed in rows:
            record = json.loads(seal.open(bytes.fromhex(sealed), f"record {version} {stream}")[32:])
            if record["type"] == "command" and record["id"]:
                who = (record["player"], record["id"])
                counts[who] = counts.get(who, 0) + 1
        return counts


def with_campaign(program: pathlib.Path, seed: int, act, tables: int = 4) -> str:
    with tempfile.TemporaryDirectory(prefix="cardroom-cluster-") as folder:
        campaign = Campaign(program, seed, pathlib.Path(folder), tables)
        try:
            campaign.start()
            return act(campaign)
        except BaseException:
            keep_logs(pathlib.Path(folder))
            raise
        finally:
            for player in campaign.players:
                player.stopping.set()
            campaign.cluster.end()
            subprocess.run(["ip", "link", "del", "switch"], check=False)


def keep_logs(folder: pathlib.Path) -> None:
    kept = pathlib.Path(tempfile.mkdtemp(prefix="cardroom-cluster-logs-"))
    subprocess.run(f"cp -r {folder}/*/ {kept}", shell=True, check=False)
    print(f"the machines' logs are in {kept}")


def run_faults(program: pathlib.Path, seed: int, count: int) -> str:
    def act(campaign: Campaign) -> str:
        campaign.run(count, 50)
        campaign.settle()
        told = campaign.verify()
        out = sorted(campaign.out)
        kinds = ", ".join(f"{count} {name}" for name, count in sorted(campaign.counts.items()))
        return (f"{count} faults in {time.monotonic() - campaign.began:.0f} s ({kinds}); {told}; until people were "
                f"answered again: half within {out[len(out) // 2]:.1f} s, 99 % within {out[len(out) * 99 // 100]:.1f} s")
    return with_campaign(program, seed, act)


def operate(campaign: Campaign) -> str:
    backed_up = operations.back_up(campaign)
    upgraded = operations.upgrade(campaign)
    campaign.settle()
    return f"{backed_up}; {upgraded}; {campaign.verify()}"


def replicate_later(cluster: Cluster) -> None:
    cluster.ask_config({"synchronous_mode": False, "synchronous_mode_strict": False,
                        "maximum_lag_on_failover": 2**30})
    wait_for("asynchronous replication", lambda: cluster.admin("SHOW synchronous_standby_names") == [[""]])


def drop_barrier(cluster: Cluster) -> None:
    cluster.admin("SET ROLE cardroom; " + NO_BARRIER)


def run_control(program: pathlib.Path, seed: int, weaken) -> str:
    """The same checker must notice; a few tries, since the loss needs a moment when something is under way."""
    def act(campaign: Campaign) -> str:
        weaken(campaign.cluster)
        for number in range(1, CONTROL_TRIES + 1):
            try:
                assert campaign.inject(faults.unseen_then_gone), f"there was nothing to break: {campaign.state()}"
                campaign.wait_for_answers(300)
            except Violated as error:
                return f"noticed after {number} faults: {str(error)[:300]}"
        campaign.settle()
        try:
            told = campaign.verify()
        except Violated as error:
            return f"noticed after {CONTROL_TRIES} faults: {str(error)[:300]}"
        raise AssertionError(f"the checker noticed nothing: {told}")
    # At one table only one command is under way. At several, whoever takes over commits those of the others
    # first, and answers nobody before that.
    return with_campaign(program, seed, act, tables=1)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("build", type=pathlib.Path)
    asked.add_argument("filter", nargs="?", default="")
    asked.add_argument("--faults", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    program = (options.build / "src" / "cardroom").resolve()
    tests = {OPERATED: lambda: with_campaign(program, options.seed, operate),
             BARRIER: lambda: run_control(program, options.seed, drop_barrier),
             ASYNC: lambda: run_control(program, options.seed, replicate_later),
             FAULTS: lambda: run_faults(program, options.seed, options.faults)}
    passed = failed = 0
    for name, test in tests.items():
        if options.filter not in name:
            continue
        try:
            print(f"seed {options.seed}", flush=True)
            print(test())
            print(f"ok {name}", flush=True)
            passed += 1
        except (AssertionError, OSError, KeyError, subprocess.SubprocessError) as error:
            print(f"{type(error).__name__}: {error} (seed {options.seed})")
            print(f"FAIL {name}", flush=True)
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
