"""A client of the room with Python's own library: HTTP to sign in, and a WebSocket."""
import base64
import http.client
import json
import os
import pathlib
import re
import select
import signal
import socket
import ssl
import struct
import subprocess
import tempfile
import time
import zlib


class Closed(Exception):
    """The room closed the connection; `status` is the WebSocket's, or 0."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(f"closed with status {status}")
        self.status = status


def all_from(plain: socket.socket) -> bytes:
    """Everything that comes until the other side closes, cleanly or not."""
    got = b""
    try:
        while more := plain.recv(65536):
            got += more
    except ConnectionResetError:
        pass
    return got


def cash_games(program: pathlib.Path) -> list[str]:
    """The poker games that are dealt for cash, as the program itself lists them."""
    told = subprocess.run([program, "rules", "--json"], capture_output=True, text=True, check=True)
    return [book["key"] for book in json.loads(told.stdout)
            if book["kind"] == "poker" and not book["tournament"]]


class Room:
    """The real program on a free port, with its own data folder unless one is given."""

    def __init__(self, program: pathlib.Path, data: str | None = None, extra: tuple = (),
                 trust: str | None = None) -> None:
        """`trust` is a certificate's file; the room then uses TLS."""
        self.program = program
        self.tls = ssl.create_default_context(cafile=trust) if trust else None
        self.cookie = "__Host-cardroom" if trust else "cardroom"
        self.folder = tempfile.TemporaryDirectory(prefix="cardroom-") if data is None else None
        self.data = data or self.folder.name
        self.extra = extra
        self.start()

    def start(self) -> None:
        many = []
        for limit in ("--sign-ins", "--connects", "--welcomes"):
            many += [] if limit in self.extra else [limit, "100000"]
        self.process = subprocess.Popen(
            [self.program, "serve", "--data", self.data, "--listen", "127.0.0.1:0", *many,
             *self.extra],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)$", line.strip()).group(1))
        self.code = re.search(r"code=(\w+)", self.process.stdout.readline()).group(1)
        self.origin = f"http{'s' if self.tls else ''}://127.0.0.1:{self.port}"

    def connect(self, source: str = "") -> socket.socket:
        """`source`: another loopback address that the connection comes from."""
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=60,
                                         source_address=(source, 0) if source else None)
        return self.tls.wrap_socket(plain, server_hostname="127.0.0.1") if self.tls else plain

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> "Room":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()
        if self.folder:
            self.folder.cleanup()

    def request(self, method: str, path: str, body: dict | None = None, token: str = "",
                origin: str | None = "", more: dict | None = None,
                source: str = "") -> tuple[int, dict, str]:
        """Status, answer, and the token of the cookie that came with it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.sock = self.connect(source)
        headers = {"Content-Type": "application/json", **(more or {})}
        if origin is not None:
            headers["Origin"] = origin or self.origin
        if token:
            headers["Cookie"] = f"{self.cookie}={token}"
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        text = response.read().decode()
        self.headers = response.headers
        self.set_cookie = response.getheader("Set-Cookie") or ""
        cookie = re.match(self.cookie + r"=(\w+)", self.set_cookie)
        connection.close()
        answer = json.loads(text) if text.startswith("{") else {"text": text}
        return response.status, answer, cookie.group(1) if cookie else ""

    def logged(self, kind: str) -> list[dict]:
        """The log's lines of one kind. The log is written beside the answers: the first line may take a moment."""
        deadline = time.monotonic() + 20
        while True:
            text = (pathlib.Path(self.data) / "log.jsonl").read_text()
            whole = text[:text.rfind("\n") + 1].splitlines()
            found = [line for line in map(json.loads, whole) if line["type"] == kind]
            if found or time.monotonic() > deadline:
                return found
            time.sleep(0.05)

    def guest(self, name: str) -> "Client":
        status, _, token = self.request("POST", "/api/guest", {"name": name})
        assert status == 200, status
        return Client(self, token)

    def operator(self) -> "Client":
        status, _, token = self.request("POST", "/api/one-time", {"code": self.code})
        assert status == 200, status
        return Client(self, token)

    def staff(self, operator: "Client", name: str, role: str) -> "Client":
        code = operator.ask("appoint", name=name, role=role)["code"]
        status, _, token = self.request("POST", "/api/one-time", {"code": code})
        assert status == 200, status
        return Client(self, token)


