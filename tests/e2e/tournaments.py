"""Tournaments in the room: announced, entered, dealt, restored after a kill, paid."""
import pathlib
import random
import select
import subprocess
import time

from choose import choose
from client import Client, Room

QUICK = [["pause-seconds", "0"], ["bot-pace-ms", "1"], ["absent-seconds", "5"]]
HISTORICAL = [["historical", "on"]]
# *95-19.3: high blinds from the start, so that it is over soon.
STEEP = [["players", "2-20"], ["level", "0-60 200/400"], ["starting-chips", "2000"], ["prizes", "70/30"],
         ["entry-fee", "110"], ["commission", "10"]]


def audited(program: pathlib.Path, room: Room) -> None:
    audit = subprocess.run([program, "audit", room.data], capture_output=True, text=True, check=False)
    assert audit.returncode == 0, audit.stdout + audit.stderr


def announced(boss: Client, inspector: Client | None = None, **more: object) -> int:
    fields = {"format": "tournament-1995-holdem", "name": "Night", "conditions": STEEP,
              "table_settings": HISTORICAL, "house": QUICK, **more}
    number = boss.done("announce_tournament", **fields)["tournament"]
    if inspector:
        inspector.done("approve", tournament=number, reference="conditions of the night")
    return number


def shown(client: Client, number: int) -> dict:
    return client.ask("watch_tournament", tournament=number)


def refusal(client: Client, kind: str, **fields: object) -> tuple:
    answer = client.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    return answer["rule"], answer["clause"]


