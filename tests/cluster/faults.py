"""Faults: what may go wrong with machines, databases, the network, clocks and disks, each from a seed.

A fault begins, lasts, and is mended. Some mend themselves: a killed process is started again. None: there
was nothing to break just now.
"""
import random
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass

from machines import ADDRESS
from room import DATABASES, NODES, Cluster

Mend = Callable[[], None]


@dataclass
class Fault:
    name: str
    lasts: float
    mend: Mend = lambda: None


def other_than(pick: random.Random, names: tuple[str, ...], one: str) -> str:
    return pick.choice([name for name in names if name != one])


def kill_serving(cluster: Cluster, pick: random.Random) -> Fault:
    node = cluster.serving() or pick.choice(NODES)
    cluster.machines[node].signal(signal.SIGKILL, "cardroom")
    return Fault(f"kill {node}, which serves", 0)


def kill_waiting(cluster: Cluster, pick: random.Random) -> Fault:
    node = other_than(pick, NODES, cluster.serving())
    cluster.machines[node].signal(signal.SIGKILL, "cardroom")
    return Fault(f"kill {node}, which waits", 0)


def stop_serving(cluster: Cluster, pick: random.Random) -> Fault:
    node = cluster.serving() or pick.choice(NODES)
    machine = cluster.machines[node]
    machine.signal(signal.SIGSTOP, "cardroom")
    return Fault(f"stop {node} past its lease", pick.uniform(6.5, 9), lambda: machine.signal(signal.SIGCONT, "cardroom"))


def end_serving(cluster: Cluster, pick: random.Random) -> Fault:
    node = cluster.serving() or pick.choice(NODES)
    cluster.machines[node].signal(signal.SIGTERM, "cardroom")
    return Fault(f"end {node} in an orderly way", pick.uniform(1, 4), cluster.nodes[node].bring_back)


def kill_postgres(cluster: Cluster, pick: random.Random) -> Fault:
    name = pick.choice((cluster.primary() or "db1", pick.choice(DATABASES)))
    cluster.machines[name].signal(signal.SIGKILL, "postgres")
    return Fault(f"kill postgres on {name}", 0)


def kill_patroni(cluster: Cluster, pick: random.Random) -> Fault:
    name, what = cluster.primary() or "db1", pick.choice(("patroni", "etcd"))
    cluster.machines[name].signal(signal.SIGKILL, what)
    return Fault(f"kill {what} on {name}", 0)


def power(cluster: Cluster, pick: random.Random, name: str) -> Fault:
    machine = cluster.machines[name]
    machine.power_off()
    return Fault(f"power off {name}", pick.uniform(1, 14), machine.power_on)


def power_primary(cluster: Cluster, pick: random.Random) -> Fault:
    return power(cluster, pick, cluster.primary() or "db1")


def power_standby(cluster: Cluster, pick: random.Random) -> Fault:
    return power(cluster, pick, other_than(pick, DATABASES, cluster.primary()))


def power_edge_or_node(cluster: Cluster, pick: random.Random) -> Fault:
    return power(cluster, pick, pick.choice((*NODES, "edge")))


def sleep(cluster: Cluster, pick: random.Random, name: str) -> Fault:
    machine = cluster.machines[name]
    machine.signal(signal.SIGSTOP)
    return Fault(f"stop everything on {name}", pick.uniform(2, 16), lambda: machine.signal(signal.SIGCONT))


def stop_primary(cluster: Cluster, pick: random.Random) -> Fault:
    return sleep(cluster, pick, cluster.primary() or "db1")


def stop_standby(cluster: Cluster, pick: random.Random) -> Fault:
    return sleep(cluster, pick, other_than(pick, DATABASES, cluster.primary()))


def stop_postgres(cluster: Cluster, pick: random.Random) -> Fault:
    """PostgreSQL alone hangs; Patroni still answers."""
    machine = cluster.machines[cluster.primary() or "db1"]
    machine.signal(signal.SIGSTOP, "postgres")
    return Fault(f"stop postgres on {machine.name}", pick.uniform(2, 14),
                 lambda: machine.signal(signal.SIGCONT, "postgres"))


def partition(cluster: Cluster, pick: random.Random) -> Fault:
    one, other = (cluster.machines[name] for name in pick.sample(list(ADDRESS), 2))
    one_way = pick.random() < 0.3
    one.cut(other.name)
    if not one_way:
        other.cut(one.name)

    def mend() -> None:
        one.mend(other.name)
        other.mend(one.name)
    return Fault(f"{one.name} {'cannot send to' if one_way else 'and'} {other.name}{'' if one_way else ' are apart'}",
                 pick.uniform(1, 14), mend)


def isolate(cluster: Cluster, pick: random.Random) -> Fault:
    """A machine that only the edge still reaches, or not even it."""
    name = pick.choice((cluster.primary() or "db1", cluster.serving() or "node1", *DATABASES, *NODES))
    spared = pick.choice(("", "edge", pick.choice(NODES)))
    others = [other for other in ADDRESS if other not in (name, spared)]
    machine = cluster.machines[name]
    for other in others:
        machine.cut(other)
        cluster.machines[other].cut(name)

    def mend() -> None:
        for other in others:
            machine.mend(other)
            cluster.machines[other].mend(name)
    return Fault(f"cut {name} off" + (f" from all but {spared}" if spared else ""), pick.uniform(2, 14), mend)