class Client:
    """A WebSocket to the room. Answers are found by their id; the rest is kept in order."""

    def __init__(self, room: Room, token: str = "", origin: str | None = None,
                 prefix: str = "c", source: str = "", host: str = "", extensions: str = "",
                 stays: bool = False) -> None:
        """`extensions` is what it offers, as `permessage-deflate`. If it stays, it hears `one_moment`."""
        self.room, self.token, self.ids, self.prefix = room, token, 0, prefix
        self.tables: dict[int, dict] = {}
        self.others: list[dict] = []
        self.socket = room.connect(source)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /ws{'?one_moment' if stays else ''} HTTP/1.1", f"Host: {host or '127.0.0.1'}:{room.port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if origin != "":
            lines.append(f"Origin: {origin or room.origin}")
        if token:
            lines.append(f"Cookie: {room.cookie}={token}")
        if extensions:
            lines.append(f"Sec-WebSocket-Extensions: {extensions}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        agreed = re.search(r"Sec-WebSocket-Extensions: (.*)", head.decode())
        self.agreed = agreed.group(1).strip() if agreed else ""
        self.unpack = zlib.decompressobj(-15) if self.agreed else None
        self.taken = 0  # Bytes of frames that have come.
        self.was_packed = False  # The message that came last.
        if self.status == 101:
            self.welcome = self.receive()

    def fill(self) -> None:
        more = self.socket.recv(65536)
        if not more:
            raise Closed()
        self.buffer += more

    def take(self, count: int) -> bytes:
        while len(self.buffer) < count:
            self.fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def frame(self, payload: bytes, opcode: int = 1) -> bytes:
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        return head + mask + masked

    def send_text(self, text: str) -> None:
        self.socket.sendall(self.frame(text.encode()))

    def receive_text(self) -> str:
        text, packed = b"", False
        while True:
            first, second = self.take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack("!H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.take(8))[0]
            payload = self.take(size)
            self.taken += 2 + (0 if size < 126 else 2 if size < 65536 else 8) + size
            if first & 15 == 8:
                raise Closed(struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 0)
            if first & 15 == 9:
                self.socket.sendall(self.frame(payload, 10))
            if first & 15 in (0, 1):
                packed = packed or bool(first & 64)
                text += payload
                if first & 128:
                    self.was_packed = packed
                    return (self.unpack.decompress(text + b"\0\0\xff\xff") if packed else text).decode()

    def receive(self) -> dict:
        message = json.loads(self.receive_text())
        if "state" in message:
            self.tables[message["table"]] = message
        elif message["type"] not in ("done", "refused"):
            self.others.append(message)
        return message

    def drain(self) -> None:
        """Takes everything that has come, without waiting."""
        while self.buffer or select.select([self.socket], [], [], 0)[0]:
            self.receive()

    def send(self, kind: str, **fields: object) -> str:
        self.ids += 1
        ident = fields.pop("id", f"{self.prefix}{self.ids}")
        self.send_text(json.dumps({"type": kind, "id": ident, **fields}))
        return ident

    def ask(self, kind: str, **fields: object) -> dict:
        ident = self.send(kind, **fields)
        while True:
            message = self.receive()
            if message.get("id") == ident:
                return message

    def done(self, kind: str, **fields: object) -> dict:
        answer = self.ask(kind, **fields)
        if kind == "open_table" and answer.get("rule") == "not_in_force":
            historical = {**fields.get("settings", {}), "historical": "on"}
            answer = self.ask(kind, **{**fields, "settings": historical})
        assert answer["type"] == "done", answer
        return answer

    def state(self, table: int) -> dict:
        return self.tables[table]["state"]

    def close(self) -> None:
        self.socket.close()
