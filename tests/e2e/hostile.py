"""Hostile clients, and clients with a bad connection."""
import json
import pathlib
import random
import socket
import struct

from client import Client, Closed, Room, all_from
from floods import memory_mb

EMPTY = ("--empty", "--rate", "100000")


def is_let_go(client: Client) -> int:
    """The status with which the connection was closed; it must have been."""
    try:
        while True:
            client.receive()
    except Closed as closed:
        return closed.status
    except OSError:
        return 0


def test_frames_that_are_not_text_close_only_their_own_connection(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        good = room.guest("good")
        first = {
            "binary": lambda c: c.frame(b"\x00\x01", 2),
            "no mask": lambda c: b"\x81\x02{}",
            "bad UTF-8": lambda c: c.frame(b'{"type":"\xff\xfe"}'),
            "an opcode of nothing": lambda c: c.frame(b"x", 3),
            "a ping too long": lambda c: c.frame(b"x" * 200, 9),
            "a length too long": lambda c: b"\x81\xff" + struct.pack("!Q", 2**62) + b"\0\0\0\0",
            "a reserved bit": lambda c: b"\xf1\x80\0\0\0\0",
        }
        for name, frame in first.items():
            client = Client(room, good.token)
            client.socket.sendall(frame(client))
            is_let_go(client)
            assert good.ask("lobby")["type"] == "lobby", name
        # A message in pieces, with a ping between them, is a message.
        pieces = Client(room, good.token, prefix="pieces")
        whole = pieces.frame(b'{"type":"lobby",')
        pieces.socket.sendall(bytes([whole[0] & 0x7F]) + whole[1:] + pieces.frame(b"hello", 9) +
                              pieces.frame(b'"id":"whole"}', 0))
        while pieces.receive().get("id") != "whole":
            pass


def http(room: Room, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", room.port), timeout=60) as plain:
        try:
            plain.sendall(request)
            plain.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        return all_from(plain)


def test_requests_that_make_no_sense_are_refused_or_dropped(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        own = f"Host: 127.0.0.1:{room.port}\r\nOrigin: {room.origin}\r\n".encode()
        long = b"POST /api/guest HTTP/1.1\r\n" + own + b"Content-Length: 20000\r\n\r\n" + b"x" * 20000
        assert http(room, long).startswith(b"HTTP/1.1 413"), http(room, long)[:80]
        head = b"GET / HTTP/1.1\r\n" + own + b"X: " + b"x" * 20000 + b"\r\n\r\n"
        assert http(room, head).startswith(b"HTTP/1.1 413"), http(room, head)[:80]
        for bytes_ in (b"", b"\0" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01" * 9,
                       b"POST /api/guest HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                       b"GET / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"):
            answer = http(room, bytes_)
            assert not answer.startswith(b"HTTP/1.1 2") or b"GET / HTTP/1.1" in bytes_, answer[:80]
        for body in (b"[]", b"7", b"{", b'{"name":7}', b'{"name":"\xff\xff"}', b'{"name":""}',
                     b'{"name":"<b>"}', b'{"name":"a"}', '{"name":"ann\u202enchen"}'.encode()):
            answer = http(room, b"POST /api/guest HTTP/1.1\r\n" + own + b"Connection: close\r\n"
                          b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n" + body)
            assert answer.startswith(b"HTTP/1.1 400"), (body, answer[:200])
        assert room.request("GET", "/healthz")[0] == 200


def test_a_request_that_never_ends_is_dropped_before_it_fills_the_memory(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        head = (f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\nOrigin: {room.origin}\r\n"
                "Transfer-Encoding: chunked\r\n\r\n").encode()
        before = memory_mb(room)
        for first, more in ((b"1;", b"a" * 65536), (b"0\r\n", b"X-A: b\r\n" * 8192)):
            with socket.create_connection(("127.0.0.1", room.port), timeout=60) as plain:
                plain.sendall(head + first)
                sent = 0
                try:
                    while sent < 64_000_000:
                        plain.sendall(more)
                        sent += len(more)
                except OSError:
                    pass
                assert sent < 64_000_000, first
                assert memory_mb(room) - before < 20, (first, before, memory_mb(room))


def test_one_address_has_a_limit_of_sign_ins_per_minute(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty", "--sign-ins", "5")) as room:
        answers = [room.request("POST", "/api/sign-in", {"name": "ann", "password": "x" * 9})[0]
                   for _ in range(12)]
        # A new minute may begin once between them.
        assert answers.count(429) >= 2 and answers.count(403) >= 5, answers


ODD_VALUES = [None, True, -1, 0, 1, 2**31, 2**32 + 1, 2**53, -2**63, 2**63, 10**30, 1.5, "", "1", "x" * 300,
              "\u0000", "☃", [], [1], {}, {"a": 1}, ["As", "As"], ["??"], ["As"] * 60]


def test_odd_values_in_every_field_of_every_command_break_nothing(program: pathlib.Path) -> None:
    fields = ["seat", "stake", "to", "amount", "cards", "what", "card", "count", "ruling", "text", "number", "key",
              "value", "rounds", "player", "breach", "reason", "round", "ante", "bet", "stake_cents", "extent",
              "settings", "rulebook", "name", "role", "limit", "before", "after", "cents", "hex", "command", "clause"]
    rows = (pathlib.Path(__file__).parent / "roles.tsv").read_text().splitlines()
    commands = sorted({name for row in rows if not row.startswith("#")
                       for name in row.split("\t")[2].split()} - {"dismiss", "sign_out_everywhere"})
    pick = random.Random(5)
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        tables = [boss.done("open_table", rulebook=book, name="T", settings={})["table"]
                  for book in ("holdem-1995", "draw-2001", "canberra-2017")]
        staff = [room.staff(boss, role, role)
                 for role in ("dealer", "supervisor", "director", "inspector")]
        players = [room.guest(f"p{seat}") for seat in (1, 2, 3)]
        for seat, player in enumerate(players, 1):
            for table in tables:
                stake = {"stake_cents": 5000} if table == tables[2] else {"stake": 100}
                player.done("sit", table=table, seat=seat, **stake)
        for at in range(2500):
            client = pick.choice(players + staff + [boss])
            message = {name: pick.choice(ODD_VALUES)
                       for name in pick.sample(fields, pick.randint(0, 4))}
            message["table"] = pick.choice(tables + ODD_VALUES) if pick.random() < 0.3 else \
                pick.choice(tables)
            message["type"] = pick.choice(commands)
            message["id"] = f"odd{at}"
            client.send_text(json.dumps(message))
            while (answer := client.receive()).get("id") != message["id"]:
                pass
            assert answer.get("rule") != "table_at_fault", (message, answer)
        assert room.request("GET", "/healthz")[0] == 200
        assert room.stop() == 0
        room.start()
        assert Client(room, boss.token, prefix="again").ask("lobby")["type"] == "lobby"


def test_two_connections_of_one_account_see_the_same_and_act_once(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = boss.done("open_table", rulebook="holdem-1995", name="T", settings={})["table"]
        first = room.guest("ann")
        second = Client(room, first.token, prefix="d")
        for client in (first, second):
            client.ask("watch", table=table)
        ident = first.send("sit", table=table, seat=3, stake=100, id="both")
        second.send("sit", table=table, seat=3, stake=100, id="both")
        answers = []
        for client in (first, second):
            while (answer := client.receive()).get("id") != ident:
                pass
            answers.append(answer)
        assert answers[0] == answers[1] and answers[0]["type"] == "done", answers
        # The same id from another account is another command.
        other = room.guest("bob")
        assert other.ask("sit", table=table, seat=3, stake=100, id="both")["type"] == "refused"
        statement = first.ask("statement")["entries"]
        assert [line["what"] for line in statement] == ["issue", "buy_in"], statement
