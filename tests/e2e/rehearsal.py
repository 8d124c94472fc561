"""Rooms that are rehearsals, with the file that docs/operating.md shows."""
import pathlib
import subprocess
import tempfile

from client import Client, Room

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "training.rehearsal"


def table_of(client: Client, rulebook: str) -> int:
    return next(t["table"] for t in client.ask("lobby")["tables"] if t["rulebook"] == rulebook)


def quick(boss: Client, table: int, **house: str) -> None:
    for key, value in house.items():
        boss.done("set_house", table=table, key=key.replace("_", "-"), value=value)


def refused(program: pathlib.Path, data: str, *extra: str) -> str:
    """What the program says when it does not start."""
    run = subprocess.run([program, "serve", "--data", data, "--listen", "127.0.0.1:0", *extra],
                         capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode in (1, 2), run
    return run.stderr


def win_the_jackpot(room: Room, boss: Client) -> None:
    ann = room.guest("ann")
    table = table_of(ann, "canberra-2017")
    quick(boss, table, bot_pace_ms="10", wager_seconds="600", pause_seconds="1")
    shown = ann.ask("watch", table=table)
    assert shown["rehearsal"] is True and shown["sign"].startswith("Rehearsal"), shown["sign"]
    ann.done("sit", table=table, seat=1, stake_cents=50000)
    while not ann.state(table)["view"]["legal"]["ante"]:
        ann.receive()
    ann.done("place_ante", table=table, ante=5)
    ann.done("place_jackpot", table=table)
    # Nothing is dealt before the bots have wagered too.
    while min(ann.state(table)["view"]["boxes"][at]["ante"] for at in (0, 1, 3)) == 0:
        ann.receive()
    meter = ann.state(table)["view"]["meter_cents"]
    quick(boss, table, wager_seconds="1")
    while not ann.state(table)["view"]["legal"]["fold"]:
        ann.receive()
    box = ann.state(table)["view"]["boxes"][0]
    assert box["cards"] == ["As", "Ks", "Qs", "Js", "Ts"], box
    ann.done("place_bet", table=table, bet=10)
    while ann.state(table)["view"]["boxes"][0]["jackpot_paid_cents"] == 0:
        ann.receive()
    assert ann.state(table)["view"]["boxes"][0]["jackpot_paid_cents"] >= meter


def expose_a_card(room: Room, boss: Client) -> None:
    bob = room.guest("bob")
    table = table_of(bob, "holdem-1995")
    quick(boss, table, bot_pace_ms="60000", pause_seconds="1")
    bob.ask("watch", table=table)
    bob.done("sit", table=table, seat=1, stake=100)
    while not bob.state(table)["view"]["dealing"]:
        bob.receive()
    hand = bob.state(table)["view"]["round"]["seats"][0]["cards"]
    assert hand[0][1] == "s" and hand[1] == hand[0][0] + "h", hand
    dan = room.staff(boss, "dan", "dealer")
    dan.done("report", table=table, what="hole-exposed", seat=1, card=hand[1])
    while bob.state(table)["view"]["round"]["seats"][0]["cards"] == hand:
        bob.receive()
    assert bob.state(table)["view"]["round"]["seats"][0]["cards"] == [hand[0], "2c"]


def test_a_rehearsal_deals_what_its_file_says_and_says_that_it_is_one(program: pathlib.Path) -> None:
    with Room(program, extra=("--rate", "100000", "--rehearsal", str(EXAMPLE))) as room:
        visitor = Client(room)
        assert visitor.welcome["rehearsal"] is True
        assert visitor.ask("lobby")["rehearsal"] is True
        boss = room.operator()
        win_the_jackpot(room, boss)
        expose_a_card(room, boss)
        assert room.stop() == 0
        audit = subprocess.run([program, "audit", room.data], capture_output=True, text=True,
                               check=False)
        assert audit.returncode == 0, audit.stdout + audit.stderr
        assert "rehearsal: 2 shuffles were set by hand\n" in audit.stdout, audit.stdout
        assert "is a rehearsal and remains one" in refused(program, room.data)


def test_a_rehearsal_and_a_real_room_are_never_the_same_folder(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        boss = room.operator()
        assert boss.welcome["rehearsal"] is False
        assert room.stop() == 0
        said = refused(program, room.data, "--rehearsal", str(EXAMPLE))
        assert "is not a rehearsal and cannot become one" in said, said
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        file = pathlib.Path(folder) / "bad.rehearsal"
        for text, wanted in (("table holdem-1995\nshoe As Xx\n", ":2: 'Xx' is not a card"),
                             ("table manila-1995\n\nshoe 2c\n", ":3: 2c is not in the deck"),
                             ("table Nowhere\nshoe As\n", ":1: there is no table and no rulebook"),
                             ("shoe As\n", ":1: a list begins with"), ("", ":1: there is no")):
            file.write_text(text)
            said = refused(program, f"{folder}/data", "--rehearsal", str(file))
            assert f"{file}{wanted}" in said, (text, said)
        said = refused(program, f"{folder}/data", "--rehearsal", f"{folder}/none")
        assert "there is no file" in said, said
