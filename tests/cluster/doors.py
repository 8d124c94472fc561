"""People come to machines that do not run the room: one of them behind a proxy, one with TLS of its own. The
machine that runs the room is killed, and the next one is drained. Nobody at the others loses the connection.
"""
import importlib.util
import json
import pathlib
import random
import select
import socket
import ssl
import struct
import subprocess
import tempfile
import time

from client import Client, Closed, Room, cash_games
from kept import commands_kept

spec = importlib.util.spec_from_file_location(
    "crash", pathlib.Path(__file__).resolve().parent.parent / "crash" / "run.py")
crash = importlib.util.module_from_spec(spec)
spec.loader.exec_module(crash)

PATIENCE = 30
PROXIED = {"X-Forwarded-For": "198.51.100.9"}


class Stayer(crash.Player):
    """A player whose client understands `one_moment`, and comes back when the connection is lost."""

    def __init__(self, *who: object) -> None:
        super().__init__(*who)
        self.moments = self.connects = self.seen = 0
        self.answered: list[str] = []

    def arrive(self, room: Room) -> None:
        self.client = Client(room, self.token, prefix=f"{self.connects}p{self.number}-", stays=True)
        self.connects += 1
        self.welcomed()

    def welcomed(self) -> None:
        self.client.send("watch", table=self.table, after=self.seen)
        for text in self.under_way.values():
            self.client.send_text(text)

    def hear(self, message: dict) -> None:
        self.seen = max(self.seen, message.get("seq") or 0) if message.get("table") == self.table else self.seen
        if message["type"] == "one_moment":
            self.moments += 1
            self.client.tables.clear()
        elif message["type"] == "welcome":
            self.welcomed()
        elif self.under_way.pop(message.get("id", ""), None) and message["type"] == "done":
            self.answered.append(message["id"])

    def act(self, pick: random.Random) -> None:
        if self.table in self.client.tables:
            super().act(pick)


