"""The room is the same after SIGTERM and after a kill, in the middle of play."""
import pathlib
import select
import signal
import sqlite3
import subprocess

from client import Client, Closed, Room, cash_games

EMPTY = ("--empty", "--rate", "100000")


def to_act(players: list[Client], table: int) -> Client:
    """The player whose turn it is, once they have heard of it."""
    while True:
        for player in players:
            player.drain()
            view = player.state(table)["view"]
            if view["dealing"] and view["round"]["legal"]["seat"] is not None:
                return player
        select.select([player.socket for player in players], [], [], 5)


def what_he_sees(client: Client, table: int) -> dict:
    """The table as it is, without what changes with time."""
    shown = client.ask("watch", table=table)
    state = {key: value for key, value in shown["state"].items()
             if key not in ("turn_until_ms", "starts_at_ms", "people")}
    return {"seq": shown["seq"], "state": state}


def test_every_game_goes_on_after_a_restart_in_the_middle_of_a_round(program: pathlib.Path) -> None:
    games = cash_games(program)
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        players = [room.guest(f"p{seat}") for seat in (1, 2, 3)]
        tables = []
        for book in games:
            table = boss.done("open_table", rulebook=book, name=book, settings={})["table"]
            tables.append(table)
            boss.done("set_house", table=table, key="pause-seconds", value="0")
            for seat, player in enumerate(players, 1):
                player.ask("watch", table=table)
                player.done("sit", table=table, seat=seat, stake=60)
        for table in tables:  # One action each, so there is something in the pots.
            actor = to_act(players, table)
            legal = actor.state(table)["view"]["round"]["legal"]
            kind = next(name for name in ("check", "decline", "call", "bet", "raise", "tap_out")
                        if legal[name])
            to = {"to": legal["low"]} if kind in ("bet", "raise") else {}
            actor.done(kind, table=table, **to)
        before = [[what_he_sees(player, table) for player in players] for table in tables]
        for life, clean in enumerate((True, False)):
            assert room.stop() == 0 if clean else room.kill() is None
            room.start()
            players = [Client(room, player.token, prefix=f"life{life}-") for player in players]
            after = [[what_he_sees(player, table) for player in players] for table in tables]
            for book, left, right in zip(games, before, after):
                assert left == right, (book, clean)
        for table in tables:  # Play goes on.
            actor = to_act(players, table)
            legal = actor.state(table)["view"]["round"]["legal"]
            actor.done("fold" if legal["fold"] else "bet", table=table, to=legal["low"])


def test_a_wager_out_of_turn_and_a_running_clock_wait_through_a_restart(
        program: pathlib.Path) -> None:
    for clean in (True, False):
        with Room(program, extra=EMPTY) as room:
            boss = room.operator()
            table = boss.done("open_table", rulebook="stud-2005", name="T", settings={})["table"]
            boss.done("set_house", table=table, key="irregular-wagers", value="on")
            sue = room.staff(boss, "sue", "supervisor")
            players = [room.guest(f"p{seat}") for seat in (1, 2, 3)]
            for seat, player in enumerate(players, 1):
                player.ask("watch", table=table)
                player.done("sit", table=table, seat=seat, stake=100)
            actor = to_act(players, table)
            low = actor.state(table)["view"]["round"]["legal"]["low"]
            turn = actor.state(table)["view"]["round"]["turn"]
            ahead = players[(players.index(actor) + 1) % 3]
            ahead.done("bet", table=table, to=max(low, 2))
            sue.done("start_clock", table=table, seat=turn)
            before = [what_he_sees(one, table) for one in players + [sue]]
            seats = before[0]["state"]["view"]["round"]["seats"]
            assert sum(seat["forward"] for seat in seats) == max(low, 2), seats
            assert before[0]["state"]["clock_until_ms"], before[0]
            assert room.stop() == 0 if clean else room.kill() is None
            room.start()
            again = [Client(room, one.token, prefix="again") for one in players + [sue]]
            assert [what_he_sees(one, table) for one in again] == before, clean


def test_sigterm_finishes_what_has_come_in_and_answers_it(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        for _ in range(200):
            boss.send("open_table", rulebook="holdem-2001", name="T", settings={})
        # Only commands that the room has received count. It has all of them once it has answered
        # the last.
        room.process.send_signal(signal.SIGTERM)
        answered = set()
        try:
            while True:
                message = boss.receive()
                if message["type"] == "done":
                    answered.add(message["table"])
        except (Closed, OSError):
            pass
        assert room.process.wait(timeout=60) == 0
        journal = sqlite3.connect(f"file:{room.data}/journal.sqlite?mode=ro", uri=True)
        kept = {int(name.split("/")[1]) for (name,) in
                journal.execute("SELECT name FROM streams WHERE name LIKE 'table/%'")}
        journal.close()
        assert answered <= kept, answered - kept
        audit = subprocess.run([program, "audit", room.data], capture_output=True, text=True,
                               check=False)
        assert audit.returncode == 0, audit.stdout
