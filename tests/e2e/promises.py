"""What docs/reliability.md promises, tried on the real program: secrets, ids, the journal, the clock."""
import contextlib
import hashlib
import json
import os
import pathlib
import select
import shutil
import sqlite3
import stat
import subprocess
import tempfile
import time

from client import Client, Closed, Room
from rehearsal import refused
from restarts import to_act
from wrong_clock import ClockedRoom

EMPTY = ("--empty", "--rate", "100000")
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def records_of(room: Room, stream: str) -> list[dict]:
    journal = sqlite3.connect(f"file:{room.data}/journal.sqlite?mode=ro", uri=True)
    rows = journal.execute("SELECT bytes FROM records r JOIN streams s ON s.id = r.stream "
                           "WHERE s.name = ? ORDER BY r.sequence", (stream,)).fetchall()
    journal.close()
    return [json.loads(row[0]) for row in rows]


def audit(program: pathlib.Path, data: str) -> subprocess.CompletedProcess:
    return subprocess.run([program, "audit", data], capture_output=True, text=True, check=False)


def table_with_two(room: Room, boss: Client, book: str) -> tuple[int, list[Client]]:
    table = boss.done("open_table", rulebook=book, name="T", settings={})["table"]
    boss.done("set_house", table=table, key="pause-seconds", value="0")
    players = [room.guest(f"p{seat} {book}"[:20]) for seat in (1, 2)]
    for seat, player in enumerate(players, 1):
        player.ask("watch", table=table)
        player.done("sit", table=table, seat=seat, stake=400)
    return table, players


def answers_to(asker: Client, table: int, commands: list[dict]) -> set[str]:
    """The different answers, apart from the id."""
    found = set()
    for command in commands:
        answer = asker.ask("why", table=table, command=command)
        answer.pop("id")
        found.add(json.dumps(answer, sort_keys=True))
    return found


