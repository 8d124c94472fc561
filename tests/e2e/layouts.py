#!/usr/bin/env python3
"""Two layouts of the hidden cards over real sockets: layouts.py BUILD [--rounds N] [--seed S] …

The same play in two processes, started from copies of one data folder, whose rehearsal files differ
only in cards that nobody but their folded holders, or nobody at all, has seen. People who may not see
the difference must be sent the same bytes: other players, spectators and staff, live and in replays
afterwards. Prints "ok NAME" or "FAIL NAME" and "N passed, M failed" last.
"""
import argparse
import json
import pathlib
import random
import re
import select
import shutil
import sqlite3
import sys
import tempfile

from choose import choose
from client import Client, Room, cash_games

NAME = "two layouts of the hidden cards look the same over sockets to all others"
CANBERRA = "canberra-2017"
STAFF = ["dealer", "supervisor", "director", "inspector"]
SEATS = (1, 2, 3, 4)
LONG, SHORT = "600", "1"  # Seconds for wagers: nothing is dealt before everybody has wagered.
# Everything that differs by nature: the clock, and what follows from keys that the kernel drew.
BY_NATURE = re.compile(r'"(now_ms|at_ms|turn_until_ms|clock_until_ms|starts_at_ms|now_s|lifted)":\d+'
                       r'|"commitment":"[0-9a-f]{64}"|shuffled and cut at \d+'
                       r'|\d{4}/\d\d/\d\d \d\d:\d\d:\d\d UTC|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?')


class Listener(Client):
    """Keeps every text as it came, by table."""

    def __init__(self, room: Room, token: str, prefix: str) -> None:
        self.heard: dict[int, list[str]] = {}
        super().__init__(room, token, prefix=prefix)

    def receive(self) -> dict:
        text = self.receive_text()
        message = json.loads(text)
        if message.get("table"):
            self.heard.setdefault(message["table"], []).append(text)
        if "state" in message:
            self.tables[message["table"]] = message
        return message


