"""A night when everything happens: staff do everything they may at tables in play."""
import json
import pathlib
import random
import subprocess

from client import Client, Room, cash_games

EMPTY = ("--empty", "--rate", "100000")
CANBERRA = "canberra-2017"


def player_acts(view: dict, seat: int, pick: random.Random) -> dict:
    """Mostly what is legal, sometimes out of turn, sometimes coming and going."""
    if pick.random() < 0.12:
        return pick.choice([
            {"type": "leave"}, {"type": "sit_out"}, {"type": "sit_in"}, {"type": "fold"},
            {"type": "top_up", "amount": 50}, {"type": "bet", "to": 4}, {"type": "raise", "to": 8},
            {"type": "sit", "seat": seat, "stake": 100, "stake_cents": 10000},
            {"type": "join_list"}, {"type": "want_seat", "seat": pick.randint(1, 6), "stake": 100},
            {"type": "open_dispute", "text": "that was mine"}, {"type": "answer", "agrees": True},
            {"type": "buy_chips", "amount_cents": 5000}, {"type": "take_back"},
            {"type": "change_seat", "to": pick.randint(1, 6)}, {"type": "show"}, {"type": "muck"}])
    if "boxes" in view:
        legal = view["legal"]
        if legal["fold"]:
            return {"type": "place_bet", "bet": legal["bet_size"]} if legal["bet"] else {"type": "fold"}
        if legal["jackpot"] and pick.random() < 0.5:
            return {"type": "place_jackpot"}
        return {"type": "place_ante", "ante": legal["minimum"]}
    legal = view["round"]["legal"]
    if legal["draw"]:
        return {"type": "stand"}
    ways = [name for name in ("check", "decline", "call", "fold") if legal[name]]
    if (legal["bet"] or legal["raise"]) and (not ways or pick.random() < 0.3):
        return {"type": "bet" if legal["bet"] else "raise", "to": legal["low"]}
    return {"type": ways[0] if ways else "tap_out"}


def staff_act(role: str, pick: random.Random) -> dict:
    seat = pick.randint(1, 5)
    card = pick.choice("23456789TJQKA") + pick.choice("cdhs")
    acts = {
        "dealer": [
            {"type": "report", "what": what, "seat": seat, "seen": pick.random() < 0.5, "count": pick.randint(0, 6)}
            for what in ("hole-exposed", "player-missed", "extra-card", "wrong-count", "burn-exposed", "boxed-card",
                         "communal-early", "not-cut", "cut-exposed", "dead-cards", "deck-count")] + [
            {"type": "expose_card", "seat": seat, "card": card}, {"type": "rack_hand", "seat": seat},
            {"type": "count_hand", "seat": seat, "cards": pick.randint(3, 6)}, {"type": "report_fault"},
            {"type": "check_cards"}, {"type": "count_deck", "count": pick.choice([51, 52, 53])},
            {"type": "declare", "seat": seat}],
        "supervisor": [
            {"type": "choose", "ruling": pick.choice(["kept", "replaced", "misdeal", "reconstructed", "stands"])},
            {"type": "start_clock", "seat": seat}, {"type": "stop_clock"}, {"type": "deal_out", "seat": seat},
            {"type": "order_count"}, {"type": "approve_play"}, {"type": "repair_jackpot"},
            {"type": "reconstruct", "seat": seat}, {"type": "count_cards", "count": 52}, {"type": "vacate", "seat": seat}],
        "operator": [
            {"type": "pause_table"}, {"type": "resume_table"}, {"type": "resume_table"}, {"type": "vacate", "seat": seat},
            {"type": "void_round", "reason": "disruption"}, {"type": "void_wager", "seat": seat},
            {"type": "penalty_fold", "seat": seat}, {"type": "seat_bot", "seat": seat}, {"type": "remove_bot", "seat": seat},
            {"type": "determine", "key": "minimum", "value": pick.choice(["2", "5"])}, {"type": "change_cards", "all": True},
            {"type": "set_house", "key": "bot-pace-ms", "value": "20"}, {"type": "decide", "text": "so be it"},
            {"type": "notice_sign", "minimum": 10}, {"type": "rule_dispute", "number": 1, "text": "no"}],
        "inspector": [{"type": "review_dispute", "number": 1, "review": "upheld"}, {"type": "record_review", "number": 1},
                      {"type": "approve_table", "text": "as drawn"}, {"type": "audit"}, {"type": "search_rounds"}],
    }
    return pick.choice(acts[role])


