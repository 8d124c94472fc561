"""The operator's log: what is in it, and what never is."""
import json
import pathlib
import subprocess
import tempfile

from client import Client, Room

EMPTY = ("--empty", "--rate", "100000")


def lines(room: Room) -> list[dict]:
    text = (pathlib.Path(room.data) / "log.jsonl").read_text()
    return [json.loads(line) for line in text.splitlines()]


def of(room: Room, kind: str) -> list[dict]:
    return [line for line in lines(room) if line["type"] == kind]


def test_the_log_has_sign_ins_refusals_and_drops_but_no_secret(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        secrets = [room.code]
        boss = room.operator()
        ann = room.guest("ann")
        secrets += [boss.token, ann.token, "correct horse", "wrong horse"]
        own = room.request("POST", "/api/register", {"name": "ann", "password": "correct horse"}, ann.token)[2]
        secrets.append(own)
        room.request("POST", "/api/sign-in", {"name": "ann", "password": "wrong horse"})
        room.request("POST", "/api/sign-in", {"name": "nobody at all", "password": "wrong horse"})
        room.request("POST", "/api/sign-out", {}, own)
        bob = room.guest("bob")
        assert bob.ask("accounts")["rule"] == "not_your_role"
        assert bob.ask("my secret words")["rule"] == "unknown_type"
        assert room.stop() == 0
        log = lines(room)
        assert all(line["time"].endswith("Z") and line["level"] for line in log), log
        assert [line["how"] for line in of(room, "signed_in")] == ["one_time", "guest", "register", "guest"]
        player = ann.welcome["account"]["player"]
        refused = [(line["player"], line["rule"]) for line in of(room, "sign_in_refused")]
        assert refused == [(player, "wrong_password"), (None, "wrong_password")], refused
        assert [line["player"] for line in of(room, "signed_out")] == [player]
        told = [(line["message"], line["rule"]) for line in of(room, "message_refused")]
        assert told == [("accounts", "not_your_role"), ("", "unknown_type")], told
        assert log[0]["type"] == "room_opened" and log[-1]["type"] == "room_closed", log
        assert {line.get("address", "127.0.0.1") for line in log[1:]} == {"127.0.0.1"}, log
        whole = json.dumps(log)
        for secret in secrets + ["my secret words", "nobody at all"]:
            assert secret not in whole, secret


def test_a_log_that_is_moved_away_begins_again(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        log = pathlib.Path(room.data) / "log.jsonl"
        room.guest("ann")
        # Lines are written beside the room: one that is still on its way would go to the new file.
        assert room.logged("signed_in")
        log.rename(log.with_suffix(".1"))
        Client(room).ask("accounts")
        assert room.stop() == 0
        assert [line["type"] for line in lines(room)][:1] == ["message_refused"], lines(room)
        assert log.stat().st_mode & 0o777 == 0o600


def test_trouble_with_files_is_in_the_log(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as data:
        pathlib.Path(data, "journal.sqlite").write_bytes(b"this is no journal" * 1000)
        pathlib.Path(data, "journal.sqlite").chmod(0o600)
        ended = subprocess.run([program, "serve", "--data", data, "--listen", "127.0.0.1:0"],
                               capture_output=True, text=True, timeout=60, check=False)
        assert ended.returncode != 0, ended
        line = json.loads(pathlib.Path(data, "log.jsonl").read_text().splitlines()[-1])
        assert line["type"] == "trouble" and line["level"] == "error" and line["detail"], line


def test_staff_who_look_at_rounds_are_in_the_log(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        ivy = room.staff(room.operator(), "ivy", "inspector")
        assert ivy.ask("replay", table=1, round=7)["rule"] == "no_such_table"
        assert room.stop() == 0
        read = of(room, "round_read")
        player = ivy.welcome["account"]["player"]
        assert [(line["player"], line["role"], line["table"], line["round"]) for line in read] == [
            (player, "inspector", 1, 7)], read
