"""What is promised holds in tournaments too: one id for one order, limits and exclusions, a table that waits."""
import pathlib
import subprocess

from client import Client, Room
from tournaments import HISTORICAL

EMPTY = ("--empty", "--rate", "100000")
# Physical tables: the director reports what happens there.
COUNTED = [["stacks", "counted"]]
ADDED = [*COUNTED, ["players", "2-20"], ["late-entry", "60"], ["re-entries", "1"], ["bounty", "20"],
         ["guarantee", "2000"], ["deals", "yes"]]
CANBERRA = [["start", "at eight"], ["entry", "at the desk"], ["eligibility", "everybody"], ["competition", "sessions"],
            ["sessions", "2"], ["rounds", "1"], ["seats", "5"], ["advance", "1"], ["repechage", "none"],
            ["buy-backs", "1 50 1"], ["fee", "100"], ["commission", "10"], ["chips", "1000"], ["least", "2"],
            ["most", "20"], ["group", "open"], ["minimum", "50"], ["maximum", "500"], ["elimination", "the best goes on"],
            ["session-tie", "play-off"], ["points", "10/6"], ["catch-up", "off"], ["points-tie", "share"],
            ["prizes", "60/40"], ["tie", "share"]]


class Orders:
    """Everything is sent once, with its id, and must be done; then all of it again."""

    def __init__(self) -> None:
        self.given: list[tuple] = []

    def give(self, sender: Client, kind: str, **fields: object) -> dict:
        ident = f"once-{len(self.given)}"
        answer = sender.ask(kind, id=ident, **fields)
        assert answer["type"] != "refused", (kind, fields, answer)
        self.given.append((sender.token, kind, {**fields, "id": ident}, answer))
        return answer

    def repeat(self, room: Room) -> None:
        clients = {token: Client(room, token, prefix="again") for token, *_ in self.given}
        for token, kind, fields, first in self.given:
            answer = clients[token].ask(kind, **fields)
            assert answer == first, (kind, answer, first)
        for client in clients.values():
            client.close()


def number_of(client: Client) -> int:
    return client.welcome["account"]["player"]


def night_with_rebuys(orders: Orders, staff: dict, players: list[Client]) -> None:
    boss, director = staff["boss"], staff["director"]
    ann, bob, cat = players
    night = {"tournament": orders.give(boss, "announce_tournament", format="e", name="Night", directing="director",
                                       conditions=COUNTED, table_settings=HISTORICAL)["tournament"]}
    orders.give(ann, "enter", agreed=True, **night)
    orders.give(ann, "withdraw", **night)
    orders.give(bob, "enter", agreed=True, **night)
    orders.give(director, "undo", **night)
    orders.give(bob, "enter", agreed=True, **night)
    orders.give(director, "enter", player=number_of(cat), agreed=True, **night)
    orders.give(boss, "enter_bots", count=10, **night)
    orders.give(director, "ballot", **night)
    orders.give(director, "start", **night)
    own = number_of(bob)
    orders.give(director, "bust", player=own, contributed=100, **night)
    orders.give(bob, "rebuy", **night)
    orders.give(director, "undo", **night)
    orders.give(bob, "rebuy", **night)
    orders.give(director, "set_clock", clock_s=5401, reason="late", **night)
    orders.give(bob, "top_up", **night)
    orders.give(director, "undo", **night)
    orders.give(director, "correct_stake", player=own, stake=4000, reason="counted", **night)
    orders.give(boss, "cancel", **night)


def night_with_additions(orders: Orders, staff: dict, players: list[Client]) -> None:
    boss, director = staff["boss"], staff["director"]
    ann, bob, cat = players
    night = {"tournament": orders.give(boss, "announce_tournament", format="tournament-1995-holdem", name="Night",
                                       directing="director", conditions=ADDED, table_settings=HISTORICAL)["tournament"]}
    orders.give(staff["inspector"], "approve", reference="17/1", **night)
    orders.give(ann, "enter", **night)
    orders.give(boss, "enter_bots", count=2, **night)
    orders.give(director, "ballot", **night)
    orders.give(director, "start", **night)
    orders.give(bob, "enter", **night)
    orders.give(director, "bust", player=number_of(bob), contributed=100, **night)
    orders.give(director, "award_bounty", player=number_of(ann), **{"from": number_of(bob)}, **night)
    orders.give(bob, "enter", **night)
    orders.give(director, "bust", player=number_of(bob), contributed=100, **night)
    orders.give(director, "propose_deal", **night)
    orders.give(ann, "agree_deal", **night)
    for again in range(3):
        orders.give(director, "award", **night)
        if again < 2:
            orders.give(director, "undo", **night)