class Base:
    """A folder with a table of every game, four seated players and staff; nobody plays yet."""

    def __init__(self, program: pathlib.Path, folder: pathlib.Path, canberra: int) -> None:
        self.program, self.folder = program, folder
        self.tables: dict[int, str] = {}  # Number and rulebook.
        self.decks: dict[int, list[str]] = {}
        self.tokens: dict[str, str] = {"visitor": ""}
        file = folder / "none.rehearsal"
        file.write_text("table holdem-1995\nshoe As\n")
        self.data = folder / "base"
        with self.room(self.data, file) as room:
            boss = room.operator()
            self.tokens["operator"] = boss.token
            for rulebook in cash_games(self.program) + [CANBERRA] * canberra:
                self.open(boss, rulebook)
            for role in STAFF:
                self.tokens[role] = room.staff(boss, role, role).token
            for seat in SEATS:
                self.seat(room, boss, seat)
            assert room.stop() == 0

    def room(self, data: pathlib.Path, file: pathlib.Path) -> Room:
        return Room(self.program, str(data),
                    ("--empty", "--rate", "100000", "--rehearsal", str(file)))

    def open(self, boss: Client, rulebook: str) -> None:
        table = boss.done("open_table", rulebook=rulebook, name=f"T{len(self.tables) + 1}",
                          settings={})["table"]
        boss.done("set_house", table=table, key="pause-seconds", value="0")
        boss.done("set_house", table=table, key="wager-seconds", value=LONG)
        boss.done("pause_table", table=table)
        terms = boss.ask("watch", table=table)["terms"]
        ranks = "23456789TJQKA"[-(terms.get("deck", 52) // 4):]
        self.tables[table] = rulebook
        self.decks[table] = [rank + suit for rank in ranks for suit in "cdhs"] + \
            (["Jk"] if terms.get("joker") else [])

    def seat(self, room: Room, boss: Client, seat: int) -> None:
        player = room.guest(f"p{seat}")
        self.tokens[f"p{seat}"] = player.token
        boss.done("cage_issue", player=player.welcome["account"]["player"], cents=10**10)
        for table, rulebook in self.tables.items():
            stake = {"stake_cents": 10**7} if rulebook == CANBERRA else {"stake": 100000}
            player.done("sit", table=table, seat=seat, **stake)


def choose_in_box(view: dict, seat: int, pick: random.Random) -> dict | None:
    legal = view["legal"]
    box = next((one for one in view["boxes"] if one["seat"] == seat), None)
    if box is None:
        return None
    if legal["fold"]:
        fold = not legal["bet"] or pick.random() < 0.5
        return {"type": "fold"} if fold else {"type": "place_bet", "bet": legal["bet_size"]}
    if legal["ante"] and box["ante"] == 0:
        return {"type": "place_ante", "ante": legal["minimum"]}
    if legal["jackpot"] and box["jackpot_cents"] == 0 and pick.random() < 0.3:
        return {"type": "place_jackpot"}
    return None


class Session:
    """One process in which every table plays this many rounds."""

    def __init__(self, base: Base, name: str, orders: dict, rounds: dict, seed: int) -> None:
        self.base, self.rounds, self.seed = base, rounds, seed
        self.wager_time = dict.fromkeys(base.tables, LONG)
        self.turns = dict.fromkeys(base.tables, 0)  # How often that was changed.
        self.data = base.folder / name
        shutil.copytree(base.data, self.data)
        file = base.folder / f"{name}.rehearsal"
        file.write_text("".join(f"table T{table}\n" + "".join(f"shoe {' '.join(o)}\n" for o in many)
                                for table, many in orders.items()))
        with base.room(self.data, file) as room:
            self.clients = {who: Listener(room, token, f"{who}-")
                            for who, token in base.tokens.items()}
            for client in self.clients.values():
                for table in base.tables:
                    client.ask("watch", table=table)
            for table in base.tables:
                self.clients["operator"].done("resume_table", table=table)
            self.play()
            self.ask_replays()
            self.hands: dict[tuple, str] = {}  # By who asked, table, round and format.
            self.ask_hands()
            assert room.stop() == 0

    def played(self, table: int) -> int:
        """How many rounds are over, as far as the slowest player has heard."""
        return min(self.over(f"p{seat}", table) for seat in SEATS)

    def over(self, who: str, table: int) -> int:
        view = self.clients[who].state(table)["view"]
        if self.base.tables[table] != CANBERRA:
            return view["rounds"] - (1 if view["dealing"] else 0)
        dealt = sum(text.count('"type":"dealer_dealt"') for text in self.clients[who].heard[table])
        return dealt - (0 if view["phase"] in ("settled", "between", "wagers") else 1)

    def play(self) -> None:
        playing = set(self.base.tables)
        waiting: dict[int, str] = {}  # Tables with a command that is not answered yet.
        sockets = {client.socket: client for client in self.clients.values()}
        while playing:
            for table in list(playing - set(waiting.values())):
                if self.played(table) >= self.rounds[table]:
                    playing.remove(table)
                else:
                    self.act(table, waiting)
            for ready in select.select(list(sockets), [], [], 1)[0]:
                client = sockets[ready]
                first = True
                while first or client.buffer:
                    first = False
                    message = client.receive()
                    if message.get("id") in waiting:
                        assert message["type"] == "done", message
                        del waiting[message["id"]]

    def act(self, table: int, waiting: dict) -> None:
        """The lowest seat that can act, once everybody has heard the same."""
        told = [self.clients[f"p{seat}"].tables[table] for seat in SEATS]
        if len({message["seq"] for message in told}) > 1:
            return
        if self.wager_time[table] == SHORT:
            if told[0]["state"]["view"]["phase"] != "wagers":
                self.set_wager_time(table, LONG, waiting)
            return
        for seat, message in zip(SEATS, told):
            view = message["state"]["view"]
            pick = random.Random(f"{self.seed}/{table}/{message['seq']}/{seat}")
            command = None
            if self.base.tables[table] == CANBERRA:
                command = choose_in_box(view, seat, pick)
            elif view["dealing"] and view["round"]["legal"]["seat"] == seat:
                own = next(one for one in view["round"]["seats"] if one["seat"] == seat)
                command = choose(view["round"]["legal"], own["cards"], pick, folds=0.25)
            if command is not None:
                ident = self.clients[f"p{seat}"].send(
                    command.pop("type"), id=f"{table}/{message['seq']}/{seat}",
                    table=table, **command)
                waiting[ident] = table
                return
        view = told[0]["state"]["view"]
        if view.get("phase") == "wagers" and all(
                box["ante"] > 0 for box in view["boxes"] if box["seat"] in SEATS):
            self.set_wager_time(table, SHORT, waiting)

    def set_wager_time(self, table: int, seconds: str, waiting: dict) -> None:
        self.wager_time[table] = seconds
        self.turns[table] += 1
        ident = self.clients["operator"].send(
            "set_house", id=f"{table}/wagers/{self.turns[table]}", table=table,
            key="wager-seconds", value=seconds)
        waiting[ident] = table

    def ask_replays(self) -> None:
        for table in self.base.tables:
            for number in range(1, self.rounds[table] + 1):
                for who, client in self.clients.items():  # The inspector sees everything that was hidden.
                    client.ask("replay" if who != "inspector" else "rounds", table=table,
                               round=number, limit=1, before=number + 1)

    def ask_hands(self) -> None:
        """What people save of the rounds."""
        for who, client in self.clients.items():
            if who in ("visitor", "inspector"):  # The inspector saves the cards that were hidden too.
                continue
            for table in self.base.tables:
                for number in range(1, self.rounds[table] + 1):
                    for form in ("phh", "ohh", "pokerstars"):
                        self.hands[who, table, number, form] = json.dumps(client.ask(
                            "hands", id="hands", table=table, round=number, format=form))

    def story(self, table: int) -> list[list[dict]]:
        """The events of each round, with all cards, from the journal."""
        journal = sqlite3.connect(f"file:{self.data}/journal.sqlite?mode=ro", uri=True)
        rounds: list[list[dict]] = []
        for (text,) in journal.execute(
                "SELECT r.bytes FROM records r JOIN streams s ON s.id = r.stream "
                "WHERE s.name = ? ORDER BY r.version", (f"table/{table}",)):
            record = json.loads(text)
            if record["type"] != "command":
                continue
            if record["command"]["type"] in ("start_round", "deal"):
                rounds.append([])
            if rounds:
                rounds[-1] += record["events"]
        journal.close()
        return rounds


def hidden_in(order: list[str], events: list[dict]) -> tuple[set[str], set[int]]:
    """Cards that may change places without anybody noticing, and who held some of them."""
    down: dict[int, set[str]] = {}
    seen: set[str] = set()
    acted: dict[str, set[int]] = {"folded": set(), "drawn": set(), "shown": set()}
    assert not any(event["type"] in ("reshuffled", "misdealt") for event in events)
    for event in events:
        kind, seat = event["type"], event.get("seat")
        cards = set(event.get("cards") or ())
        if kind == "dealt" and event["face"] == "down" or kind == "box_dealt":
            down.setdefault(seat, set()).update(cards)
        elif kind in ("dealt", "exposed", "dealer_dealt"):
            seen |= cards
        elif kind == "shared_last":
            seen.add(event["card"])
        elif kind == "folded":
            acted["folded"].add(seat)
        elif kind in ("threw", "drew") and cards:
            acted["drawn"].add(seat)
            seen |= cards
        elif kind in ("shown", "showed"):
            acted["shown"].add(seat)
    hidden = set(order) - seen - set().union(*down.values())
    holders = acted["folded"] - acted["drawn"] - acted["shown"]
    for seat in holders:
        hidden |= down.get(seat, set())
    return hidden, {seat for seat in holders if down.get(seat)}


def with_hidden_mixed(order: list[str], hidden: set[str], pick: random.Random) -> list[str]:
    mixed = [card for card in order if card in hidden]
    pick.shuffle(mixed)
    return [mixed.pop() if card in hidden else card for card in order]


def round_of(text: str, before: int) -> int:
    """The round that a message is about: its state's, or that of the message before it."""
    message = json.loads(text)
    if message["type"] == "replay":
        return message["round"]
    dealt = text.count('"type":"dealer_dealt"')
    return message.get("state", {}).get("view", {}).get("rounds", before + dealt)


def told_in_rounds(texts: list[str], limit: int) -> list[tuple[int, str]]:
    """The messages about the rounds that were played, each with its round. What happens after them depends on the
    time that the other tables take: how far the next round gets, and who is taken for absent in it."""
    told = []
    now = 0
    for text in texts:
        now = round_of(text, now)
        if now <= limit:
            told.append((now, text))
    return told


def difference(left: str, right: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(left, right)) if a != b), 0)
    return f"…{left[max(0, at - 80):at + 80]}… and …{right[max(0, at - 80):at + 80]}…"