def test_staff_cannot_find_a_hidden_card_by_asking(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        asked = 0
        for book in ("holdem-1995", "stud-2005", "manila-1995"):
            table, players = table_with_two(room, boss, book)
            to_act(players, table)
            own = players[0].state(table)["view"]["round"]["seats"][0]["cards"]
            view = boss.ask("watch", table=table)["state"]["view"]["round"]
            open_cards = {card for seat in view["seats"] for card in seat["cards"]} | \
                set(view["board"])
            hidden = [card for card in DECK if card not in open_cards]
            for role in ("dealer", "supervisor"):
                staff = room.staff(boss, f"{role} {book}"[:20], role)
                for what in ("hole-exposed", "communal-early", "burn-exposed", "boxed-card"):
                    said = answers_to(staff, table, [
                        {"type": "report", "what": what, "seat": 1, "card": card}
                        for card in hidden])
                    assert len(said) == 1, (book, role, what, said)
                said = answers_to(staff, table, [
                    {"type": "share_information", "seat": 1, "cards": [card]} for card in hidden])
                assert len(said) == 1, (book, role, said)
                asked += 5 * len(hidden)
            # A report that is made shows the card to everybody, whatever staff say that it was.
            wrong = next(card for card in hidden if card not in own)
            done = staff.ask("report", table=table, what="hole-exposed", seat=1, card=wrong)
            assert done["type"] == "done", done
            events = boss.ask("watch", table=table, after=0)["events"]
            ruled = [event for event in events if event["type"] == "ruled"]
            assert ruled and ruled[0]["card"] in own, ruled
            for player in players:
                player.close()
        assert room.stop() == 0
        kept = [one for one in records_of(room, "room") if one["type"] == "asked"]
        assert len(kept) == asked, (len(kept), asked)
        assert audit(program, room.data).returncode == 0


def commands_that_move_something(room: Room, boss: Client, player: Client) -> list[tuple]:
    """Who sends what: everything that moves money, opens something or appoints somebody."""
    who = player.welcome["account"]["player"]
    poker = boss.done("open_table", rulebook="holdem-1995", name="P", settings={})["table"]
    house = boss.done("open_table", rulebook="canberra-2017", name="C", settings={})["table"]
    fired = boss.ask("appoint", name="fay", role="dealer")["player"]
    return [
        (boss, "cage_issue", {"player": who, "cents": 12300}),
        (boss, "cage_redeem", {"player": who, "cents": 4500}),
        (boss, "appoint", {"name": "dan", "role": "dealer"}),
        (boss, "dismiss", {"player": fired}),
        (boss, "open_table", {"rulebook": "manila-2001", "name": "M", "settings": {}}),
        (boss, "seat_bot", {"table": poker, "seat": 7}),
        (boss, "set_house", {"table": poker, "key": "pause-seconds", "value": "7"}),
        (boss, "pause_table", {"table": poker}),
        (boss, "announce", {"text": "dinner"}),
        (player, "sit", {"table": poker, "seat": 1, "stake": 100}),
        (player, "top_up", {"table": poker, "amount": 40}),
        (player, "entropy", {"table": poker, "hex": "00ff"}),
        (player, "sit", {"table": house, "seat": 1, "stake_cents": 10000}),
        (player, "buy_chips", {"table": house, "amount_cents": 2000}),
        (player, "chat", {"table": poker, "text": "good evening"}),
    ]


def test_an_id_is_good_for_one_command_after_a_kill_and_whatever_others_do(
        program: pathlib.Path) -> None:
    for ends in ((False, True), (True, False)):
        with Room(program, extra=EMPTY) as room:
            boss, ann, other = room.operator(), room.guest("ann"), room.guest("bob")
            given = commands_that_move_something(room, boss, ann)
            first = [sender.ask(kind, id=f"only-{at}", **fields)
                     for at, (sender, kind, fields) in enumerate(given)]
            assert not [one for one in first if one["type"] == "refused"], first
            for life, clean in enumerate(ends):
                for number in range(1500):  # More than are kept for one account.
                    other.send("chat", table=1, text="x", id=f"{life}-{number}")
                other.ask("lobby")
                tables = boss.ask("lobby")["tables"]
                accounts = boss.ask("accounts")["accounts"]
                assert room.stop() == 0 if clean else room.kill() is None
                room.start()
                again = {boss: Client(room, boss.token, prefix=f"b{life}"),
                         ann: Client(room, ann.token, prefix=f"a{life}")}
                other = Client(room, other.token, prefix=f"o{life}")
                for at, (sender, kind, fields) in enumerate(given):
                    answer = again[sender].ask(kind, id=f"only-{at}", **fields)
                    if kind == "appoint":  # The journal keeps only a hash of the code.
                        assert answer.pop("code") == "" and first[at].get("code", "x"), answer
                        assert answer.items() <= first[at].items(), (answer, first[at])
                    else:
                        assert answer == first[at], (kind, answer, first[at])
                given = [(again[sender], kind, fields) for sender, kind, fields in given]
                boss, ann = again[boss], again[ann]
                key = "table"
                assert [one[key] for one in boss.ask("lobby")["tables"]] == \
                    [one[key] for one in tables]
                assert [(one["player"], one["wallet_cents"])
                        for one in boss.ask("accounts")["accounts"]] == \
                    [(one["player"], one["wallet_cents"]) for one in accounts]
            assert room.stop() == 0
            assert audit(program, room.data).returncode == 0


def test_an_id_that_carries_an_old_time_is_refused(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        now = int(time.time() * 1000)
        new = {"rulebook": "manila-2001", "name": "M", "settings": {}}
        assert boss.ask("open_table", id=f"{now}-1", **new)["type"] == "done"
        old = boss.ask("open_table", id=f"{now - 25 * 3600 * 1000}-1", **new)
        assert old["type"] == "refused" and old["rule"] == "id_too_old", old
        assert len(boss.ask("lobby")["tables"]) == 1


def killed_room(program: pathlib.Path, folder: str) -> None:
    with Room(program, data=folder, extra=EMPTY) as room:
        boss = room.operator()
        for _ in range(40):
            boss.done("open_table", rulebook="holdem-1995", name="T", settings={})
        room.kill()


def test_a_bad_byte_or_a_cut_in_the_log_is_noticed(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        whole, copy = f"{folder}/whole", f"{folder}/copy"
        killed_room(program, whole)
        log = (pathlib.Path(whole) / "journal.sqlite-wal").read_bytes()
        assert audit(program, whole).returncode == 0
        for part in range(1, 10):
            place = len(log) * part // 10
            for damaged in (log[:place], log[:place] + bytes([log[place] ^ 1]) + log[place + 1:]):
                shutil.rmtree(copy, ignore_errors=True)
                shutil.copytree(whole, copy)
                (pathlib.Path(copy) / "journal.sqlite-wal").write_bytes(damaged)
                said = audit(program, copy)
                assert said.returncode == 1 and "missing" in said.stdout, (part, said.stdout)
        assert "records are missing" in refused(program, copy)
        # With the operator's word it opens, and the journal says so for ever.
        with Room(program, data=copy, extra=(*EMPTY, "--accept-loss")) as room:
            assert room.stop() == 0
            losses = [one for one in records_of(room, "room") if one["type"] == "loss_accepted"]
        assert len(losses) == 1 and "missing" in losses[0]["what"], losses
        said = audit(program, copy)
        assert said.returncode == 0 and "loss accepted" in said.stdout, said.stdout
        with Room(program, data=copy, extra=EMPTY) as room:
            assert room.stop() == 0


def test_a_folder_from_before_there_were_heads_opens_by_itself(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        killed_room(program, folder)
        data = pathlib.Path(folder)
        with sqlite3.connect(data / "journal.sqlite") as journal:
            journal.execute("PRAGMA user_version = 1")
        journal.close()
        (data / "journal.sqlite-head").unlink()
        assert audit(program, folder).returncode == 0
        with Room(program, data=folder, extra=EMPTY) as room:
            room.kill()
        (data / "journal.sqlite-head").unlink()
        assert audit(program, folder).returncode == 1
        assert "missing" in refused(program, folder)


def test_a_torn_copy_a_missing_head_and_a_missing_key_are_refused(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        whole, copy = f"{folder}/whole", f"{folder}/copy"
        killed_room(program, whole)
        for name, said in (("journal.sqlite-wal", "missing"), ("journal.sqlite-head", "missing"),
                           ("journal.key", "journal.key is missing")):
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(whole, copy)
            (pathlib.Path(copy) / name).unlink()
            before = sorted(path.name for path in pathlib.Path(copy).iterdir())
            assert said in refused(program, copy), name
            if name == "journal.key":
                assert sorted(path.name for path in pathlib.Path(copy).iterdir()) == before
        shutil.rmtree(copy)
        shutil.copytree(whole, copy)
        with Room(program, data=copy, extra=EMPTY) as room:
            assert room.stop() == 0


def test_a_file_that_goes_or_is_replaced_stops_the_room(program: pathlib.Path) -> None:
    for name in ("journal.sqlite", "journal.sqlite-wal", "journal.sqlite-head"):
        for replaced in (False, True):
            with Room(program, extra=EMPTY) as room:
                boss = room.operator()
                boss.done("announce", text="open")
                path = pathlib.Path(room.data) / name
                content = path.read_bytes()
                path.unlink()
                if replaced:
                    path.write_bytes(content)
                with contextlib.suppress(Closed, OSError):
                    for _ in range(100):
                        boss.done("announce", text="still open")
                assert room.process.wait(timeout=60) == 1, (name, replaced)


def test_files_are_for_their_owner_alone_whatever_the_umask(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "data"
        before = os.umask(0)
        try:
            with Room(program, data=str(data), extra=EMPTY) as room:
                room.operator().done("announce", text="open")
                modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
                assert stat.S_IMODE(data.stat().st_mode) == 0o700
                assert len(modes) >= 5 and set(modes.values()) == {0o600}, modes
                assert room.stop() == 0
        finally:
            os.umask(before)
        data.chmod(0o755)
        assert f"chmod 700 {data}" in refused(program, str(data))
        data.chmod(0o700)
        (data / "journal.sqlite").chmod(0o644)
        assert f"chmod 600 {data}/journal.sqlite" in refused(program, str(data))
        (data / "journal.sqlite").chmod(0o600)
        with Room(program, data=str(data), extra=EMPTY) as room:
            assert room.stop() == 0


def test_a_clock_that_jumps_neither_folds_a_hand_nor_stops_play(program: pathlib.Path) -> None:
    with ClockedRoom(program, extra=EMPTY) as room:
        table, players = table_with_two(room, room.operator(), "holdem-1995")
        actor = to_act(players, table)
        rounds = actor.state(table)["view"]["rounds"]
        room.set(2 * 3600)  # Far beyond the time that a player has.
        time.sleep(1)
        actor = to_act(players, table)
        view = actor.state(table)["view"]
        assert view["rounds"] == rounds and len(view["places"]) == 2, view
        assert not any(place["sits_out"] for place in view["places"]), view
        room.set(-30 * 86400)
        actor.done("fold", table=table)
        until = time.monotonic() + 30
        while actor.state(table)["view"]["rounds"] == rounds:  # The next round is dealt.
            assert time.monotonic() < until
            select.select([actor.socket], [], [], 1)
            actor.drain()
        assert room.stop() == 0
        journal = sqlite3.connect(f"file:{room.data}/journal.sqlite?mode=ro", uri=True)
        times = [row[0] for row in journal.execute("SELECT time_ms FROM records ORDER BY sequence")]
        journal.close()
        assert times == sorted(times)


def test_the_program_looks_at_its_own_bytes(program: pathlib.Path) -> None:
    with Room(program, extra=(*EMPTY, "--program-check", "1")) as room:
        time.sleep(3)
        assert room.stop() == 0
        looks = [one for one in records_of(room, "room") if one["type"] == "program_checked"]
        own = hashlib.blake2b(program.read_bytes(), digest_size=32).hexdigest()
        assert len(looks) >= 2 and {one["hash"] for one in looks} == {own}, looks
        assert looks[0]["opening"] and not looks[1]["opening"], looks
        assert not any(one["changed"] for one in looks), looks
        assert own in audit(program, room.data).stdout
