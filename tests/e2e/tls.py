"""The room with TLS, and a certificate made for the test."""
import pathlib
import socket
import subprocess
import tempfile

from client import Client, Closed, Room, all_from


def make_certificate(folder: str) -> tuple[str, str]:
    certificate, key = f"{folder}/cert.pem", f"{folder}/key.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                    "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
                    "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
                    "-keyout", key, "-out", certificate], check=True, capture_output=True)
    return certificate, key


def answer_to_plain_http(room: Room) -> bytes:
    """What the TLS port answers to a client that does not use TLS."""
    with socket.create_connection(("127.0.0.1", room.port), timeout=60) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return all_from(plain)


def test_a_room_with_tls_serves_pages_signs_in_and_plays(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        certificate, key = make_certificate(folder)
        with Room(program, extra=("--rate", "100000", "--cert", certificate, "--key", key),
                  trust=certificate) as room:
            assert room.request("GET", "/healthz")[1]["text"] == "ok\n"
            assert "<" in room.request("GET", "/")[1]["text"]
            status, _, token = room.request("POST", "/api/guest", {"name": "ann"})
            assert status == 200 and token
            parts = {part.strip() for part in room.set_cookie.split(";")[1:]}
            assert room.set_cookie.startswith("__Host-cardroom=")
            assert {"Secure", "HttpOnly", "SameSite=Strict", "Path=/"} <= parts, parts
            assert not any(part.startswith("Domain") for part in parts), parts
            ann = Client(room, token)
            assert ann.welcome["account"]["name"] == "ann"
            table = ann.ask("lobby")["tables"][0]["table"]
            ann.ask("watch", table=table)
            ann.done("sit", table=table, seat=1, stake=200)
            assert Client(room, origin=f"http://127.0.0.1:{room.port}").status == 403
            assert not answer_to_plain_http(room).startswith(b"HTTP/")
            assert ann.ask("lobby")["type"] == "lobby"
            assert room.stop() == 0


def test_signing_out_closes_the_connections_of_that_session(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        ann = room.guest("ann")
        other = room.guest("bob")
        assert room.request("POST", "/api/sign-out", {}, ann.token)[0] == 200
        try:
            while True:
                ann.receive()
        except (Closed, ConnectionResetError):
            pass
        assert other.ask("lobby")["type"] == "lobby"
        assert Client(room, ann.token).welcome["account"] is None


def test_a_bad_certificate_or_key_is_a_plain_sentence(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        certificate, key = make_certificate(folder)
        bad = pathlib.Path(folder) / "bad.pem"
        bad.write_text("this is no certificate\n")
        (pathlib.Path(folder) / "other").mkdir()
        other = make_certificate(f"{folder}/other")[1]
        for files, wanted in (((f"{folder}/none.pem", key), "read the certificate"),
                              ((str(bad), key), "read the certificate"),
                              ((certificate, f"{folder}/none.pem"), "read the key"),
                              ((certificate, str(bad)), "read the key"),
                              ((certificate, other), "read the key")):
            run = subprocess.run([program, "serve", "--data", f"{folder}/data", "--listen",
                                  "127.0.0.1:0", "--cert", files[0], "--key", files[1]],
                                 capture_output=True, text=True, timeout=60, check=False)
            assert run.returncode == 2 and run.stdout == "", run
            assert run.stderr.startswith(f"serve: {wanted} ") and run.stderr.count("\n") == 1, run
        assert not (pathlib.Path(folder) / "data").exists()
