"""The worked example of docs/several-machines.md on machines in namespaces: three PostgreSQL servers with
Patroni and etcd, three nodes of the room, haproxy in front. The settings are those of packaging/cluster.
"""
import json
import pathlib
import shlex
import subprocess
import time
import urllib.error
import urllib.request

from machines import ADDRESS, Machine, Service, make_switch

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SETTINGS = ROOT / "packaging" / "cluster"
PROGRAM = "/var/lib/program/cardroom"
PSQL = "/usr/lib/postgresql/15/bin/psql"
DATABASES = ("db1", "db2", "db3")
NODES = ("node1", "node2", "node3")
DISK_MB = 400
# Quicker than the settings say, so that more faults fit into an hour.
QUICK = {"ttl": 8, "loop_wait": 1, "retry_timeout": 3, "primary_start_timeout": 10}
# What each record was written under: by which connection, and whose turn it was then.
WITNESS = """
CREATE TABLE witness (sequence bigint, epoch bigint, writer integer, owner integer);
CREATE FUNCTION witness() RETURNS trigger AS $$
BEGIN
  INSERT INTO witness SELECT NEW.sequence, epoch, pg_backend_pid(), process FROM leases WHERE name = 'room';
  RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER witness AFTER INSERT ON records FOR EACH ROW EXECUTE FUNCTION witness();
"""
# For a control: neither a takeover's own transaction nor the two commits with which the room then opens wait
# for the standby. These are barriers as well, because nobody is told anything before them. All others wait.
NO_BARRIER = """
CREATE TABLE opened (epoch bigint PRIMARY KEY, commits integer NOT NULL);
CREATE FUNCTION no_barrier() RETURNS trigger AS $$
BEGIN
  IF TG_TABLE_NAME = 'commits' THEN
    INSERT INTO opened AS o SELECT epoch, 1 FROM leases WHERE name = 'room'
      ON CONFLICT (epoch) DO UPDATE SET commits = o.commits + 1 WHERE o.commits < 2;
    IF NOT FOUND THEN RETURN NEW; END IF;
  END IF;
  PERFORM set_config('synchronous_commit', 'local', true);
  RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER no_barrier BEFORE INSERT ON barriers FOR EACH ROW EXECUTE FUNCTION no_barrier();
CREATE TRIGGER no_barrier BEFORE UPDATE ON commits FOR EACH ROW EXECUTE FUNCTION no_barrier();
"""


def environment(file: pathlib.Path) -> dict[str, str]:
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return dict(shlex.split(line)[0].split("=", 1) for line in lines)


