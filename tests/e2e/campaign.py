#!/usr/bin/env python3
"""Honest players under floods: campaign.py BUILD [FILTER] [--seconds N]

Players act at their tables from some loopback addresses while a flood comes from another. First the
flood hits a second room beside theirs (the control: the same load on the machine), then their own,
and so on in turns.
They must keep at least 80 % of their actions, and the 99th percentile of how long one takes must stay
within three times the control's. Prints "ok NAME" or "FAIL NAME" for each flood, with its figures,
and "N passed, M failed" last.
"""
import argparse
import json
import multiprocessing
import pathlib
import resource
import select
import socket
import sys
import time

from client import Client, Room

TABLES = 4
SEATS = 3
PACE = 0.1  # Seconds between the actions of one player.
TURNS = 3  # Control and flood take turns, so that whatever else the machine does hits both.
FLOODER = "127.0.0.66"


def upgrade(port: int) -> bytes:
    return (f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{port}\r\n\r\n").encode()


def frame(text: str) -> bytes:
    payload = text.encode()
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


LOBBY = frame('{"type":"lobby","id":"x"}')


def opened(port: int, count: int) -> list[socket.socket]:
    made = []
    for _ in range(count):
        try:
            one = socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(FLOODER, 0))
            one.sendall(upgrade(port))
            one.setblocking(False)
            made.append(one)
        except OSError:
            pass
    return made


def idle(port: int) -> None:
    held = opened(port, 2000)
    while held:
        time.sleep(1)


def flooding(port: int) -> None:
    held = opened(port, 500)
    while True:
        for one in list(held):
            try:
                one.send(LOBBY * 20)
            except BlockingIOError:
                pass
            except OSError:
                held.remove(one)
            try:
                one.recv(1 << 20)
            except BlockingIOError:
                pass
            except OSError:
                pass
        held += opened(port, min(50, 500 - len(held)))


def never_reading(port: int) -> None:
    held = opened(port, 300)
    while True:
        for one in list(held):
            try:
                one.send(LOBBY * 20)
            except BlockingIOError:
                pass
            except OSError:
                held.remove(one)
        held += opened(port, min(50, 300 - len(held)))
        time.sleep(0.01)


def pinging(port: int) -> None:
    """What is no message: half of them send pings, the others frames with nothing in them."""
    held = opened(port, 300)
    ping, begun, empty = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0"
    for one in held[::2]:
        one.send(begun)
    while True:
        for at, one in enumerate(list(held)):
            try:
                one.send((ping if at % 2 else empty) * 1000)
                one.recv(1 << 20)
            except BlockingIOError:
                pass
            except OSError:
                held.remove(one)
        held += opened(port, min(50, 300 - len(held)))


def connecting(port: int) -> None:
    """As near to 10,000 a second as this machine comes."""
    began, made = time.monotonic(), 0
    while True:
        if made > 10_000 * (time.monotonic() - began):
            time.sleep(0.001)
            continue
        one = socket.socket()
        one.setblocking(False)
        one.bind((FLOODER, 0))
        one.connect_ex(("127.0.0.1", port))
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        made += 1
        one.close()


def guessing(port: int) -> None:
    """Two hundred guesses are under way at any time, each at another account: no lock makes them cheap."""
    held: list[socket.socket] = []
    made = 0
    while True:
        while len(held) < 200:
            made += 1
            body = json.dumps({"name": f"ann {made}", "password": "wrong horse"})
            request = (f"POST /api/sign-in HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
                       f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode()
            try:
                one = socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(FLOODER, 0))
                one.sendall(request)
                held.append(one)
            except OSError:
                time.sleep(0.01)
        for one in select.select(held, [], [], 1)[0]:
            try:
                one.recv(65536)
            except OSError:
                pass
            one.close()
            held.remove(one)


FLOODS = {"2,000 idle connections": idle, "500 connections that flood": flooding,
          "300 connections that never read": never_reading, "300 connections that ping": pinging,
          "10,000 connects a second": connecting, "200 guesses at passwords at once": guessing}