class Doors:
    def __init__(self, program: pathlib.Path, seed: int, database, node) -> None:
        self.program, self.pick, self.database = program, random.Random(seed), database
        self.folder = tempfile.TemporaryDirectory(prefix="cardroom-doors-")
        self.place = pathlib.Path(self.folder.name)
        subprocess.run([program, "db", "migrate", database.url], check=True, stdout=subprocess.DEVNULL)
        self.make_certificate("cert.pem")
        self.make_certificate("stranger.pem")
        self.one = node(program, self.make_folder("one"), self.options("one"))
        self.one.wait_until_open()
        self.two = node(program, self.make_folder("two"), (*self.options("two"), "--proxy", "127.0.0.1"))
        self.three = node(program, self.make_folder("three"), (
            *self.options("three"), "--cert", str(self.place / "cert.pem"), "--key",
            str(self.place / "cert.pem.key")), str(self.place / "cert.pem"))
        self.nodes = [self.one, self.two, self.three]
        self.players: list[Stayer] = []
        self.left: Room | None = None  # The only one, in the end.

    def make_certificate(self, name: str) -> None:
        subprocess.run([self.program, "certificate", "--name", "127.0.0.1", "--cert", self.place / name, "--key",
                        self.place / f"{name}.key"], check=True, stdout=subprocess.DEVNULL)

    def make_folder(self, name: str) -> str:
        (self.place / name).mkdir(mode=0o700)
        key = self.place / "one" / "journal.key"
        if name != "one":
            (self.place / name / "journal.key").write_bytes(key.read_bytes())
            (self.place / name / "journal.key").chmod(0o600)
        return str(self.place / name)

    def options(self, name: str) -> tuple[str, ...]:
        return ("--empty", "--rate", "100000", "--node", name, "--db", self.database.url)

    def run(self) -> str:
        for node in (self.two, self.three):
            node.wait_until_it_waits()
            self.wait_until_ready(node, "ready: one runs the room\n")
        self.look_at_pages()
        self.turn_strangers_away()
        self.seat()
        self.play(40)
        self.one.kill()
        killed = time.monotonic()
        self.play(1, until=lambda: all(player.moments for player in self.players))
        self.play(40)
        away = time.monotonic() - killed
        assert all(player.connects == 1 for player in self.players), "somebody lost the connection"
        served = next(node for node in (self.two, self.three) if self.readiness(node) == (200, "ready\n"))
        subprocess.run([self.program, "node", "drain", self.database.url], check=True, stdout=subprocess.DEVNULL)
        assert served.process.wait(timeout=20) == 0
        self.left = self.three if served is self.two else self.two
        self.play(40)
        stayed = [player for player in self.players if player.connects == 1]
        assert len(stayed) == 3 and all(player.moments == 2 for player in stayed), [
            (player.connects, player.moments) for player in self.players]
        return self.verify() + f"; {away:.1f} s from the kill to the next 40 answers"

    def readiness(self, node: Room) -> tuple[int, str]:
        status, answer, _ = node.request("GET", "/readyz")
        return status, answer["text"]

    def wait_until_ready(self, node: Room, text: str) -> None:
        until = time.monotonic() + PATIENCE
        while self.readiness(node) != (200, text) or node.request("GET", "/api/me")[0] != 200:
            assert time.monotonic() < until, self.readiness(node)
            time.sleep(0.05)

    def look_at_pages(self) -> None:
        """What the room answers at another machine is what it answers at its own."""
        for path in ("/", "/table/3", "/api/rulebooks", "/api/me", "/nothing.txt"):
            told = [node.request("GET", path) for node in self.nodes]
            assert told[0][:2] == told[1][:2] == told[2][:2], path
        etag = self.two.request("GET", "/api/rulebooks") and self.two.headers["ETag"]
        assert self.two.request("GET", "/api/rulebooks", more={"If-None-Match": etag})[0] == 304
        assert self.two.request("GET", "/", more={"Host": "evil.example"})[0] == 421
        assert self.two.request("POST", "/api/guest", {"name": "eve"}, origin="http://evil.example")[0] == 403
        assert self.two.request("POST", "/api/guest", {"name": ""})[0] == 400
        status, answer, token = self.two.request("POST", "/api/guest", {"name": "far away"}, more=PROXIED)
        assert status == 200 and "Secure" not in self.two.set_cookie, answer
        assert self.one.logged("signed_in")[-1]["address"] == "198.51.100.9"
        # Over TLS the cookie has another name; it is the same session.
        assert self.three.request("GET", "/api/me", token=token)[1] == answer
        assert self.three.request("POST", "/api/sign-out", {}, token=token)[0] == 200
        assert self.three.set_cookie.startswith("__Host-cardroom=; ") and "Secure" in self.three.set_cookie
        assert self.two.request("GET", "/api/me", token=token)[1] == {"account": None}

    def turn_strangers_away(self) -> None:
        """The link is for machines that have the room's key."""
        host, port = self.database.ask("SELECT link FROM leases")[0][0].rsplit(":", 1)
        hello = json.dumps({"type": "hello", "version": 1, "node": "stranger"}).encode()
        frame = struct.pack("!II", len(hello), 0) + hello
        other = ssl.create_default_context()
        other.check_hostname, other.verify_mode = False, ssl.CERT_NONE
        other.load_cert_chain(self.place / "stranger.pem", self.place / "stranger.pem.key")
        nobody = ssl.create_default_context()
        nobody.check_hostname, nobody.verify_mode = False, ssl.CERT_NONE
        for tls in (other, nobody, None):
            heard = b""
            try:
                with socket.create_connection((host, int(port)), timeout=10) as plain:
                    stream = tls.wrap_socket(plain) if tls else plain
                    stream.sendall(frame)
                    heard = stream.recv(1000)
            except (ssl.SSLError, ConnectionError):
                pass
            assert b"hello" not in heard, heard

    def seat(self) -> None:
        boss_token = self.two.request("POST", "/api/one-time", {"code": self.one.code})[2]
        boss = Client(self.two, boss_token)
        for at, rulebook in enumerate(self.pick.sample(cash_games(self.program), 2)):
            table = boss.done("open_table", rulebook=rulebook, name=f"table {at}", settings={})["table"]
            boss.done("set_house", table=table, key="pause-seconds", value="0")
            for seat in (1, 2, 3):
                node = self.nodes[1 + (at + seat) % 2]
                status, answer, token = node.request("POST", "/api/guest", {"name": f"player {at} {seat}"})
                assert status == 200, answer
                number = answer["account"]["player"]
                boss.done("cage_issue", player=number, cents=10**10)
                player = Stayer(token, number, table, seat)
                player.arrive(node)
                player.client.done("sit", table=table, seat=seat, stake=400)
                self.players.append(player)
        boss.socket.close()

    def play(self, answers: int, until=lambda: True) -> None:
        """Everybody acts until so many commands have been answered, on whatever machine."""
        wanted = sum(len(player.answered) for player in self.players) + answers
        patience = time.monotonic() + PATIENCE
        while sum(len(player.answered) for player in self.players) < wanted or not until():
            assert time.monotonic() < patience, "nobody was answered"
            for player in self.players:
                try:
                    player.act(self.pick)
                    self.hear_all(player)
                except (Closed, OSError):
                    player.client.socket.close()
                    assert self.left is not None, f"the connection of player {player.number} was lost"
                    player.arrive(self.left)
            select.select([player.client.socket for player in self.players], [], [], 0.02)

    def hear_all(self, player: Stayer) -> None:
        """What has come. Over TLS there may be something to read, and nothing of it a message."""
        client = player.client
        while True:
            if not client.buffer:
                client.socket.setblocking(False)
                try:
                    client.fill()
                except (ssl.SSLWantReadError, BlockingIOError):
                    return
                finally:
                    client.socket.settimeout(PATIENCE)
            player.hear(client.receive())

    def verify(self) -> str:
        counts = commands_kept(self.place / "one" / "journal.key", self.database)
        done = [(player.number, ident) for player in self.players for ident in player.answered]
        assert all(counts.get(one) == 1 for one in done), [one for one in done if counts.get(one) != 1][:5]
        assert len(set(done)) == len(done) > 120, "an answer came twice"
        audit = subprocess.run([self.program, "audit", self.place / "one", "--db", self.database.url],
                               capture_output=True, text=True, check=False)
        assert audit.returncode == 0, audit.stdout + audit.stderr
        return f"{len(done)} commands acknowledged and kept, each once"

    def end(self) -> None:
        for node in self.nodes:
            if node.process.poll() is None:
                node.kill()
        self.folder.cleanup()
