"""What stands in front of the room: proxies, names, TLS's rules for browsers, figures."""
import gzip
import http.client
import json
import pathlib
import re

from client import Client, Room, all_from

EMPTY = ("--empty", "--rate", "100000")


def test_a_named_proxy_is_believed_about_its_clients_and_nobody_else(program: pathlib.Path) -> None:
    forwarded = {"X-Forwarded-For": "6.6.6.6, 198.51.100.9", "X-Forwarded-Proto": "https",
                 "Host": "poker.example"}
    with Room(program, extra=(*EMPTY, "--proxy", "127.0.0.1", "--host", "poker.example",
                              "--sign-ins", "3")) as room:
        origin = "https://poker.example"
        status = room.request("POST", "/api/guest", {"name": "ann"}, origin=origin, more=forwarded)[0]
        assert status == 200, status
        assert room.set_cookie.startswith("__Host-cardroom=") and "; Secure" in room.set_cookie
        assert room.headers["Strict-Transport-Security"].startswith("max-age=31536000")
        assert room.logged("signed_in")[-1]["address"] == "198.51.100.9", room.logged("signed_in")
        # Limits are the client's, not the proxy's.
        tries = [room.request("POST", "/api/guest", {"name": f"bob{at}"}, origin=origin, more=forwarded)[0]
                 for at in range(5)]
        assert 429 in tries, tries
        other = {**forwarded, "X-Forwarded-For": "198.51.100.10"}
        assert room.request("POST", "/api/guest", {"name": "sue"}, origin=origin, more=other)[0] == 200
    with Room(program, extra=EMPTY) as room:
        claims = {"X-Forwarded-For": "198.51.100.9", "X-Forwarded-Proto": "https"}
        assert room.request("POST", "/api/guest", {"name": "ann"}, more=claims)[0] == 200
        assert room.set_cookie.startswith("cardroom=") and "Secure" not in room.set_cookie
        assert "Strict-Transport-Security" not in room.headers
        assert room.logged("signed_in")[-1]["address"] == "127.0.0.1"


def test_one_client_of_a_proxy_does_not_use_up_what_the_others_have(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty", "--proxy", "127.0.0.1")) as room:
        line = http.client.HTTPConnection("127.0.0.1", room.port, timeout=60)

        def status(client: str) -> int:
            line.request("GET", "/api/me", headers={"X-Forwarded-For": client})
            answer = line.getresponse()
            answer.read()
            return answer.status

        # The proxy sends everybody's requests over one connection, most of them those of one client who floods.
        for _ in range(100):
            for _ in range(4):
                status("198.51.100.9")
            assert status("198.51.100.10") == 200
        line.close()


def lines_sent(room: Room, name: str, lines: str) -> int:
    """The status that a new guest gets who sends these lines."""
    body = json.dumps({"name": name})
    with room.connect() as plain:
        plain.sendall((f"POST /api/guest HTTP/1.1\r\n{lines}Connection: close\r\n"
                       f"Content-Length: {len(body)}\r\n\r\n{body}").encode())
        return int(all_from(plain).split()[1])


def test_a_line_that_comes_twice_fools_nobody(program: pathlib.Path) -> None:
    with Room(program, extra=(*EMPTY, "--proxy", "127.0.0.1")) as room:
        host, origin = f"Host: 127.0.0.1:{room.port}\r\n", f"Origin: {room.origin}\r\n"
        evil = "X-Forwarded-For: 6.6.6.6\r\n"
        # HAProxy adds a line of its own below the one that its client invented.
        assert lines_sent(room, "ann", host + origin + evil + "X-Forwarded-For: 198.51.100.9\r\n") == 200
        assert [line["address"] for line in room.logged("signed_in")] == ["198.51.100.9"]
        assert lines_sent(room, "bob", host + "Host: evil.example\r\n" + origin) == 421
        assert lines_sent(room, "bob", host + origin + "Origin: http://evil.example\r\n") == 403


def test_a_name_that_leads_here_but_is_not_the_rooms_is_refused(program: pathlib.Path) -> None:
    with Room(program, extra=(*EMPTY, "--host", "poker.example")) as room:
        for host, status in (("evil.example", 421), ("127.0.0.1.evil.example", 421), ("127.9.9.9", 200),
                             ("poker.example", 200), ("localhost", 200), ("192.0.2.1", 421)):
            got = room.request("GET", "/", more={"Host": f"{host}:{room.port}"})[0]
            assert got == status, (host, got)
        # A page of another name sends itself as origin and host: that is what rebinding looks like.
        evil = f"http://evil.example:{room.port}"
        got = room.request("POST", "/api/guest", {"name": "ann"}, origin=evil,
                           more={"Host": f"evil.example:{room.port}"})
        assert got[0] == 421 and got[1]["rule"] == "wrong_host", got
        assert Client(room, origin=evil, host="evil.example").status == 421


def test_browsers_are_told_what_the_pages_may_do(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room:
        room.request("GET", "/")
        rules = room.headers["Content-Security-Policy"]
        for rule in ("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"):
            assert rule in rules, rules
        assert room.headers["X-Frame-Options"] == "DENY"
        assert room.headers["X-Content-Type-Options"] == "nosniff"


def test_figures_have_an_address_of_their_own(program: pathlib.Path) -> None:
    with Room(program, extra=(*EMPTY, "--metrics", "127.0.0.1:0")) as room:
        port = int(re.search(r":(\d+)/metrics", room.process.stdout.readline()).group(1))
        assert room.request("GET", "/metrics")[0] == 404
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("GET", "/metrics")
        figures = connection.getresponse().read().decode()
        assert "# TYPE cardroom_commits_total counter\n" in figures, figures
        assert "# HELP cardroom_connections " in figures, figures
        for path in ("/", "/api/me", "/api/rulebooks", "/ws"):
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 404, path


def test_files_come_packed_to_who_takes_gzip_and_plain_to_others(program: pathlib.Path) -> None:
    def fetch(port: int, path: str, takes: str) -> tuple[http.client.HTTPResponse, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        line.request("GET", path, headers={"Accept-Encoding": takes} if takes else {})
        answer = line.getresponse()
        return answer, answer.read()

    with Room(program, extra=EMPTY) as room:
        page = fetch(room.port, "/", "")[1].decode()
        paths = re.findall(r'"\.?(/assets/[^"]+\.(?:js|css))"', page)
        assert paths, page
        for path in paths:
            plain, whole = fetch(room.port, path, "")
            packed, small = fetch(room.port, path, "br;q=0.5, gzip")
            assert plain.headers["Content-Encoding"] is None
            assert packed.headers["Content-Encoding"] == "gzip" and packed.headers["Vary"] == "Accept-Encoding"
            assert gzip.decompress(small) == whole and len(small) < len(whole)
            assert fetch(room.port, path, "br")[1] == whole
