"""What somebody tries who wants to play beyond a limit, past an exclusion or with a friend's chips."""
import json
import pathlib
import subprocess

from client import Client, Closed, Room

EMPTY = ("--empty", "--rate", "100000")


def open_table(boss: Client, rulebook: str = "holdem-1995") -> int:
    table = boss.done("open_table", rulebook=rulebook, name=rulebook, settings={})["table"]
    boss.done("set_house", table=table, key="pause-seconds", value="0")
    return table


def seated(client: Client, table: int) -> bool:
    return client.ask("watch", table=table)["state"]["you"]["seat"] is not None


def wait_until(client: Client, table: int, wanted) -> dict:
    client.ask("watch", table=table)
    while not wanted(client.state(table)):
        client.receive()
    return client.state(table)


def fold_through(players: list[Client], table: int) -> None:
    """Whoever is to act folds until the round is over."""
    state = players[0].ask("watch", table=table)["state"]
    rounds = state["view"]["rounds"]
    while state["view"]["rounds"] == rounds and state["view"]["dealing"]:
        for player in players:
            player.ask("fold", table=table)
        state = players[0].ask("watch", table=table)["state"]


def test_limits_hold_at_every_door_and_after_a_crash(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        poker, canberra = open_table(boss), open_table(boss, "canberra-2017")
        ann = room.guest("ann")
        ann.done("set_limit", limit="bring_day", amount=50000)
        ann.done("sit", table=poker, seat=1, stake=400)
        # By another door, with another id, by a second connection, after a crash: the same answer.
        tries = [("top_up", {"table": poker, "amount": 101}),
                 ("sit", {"table": canberra, "seat": 1, "stake_cents": 10100}),
                 ("sit", {"table": canberra, "seat": 1, "stake_cents": 100000})]
        for client in (ann, Client(room, ann.token, prefix="e")):
            for kind, fields in tries:
                refused = client.ask(kind, **fields)
                assert refused["rule"] == "limit_bring_day", refused
        # A higher limit is only a wish, and nobody else can grant it.
        ann.done("set_limit", limit="bring_day", amount=10**9)
        assert ann.ask("confirm_limit", limit="bring_day")["rule"] == "limit_too_soon"
        player = ann.welcome["account"]["player"]
        boss.done("set_house_limit", player=player, limit="bring_day", amount=10**9)
        assert boss.ask("set_limit", limit="bring_day", amount=None)["rule"] == "not_your_role"
        room.kill()
        room.start()
        again = Client(room, ann.token, prefix="d")
        refused = again.ask("top_up", table=poker, amount=101)
        assert refused["rule"] == "limit_bring_day" and refused["facts"]["left"] == 10000, refused
        again.done("sit", table=canberra, seat=1, stake_cents=10000)


def test_an_exclusion_holds_at_the_wager_and_nobody_lifts_it(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table, canberra = open_table(boss), open_table(boss, "canberra-2017")
        ann, bob = room.guest("ann"), room.guest("bob")
        ann.done("sit", table=canberra, seat=1, stake_cents=20000)
        for seat, player in enumerate((ann, bob), 1):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=400)
        wait_until(ann, table, lambda state: state["view"]["dealing"])
        ann.done("exclude_me", minutes=None)
        # The box is left; the hand of Hold-Em is finished, and then that seat is left too.
        assert not seated(ann, canberra)
        assert ann.ask("top_up", table=table, amount=10)["rule"] == "excluded"
        assert ann.ask("place_ante", table=canberra, ante=10)["type"] == "refused"
        fold_through([ann, bob], table)
        wait_until(ann, table, lambda state: state["you"]["seat"] is None)
        for kind, fields in (("sit", {"seat": 1, "stake": 400}), ("join_list", {}),
                             ("want_seat", {"seat": 2, "stake": 400})):
            assert ann.ask(kind, table=table, **fields)["rule"] == "excluded", kind
        player = ann.welcome["account"]["player"]
        assert boss.ask("readmit_player", player=player)["rule"] == "exclusion_stands"
        assert ann.ask("exclude_me", minutes=1)["rule"] == "exclusion_stands"
        room.kill()
        room.start()
        ann = Client(room, ann.token, prefix="d")
        assert ann.ask("sit", table=table, seat=1, stake=400)["rule"] == "excluded"
        # Chips are redeemed all the same.
        wallet = ann.ask("statement")["wallet_cents"]
        boss = Client(room, room.operator().token, prefix="b")
        assert boss.done("cage_redeem", player=player, cents=wallet)["wallet_cents"] == 0


def test_a_player_who_is_shut_out_cannot_come_back_by_any_session(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = open_table(boss)
        good = {"name": "ann", "password": "teal otter sings"}
        token = room.request("POST", "/api/register", good)[2]
        ann = Client(room, token)
        ann.done("sit", table=table, seat=1, stake=400)
        player = ann.welcome["account"]["player"]
        sue = room.staff(boss, "sue", "supervisor")
        sue.done("restrict", player=player, what="shut_out", minutes=60, reason="collusion")
        try:
            while True:
                ann.ask("statement")
        except (Closed, OSError):
            pass
        assert room.request("GET", "/api/me", token=token)[1]["account"] is None
        assert room.request("POST", "/api/sign-in", good)[1]["rule"] == "shut_out"
        room.kill()
        room.start()
        assert room.request("POST", "/api/sign-in", good)[1]["rule"] == "shut_out"
        boss = Client(room, room.operator().token, prefix="b")
        assert [one["name"] for one in boss.ask("restrictions")["restrictions"]] == ["ann"]
        boss.done("lift_restriction", player=player, what="shut_out")
        assert room.request("POST", "/api/sign-in", good)[0] == 200


def test_starting_chips_end_for_an_address_and_not_for_others(program: pathlib.Path) -> None:
    with Room(program, extra=(*EMPTY, "--welcomes", "3")) as room:
        def wallet(name: str, address: str) -> int:
            token = room.request("POST", "/api/guest", {"name": name}, source=address)[2]
            return Client(room, token).welcome["wallet_cents"]
        assert [wallet(f"g{one}", "127.0.0.9") for one in range(5)] == [200000] * 3 + [0] * 2
        room.kill()
        room.start()
        assert wallet("late", "127.0.0.9") == 0
        assert wallet("other", "127.0.0.10") == 200000


def test_chips_that_are_dumped_show_in_the_pairs_and_the_audit_is_clean(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = open_table(boss)
        ann, bob = room.guest("ann"), room.guest("bob")
        for seat, player in enumerate((ann, bob), 1):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=400)
        for _ in range(3):
            wait_until(ann, table, lambda state: state["view"]["dealing"])
            fold_through([ann, bob], table)
        ivy = room.staff(boss, "ivy", "inspector")
        pair = ivy.ask("pairs")["pairs"][0]
        assert {pair["first_name"], pair["second_name"]} == {"ann", "bob"} and pair["rounds"] >= 3, pair
        assert pair["shared_addresses"] == ["127.0.0.1"], pair
        assert pair["folds_to_first"] + pair["folds_to_second"] >= 3, pair
        rounds = ivy.ask("pair_rounds", first=pair["first"], second=pair["second"], limit=200)["rounds"]
        assert sum(one["flow_cents"] for one in rounds) == pair["flow_cents"]
        assert ann.ask("pairs")["rule"] == "not_your_role"
        mine = ann.ask("my_rounds", limit=2)
        assert len(mine["rounds"]) == 2 and mine["next"], mine
        ann.done("set_limit", limit="wager", amount=100)
        room.stop()
        told = subprocess.run([program, "pairs", room.data, "--json"], capture_output=True, text=True, check=True)
        again = json.loads(told.stdout)["pairs"][0]
        assert again["rounds"] >= pair["rounds"] and again["first"] == pair["first"], again
        text = subprocess.run([program, "pairs", room.data, "--rounds", f"{pair['first']}/{pair['second']}"],
                              capture_output=True, text=True, check=True).stdout
        assert f"{table}/1" in text, text
        assert subprocess.run([program, "audit", room.data], capture_output=True).returncode == 0
