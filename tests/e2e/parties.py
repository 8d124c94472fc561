"""What somebody tries at private tables: to fill the room, to fool others, and to hide what was done elsewhere."""
import json
import pathlib
import subprocess

from client import Client, Room
from safely import EMPTY, fold_through, open_table, wait_until

HOLDEM = "modern-holdem"


def opened(host: Client, **wanted: object) -> tuple[int, str]:
    answer = host.ask("open_private", rulebook=HOLDEM, **wanted)
    assert answer["type"] == "private_link", answer
    return answer["table"], answer["link"]


def test_one_host_and_one_address_open_so_many_private_tables_a_day(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        host = room.guest("host")
        for _ in range(24):
            host.done("end_private", table=opened(host)[0])
        assert host.ask("open_private", rulebook=HOLDEM)["rule"] == "private_day_most"
        for number in range(3):
            other = room.guest(f"host {number}")
            for _ in range(24):
                other.done("end_private", table=opened(other)[0])
        late = room.guest("late")
        assert late.ask("open_private", rulebook=HOLDEM)["rule"] == "private_day_most"
        elsewhere = Client(room, late.token, prefix="e", source="127.0.0.9")
        opened(elsewhere)


def test_the_name_of_a_private_table_is_a_line_that_can_be_read(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        host = room.guest("host")
        for name in ("", " ", "a\nb", "x\u202egnp", "\x00x", "\x1b[31mred", "\u200b\u200b", "\u2066x", "x" * 41):
            answer = host.ask("open_private", rulebook=HOLDEM, name=name)
            assert answer.get("rule") == "bad_message", (name, answer)
        for name in ("Friday, 8 o'clock!", "王" * 40, "Zoë & Søren"):
            host.done("end_private", table=opened(host, name=name)[0])
        # Twenty signs of a script with long letters: the table is still called after its host.
        long = room.guest("王" * 20)
        opened(long)
        assert long.ask("private_tables")["tables"][0]["name"] == "王" * 20 + "'s table"


def test_lines_for_others_have_nothing_that_cannot_be_seen(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        table = open_table(room.operator())
        ann = room.guest("ann")
        ann.done("sit", table=table, seat=1, stake=400)
        for text in ("a\nb", "\u202eabc", "\x00", " ", "\u2067x", "\x1b]0;x\x07"):
            assert ann.ask("chat", table=table, text=text)["rule"] == "bad_message", text
            assert ann.ask("call_staff", table=table, call="help", text=text)["rule"] == "bad_message", text
        ann.done("call_staff", table=table, call="help", text="الموزع مخطئ <b>?")
        ann.done("call_staff", table=table, call="help")


def test_first_chips_that_nobody_could_be_given_are_refused(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        host = room.guest("host")
        for chips in (-1, 1_000_001, 2**53, 2**62, 2**63 - 1, -2**63, 184467440737095517):
            answer = host.ask("open_private", rulebook=HOLDEM, chips=chips)
            assert answer.get("rule") == "bad_chips", (chips, answer)
        for chips in (0, 1, 1_000_000):
            table, _ = opened(host, chips=chips)
            guest = host.ask("private_table", table=table)["guests"][0]
            assert guest["purse_cents"] == 100 * chips, guest
            host.done("end_private", table=table)
        table, _ = opened(host, minimum=1_000_000)
        assert host.ask("private_table", table=table)["guests"][0]["purse_cents"] == 100_000_000


def test_a_host_seats_only_guests_who_are_at_the_table(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        host, ann = room.guest("host"), room.guest("ann")
        table, link = opened(host)
        ann.done("join_private", link=link)
        player = ann.welcome["account"]["player"]
        # She may have left for good: a seat would use up the time that she wants to play today.
        answer = host.ask("seat_guest", table=table, player=player, seat=2, chips=100)
        assert answer.get("rule") == "guest_elsewhere", answer
        ann.ask("watch", table=table)
        host.done("seat_guest", table=table, player=player, seat=2, chips=100)
        host.done("seat_guest", table=table, player=host.welcome["account"]["player"], seat=1, chips=100)


def test_a_private_table_that_is_over_stays_private_after_a_crash(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        host, ann, eve = room.guest("host"), room.guest("ann"), room.guest("eve")
        table, link = opened(host)
        ann.done("join_private", link=link, id="join")
        for seat, player in enumerate((host, ann), 1):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=100)
        given = host.ask("deal_in", table=table, player=ann.welcome["account"]["player"], chips=50, id="deal")
        wait_until(host, table, lambda state: state["view"]["dealing"])
        fold_through([host, ann], table)
        for end in ("kill", "stop"):
            getattr(room, end)()
            room.start()
            host, ann, eve = (Client(room, one.token, prefix=end) for one in (host, ann, eve))
            assert host.ask("deal_in", table=table, player=ann.welcome["account"]["player"], chips=50,
                            id="deal") == given
            if end == "kill":
                guests = host.ask("private_table", table=table)["guests"]
                assert [guest["given_cents"] for guest in guests] == [40_000, 45_000], guests
                host.done("end_private", table=table)
            for stranger in (eve, Client(room)):
                for kind in ("watch", "rounds", "replay", "private_table", "chat", "sit", "hands"):
                    answer = stranger.ask(kind, table=table, round=1, format="phh", text="x", seat=3, stake=1)
                    assert answer.get("rule") in ("no_such_table", "not_signed_in"), (kind, answer)
            assert ann.ask("rounds", table=table)["rounds"], "whoever was there may read them"
            assert ann.ask("replay", table=table, round=1)["type"] == "replay"


def test_every_game_between_players_can_be_played_privately(program: pathlib.Path) -> None:
    told = subprocess.run([program, "rules", "--json"], capture_output=True, text=True, check=True)
    books = [book["key"] for book in json.loads(told.stdout) if book["kind"] == "poker" and not book["tournament"]]
    with Room(program, extra=EMPTY) as room:
        for number, book in enumerate(books):
            host = room.guest(f"host {number // 20}") if number % 20 == 0 else host
            answer = host.ask("open_private", rulebook=book)
            assert answer["type"] == "private_link", (book, answer)
            host.done("sit", table=answer["table"], seat=1, stake=200)
            host.done("end_private", table=answer["table"])
        room.stop()
        assert subprocess.run([program, "audit", room.data], capture_output=True).returncode == 0


def test_private_chips_do_not_hide_what_went_between_two_players(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        ann, bob = room.guest("ann"), room.guest("bob")

        def play(table: int, stake: int) -> None:
            for seat, player in enumerate((ann, bob), 1):
                player.ask("watch", table=table)
                player.done("sit", table=table, seat=seat, stake=stake)
            wait_until(ann, table, lambda state: state["view"]["dealing"])
            boss.done("set_house", table=table, key="pause-seconds", value="60")
            fold_through([ann, bob], table)
            for player in (ann, bob):
                player.ask("leave", table=table)

        play(open_table(boss, HOLDEM), 400)
        ivy = room.staff(boss, "ivy", "inspector")
        real = ivy.ask("pairs")["pairs"][0]["flow_cents"]
        assert real != 0
        table, link = opened(ann, minimum=5_000)
        bob.done("join_private", link=link)
        play(table, 100_000)
        pair = ivy.ask("pairs")["pairs"][0]
        assert pair["rounds"] >= 2 and pair["flow_cents"] == real, (real, pair)
        mine = {one["table"]: one["result_cents"] for one in ann.ask("my_rounds")["rounds"]}
        assert mine[table] == 0 and len(mine) == 2, mine
