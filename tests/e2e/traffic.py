"""What a table costs the line of somebody who plays or watches, as their browser asks for it."""
import json
import pathlib
import select
import zlib

from client import Client, Closed, Room

EMPTY = ("--empty", "--rate", "100000", "--address-rate", "1000000")
BROWSER = "permessage-deflate; client_max_window_bits"
ROUND_MOST = 8_000


def merge(state: object, changes: object) -> object:
    if not isinstance(changes, dict) or not isinstance(state, (dict, list)):
        return changes
    for name, change in changes.items():
        if isinstance(state, list):
            state[int(name)] = merge(state[int(name)], change)
        else:
            state[name] = merge(state.get(name), change)
    return state


class Reader:
    """A connection that watches a table as the page does, and what it knows of it."""

    def __init__(self, client: Client, table: int, **how: bool) -> None:
        self.client, self.table = client, table
        self.packed: list[dict] = []  # Messages that came packed.
        self.state = client.ask("watch", table=table, **how)["state"]

    def hear(self) -> None:
        while self.client.buffer or select.select([self.client.socket], [], [], 0)[0]:
            message = json.loads(self.client.receive_text())
            if self.client.was_packed:
                self.packed.append(message)
            if message["type"] == "events":
                self.state = merge(self.state, message.get("state", message.get("changes")))


def nine_handed(room: Room, offers: str) -> tuple[int, list[Reader]]:
    """Nine players and somebody who watches."""
    boss = room.operator()
    table = boss.done("open_table", rulebook="rws-2017", name="nine", settings={})["table"]
    boss.done("set_house", table=table, key="pause-seconds", value="1")
    people = [room.guest(f"Player {seat}") for seat in range(1, 11)]
    for seat, player in enumerate(people[:9], 1):
        player.done("sit", table=table, seat=seat, stake=400)
    packed = [Client(room, one.token, prefix="p", extensions=offers) for one in people]
    return table, [Reader(one, table, changes=True) for one in packed]


def play_on(readers: list[Reader], table: int, until: int) -> None:
    """Everybody checks or calls to the showdown: no usual round has more to tell."""
    asked = {}
    while readers[0].state["view"]["rounds"] < until or readers[0].state["view"]["dealing"]:
        select.select([one.client.socket for one in readers], [], [], 1)
        for one in readers:
            one.hear()
            round_now = one.state["view"]["round"]
            legal = round_now["legal"]
            turn = json.dumps([one.state["view"]["rounds"], round_now])
            if legal["seat"] is None or one.state["you"]["seat"] != legal["seat"] or asked.get(one) == turn:
                continue
            asked[one] = turn
            one.client.send(next(act for act in ("check", "call", "fold") if legal[act]), table=table)


def test_a_nine_handed_round_to_the_showdown_takes_at_most_8_kb_of_anybodys_line(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        table, readers = nine_handed(room, BROWSER)
        assert all(one.client.agreed.startswith("permessage-deflate") for one in readers)
        play_on(readers, table, 1)
        before = [one.client.taken for one in readers]
        play_on(readers, table, 6)
        each = [(one.client.taken - start) / 5 for one, start in zip(readers, before)]
        assert max(each) <= ROUND_MOST, each
        for one in readers:
            assert one.packed
        # The length of a packed message tells nobody on the network what a player holds.
        for one in readers[:9]:
            for message in one.packed:
                assert all(event["type"] != "dealt" for event in message["events"]), message
                assert '"cards"' not in json.dumps(message["changes"]), message
        # What was packed says the same as what is sent whole.
        for one in readers:
            whole = Reader(Client(room, one.client.token, prefix="w"), table)
            one.hear()
            whole.hear()
            assert one.state == whole.state


def test_messages_are_packed_only_for_those_who_offer_it(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        assert Client(room).agreed == ""
        assert "client_max_window_bits=10" in Client(room, extensions=BROWSER).agreed
        plain = Client(room, extensions="permessage-deflate").agreed
        assert plain.startswith("permessage-deflate") and "client_max" not in plain, plain
        assert Client(room, extensions="x-webkit-deflate-frame").agreed == ""


def test_a_message_that_is_too_long_when_unpacked_closes_the_connection(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        bomb = Client(room, extensions=BROWSER)
        pack = zlib.compressobj(9, zlib.DEFLATED, -10)
        packed = pack.compress(b" " * 50_000_000) + pack.flush(zlib.Z_SYNC_FLUSH)
        frame = bytearray(bomb.frame(packed[:-4]))
        frame[0] |= 64
        try:
            bomb.socket.sendall(bytes(frame))
            while True:
                bomb.receive_text()
        except (Closed, ConnectionError) as over:
            assert getattr(over, "status", 0) in (0, 1009), over
        room.guest("still here").close()