class Night:
    def __init__(self, room: Room, seed: int) -> None:
        self.pick = random.Random(seed)
        boss = room.operator()
        self.staff = {"operator": boss}
        for role in ("dealer", "supervisor", "inspector"):
            self.staff[role] = room.staff(boss, role, role)
        self.players = [room.guest(f"p{seat}") for seat in (1, 2, 3, 4)]
        self.tables: dict[int, str] = {}
        for book in cash_games(room.program) + [CANBERRA] * 2:
            self.open(book)

    def open(self, book: str) -> None:
        boss = self.staff["operator"]
        table = boss.done("open_table", rulebook=book, name=book, settings={})["table"]
        self.tables[table] = book
        for key, value in (("pause-seconds", "0"), ("wager-seconds", "1"), ("bot-pace-ms", "20")):
            boss.done("set_house", table=table, key=key, value=value)
        for seat, player in enumerate(self.players, 1):
            player.ask("watch", table=table)
            player.ask("sit", table=table, seat=seat, stake=100, stake_cents=10000)

    def ask(self, client: Client, command: dict, table: int) -> None:
        answer = client.ask(command.pop("type"), table=table, **command)
        assert answer.get("rule") != "table_at_fault", (command, answer)

    def step(self) -> None:
        table = self.pick.choice(list(self.tables))
        for seat, player in enumerate(self.players, 1):
            player.drain()
            self.ask(player, player_acts(player.state(table)["view"], seat, self.pick), table)
        if self.pick.random() < 0.35:
            role = self.pick.choice(list(self.staff))
            self.ask(self.staff[role], staff_act(role, self.pick), table)
        if self.pick.random() < 0.01:  # A table closes in the middle of play, and another opens.
            closing = self.pick.choice(list(self.tables))
            kind = "notice_closing" if self.tables[closing] == CANBERRA else "close_table"
            self.staff["operator"].ask(kind, table=closing, rounds=0, inspector_told=True)
            self.open(self.tables.pop(closing))


def seen(clients: list[Client], tables: list[int]) -> dict:
    """What each person sees at each table, and after how many events: a bot may act in between."""
    shown = [(at, table, client.ask("watch", table=table))
             for at, client in enumerate(clients) for table in tables]
    return {(at, table, one["seq"]): one["state"]["view"]
            for at, table, one in shown if one["type"] == "table"}


def test_whatever_staff_do_during_play_the_books_and_the_records_agree(program: pathlib.Path,
                                                                        steps: int = 200) -> None:
    with Room(program, extra=EMPTY) as room:
        night = Night(room, 11)
        for _ in range(steps):
            night.step()
        for table in night.tables:  # Nothing goes on by itself from here.
            night.staff["operator"].ask("pause_table", table=table)
        assert room.stop() == 0
        audit = subprocess.run([program, "audit", room.data, "--json"], capture_output=True, text=True, check=False)
        report = json.loads(audit.stdout)
        assert report["in_order"] and report["rounds"] > steps / 20, audit.stdout[:3000]
        # First from the snapshots, then from the records after a kill.
        room.start()
        views = []
        for life in ("a", "b"):
            clients = [Client(room, player.token, prefix=life) for player in night.players]
            views.append(seen(clients, list(night.tables)))
            room.kill()
            room.start()
        same = views[0].keys() & views[1].keys()
        assert len(same) > len(views[0]) / 3, (views[0].keys(), views[1].keys())
        for place in same:
            assert views[0][place] == views[1][place], place