def same(left: str, right: str, what: str) -> int:
    left, right = BY_NATURE.sub("", left), BY_NATURE.sub("", right)
    assert left == right, f"{what}: {difference(left, right)}"
    return 1


def compare(base: Base, one: Session, other: Session, holders: dict) -> tuple[int, int]:
    """How many messages were compared, and in how many rounds nothing was hidden."""
    compared = 0
    for who in base.tokens:
        for table in base.tables:
            limit = one.rounds[table]
            told = [told_in_rounds(client.heard[table], limit) for client in (one.clients[who], other.clients[who])]
            assert len(told[0]) == len(told[1]), f"{base.tables[table]}, {who}: {[len(texts) for texts in told]} messages"
            for (now, left), (_, right) in zip(*told):
                if now and who[0] == "p" and int(who[1]) in holders[table][now - 1]:
                    continue
                compared += same(left, right, f"{base.tables[table]}, round {now}, {who}")
    for (who, table, number, form), saved in one.hands.items():
        if who[0] != "p" or int(who[1]) not in holders[table][number - 1]:
            compared += same(saved, other.hands[who, table, number, form],
                             f"{form} of {base.tables[table]}, round {number}, {who}")
    return compared, sum(len(many) for many in holders.values())


def run(program: pathlib.Path, rounds: int, boxes: tuple[int, int], seed: int) -> str:
    pick = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="cardroom-layouts-") as folder:
        base = Base(program, pathlib.Path(folder), boxes[0])
        count = {table: boxes[1] if book == CANBERRA else rounds
                 for table, book in base.tables.items()}
        orders = {table: [pick.sample(deck, len(deck)) for _ in range(count[table])]
                  for table, deck in base.decks.items()}
        one = Session(base, "one", orders, count, seed)
        mixed, holders, moved = {}, {}, 0
        for table, many in orders.items():
            found = [hidden_in(order, events) for order, events in zip(many, one.story(table))]
            mixed[table] = [with_hidden_mixed(order, hidden, pick)
                            for order, (hidden, _) in zip(many, found)]
            holders[table] = [seats for _, seats in found]
            moved += sum(a != b for left, right in zip(many, mixed[table])
                         for a, b in zip(left, right))
        other = Session(base, "other", mixed, count, seed)
        compared, played = compare(base, one, other, holders)
        held = sum(bool(seats) for many in holders.values() for seats in many)
        assert moved > 10 * played and held > played / 4, (moved, held, played)
    return f"{played} rounds, {moved} cards moved, {compared} messages the same"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("build", type=pathlib.Path)
    asked.add_argument("filter", nargs="?", default="")
    asked.add_argument("--rounds", type=int, default=3, help="of each game")
    asked.add_argument("--canberra", type=int, default=3, help="tables of Canberra Poker")
    asked.add_argument("--canberra-rounds", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    if options.filter.lower() not in NAME:
        print("0 passed, 0 failed")
        return 0
    try:
        print(run(options.build / "src" / "cardroom", options.rounds,
                  (options.canberra, options.canberra_rounds), options.seed))
        print(f"ok {NAME}\n1 passed, 0 failed")
        return 0
    except (AssertionError, OSError, KeyError) as error:
        print(f"{type(error).__name__}: {error} (seed {options.seed})")
        print(f"FAIL {NAME}\n0 passed, 1 failed")
        return 1


if __name__ == "__main__":
    sys.exit(main())
