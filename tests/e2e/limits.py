"""A player's limits and breaks against the real program: at every wager, over days, and after a crash."""
import pathlib
import subprocess
import time

from client import Client, Room
from promises import records_of
from restarts import to_act
from safely import EMPTY, fold_through, open_table, seated, wait_until
from wrong_clock import ClockedRoom

DAY = 86400


def later(client: Client, kind: str, **fields: object) -> dict:
    """The answer once the table takes wagers: before that it refuses them all alike."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        answer = client.ask(kind, **fields)
        if answer["type"] == "done" or answer["rule"].startswith("limit_"):
            return answer
        time.sleep(0.1)
    raise AssertionError(answer)


def test_a_higher_limit_needs_a_day_and_the_players_word_again(program: pathlib.Path) -> None:
    with ClockedRoom(program, extra=EMPTY) as room:
        table = open_table(room.operator())
        ann = room.guest("ann")
        ann.done("set_limit", limit="bring_day", amount=30000)
        ann.done("set_limit", limit="bring_day", amount=20000)  # Lower: at once.
        assert ann.ask("sit", table=table, seat=1, stake=300)["rule"] == "limit_bring_day"
        ann.done("set_limit", limit="bring_day", amount=90000)
        for ahead, confirmed in ((DAY - 60, False), (DAY + 60, True)):
            room.kill()
            room.set(ahead)
            room.start()
            ann = Client(room, ann.token, prefix=f"t{ahead}")
            assert ann.ask("sit", table=table, seat=1, stake=300)["rule"] == "limit_bring_day", ahead
            answer = ann.ask("confirm_limit", limit="bring_day")
            assert (answer["type"] == "done") == confirmed, answer
        ann.done("sit", table=table, seat=1, stake=300)
        # No limit at all is a higher one, and waiting does not confirm it.
        ann.done("set_limit", limit="bring_day", amount=None)
        assert ann.ask("top_up", table=table, amount=601)["rule"] == "limit_bring_day"
        room.stop()
        kinds = [one["type"] for one in records_of(room, "protection") if one["type"].startswith("limit_")]
        assert kinds == ["limit_set"] * 2 + ["limit_asked", "limit_set", "limit_asked"], kinds
        assert subprocess.run([program, "audit", room.data], capture_output=True).returncode == 0


def test_each_limit_is_kept_at_every_wager_ante_and_buy_in(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        poker, canberra = open_table(boss), open_table(boss, "canberra-2017")
        ann, bob = room.guest("ann"), room.guest("bob")
        ann.done("set_limit", limit="bring_table", amount=40000)
        assert ann.ask("sit", table=canberra, seat=1, stake_cents=40100)["rule"] == "limit_bring_table"
        ann.done("sit", table=canberra, seat=1, stake_cents=40000)
        assert ann.ask("buy_chips", table=canberra, amount_cents=100)["rule"] == "limit_bring_table"
        ann.done("set_limit", limit="wager", amount=1000)
        assert later(ann, "place_ante", table=canberra, ante=20)["rule"] == "limit_wager"
        ann.done("set_limit", limit="lose_day", amount=500)
        assert later(ann, "place_ante", table=canberra, ante=10)["rule"] == "limit_lose_day"
        # Canberra Poker asks for nothing unasked, so she may keep her box and what is in it.
        assert seated(ann, canberra)
        ann.done("leave", table=canberra)
        # At Hold-Em both post blinds, and a call beyond the limit is refused while a fold is not.
        for seat, player in enumerate((ann, bob), 1):
            player.ask("watch", table=poker)
            player.done("sit", table=poker, seat=seat, stake=400)
        actor = to_act([ann, bob], poker)
        if actor is bob:
            bob.done("call", table=poker)
        ann.done("set_limit", limit="wager", amount=1)
        raised = {"type": "raise", "to": 20} if actor is bob else {"type": "call"}
        for _ in range(2):
            fields = {name: value for name, value in raised.items() if name != "type"}
            assert ann.ask(raised["type"], table=poker, **fields)["rule"] == "limit_wager"
            assert ann.ask("why", table=poker, command=raised)["rule"] == "limit_wager"
            room.kill()
            room.start()
            ann, bob = (Client(room, one.token, prefix=f"again{one.token[:3]}{_}") for one in (ann, bob))
            for player in (ann, bob):
                player.ask("watch", table=poker)
        fold_through([ann, bob], poker)
        # Her blind would be a wager beyond the limit: she is not dealt in again.
        wait_until(ann, poker, lambda state: state["you"]["seat"] is None)
        assert ann.ask("sit", table=poker, seat=1, stake=400)["rule"] in ("limit_wager", "limit_lose_day")


def test_time_that_is_up_ends_play_after_the_round_and_is_told_before(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        table = open_table(room.operator())
        ann, bob = room.guest("ann"), room.guest("bob")
        ann.done("set_notices", minutes=30)
        assert ann.ask("set_notices", minutes=61)["rule"] == "bad_message"
        assert ann.ask("limits")["notice_minutes"] == 30
        ann.done("set_limit", limit="play_day", amount=15)
        ann.ask("watch", table=table)
        ann.done("sit", table=table, seat=1, stake=400)
        while (told := ann.receive())["type"] != "play_notice":
            pass
        assert told["minutes_left"] == 15 and told["result_cents"] == 0, told
        bob.ask("watch", table=table)
        bob.done("sit", table=table, seat=2, stake=400)
        to_act([ann, bob], table)
        ann.done("set_limit", limit="play_day", amount=0)
        time.sleep(2)
        assert seated(ann, table)  # The round in play is finished.
        fold_through([ann, bob], table)
        wait_until(ann, table, lambda state: state["you"]["seat"] is None)
        assert ann.ask("sit", table=table, seat=1, stake=400)["rule"] == "limit_play_day"
        assert ann.ask("join_list", table=table)["rule"] == "limit_play_day"


def test_nobody_but_the_player_lowers_protection(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = open_table(boss)
        ann = room.guest("ann")
        player = ann.welcome["account"]["player"]
        ann.done("set_limit", limit="lose_day", amount=100)
        ann.done("exclude_me", minutes=60)
        before = ann.ask("limits")
        staff = [boss] + [room.staff(boss, role, role) for role in ("supervisor", "inspector", "dealer")]
        tries = [("set_limit", {"limit": "lose_day", "amount": None}), ("confirm_limit", {"limit": "lose_day"}),
                 ("set_limit", {"limit": "lose_day", "amount": None, "player": player}),
                 ("set_house_limit", {"limit": "lose_day", "amount": None, "player": player}),
                 ("set_house_limit", {"limit": "lose_day", "amount": 10**9, "player": player}),
                 ("readmit_player", {"player": player}), ("exclude_player", {"player": player, "minutes": 1}),
                 ("readmit_player", {"player": player}), ("exclude_me", {"minutes": 1}),
                 ("restrict", {"player": player, "what": "mute", "minutes": 1, "reason": "x"}),
                 ("lift_restriction", {"player": player, "what": "mute"}), ("set_notices", {"minutes": 60})]
        for one in staff:
            for kind, fields in tries:
                one.ask(kind, **fields)
        after = ann.ask("limits")
        assert after["by_self"] == before["by_self"] and after["by_self"]["holds"], after
        own = {one["limit"]: one["own"] for one in after["limits"]}
        assert own["lose_day"] == 100 and all(own[name] is None for name in own if name != "lose_day"), own
        for client in (ann, Client(room, ann.token, prefix="x")):
            assert client.ask("sit", table=table, seat=1, stake=400)["rule"] == "excluded"
        for one in staff[1:]:
            assert one.ask("exclude_player", player=player, minutes=5)["rule"] == "not_your_role"
        assert boss.ask("limits", player=player)["by_self"]["holds"]
        assert room.guest("bob").ask("limits", player=player)["rule"] == "not_your_role"


def test_a_seat_that_was_asked_for_before_a_break_is_not_given_and_play_goes_on(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        table = open_table(room.operator())
        ann, bob, cy, di = (room.guest(name) for name in ("ann", "bob", "cy", "di"))
        for seat, player in ((1, bob), (2, cy)):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=400)
        ann.done("want_seat", table=table, seat=1, stake=400)
        di.done("want_seat", table=table, seat=1, stake=400)
        ann.done("exclude_me", minutes=60)
        di.done("set_limit", limit="bring_day", amount=39900)
        bob.done("leave", table=table)
        fold_through([bob, cy], table)
        wait_until(cy, table, lambda state: len(state["view"]["places"]) == 1)
        for client in (ann, di):
            while (told := client.receive())["type"] != "announcement":
                pass
            assert told["text"].startswith("You cannot have the seat any more."), told
        assert not seated(ann, table) and not seated(di, table)
        bob.done("sit", table=table, seat=1, stake=400)
        wait_until(cy, table, lambda state: state["view"]["dealing"])


def test_every_round_is_in_the_statement_page_by_page(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        table = open_table(room.operator())
        ann, bob = room.guest("ann"), room.guest("bob")
        for seat, player in enumerate((ann, bob), 1):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=400)
        for _ in range(7):
            wait_until(ann, table, lambda state: state["view"]["dealing"])
            fold_through([ann, bob], table)
        ann.done("leave", table=table)
        wait_until(ann, table, lambda state: state["you"]["seat"] is None)
        room.kill()
        room.start()
        ann, bob = Client(room, ann.token, prefix="r"), Client(room, bob.token, prefix="r")
        pages, after = [], None
        while True:
            page = ann.ask("my_rounds", limit=3, **({"after": after} if after else {}))
            pages.append(page["rounds"])
            after = page["next"]
            if not after:
                break
        rounds = [one["round"] for page in pages for one in page]
        assert len(pages) >= 3 and len(rounds) == len(set(rounds)) >= 7, pages
        result = sum(one["result_cents"] for page in pages for one in page)
        assert ann.ask("statement")["wallet_cents"] == ann.welcome["wallet_cents"] == 200000 + result, result
        player = ann.welcome["account"]["player"]
        assert bob.ask("my_rounds", player=player)["rule"] == "not_your_role"