def jump(cluster: Cluster, pick: random.Random) -> Fault:
    node = pick.choice(NODES)
    seconds = pick.choice((-3600, -90, -7, 7, 90, 3600))
    cluster.machines[node].write("/etc/faketime", f"{seconds:+d}")
    return Fault(f"the wall clock of {node} is off by {seconds} s", 0)


def fill_database(cluster: Cluster, pick: random.Random) -> Fault:
    name = pick.choice((cluster.primary() or "db1", pick.choice(DATABASES)))
    file = cluster.files(name) / "postgresql" / "filled"
    fill(file)
    return Fault(f"the disk of {name} is full", pick.uniform(1, 8), lambda: file.unlink(missing_ok=True))


def fill_node(cluster: Cluster, pick: random.Random) -> Fault:
    name = cluster.serving() or pick.choice(NODES)
    file = cluster.files(name) / "cardroom" / "filled"
    fill(file)
    return Fault(f"the disk of {name} is full", pick.uniform(1, 8), lambda: file.unlink(missing_ok=True))


def fill(file) -> None:
    try:
        with file.open("wb") as filled:
            while True:
                filled.write(b"\0" * 2**20)
                filled.flush()
    except OSError:
        return


def cancel_commit(cluster: Cluster, pick: random.Random) -> Fault | None:
    """Commits that wait for the standby are cancelled; their rows can be seen, and may vanish."""
    primary, standbys = cluster.primary(), [name for name in DATABASES if name != cluster.primary()]
    if not primary:
        return None
    for name in standbys:
        cluster.machines[primary].cut(name)
    cancelled = 0
    until = time.monotonic() + 3
    while not cancelled and time.monotonic() < until:
        try:
            cancelled = int(cluster.psql(ADDRESS[primary], "SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity "
                                         "WHERE wait_event = 'SyncRep' AND usename = 'cardroom'", limit=4)[0][0])
        except (AssertionError, subprocess.TimeoutExpired):
            break

    def mend() -> None:
        for name in standbys:
            cluster.machines[primary].mend(name)
    worst = pick.random() < 0.4
    if not cancelled:
        mend()
        return None
    if worst:  # The only server that has them goes for good, as far as the room knows.
        cluster.machines[primary].power_off()

        def mend() -> None:  # noqa: F811
            for name in standbys:
                cluster.machines[primary].mend(name)
            cluster.machines[primary].power_on()
    return Fault(f"cancel {cancelled} commits on {primary}{', then power it off' if worst else ''}",
                 pick.uniform(0.2, 10), mend)


def unseen_then_gone(cluster: Cluster, pick: random.Random) -> Fault | None:
    """The standbys fall behind, the node that serves dies with commits under way, the next one may read, and
    the primary is lost. Without a barrier the next one has told people about commits that no standby has."""
    primary, node = cluster.primary(), cluster.serving()
    if not primary or not node:
        return None
    standbys = [cluster.machines[name] for name in DATABASES if name != primary]
    for machine in standbys:
        machine.signal(signal.SIGSTOP, "postgres", title="walreceiver")
    time.sleep(0.3)  # Commands are under way; a renewal that hangs would keep the next one out.
    cluster.machines[node].signal(signal.SIGKILL, "cardroom")
    until = time.monotonic() + 16
    while time.monotonic() < until and cluster.serving() in ("", node):
        time.sleep(0.1)
    time.sleep(1.5)
    cluster.machines[primary].power_off()
    for machine in standbys:  # Killed, so that what has reached the machine and not the disk is lost too.
        machine.signal(signal.SIGKILL, "postgres", title="walreceiver")
    return Fault(f"{primary} alone has what {node} committed, and is lost", pick.uniform(14, 20),
                 cluster.machines[primary].power_on)


def switchover(cluster: Cluster, pick: random.Random) -> Fault | None:
    primary, candidate = cluster.primary(), cluster.sync_standby()
    if not primary or not candidate:
        return None
    cluster.post(primary, "/switchover", {"leader": primary, "candidate": candidate})
    return Fault(f"switch over from {primary} to {candidate}", 0)


# How often each is drawn.
KINDS = {kill_serving: 3, kill_waiting: 1, stop_serving: 2, end_serving: 2, kill_postgres: 3, kill_patroni: 2,
         power_primary: 2, power_standby: 2, power_edge_or_node: 1, stop_primary: 2, stop_standby: 2,
         stop_postgres: 2, partition: 5, isolate: 3, jump: 3, fill_database: 2, fill_node: 1, cancel_commit: 3,
         unseen_then_gone: 1, switchover: 2}


def draw(pick: random.Random):
    return pick.choices(list(KINDS), list(KINDS.values()))[0]
