"""What an operator does, tried on the machines while people play: a backup and its restore, a new program
on one node after the other.
"""
import os
import pathlib
import pwd
import signal
import subprocess
import time

from machines import ADDRESS
from room import NODES, PROGRAM, wait_for

BIN = pathlib.Path("/usr/lib/postgresql/15/bin")


def as_postgres(*words: object, password: str = "") -> str:
    """PostgreSQL's own tools do not run as root."""
    done = subprocess.run(["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups",
                           *(str(word) for word in words)], capture_output=True, text=True, check=False,
                          env={**os.environ, "PGPASSWORD": password})
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


def back_up(campaign) -> str:
    """A copy made while people play has everything that was acknowledged before, and passes an audit."""
    before = set(campaign.record.acknowledged)
    place = campaign.folder / "restored"
    place.mkdir()
    campaign.folder.chmod(0o755)
    user = pwd.getpwnam("postgres")
    os.chown(place, user.pw_uid, user.pw_gid)
    primary = ADDRESS[campaign.cluster.primary()]
    as_postgres(BIN / "pg_basebackup", "-h", primary, "-U", "replicator", "-D", place / "data", "-X", "stream",
                "-c", "fast", password="change-me-replication")
    as_postgres(BIN / "pg_verifybackup", place / "data")
    # A room of its own from here on: nobody else's standby, and reached over a socket only.
    (place / "hba").write_text("local all all trust\n")
    options = (f"-c listen_addresses= -c unix_socket_directories={place} -c hba_file={place}/hba "
               "-c synchronous_standby_names= -c primary_conninfo=")
    as_postgres(BIN / "pg_ctl", "start", "-w", "-s", "-D", place / "data", "-l", place / "log", "-o", options)
    try:
        url = f"postgres:///cardroom?host={place}&user=cardroom"
        audit = subprocess.run([campaign.program, "audit", campaign.folder, "--db", url], capture_output=True,
                               text=True, check=False)
        assert audit.returncode == 0, audit.stdout + audit.stderr
        rows = as_postgres(BIN / "psql", "-XAtF", "\t", "-c", campaign.SEALED, f"{url.replace('user=cardroom', 'user=postgres')}")
        kept = campaign.commands_in([line.split("\t") for line in rows.splitlines()])
        lost = [one for one in before if one not in kept]
        assert not lost, f"acknowledged before the backup, and not in it: {lost[:5]}"
        open_restored(campaign, place / "room", url)
    finally:
        as_postgres(BIN / "pg_ctl", "stop", "-m", "immediate", "-s", "-D", place / "data")
    return f"{len(before)} commands acknowledged before the backup, all of them in it; a room opened on it"


def open_restored(campaign, folder: pathlib.Path, url: str) -> None:
    """A room opens on the copy, with the key that was kept apart from it, and ends in an orderly way."""
    folder.mkdir(mode=0o700)
    (folder / "journal.key").write_bytes((campaign.folder / "journal.key").read_bytes())
    (folder / "journal.key").chmod(0o600)
    room = subprocess.Popen([campaign.program, "serve", "--data", folder, "--db", url, "--listen", "127.0.0.1:0", "--node",
                             "restored", "--empty"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    told = []
    for line in room.stdout:
        told.append(line)
        if line.startswith("Operator, once:"):
            room.send_signal(signal.SIGTERM)
    assert room.wait(timeout=30) == 0 and any("The room is open" in line for line in told), told


def upgrade(campaign) -> str:
    """Each node is drained, gets its program anew, and waits again; people play on."""
    cluster = campaign.cluster
    subprocess.run([cluster.program, "db", "migrate", cluster.url], check=True, stdout=subprocess.DEVNULL)
    silent = []
    for _ in NODES:
        node = cluster.serving()
        listed = subprocess.run([cluster.program, "node", "list", cluster.url], capture_output=True, text=True,
                                check=True).stdout.splitlines()
        assert [line.split()[:2] for line in listed if "serves" in line] == [[node, "serves,"]], listed
        assert len(listed) == len(NODES), listed
        for other in NODES:
            if other != node:
                assert cluster.http(ADDRESS[other], 8080, "/healthz")[0] == 200, other
                wait_for(f"{other} passes people on to {node}", lambda: cluster.http(
                    ADDRESS[other], 8080, "/readyz") == (200, f"ready: {node} runs the room\n"))  # noqa: B023
                assert "cardroom_serves 0" in cluster.http(ADDRESS[other], 9090, "/metrics")[1], other
        assert "cardroom_serves 1" in cluster.http(ADDRESS[node], 9090, "/metrics")[1], node
        began = time.monotonic()
        subprocess.run([cluster.program, "node", "drain", "--node", node, cluster.url], check=True,
                       stdout=subprocess.DEVNULL)
        campaign.wait_for_answers(20)
        silent.append(time.monotonic() - began)
        service = cluster.nodes[node]
        wait_for(f"the end of {node}", lambda: service.process.poll() is not None)
        assert service.process.returncode == 0, f"{node} ended with {service.process.returncode}"
        cluster.machines[node].run("cp", "--remove-destination", cluster.program, PROGRAM)
        service.bring_back()
        wait_for(f"{node} waits", lambda: cluster.http(ADDRESS[node], 8080, "/healthz")[0] == 200)
    return "answered again after a drain in " + ", ".join(f"{one:.1f}" for one in silent) + " s"
