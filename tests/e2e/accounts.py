"""What somebody tries who wants to be signed in as somebody else."""
import base64
import hashlib
import hmac
import pathlib
import struct
import time

from client import Client, Closed, Room

EMPTY = ("--empty", "--rate", "100000")
GOOD = "teal otter sings"


def code_of(secret: str, step: int | None = None) -> str:
    """RFC 6238, by Python's own library."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    step = int(time.time()) // 30 if step is None else step
    mac = hmac.new(key, struct.pack(">Q", step), hashlib.sha1).digest()
    at = mac[19] & 15
    return f"{(struct.unpack('>I', mac[at:at + 4])[0] & 0x7fffffff) % 10**6:06}"


def registered(room: Room, name: str, password: str = GOOD) -> str:
    status, answer, token = room.request("POST", "/api/register", {"name": name, "password": password})
    assert status == 200, answer
    return token


def sign_in(room: Room, name: str, password: str = GOOD, address: str = "127.0.0.1",
            **more: str) -> tuple[int, dict, str]:
    return room.request("POST", "/api/sign-in", {"name": name, "password": password, **more}, source=address)


def test_common_passwords_and_names_as_passwords_are_refused(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        for bad in ("password1", "P4ssw0rd", "12345678", "qwertyuiop", "aaaaaaaa", "Dolores77"):
            status, answer, _ = room.request("POST", "/api/register", {"name": "dolores77", "password": bad})
            assert (status, answer["rule"]) == (400, "common_password"), (bad, answer)
        token = registered(room, "dolores77")
        status, answer, _ = room.request(
            "POST", "/api/password", {"current": GOOD, "password": "dolores77"}, token)
        assert (status, answer["rule"]) == (400, "common_password"), answer


def test_guesses_lock_the_guesser_and_not_the_player(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        ann = Client(room, registered(room, "ann"))
        rules = [sign_in(room, "ann", f"guess number {guess}", "127.0.0.66")[1].get("rule")
                 for guess in range(8)]
        assert rules[:5] == ["wrong_password"] * 5 and set(rules[5:]) == {"sign_in_locked"}, rules
        # The right password does not help the guesser's address; Ann's own is free, and her device stays in.
        assert sign_in(room, "ann", address="127.0.0.66")[1]["rule"] == "sign_in_locked"
        assert sign_in(room, "ann")[0] == 200
        assert ann.ask("sessions")["type"] == "sessions"
        # A hundred addresses do not lock her out either, and get thirty tries between them.
        allowed = sum(sign_in(room, "ann", f"guess {one}", f"127.0.1.{one}")[1]["rule"] == "wrong_password"
                      for one in range(1, 41))
        assert allowed <= 30, allowed
        assert sign_in(room, "ann")[0] == 200
        # Nobody has a name of ten thousand letters: no try with it is kept.
        assert sign_in(room, "x" * 10_000)[1]["rule"] == "bad_name"
        # A lock outlives the room. It is made anew and longer: on a slow machine the first may be over by now.
        while sign_in(room, "ann", "guess again", "127.0.0.66")[1]["rule"] != "sign_in_locked":
            pass
        room.kill()
        room.start()
        assert sign_in(room, "ann", address="127.0.0.66")[1]["rule"] == "sign_in_locked"
        assert sign_in(room, "ann")[0] == 200


def test_staff_set_a_password_and_a_second_factor(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        boss = room.operator()
        made = boss.ask("appoint", name="dora", role="dealer")
        again = boss.ask("new_code", player=made["player"])
        assert room.request("POST", "/api/one-time", {"code": made["code"]})[1]["rule"] == "bad_code"
        _, answer, token = room.request("POST", "/api/one-time", {"code": again["code"]})
        assert not answer["account"]["password"], answer
        dora = Client(room, token)
        assert dora.ask("begin_second_factor")["rule"] == "password_missing"
        assert room.request("POST", "/api/password", {"password": GOOD}, token)[0] == 200
        # From now on the current password is asked for, whoever holds the browser.
        assert room.request("POST", "/api/password", {"password": "another " + GOOD}, token)[0] == 403
        assert room.request("POST", "/api/password", {"password": "another " + GOOD}, "0" * 64)[0] == 403
        begun = dora.ask("begin_second_factor")
        assert begun["uri"].startswith("otpauth://totp/cardroom:dora?secret=" + begun["secret"]), begun
        first = int(time.time()) // 30
        dora.done("confirm_second_factor", code=code_of(begun["secret"], first))
        # Whoever has only the browser cannot put a factor of their own in its place.
        assert dora.ask("begin_second_factor")["rule"] == "second_factor_set"
        assert dora.ask("confirm_second_factor", code=code_of(begun["secret"]))["rule"] == "second_factor_set"
        assert sign_in(room, "dora")[1]["rule"] == "second_factor_needed"
        assert sign_in(room, "dora", code=code_of(begun["secret"], first))[1]["rule"] == "wrong_factor"
        now = int(time.time()) // 30 + 1
        status, answer, token = sign_in(room, "dora", code=code_of(begun["secret"], now))
        assert status == 200 and answer["account"]["second_factor"], answer
        # Somebody who looked over her shoulder is late.
        assert sign_in(room, "dora", code=code_of(begun["secret"], now))[1]["rule"] == "wrong_factor"
        room.kill()
        room.start()
        assert sign_in(room, "dora", code=code_of(begun["secret"], now))[1]["rule"] in (
            "wrong_factor", "sign_in_locked")


def test_nobody_has_a_name_that_looks_like_anothers(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        for name in ("Zoë Marie", "copa", "anne", "Łukasz"):
            assert room.request("POST", "/api/guest", {"name": name})[0] == 200, name
        boss = room.operator()
        for name in ("Zoe\u0308 Marie", "Zoe Marie", "ZOË MARIE", "сора", "ａｎｎｅ", "Änne", "lukasz"):
            assert room.request("POST", "/api/guest", {"name": name})[1]["rule"] == "name_taken", name
            taken = room.request("POST", "/api/register", {"name": name, "password": GOOD})
            assert taken[1]["rule"] == "name_taken", name
            assert boss.ask("appoint", name=name, role="dealer")["rule"] == "name_taken", name
        # A guest keeps their own name when they register, and may write it otherwise.
        token = room.request("POST", "/api/guest", {"name": "René"})[2]
        assert room.request("POST", "/api/register", {"name": "Rene", "password": GOOD}, token)[0] == 200
        room.kill()
        room.start()
        assert room.request("POST", "/api/guest", {"name": "René"})[1]["rule"] == "name_taken"
        assert sign_in(room, "Rene")[0] == 200


def test_a_stolen_session_is_seen_and_signed_out(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        ann = Client(room, registered(room, "ann"))
        stolen = sign_in(room, "ann")[2]
        thief = Client(room, stolen)
        listed = ann.ask("sessions")["sessions"]
        assert len(listed) == 2 and sum(one["here"] for one in listed) == 1, listed
        other = next(one for one in listed if not one["here"])
        assert stolen not in str(listed) and other["address"] == "127.0.0.1"
        ann.done("sign_out", session=other["session"])
        try:
            while True:
                thief.ask("statement")
        except (Closed, OSError):
            pass
        assert room.request("GET", "/api/me", token=stolen)[1]["account"] is None
        # And everywhere: neither the connection nor the cookie is good afterwards, nor after a crash.
        second = sign_in(room, "ann")[2]
        Client(room, second).send("sign_out_everywhere")
        try:
            while True:
                ann.ask("statement")
        except (Closed, OSError):
            pass
        room.kill()
        room.start()
        for token in (ann.token, stolen, second):
            assert room.request("GET", "/api/me", token=token)[1]["account"] is None


def test_the_operators_code_of_an_earlier_start_is_over(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        earlier = room.code
        room.stop()
        room.start()
        assert room.request("POST", "/api/one-time", {"code": earlier})[1]["rule"] == "bad_code"
        assert room.request("POST", "/api/one-time", {"code": room.code})[0] == 200