def canberra_night(orders: Orders, staff: dict, players: list[Client]) -> None:
    boss, director = staff["boss"], staff["director"]
    night = {"tournament": orders.give(boss, "announce_tournament", format="tournament-canberra-2017", name="House",
                                       directing="director", tables="reported", conditions=CANBERRA)["tournament"]}
    for step in ("document_conditions", "publish_conditions"):
        orders.give(boss, step, **night)
    orders.give(boss, "notify_commission", text="17/3", **night)
    orders.give(boss, "nominate_director", text="Lee", **night)
    for player in players:
        orders.give(player, "enter", **night)
    numbers = [number_of(player) for player in players]
    for session, chips in enumerate(([1500, 800, 300], [1500, 900])):
        still = players[:len(chips)]
        orders.give(director, "ballot", **night)
        for player in still:
            orders.give(player, "take_seat", **night)
        orders.give(director, "start_session", **night)
        orders.give(director, "count_table", table=1, players=numbers[:len(chips)], chips=chips, **night)
        if session == 0:
            orders.give(players[1], "buy_back", **night)
    orders.give(director, "award_places", **night)


def test_an_id_is_good_for_one_order_in_a_tournament(program: pathlib.Path) -> None:
    for night in (night_with_rebuys, night_with_additions, canberra_night):
        with Room(program, extra=EMPTY) as room:
            boss = room.operator()
            director = room.staff(boss, "dora", "director")
            inspector = room.staff(boss, "ina", "inspector")
            players = [room.guest(name) for name in ("ann", "bob", "cat")]
            orders = Orders()
            night(orders, {"boss": boss, "director": director, "inspector": inspector}, players)
            wallets = [(one["player"], one["wallet_cents"]) for one in boss.ask("accounts")["accounts"]]
            tournaments = boss.ask("tournaments")["tournaments"]
            for clean in (False, True):
                assert room.stop() == 0 if clean else room.kill() is None
                room.start()
                orders.repeat(room)
                boss = Client(room, boss.token, prefix=f"look{clean}")
                assert [(one["player"], one["wallet_cents"]) for one in boss.ask("accounts")["accounts"]] == wallets
                assert boss.ask("tournaments")["tournaments"] == tournaments
            assert room.stop() == 0
            said = subprocess.run([program, "audit", room.data], capture_output=True, text=True, check=False)
            assert said.returncode == 0, said.stdout


def refused(client: Client, kind: str, **fields: object) -> str:
    answer = client.ask(kind, **fields)
    return answer["rule"] if answer["type"] == "refused" else ""


def test_limits_and_exclusions_hold_in_tournaments_and_after_a_kill(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        director = room.staff(boss, "dora", "director")
        ann, bob = room.guest("ann"), room.guest("bob")
        night = {"tournament": boss.done("announce_tournament", format="e", name="Night", directing="director",
                                         conditions=COUNTED, table_settings=HISTORICAL)["tournament"]}
        fee = director.ask("watch_tournament", **night)["line"]["fee_cents"]
        for limit in ("bring_day", "bring_week", "bring_month", "bring_table", "lose_day", "lose_week", "lose_month"):
            player = room.guest(f"p {limit}")
            player.done("set_limit", limit=limit, amount=fee - 1)
            assert refused(player, "enter", agreed=True, **night) == f"limit_{limit}"
            assert refused(director, "enter", player=number_of(player), agreed=True, **night) == f"limit_{limit}"
            player.close()
        ann.done("set_limit", limit="bring_day", amount=fee)
        ann.done("enter", agreed=True, **night)
        assert refused(director, "enter", player=99999, agreed=True, **night) == "no_such_account"
        assert refused(director, "enter", player=number_of(director), agreed=True, **night) == "no_such_account"
        bob.done("enter", agreed=True, **night)
        boss.done("enter_bots", count=10, **night)
        director.done("ballot", **night)
        director.done("start", **night)
        bob.done("exclude_me", minutes=600)
        for player in (ann, bob):
            director.done("bust", player=number_of(player), contributed=100, **night)
        room.kill()
        room.start()
        director = Client(room, director.token, prefix="later")
        for player, rule in ((ann, "limit_bring_day"), (bob, "excluded")):
            player = Client(room, player.token, prefix="later")
            assert refused(player, "rebuy", **night) == rule
            assert refused(director, "rebuy", player=number_of(player), **night) == rule
        director.done("eliminate", player=number_of(bob), **night)
        assert room.stop() == 0
        said = subprocess.run([program, "audit", room.data], capture_output=True, text=True, check=False)
        assert said.returncode == 0, said.stdout
