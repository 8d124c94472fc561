"""Players who never stop acting, and the record of what they were told.

A player whose connection goes comes back, and sends everything again that has no answer yet: in another
order, some of it twice. The record is the checker's own. What was acknowledged must be kept, and nothing
that anybody was told may be different later.
"""
import json
import pathlib
import random
import select
import socket
import ssl
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
from choose import choose  # noqa: E402
from client import Client, Closed, Room, cash_games  # noqa: E402, F401

SEATS = (1, 2, 3)
FORGETS = 0.3
PATIENCE = 5  # Seconds without an answer after which a player connects again.
EDGE = "10.77.0.31"


class Edge(Room):
    """The way in: haproxy, over TLS."""

    def __init__(self, certificate: pathlib.Path) -> None:
        self.tls = ssl.create_default_context(cafile=str(certificate))
        self.cookie, self.port, self.origin = "__Host-cardroom", 443, "https://poker.example"

    def connect(self, source: str = "") -> ssl.SSLSocket:
        plain = socket.create_connection((EDGE, 443), timeout=PATIENCE)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return self.tls.wrap_socket(plain, server_hostname="poker.example")

    def request(self, method: str, path: str, body: dict | None = None, **how: object) -> tuple[int, dict, str]:
        return super().request(method, path, body, more={"Host": "poker.example"}, **how)

    def client(self, token: str, stays: bool = False) -> Client:
        made = Client(self, token, host="poker.example", stays=stays)
        if made.status != 101:
            made.close()
            raise Closed(made.status)
        return made


class Direct(Room):
    """A node's own address, without the proxy."""

    def __init__(self, address: str) -> None:
        self.address, self.tls, self.cookie, self.port = address, None, "cardroom", 8080
        self.origin = "https://poker.example"

    def connect(self, source: str = "") -> socket.socket:
        return socket.create_connection((self.address, 8080), timeout=PATIENCE)


