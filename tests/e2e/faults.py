"""What must not end the room, nor a table for good: each against the real program, and again after kill -9."""
import pathlib
import time

from client import Client, Room
from promises import audit, records_of

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


def hears(client: Client, part: str) -> bool:
    """Whether somebody tells this client so, now or within a moment."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        if any(part in one.get("text", "") for one in client.others):
            return True
        client.receive()
    return False


def test_a_wish_that_cannot_be_granted_when_it_is_due_is_dropped_with_a_sentence(
        program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = boss.done("open_table", rulebook="holdem-1995", name="H")["table"]
        boss.done("pause_table", table=table)
        ann, bob, cat, dan = (room.guest(name) for name in ("ann", "bob", "cat", "dan"))
        for seat, player in enumerate((ann, bob, cat), 1):
            player.done("sit", table=table, seat=seat, stake=100)
        dan.done("want_seat", table=table, seat=3, stake=2000)
        boss.done("cage_redeem", player=dan.welcome["account"]["player"], cents=1)
        boss, ann, bob, cat, dan = again(room, boss, ann, bob, cat, dan)
        cat.done("leave", table=table)
        assert hears(dan, "You cannot have seat 3 any more."), dan.others
        wishes = [one for one in records_of(room, f"table/{table}")
                  if one["type"] == "command" and one["command"]["type"] == "give_up_seat"]
        assert len(wishes) == 1, wishes
        boss.done("resume_table", table=table)
        ann.ask("watch", table=table)
        while not ann.state(table)["view"]["dealing"]:
            ann.receive()
        assert not ann.state(table)["stopped"]
        is_alive(room, dan)


def wallets(boss: Client) -> dict[str, int]:
    return {one["name"]: one["wallet_cents"] for one in boss.ask("accounts")["accounts"]
            if one["role"] == "player"}


def test_the_operator_pays_everybody_and_closes_a_table_and_a_kill_changes_nothing(
        program: pathlib.Path) -> None:
    for book, stake in (("holdem-1995", {"stake": 300}), ("canberra-2017", {"stake_cents": 30000})):
        with Room(program, extra=EMPTY) as room:
            boss, ann, bob = room.operator(), room.guest("ann"), room.guest("bob")
            tables = [boss.done("open_table", rulebook=book, name=name)["table"] for name in "AB"]
            for table in tables:
                boss.done("pause_table", table=table)
                for seat, player in enumerate((ann, bob), 1):
                    player.done("sit", table=table, seat=seat, **stake)
            before = wallets(boss)
            for kind, table in (("clear_table", tables[0]), ("wind_up_table", tables[1])):
                assert ann.ask(kind, table=table)["rule"] == "not_your_role"
                first = boss.ask(kind, table=table, id=f"{kind}-once")
                assert first["type"] == "done", first
                (boss, ann) = again(room, boss, ann)
                assert boss.ask(kind, table=table, id=f"{kind}-once") == first
            paid = wallets(boss)
            assert paid == {name: cents + 60000 for name, cents in before.items()}, (before, paid)
            assert [one["table"] for one in boss.ask("lobby")["tables"]] == [tables[0]]
            ann.done("sit", table=tables[0], seat=2, **stake)
            assert ann.ask("sit", table=tables[1], seat=2, **stake)["rule"] == "no_such_table"
            room.kill()
            assert audit(program, room.data).returncode == 0
