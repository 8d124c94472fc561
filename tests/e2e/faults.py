"""What must not end the room, nor a table for good: each against the real program, and again after kill -9."""
import pathlib

from client import Client, Room

EMPTY = ("--empty", "--rate", "100000")
AMOUNTS = (0, -1, 1, 99, 2**31, 2**53, 2**63 - 1, -2**63)


def is_alive(room: Room, client: Client) -> None:
    assert client.ask("lobby")["type"] == "lobby"
    assert room.process.poll() is None
    assert room.request("GET", "/healthz")[0] == 200


def again(room: Room, *clients: Client) -> list[Client]:
    """The room after kill -9, and everybody connected anew."""
    room.kill()
    room.start()
    return [Client(room, client.token, prefix=f"again{room.port}") for client in clients]


def test_sitting_down_at_canberra_poker_without_a_stake_is_refused_and_ends_nothing(
        program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss, ann = room.operator(), room.guest("ann")
        table = boss.done("open_table", rulebook="canberra-2017", name="C")["table"]
        for _ in range(2):
            assert ann.ask("sit", table=table, seat=1)["type"] == "refused"
            for cents in AMOUNTS:
                answer = ann.ask("sit", table=table, seat=1, stake_cents=cents)
                assert answer["type"] == "refused" or cents in (1, 99), (cents, answer)
                assert answer.get("rule") != "table_at_fault", answer
                if answer["type"] == "done":
                    ann.done("leave", table=table)
            is_alive(room, ann)
            boss, ann = again(room, boss, ann)
        assert not boss.ask("watch", table=table)["state"]["stopped"]
        ann.done("sit", table=table, seat=1, stake_cents=50000)


def test_a_seat_wanted_with_chips_that_nobody_has_stops_no_table(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = boss.done("open_table", rulebook="holdem-1995", name="H")["table"]
        boss.done("set_house", table=table, key="pause-seconds", value="0")
        ann, bob, cat, dan = (room.guest(name) for name in ("ann", "bob", "cat", "dan"))
        for seat, player in enumerate((ann, bob, cat), 1):
            player.ask("watch", table=table)
        for stake in (2001, *(amount for amount in AMOUNTS if not 0 < amount <= 2000)):
            answer = dan.ask("want_seat", table=table, seat=3, stake=stake)
            assert answer["type"] == "refused", (stake, answer)
        ann, bob, cat, dan, boss = again(room, ann, bob, cat, dan, boss)
        for seat, player in enumerate((ann, bob), 1):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=100)
        while not ann.state(table)["view"]["dealing"]:
            ann.receive()
        is_alive(room, dan)
        assert not ann.state(table)["stopped"]


def test_remove_bot_takes_a_bot_and_nobody_else(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss, ann = room.operator(), room.guest("ann")
        table = boss.done("open_table", rulebook="holdem-1995", name="H")["table"]
        boss.done("seat_bot", table=table, seat=2)
        ann.done("sit", table=table, seat=1, stake=100)
        assert boss.ask("remove_bot", table=table, seat=1)["rule"] == "no_bot_there"
        boss.done("remove_bot", table=table, seat=2)
        ann.done("change_seat", table=table, to=2)
        boss, ann = again(room, boss, ann)
        assert boss.ask("remove_bot", table=table, seat=2)["rule"] == "no_bot_there"
        places = ann.ask("watch", table=table)["state"]["view"]["places"]
        assert [place["seat"] for place in places] == [2], places