class Players:
    """Everybody checks or calls when it is their turn, ten times a second at most."""

    def __init__(self, room: Room) -> None:
        self.clients: list[tuple[Client, int]] = []
        self.acted: dict[Client, float] = {}
        boss = room.operator()
        for table in range(TABLES):
            number = boss.done("open_table", rulebook="holdem-1995", name=f"T{table}", settings={})["table"]
            boss.done("set_house", table=number, key="pause-seconds", value="0")
            for seat in range(1, SEATS + 1):
                source = f"127.0.0.{10 + len(self.clients)}"
                token = room.request("POST", "/api/guest", {"name": f"p{number} {seat}"}, source=source)[2]
                client = Client(room, token, source=source)
                client.ask("watch", table=number)
                client.done("sit", table=number, seat=seat, stake=1000)
                self.clients.append((client, number))

    def act(self, client: Client, table: int, waiting: dict) -> None:
        view = client.state(table)["view"]
        legal = view["round"]["legal"] if view["dealing"] else {"seat": None}
        now = time.monotonic()
        if client in waiting or legal["seat"] is None or now < self.acted.get(client, 0) + PACE:
            return
        self.acted[client] = now
        ways = [way for way in ("check", "decline", "call", "fold") if legal[way]]
        waiting[client] = (client.send(ways[0], table=table), time.monotonic())

    def play(self, seconds: float) -> list[float]:
        """How long each action took, in ms."""
        took: list[float] = []
        waiting: dict[Client, tuple[str, float]] = {}
        by_socket = {client.socket: (client, table) for client, table in self.clients}
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for client, table in self.clients:
                self.act(client, table, waiting)
            for ready in select.select(list(by_socket), [], [], PACE / 10)[0]:
                client, table = by_socket[ready]
                while True:
                    message = client.receive()
                    if client in waiting and message.get("id") == waiting[client][0]:
                        took.append(1000 * (time.monotonic() - waiting.pop(client)[1]))
                    if not client.buffer and not select.select([client.socket], [], [], 0)[0]:
                        break
        for client in list(waiting):  # What is under way counts for as long as it has taken so far.
            ident, asked = waiting.pop(client)
            client.socket.settimeout(30)
            while client.receive().get("id") != ident:
                pass
            took.append(1000 * (time.monotonic() - asked))
        return took


def under(flood, port: int, players: Players, seconds: float) -> list[float]:
    process = multiprocessing.Process(target=flood, args=(port,), daemon=True)
    process.start()
    try:
        time.sleep(2)
        return players.play(seconds)
    finally:
        process.kill()
        process.join()


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))] if values else float("inf")


def run(program: pathlib.Path, name: str, seconds: float) -> bool:
    flood = FLOODS[name]
    # Sign-ins are not held back by their number, so that it is the work which is measured.
    extra = ("--empty", "--connects", "100", "--sign-ins", "100000")
    with Room(program, extra=extra) as own, Room(program, extra=extra) as other:
        players = Players(own)
        players.play(1)
        control: list[float] = []
        hit: list[float] = []
        for _ in range(TURNS):
            control += under(flood, other.port, players, seconds / TURNS)
            hit += under(flood, own.port, players, seconds / TURNS)
    kept = len(hit) / max(1, len(control))
    slower = percentile(hit, 0.99) / percentile(control, 0.99)
    good = kept >= 0.8 and slower <= 3
    print(f"    actions {len(control)} beside the flood, {len(hit)} under it ({100 * kept:.0f} %); "
          f"p99 {percentile(control, 0.99):.1f} ms and {percentile(hit, 0.99):.1f} ms ({slower:.2f} times)")
    print("ok" if good else "FAIL", name, flush=True)
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("filter", nargs="?", default="")
    parser.add_argument("--seconds", type=float, default=15)
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    names = [name for name in FLOODS if options.filter.lower() in name] or list(FLOODS)
    good = [run(options.build / "src" / "cardroom", name, options.seconds) for name in names]
    print(f"{sum(good)} passed, {len(good) - sum(good)} failed")
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
