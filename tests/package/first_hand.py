#!/usr/bin/env python3
"""What a newcomer does with an address: opens the page, comes in as a guest, sits down and plays.

first_hand.py ADDRESS [CODE]: prints how long it took until the first decision was accepted. With a
code the operator signs in first.
"""
import pathlib
import random
import re
import select
import socket
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "e2e"))
from choose import choose  # noqa: E402
from client import Client, Room  # noqa: E402


class Opened(Room):
    """A room that somebody else runs."""

    def __init__(self, address: str) -> None:
        found = re.fullmatch(r"http://([\d.]+):(\d+)", address)
        self.host, self.port, self.tls = found.group(1), int(found.group(2)), None
        self.cookie, self.origin = "cardroom", address

    def connect(self, source: str = "") -> socket.socket:
        return socket.create_connection((self.host, self.port), timeout=60)

    def request(self, method: str, path: str, body: dict | None = None, token: str = "", **more: object) -> tuple:
        host = {"Host": f"{self.host}:{self.port}"}
        return super().request(method, path, body, token, more={**host, **more.pop("more", {})}, **more)


def main() -> None:
    began = time.monotonic()
    room = Opened(sys.argv[1])
    if len(sys.argv) > 2:
        status, answer, _ = room.request("POST", "/api/one-time", {"code": sys.argv[2]})
        assert status == 200 and answer["account"]["role"] == "operator", (status, answer)
    assert "<" in room.request("GET", "/")[1]["text"]
    status, _, token = room.request("POST", "/api/guest", {"name": "newcomer"})
    assert status == 200
    player = Client(room, token, host=room.host)
    tables = player.ask("lobby")["tables"]
    # A table of poker where bots play already, with a free seat.
    table = next(one["table"] for one in tables if one["rulebook"] == "rws-2017")
    player.ask("watch", table=table)
    seat = next(number for number in range(1, 11)
                if player.ask("sit", table=table, seat=number, stake=200)["type"] == "done")
    pick = random.Random(1)
    while True:
        select.select([player.socket], [], [], 5)
        player.drain()
        view = player.state(table)["view"]
        legal = view["round"]["legal"] if view["dealing"] else {"seat": None}
        if legal["seat"] != seat:
            assert time.monotonic() - began < 120, "nobody dealt"
            continue
        own = next(one for one in view["round"]["seats"] if one["seat"] == seat)
        command = choose(legal, own["cards"], pick)
        player.done(command.pop("type"), table=table, **command)
        break
    print(f"played after {time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    main()