class Entrant:
    """A guest who goes where the tournament sends them and does something legal."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client, self.pick, self.tables = client, random.Random(seed), []

    def follow(self) -> None:
        for message in self.client.others:
            table = message["type"] == "tournament_notice" and message["table"]
            if table and table not in self.tables:
                self.tables.append(table)
                self.client.send("watch", table=table)
        self.client.others.clear()

    def step(self) -> None:
        self.client.drain()
        self.follow()
        for table in self.tables:
            if table not in self.client.tables:
                continue
            state = self.client.state(table)
            view = state["view"]
            legal = view["round"]["legal"] if view["dealing"] else None
            if legal and legal["seat"] is not None and legal["seat"] == state["you"]["seat"]:
                own = next(one for one in view["round"]["seats"] if one["seat"] == legal["seat"])
                cards = [card for card in own["cards"] if card]
                self.client.ask(table=table, **{"kind" if k == "type" else k: v for k, v in
                                                choose(legal, cards, self.pick).items()})
        select.select([self.client.socket], [], [], 0.02)


def played_until(boss: Client, number: int, entrants: list, done) -> dict:
    deadline = time.monotonic() + 300
    while True:
        state = shown(boss, number)
        if done(state):
            return state
        assert time.monotonic() < deadline, state["line"]
        for _ in range(10):
            for entrant in entrants:
                entrant.step()
            if not entrants:
                time.sleep(0.02)


def is_over(state: dict) -> bool:
    return state["line"]["phase"] == "finished"


def wallet(client: Client) -> int:
    return client.ask("statement")["wallet_cents"]


def test_T01_4_1_S05_DEF_TournamentChips_nobody_opens_a_tournament_as_a_cash_table(
        program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        boss = room.operator()
        for book, clause in (("tournament-2001-e", "T01-4.1"), ("tournament-stud-2005", "S05-DEF-TournamentChips"),
                             ("tournament-1995-holdem", "H95-19.4")):
            assert refusal(boss, "open_table", rulebook=book, name="T", as_given=True,
                           settings={"historical": "on"}) == ("tournament_chips", clause)
        assert boss.ask("lobby")["tables"] == []


def test_a_guest_plays_a_tournament_with_bots_to_its_end_and_is_paid(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        boss = room.operator()
        inspector = room.staff(boss, "Inspector", "inspector")
        number = announced(boss, inspector, bots_up_to=3)
        ann = room.guest("ann")
        before = wallet(ann)
        assert shown(ann, number)["you"]["can_enter"]
        ann.done("enter", tournament=number, agreed=True)
        assert wallet(ann) == before - 11000
        assert refusal(ann, "enter", tournament=number, agreed=True)[0] == "one_entry"
        state = played_until(boss, number, [Entrant(ann)], is_over)
        # Two who go out in one round with as many chips in the pots share a place and its prizes (T-14).
        places = sorted(player["place"] for player in state["players"])
        assert places in ([1, 2, 3], [1, 2, 2]), state["players"]
        assert state["line"]["pool_cents"] == 30000, state["line"]
        assert [prize["cents"] for prize in state["prizes"]] == [21000, 9000]
        own = next(player for player in state["players"] if player["name"] == "ann")
        assert wallet(ann) == before - 11000 + own["prize_cents"]
        # It is followed by the next one, and none of its tables is left.
        assert [line["phase"] for line in boss.ask("tournaments")["tournaments"]] == ["entries", "finished"]
        assert boss.ask("lobby")["tables"] == []
        assert room.stop() == 0
        audited(program, room)


def test_a_tournament_goes_on_in_mid_round_after_kill_9_with_its_clock(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        boss = room.operator()
        inspector = room.staff(boss, "Inspector", "inspector")
        number = announced(boss, inspector, conditions=STEEP[:1] + [["level", "0-60 25/50"]] + STEEP[2:],
                           starts_ms=int(time.time() * 1000) + 1500, bots_up_to=12)
        state = played_until(boss, number, [], lambda s: s["line"]["phase"] == "playing" and s["line"]["left"] < 12)
        for life in range(3):
            ends, left = state["level_ends_ms"], state["line"]["left"]
            room.kill()
            audited(program, room)
            room.start()
            boss = Client(room, boss.token, prefix=f"life{life}-")
            state = shown(boss, number)
            assert state["level_ends_ms"] == ends, "the clock has moved"
            assert state["line"]["left"] <= left, state["line"]
            assert state["in_play"] == 12 * 2000 or is_over(state), state["line"]
            state = played_until(boss, number, [], lambda s, was=left: s["line"]["left"] < was or is_over(s))
        state = played_until(boss, number, [], is_over)
        # Players who went out together with the same stake share a place.
        places = [player["place"] for player in state["players"]]
        assert len(places) == 12 and all(sum(other < place for other in places) == place - 1 for place in places), places
        assert room.stop() == 0
        audited(program, room)


def test_S05_20_21_T_17_a_cancelled_tournament_gives_everything_back(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        boss = room.operator()
        inspector = room.staff(boss, "Inspector", "inspector")
        director = room.staff(boss, "Director", "director")
        number = announced(boss, inspector, directing="director")
        guests = [room.guest(name) for name in ("ann", "bob", "cleo")]
        before = [wallet(guest) for guest in guests]
        for guest in guests:
            guest.done("enter", tournament=number, agreed=True)
        # Wrong role, wrong time: refused with the clause, and nothing changes.
        assert refusal(guests[0], "start", tournament=number)[0] == "not_your_role"
        assert refusal(director, "start", tournament=number)[0] == "no_ballot"
        assert refusal(director, "award", tournament=number)[0] == "wrong_phase"
        assert refusal(guests[0], "rebuy", tournament=number)[0] == "no_rebuys"
        assert refusal(director, "enter", tournament=99, player=1)[0] == "no_such_tournament"
        director.done("ballot", tournament=number)
        state = shown(boss, number)
        assert state["key"] and len(state["players"]) == 3
        director.done("start", tournament=number)
        deadline = time.monotonic() + 60
        tables = []
        while not tables and time.monotonic() < deadline:
            tables = [player["table"] for player in shown(boss, number)["players"] if player["table"]]
            time.sleep(0.1)
        # T01-8.4, T01-4.5, *95-19.3: seats and chips are the tournament's.
        outsider = room.guest("dora")
        assert refusal(outsider, "sit", table=tables[0], seat=9, stake=2000) == ("directors_seats", "H95-19.3")
        assert refusal(guests[0], "top_up", table=tables[0], amount=100) == ("directors_chips", "H95-19.3")
        assert refusal(guests[0], "leave", table=tables[0]) == ("directors_chips", "H95-19.3")
        assert refusal(boss, "seat_bot", table=tables[0], seat=9)[0] == "tournaments_table"
        assert refusal(boss, "wind_up_table", table=tables[0])[0] in ("tournaments_table", "round_not_over")
        assert refusal(director, "end_round", tournament=number, table=1, stakes=[0] * 10)[0] == "dealt_by_room"
        boss.done("cancel", tournament=number)
        assert [wallet(guest) for guest in guests] == before
        assert boss.ask("lobby")["tables"] == []
        assert refusal(boss, "cancel", tournament=number)[0] == "wrong_phase"
        assert room.stop() == 0
        audited(program, room)


def test_T01_18_6_a_director_takes_acts_back_across_kill_9_and_the_audit_plays_them_again(
        program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        boss = room.operator()
        inspector = room.staff(boss, "Inspector", "inspector")
        director = room.staff(boss, "Director", "director")
        number = announced(boss, inspector, directing="director", conditions=[*STEEP, ["stacks", "counted"]])
        guests = [room.guest(name) for name in ("ann", "bob", "cleo", "dora")]
        before = [wallet(guest) for guest in guests]
        for guest in guests:
            guest.done("enter", tournament=number, agreed=True)
        # The last entry was a mistake: the fee goes back.
        director.done("undo", tournament=number)
        assert wallet(guests[3]) == before[3]
        assert shown(boss, number)["line"]["entrants"] == 3
        director.done("ballot", tournament=number)
        director.done("start", tournament=number)
        players = {player["name"]: player["player"] for player in shown(boss, number)["players"]}
        director.done("bust", tournament=number, player=players["ann"], contributed=2000)
        assert shown(boss, number)["last_act"]["text"] == "the elimination of ann"
        room.kill()
        audited(program, room)
        room.start()
        director = Client(room, director.token, prefix="life2-")
        boss = Client(room, boss.token, prefix="life2-")
        assert shown(boss, number)["line"]["left"] == 2
        director.done("undo", tournament=number)
        assert shown(boss, number)["line"]["left"] == 3
        for name in ("bob", "ann"):
            director.done("bust", tournament=number, player=players[name], contributed=2000)
        director.done("award", tournament=number)
        assert shown(boss, number)["line"]["phase"] == "finished"
        # The prizes are taken back; bob went out after ann, not before.
        director.done("undo", tournament=number)
        places = {player["name"]: player["place"] for player in shown(boss, number)["players"]}
        assert set(places.values()) == {0}, places
        assert refusal(director, "correct_place", tournament=number, player=players["bob"],
                       place=2) == ("reason_missing", "H95-18.6")
        director.done("correct_place", tournament=number, player=players["bob"], place=2, reason="seen by the dealer")
        director.done("award", tournament=number)
        room.kill()
        audited(program, room)
        room.start()
        boss = Client(room, boss.token, prefix="life3-")
        state = shown(boss, number)
        places = {player["name"]: player["place"] for player in state["players"]}
        assert places == {"cleo": 1, "bob": 2, "ann": 3}, places
        assert [prize["cents"] for prize in state["prizes"]] == [21000, 9000]
        bob = Client(room, guests[1].token, prefix="life3-")
        assert wallet(bob) == before[1] - 11000 + 9000
        assert room.stop() == 0
        audited(program, room)