class Record:
    """What the room has told its players, as they heard it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.acknowledged: dict[tuple[int, str], int] = {}  # Who and the id; the number of the last event.
        # Who, the table and the number of an event; a hash of all that they were told about it.
        self.told: dict[tuple[object, int, int], int] = {}
        self.violations: list[str] = []
        self.refused = self.sent_again = self.connects = self.moments = 0

    def violation(self, text: str) -> None:
        self.violations.append(text)

    def answer(self, player: "Player", message: dict) -> None:
        who = (player.number, message["id"])
        with self.lock:
            before = self.acknowledged.get(who)
            if message["type"] == "done":
                if before is not None and before != message.get("seq"):
                    self.violation(f"{who} was done at {before}, and again at {message.get('seq')}")
                self.acknowledged.setdefault(who, message.get("seq"))
            else:
                self.refused += 1
                if before is not None:
                    self.violation(f"{who} was acknowledged, and refused later: {message}")

    def events(self, who: object, table: int, events: list[dict]) -> None:
        with self.lock:
            for event in events:
                place = (who, table, event["seq"])
                now = hash(json.dumps(event, sort_keys=True))
                if self.told.setdefault(place, now) != now:
                    self.violation(f"{place} was told differently before, and is now {event}")


class Player(threading.Thread):
    def __init__(self, edge: Edge, record: Record, token: str, place: tuple[int, int, int], seed: int) -> None:
        super().__init__(daemon=True)
        self.edge, self.record, self.token, self.pick = edge, record, token, random.Random(seed)
        self.number, self.table, self.seat = place
        self.count, self.seen = 0, 0
        self.under_way: dict[str, str] = {}
        self.since = 0.0
        self.done_before: list[tuple[str, str]] = []
        self.stopping = threading.Event()
        self.client: Client | None = None
        self.waits = False  # The room moves to another machine, and the connection stays.

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                # Most clients are told when the room moves; others come again.
                self.client = self.edge.client(self.token, stays=self.pick.random() < 0.8)
                self.record.connects += 1
                self.waits = False
                self.come_back()
                self.play()
            except (Closed, OSError, ValueError):
                pass
            finally:
                if self.client:
                    self.client.close()
                self.client = None
            self.stopping.wait(0.2 + self.pick.random() / 5)

    def come_back(self) -> None:
        self.client.socket.settimeout(PATIENCE)
        ident = self.client.send("watch", table=self.table, after=self.seen)
        while True:
            message = self.client.receive()
            self.hear(message)
            if self.waits:  # And moves again: another welcome comes.
                return
            if message.get("id") == ident:
                break
        if message.get("seq", self.seen) < self.seen:
            self.record.violation(f"table {self.table} is at {message['seq']}, and was told up to {self.seen}")
        if self.pick.random() < FORGETS:  # Somebody else's browser: they look, and decide anew.
            self.under_way = {}
        again = list(self.under_way.values())
        if self.done_before and self.pick.random() < 0.3:
            ident, text = self.pick.choice(self.done_before)
            self.under_way[ident] = text
            again.append(text)
        again += [text for text in again if self.pick.random() < 0.3]
        self.pick.shuffle(again)
        for text in again:
            self.record.sent_again += 1
            self.client.send_text(text)
        self.since = time.monotonic()

    def play(self) -> None:
        while not self.stopping.is_set():
            self.act()
            waiting = self.client.buffer or self.client.socket.pending()
            if waiting or select.select([self.client.socket], [], [], 0.2)[0]:
                message = self.client.receive()
                self.hear(message)
                if message["type"] == "welcome":
                    self.come_back()
            elif not self.waits and self.under_way and time.monotonic() - self.since > PATIENCE:
                raise Closed(0)

    def hear(self, message: dict) -> None:
        if message["type"] in ("one_moment", "welcome"):
            self.waits = message["type"] == "one_moment"
            self.record.moments += self.waits
            self.client.tables.clear()
        if "events" in message and message.get("table") == self.table:
            self.record.events(self.number, self.table, message["events"])
            self.seen = max(self.seen, message["seq"])
        ident = message.get("id")
        if message["type"] in ("done", "refused") and ident:
            self.record.answer(self, message)  # Also the answer to one that was sent twice.
            text = self.under_way.pop(ident, None)
            if text and message["type"] == "done":
                self.done_before = [*self.done_before[-20:], (ident, text)]

    def send(self, kind: str, **fields: object) -> None:
        self.count += 1
        ident = f"p{self.number}-{self.count}"
        text = json.dumps({"type": kind, "id": ident, "table": self.table, **fields})
        self.under_way[ident], self.since = text, time.monotonic()
        for _ in range(2 if self.pick.random() < 0.05 else 1):
            self.client.send_text(text)

    def act(self) -> None:
        if self.waits or self.under_way or self.table not in self.client.tables:
            return
        view = self.client.state(self.table)["view"]
        mine = next((one for one in view.get("places", ()) if one["seat"] == self.seat), None)
        if mine is None or mine.get("player") is None:
            self.send("sit", seat=self.seat, stake=400)
        elif mine.get("sits_out"):
            self.send("sit_in", seat=self.seat)
        else:
            legal = (view.get("round") or {}).get("legal")
            if view["dealing"] and legal and legal["seat"] == self.seat:
                own = next(one for one in view["round"]["seats"] if one["seat"] == self.seat)
                command = choose(legal, own["cards"], self.pick, folds=0.15, raises=0.2)
                self.send(command.pop("type"), **command)


class Watcher(threading.Thread):
    """Somebody without an account who asks one node all the time, and is told as much as everybody is."""

    def __init__(self, address: str, record: Record, tables: list[int]) -> None:
        super().__init__(daemon=True)
        self.node, self.record, self.tables = Direct(address), record, tables
        self.seen = {table: 0 for table in tables}
        self.stopping = threading.Event()

    def run(self) -> None:
        while not self.stopping.wait(0.05):
            try:
                client = Client(self.node, host=self.node.address)
                if client.status != 101:
                    raise Closed(client.status)
                self.watch(client)
            except (Closed, OSError, ValueError):
                pass

    def watch(self, client: Client) -> None:
        for table in self.tables:
            client.send("watch", table=table, after=self.seen[table])
        while not self.stopping.is_set():
            if client.buffer or select.select([client.socket], [], [], 0.5)[0]:
                message = client.receive()
                if "events" in message:
                    self.record.events("anybody", message["table"], message["events"])
                    self.seen[message["table"]] = message["seq"]


def seat_players(edge: Edge, record: Record, code: str, books: list[str], pick: random.Random) -> list[Player]:
    """Three at each table, one table for each of the rulebooks."""
    status, _, token = edge.request("POST", "/api/one-time", {"code": code})
    assert status == 200, status
    boss = edge.client(token)
    players = []
    for at, rulebook in enumerate(books):
        table = boss.done("open_table", rulebook=rulebook, name=f"table {at}", settings={})["table"]
        boss.done("set_house", table=table, key="pause-seconds", value="0")
        for seat in SEATS:
            status, _, token = edge.request("POST", "/api/guest", {"name": f"player {at} {seat}"})
            assert status == 200, status
            client = edge.client(token)
            number = client.welcome["account"]["player"]
            # Enough to sit down again, however often they lose everything.
            boss.done("cage_issue", player=number, cents=10**10)
            client.close()
            players.append(Player(edge, record, token, (number, table, seat), pick.randrange(2**32)))
    boss.close()
    return players