def wait_for(what: str, holds, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, f"{what}: not within {seconds} s"
        time.sleep(0.1)


class Cluster:
    def __init__(self, program: pathlib.Path, folder: pathlib.Path, clocks: bool = True) -> None:
        self.program, self.folder = program, folder
        make_switch()
        self.machines = {name: Machine(name, folder) for name in ADDRESS}
        hosts = (SETTINGS / "hosts").read_text()
        for machine in self.machines.values():
            machine.write("/etc/hosts", "127.0.0.1 localhost\n" + hosts)
        self.nodes: dict[str, Service] = {}
        self.clocks = clocks
        self.url = ""

    def start(self) -> None:
        for name in DATABASES:
            self.start_database(self.machines[name])
        wait_for("a primary", self.primary, 120)
        self.ask_config(QUICK)
        wait_for("synchronous standby", self.sync_standby, 180)
        wait_for("all servers", lambda: len([1 for one in self.members() if one["state"] in ("running", "streaming")]) == 3,
                 180)
        self.admin("CREATE DATABASE cardroom OWNER cardroom", "postgres")
        wait_for("the database on every server", lambda: all(self.psql(
            ADDRESS[name], "SELECT count(*) FROM pg_database WHERE datname = 'cardroom'", "postgres") == [["1"]]
            for name in DATABASES))
        self.url = ("postgres://cardroom:change-me-room@" + ",".join(ADDRESS[name] for name in DATABASES) + "/cardroom")
        subprocess.run([self.program, "db", "migrate", self.url], check=True, stdout=subprocess.DEVNULL)
        self.admin("SET ROLE cardroom; " + WITNESS)
        self.start_node("node1")
        wait_for("the room", self.serving, 60)
        (self.folder / "journal.key").write_bytes((self.files("node1") / "cardroom" / "journal.key").read_bytes())
        (self.folder / "journal.key").chmod(0o600)
        for name in NODES[1:]:
            self.start_node(name)
        self.start_edge()

    def files(self, machine: str) -> pathlib.Path:
        """A machine's /var/lib, seen from here."""
        return pathlib.Path(f"/proc/{self.machines[machine].init}/root/var/lib")

    def start_database(self, machine: Machine) -> None:
        settings = SETTINGS / machine.name
        machine.mount_disk("/var/lib/postgresql", DISK_MB, "postgres")
        machine.mount_disk("/var/lib/etcd", 200, "root")
        machine.shell("mkdir -p /run/postgresql && chown postgres /run/postgresql && ln -sfn /run /var/run || true")
        machine.write("/etc/patroni/config.yml", (settings / "patroni.yml").read_text(), "0600", "postgres")
        machine.serve(["/usr/bin/etcd"], env=environment(settings / "etcd"))
        machine.serve(["/usr/bin/patroni", "/etc/patroni/config.yml"], "postgres")

    def start_node(self, name: str) -> None:
        machine = self.machines[name]
        machine.shell("mkdir -p /var/lib/program")
        machine.run("cp", self.program, PROGRAM)
        machine.mount_disk("/var/lib/cardroom", 64, "nobody")
        machine.write("/etc/cardroom/cardroom.toml", (SETTINGS / name / "cardroom.toml").read_text())
        machine.write("/etc/cardroom/pgpass", (SETTINGS / "pgpass").read_text(), "0600", "nobody")
        if name != NODES[0]:
            target = self.files(name) / "cardroom" / "journal.key"
            target.write_bytes((self.folder / "journal.key").read_bytes())
            machine.shell("chmod 0600 /var/lib/cardroom/journal.key; chown nobody /var/lib/cardroom/journal.key")
        env = {}
        if self.clocks:
            machine.write("/etc/faketime", "+0", "0644")
            env = {"LD_PRELOAD": "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
                   "FAKETIME_TIMESTAMP_FILE": "/etc/faketime", "FAKETIME_CACHE_DURATION": "1",
                   "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
        # Many players share one address here.
        many = [word for limit in ("--sign-ins", "--connects", "--welcomes", "--rate") for word in (limit, "100000")]
        self.nodes[name] = machine.serve([PROGRAM, "serve", "--config", "/etc/cardroom/cardroom.toml", "--empty",
                                          *many], "nobody", env)

    def start_edge(self) -> None:
        edge = self.machines["edge"]
        subject = ["-subj", "/CN=poker.example", "-addext", "subjectAltName=DNS:poker.example"]
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                        "-nodes", "-days", "30", *subject, "-keyout", self.folder / "key.pem",
                        "-out", self.folder / "cert.pem"], check=True, capture_output=True)
        whole = (self.folder / "cert.pem").read_text() + (self.folder / "key.pem").read_text()
        edge.write("/etc/haproxy/cardroom.pem", whole, "0600")
        edge.write("/etc/haproxy/haproxy.cfg", (SETTINGS / "edge" / "haproxy.cfg").read_text())
        edge.serve(["/usr/sbin/haproxy", "-f", "/etc/haproxy/haproxy.cfg", "-db"])

    def look(self) -> None:
        for machine in self.machines.values():
            for service in machine.services:
                service.look()

    def http(self, address: str, port: int, path: str, body: bytes | None = None) -> tuple[int, str]:
        request = urllib.request.Request(f"http://{address}:{port}{path}", data=body,
                                         method="PATCH" if body else "GET")
        try:
            with urllib.request.urlopen(request, timeout=1) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except (OSError, ValueError):
            return 0, ""

    def post(self, name: str, path: str, body: dict) -> int:
        request = urllib.request.Request(f"http://{ADDRESS[name]}:8008{path}", json.dumps(body).encode(), method="POST")
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status
        except (OSError, ValueError):
            return 0

    def ask_config(self, values: dict) -> None:
        for name in DATABASES:
            status, _ = self.http(ADDRESS[name], 8008, "/config", json.dumps(values).encode())
            if status == 200:
                return
        raise AssertionError("no Patroni took the settings")

    def members(self) -> list[dict]:
        for name in DATABASES:
            status, text = self.http(ADDRESS[name], 8008, "/cluster")
            if status == 200:
                return json.loads(text)["members"]
        return []

    def primary(self) -> str:
        for name in DATABASES:
            if self.http(ADDRESS[name], 8008, "/primary")[0] == 200:
                return name
        return ""

    def sync_standby(self) -> str:
        for name in DATABASES:
            if self.http(ADDRESS[name], 8008, "/synchronous")[0] == 200:
                return name
        return ""

    def serving(self) -> str:
        for name in NODES:
            if self.http(ADDRESS[name], 8080, "/readyz") == (200, "ready\n"):
                return name
        return ""

    def psql(self, server: str, sql: str, database: str = "cardroom", limit: float = 60) -> list[list[str]]:
        url = f"postgres://postgres:change-me-superuser@{server}/{database}?connect_timeout=3"
        told = subprocess.run([PSQL, "-XAtF", "\t", "-v", "ON_ERROR_STOP=1", "-c", sql, url], capture_output=True,
                              text=True, check=False, timeout=limit)
        assert told.returncode == 0, told.stderr
        return [line.split("\t") for line in told.stdout.splitlines()]

    def admin(self, sql: str, database: str = "cardroom") -> list[list[str]]:
        """As the superuser, on the server that accepts writes."""
        hosts = ",".join(ADDRESS[name] for name in DATABASES)
        url = (f"postgres://postgres:change-me-superuser@{hosts}/{database}?"
               "target_session_attrs=read-write&connect_timeout=3")
        told = subprocess.run([PSQL, "-XAtF", "\t", "-v", "ON_ERROR_STOP=1", "-c", sql, url], capture_output=True,
                              text=True, check=False)
        assert told.returncode == 0, told.stderr
        return [line.split("\t") for line in told.stdout.splitlines()]

    def end(self) -> None:
        for machine in self.machines.values():
            machine.end()
