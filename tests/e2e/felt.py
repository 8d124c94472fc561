"""What somebody tries at hosted tables, and what a crash does to one."""
import pathlib
import subprocess

from client import Client, Room
from promises import records_of
from safely import EMPTY


def hosted(boss: Client, rulebook: str = "holdem-1995", **settings: str) -> int:
    return boss.done("open_table", rulebook=rulebook, name=rulebook, settings=settings, hosted=True)["table"]


def test_what_a_dealer_enters_counts_once_whatever_happens(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = hosted(boss)
        boss.done("set_house", table=table, key="chips", value="table")
        dealer = room.staff(boss, "dealer", "dealer")
        dealer.ask("watch", table=table)
        entries = [("seat_walk_in", {"name": "Walk One", "seat": 1, "stake": 200}),
                   ("seat_walk_in", {"name": "Walk Two", "seat": 2, "stake": 200}),
                   ("sell_chips", {"seat": 1, "amount": 50}),
                   ("count_stakes", {"seats": [1, 2], "chips": [240, 200]}),
                   ("start_round", {}), ("fold", {}), ("undo", {})]
        for number, (kind, fields) in enumerate(entries):
            if kind == "fold":
                fields["seat"] = dealer.ask("watch", table=table)["state"]["view"]["round"]["turn"]
            first = dealer.ask(kind, id=f"entry {number}", table=table, **fields)
            assert first["type"] == "done", (kind, first)
            before = dealer.ask("watch", table=table)
            room.kill()
            room.start()
            dealer = Client(room, dealer.token, prefix=f"after {number} ")
            assert dealer.ask(kind, id=f"entry {number}", table=table, **fields) == first, kind
            after = dealer.ask("watch", table=table)
            assert before["seq"] == after["seq"], (kind, before["seq"], after["seq"])
            assert before["state"]["view"] == after["state"]["view"], kind
        room.stop()
        # The cage's records say who took the cash.
        cash = [one for one in records_of(room, "cage") if one["command"].get("note") == "paid in cash at the table"]
        assert [one["player"] for one in cash] == [dealer.welcome["account"]["player"]] * 3, cash
        assert subprocess.run([program, "audit", room.data], capture_output=True).returncode == 0


def test_cash_at_a_hosted_table_is_an_amount_that_somebody_could_pay(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        tables = [hosted(boss), hosted(boss, "canberra-2017")]
        room.guest("Ann")
        # The last wraps to a hundred dollars when it is counted in 64 bits.
        for table in tables:
            for stake in (0, -1, 2**53, 2**63 - 1, -2**63, 10**12, 1.5, "5", None, [], 184467440737095617):
                answer = boss.ask("seat_walk_in", table=table, name="Zoe", seat=3, stake=stake)
                assert answer["type"] == "refused", (stake, answer)
            for name in ("", " ", "ann", "Ａnn", "аnn", "a\nb", "\u202eann", "x" * 21):
                answer = boss.ask("seat_walk_in", table=table, name=name, seat=3, stake=200)
                assert answer.get("rule") in ("bad_name", "name_taken"), (name, answer)
            boss.done("seat_walk_in", table=table, name="Zoe", seat=3, stake=200)
            assert boss.ask("sell_chips", table=table, seat=3, amount=184467440737095617)["type"] == "refused"
            boss.done("leave", table=table, seat=3)
        room.stop()
        assert subprocess.run([program, "audit", room.data], capture_output=True).returncode == 0


def test_a_players_limits_hold_where_a_dealer_enters_their_wagers(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = hosted(boss)
        ann = room.guest("Ann")
        ann.done("set_limit", limit="wager", amount=1_000)
        ann.done("sit", table=table, seat=4, stake=200)
        for seat in (1, 2, 3):
            boss.done("seat_walk_in", table=table, name=f"Walk {seat}", seat=seat, stake=200)
        boss.done("start_round", table=table)

        def turn() -> int:
            return boss.ask("watch", table=table)["state"]["view"]["round"]["turn"]

        while turn() != 4:
            boss.done("call", table=table, seat=turn())
        answer = boss.ask("raise", table=table, seat=4, to=12)
        assert answer["rule"] == "limit_wager" and answer["sentence"].startswith("The player's limit"), answer
        boss.done("call", table=table, seat=4)
        # From the next round on she is not there, even if it begins at once.
        ann.done("exclude_me", minutes=600)
        boss.done("void_round", table=table, reason="disruption")
        boss.done("start_round", table=table)
        seats = boss.ask("watch", table=table)["state"]["view"]["round"]["seats"]
        assert [seat["seat"] for seat in seats] == [1, 2, 3], seats
