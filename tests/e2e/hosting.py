"""What a host does with the room: settings, a link, certificates, the service manager, the disk."""
import os
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import tempfile
import time

from client import Client, Room
from tls import make_certificate

EMPTY = ("--empty",)


def cardroom(program: pathlib.Path, *words: str, **more: object) -> subprocess.CompletedProcess:
    return subprocess.run([program, *words], capture_output=True, text=True, timeout=120, **more)


def test_check_config_names_the_line_and_the_reason(program: pathlib.Path) -> None:
    cases = (
        ("version = 1\nlisten = \"0.0.0.0:8080\"\nrate = 30\nempty = true\nhost = [\"a.example\", \"b.example\"]\n", 0, ": no faults found"),
        ("version = 1\n\nlissten = \"x\"\n", 2, ":3: there is no setting `lissten`"),
        ("version = 1\nlisten = \"nowhere\"\n", 2, ":2: --listen needs HOST:PORT"),
        ("version = 1\nrate = \"fast\"\n", 2, ":2: `rate` is a number, not a text in quotation marks"),
        ("version = 1\nrate = \"30\"\n", 2, ":2: `rate` is a number, not a text in quotation marks"),
        ("version = 1\nmetrics = 9100\n", 2, ":2: `metrics` is a text in quotation marks, not a number"),
        ("version = 1\nhost = [\"a.example\", 1]\n", 2, ":2: `host` must be"),
        ("version = 1\nhost = [1, 2]\n", 2, ":2: `host` is a text in quotation marks, not a number"),
        ("\nversion = \"1\"\n", 2, ":2: `version` is a whole number, like 1, not a text in quotation marks"),
        ("version = 1.0\n", 2, ":1: `version` is a whole number, like 1, not a fraction"),
        ("version = true\n", 2, ":1: `version` is a whole number, like 1, not true or false"),
        ("version = [1]\n", 2, ":1: `version` is a whole number, like 1, not a list"),
        ("version = []\n", 2, ":1: `version` is a whole number, like 1, not a list"),
        ("version = 1979-05-27\n", 2, ":1: `version` must be"),
        ("version = 2\n", 2, ":1: this program reads settings of version 1"),
        ("version = 1\ncert = \"/nowhere/cert.pem\"\nkey = \"/nowhere/key.pem\"\n", 2, ":2: read the certificate"),
        ("version = 1\nkey = \"/nowhere/key.pem\"\n", 2, ":2: --cert and --key go together"),
        ("version = 1\nempty = 7\n", 2, ":2: `empty` is true or false"),
        ("version = 1\ndata = true\n", 2, ":2: `data` is a text in quotation marks, not true or false"),
        ("version = 1\nlisten = [\"127.0.0.1:1\", \"127.0.0.1:2\"]\n", 2, ":2: `listen` takes one value"),
        ("version = 1\nhelp = true\n", 2, ":2: there is no setting `help`\n"),
        ("version = 1\nconfig = \"x\"\n", 2, ":2: there is no setting `config`"),
        ("version = 1\n[data]\na = 1\n", 2, ":2: `data` must be"),
        ("version = 1\nlisten = \"unclosed\n", 2, ":2: "),
        ("version = 1\nlisten = \"127.0.0.1:1\"\nlisten = \"127.0.0.1:2\"\n", 2, ":3: "),
        ("version = 1\nprogram-check = -1\n", 2, ":2: `program-check`"),
        ("version = 1\ndisk-warning = -5\n", 2, ":2: `disk-warning`: Value -5 not in range"),
        ("version = 1\nrate = -3\n", 2, ":2: `rate`: '-3' is not a number above 0"),
        ("version = 1\nsign-ins = 0\n", 2, ":2: `sign-ins`"),
        ("version = 1\nrate = inf\n", 2, ":2: `rate`: 'inf' is too large"),
        ("version = 1\nprogram-check = 1e300\n", 2, ":2: `program-check`: '"),
        ("version = 1\naddress-rate = nan\n", 2, ":2: --address-rate needs a number from 0 on"),
        ("version = 1\ncert = \"\"\nkey = \"\"\ndb = \"\"\n", 0, ": no faults found"),
        ("version = 1\ndata = \"\"\n", 2, ":2: `data` cannot be empty"),
        ("version = 1\nhost = [\"a.example\", \"\"]\n", 2, ":2: `host` cannot be empty"),
        ("version = 1\nDisk_Warning = 5\n", 2, ":2: there is no setting `Disk_Warning`; perhaps `disk-warning`?"),
        ("version = 1\nhost = \"a b\"\n", 2, ":2: --host needs a name"),
        ("version = 1\norigin = \"poker\"\n", 2, ":2: --origin needs"),
        ("version = 1\nrehearsal = \"/nowhere\"\n", 2, ":2: --rehearsal: there is no file"),
        ("version = 1\ndocuments = \"/nowhere\"\n", 2, ":2: --documents: there is no folder"),
        ("version = 1\nlog = \"/nowhere/room.log\"\n", 2, ":2: --log: there is no folder"),
        ("version = 1\nlog = \"/\"\n", 2, ":2: --log: / is a folder, not a file"),
        ("version = 1\ndata = \"/dev/null\"\n", 2, ":2: --data: /dev/null is not a folder"),
        ("listen = \"127.0.0.1:81\"\nmetrics = \"127.0.0.1:81\"\n", 2, ":2: --metrics needs another port"),
        ("listen = \"0.0.0.0:81\"\nmetrics = \"127.0.0.1:81\"\n", 2, ":2: --metrics needs another port"),
        ("listen = \"127.0.0.1:0\"\nmetrics = \"127.0.0.1:0\"\n", 0, ": no faults found"),
    )
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        for text, code, said in cases:
            file = pathlib.Path(folder) / "room.toml"
            file.write_text(text)
            answer = cardroom(program, "check-config", str(file))
            assert answer.returncode == code, (text, answer)
            assert str(file) + said in answer.stdout + answer.stderr, (text, answer)
        missing = cardroom(program, "check-config", folder + "/none.toml")
        assert missing.returncode == 2 and "cannot be read" in missing.stderr, missing


def test_every_option_of_serve_is_a_setting_and_the_command_line_wins(program: pathlib.Path) -> None:
    written = cardroom(program, "describe", "settings").stdout
    options = set(re.findall(r"--([a-z-]+)", cardroom(program, "serve", "--help").stdout.split("Example")[0]))
    keys = set(re.findall(r"^#([a-z-]+) = ", written, re.MULTILINE))
    assert keys == options - {"help", "config"}, keys ^ options
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        file = pathlib.Path(folder) / "room.toml"
        # Every line in force, with its usual value, is a room as well.
        everything = re.sub(r"^#([a-z-]+ = )", r"\1", written, flags=re.MULTILINE)
        file.write_text(everything)
        answer = cardroom(program, "check-config", str(file))
        assert answer.returncode == 0, answer
        file.write_text('version = 1\nlisten = "127.0.0.1:1"\nempty = true\nrate = 1\n')
        with Room(program, extra=("--config", str(file))) as room:  # Its own --listen wins.
            assert room.guest("ann").ask("lobby")["tables"] == []
        file.write_text("version = 1\nlissten = 1\n")
        refused = cardroom(program, "serve", "--config", str(file), "--data", folder + "/data")
        assert refused.returncode == 2 and ":2: there is no setting" in refused.stderr, refused
        assert not pathlib.Path(folder, "data").exists()


def test_link_prints_the_address_a_sign_in_and_a_code_to_scan(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        closed = cardroom(program, "link", "--data", folder)
        assert closed.returncode == 1 and "no room is open" in closed.stderr, closed
    with Room(program, extra=EMPTY) as room:
        first = cardroom(program, "link", "--data", room.data)
        assert first.returncode == 0, first
        code = re.search(r"#code=(\w{32})", first.stdout).group(1)
        assert f"http://127.0.0.1:{room.port}" in first.stdout
        assert "Only this machine can reach it" in first.stdout, first
        assert room.request("POST", "/api/one-time", {"code": room.code})[0] == 403, "the code before has ended"
        status, answer, _ = room.request("POST", "/api/one-time", {"code": code})
        assert status == 200 and answer["account"]["role"] == "operator", answer
        assert room.request("POST", "/api/one-time", {"code": code})[0] == 403, "once only"
        config = pathlib.Path(room.data) / "room.toml"
        config.write_text('version = 1\norigin = ["https://poker.example"]\n')
        for letters, locale in (("##", "C"), ("\u2588", "C.UTF-8")):
            drawn = cardroom(program, "link", "--data", room.data, "--config", str(config),
                             env={**os.environ, "LC_ALL": locale})
            assert "https://poker.example/#code=" in drawn.stdout and letters in drawn.stdout, drawn
        assert room.stop() == 0
        assert cardroom(program, "link", "--data", room.data).returncode == 1
        assert not (pathlib.Path(room.data) / "room.address").exists()


def test_a_room_tells_its_service_manager_when_it_is_ready_and_when_it_stops(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder, \
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(folder + "/notify")
        manager.settimeout(60)
        process = subprocess.Popen(
            [program, "serve", "--empty", "--data", folder + "/data", "--listen", "127.0.0.1:0"],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "NOTIFY_SOCKET": folder + "/notify"})
        assert manager.recv(100) == b"READY=1"
        port = int(re.search(r":(\d+)$", process.stdout.readline().strip()).group(1))
        with socket.create_connection(("127.0.0.1", port), timeout=60) as plain:
            plain.sendall(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in plain.recv(1000)
        process.send_signal(signal.SIGTERM)
        assert manager.recv(100) == b"STOPPING=1"
        assert process.wait(timeout=60) == 0


def certificate_seen(room: Room) -> str:
    """The certificate of a new connection, as PEM."""
    return ssl.get_server_certificate(("127.0.0.1", room.port), timeout=60)


def until(true: object) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_new_certificate_is_used_without_a_restart_and_a_bad_one_is_not(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        certificate, key = make_certificate(folder)
        with Room(program, extra=(*EMPTY, "--cert", certificate, "--key", key), trust=certificate) as room:
            ann = room.guest("ann")
            first = certificate_seen(room)
            make_certificate(folder)
            room.process.send_signal(signal.SIGHUP)
            until(lambda: certificate_seen(room) != first)
            second = certificate_seen(room)
            assert second == ssl.DER_cert_to_PEM_cert(ssl.PEM_cert_to_DER_cert(pathlib.Path(certificate).read_text()))
            assert ann.ask("lobby")["type"] == "lobby", "the connection lives on"
            assert room.logged("certificate_read")
            pathlib.Path(key).write_text("not a key")
            room.process.send_signal(signal.SIGHUP)
            until(lambda: any("key" in line["operation"] for line in room.logged("trouble")))
            assert certificate_seen(room) == second
            assert ann.ask("lobby")["type"] == "lobby"
            assert room.stop() == 0


def test_a_certificate_of_the_rooms_own_serves_those_who_accept_it(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        files = (f"{folder}/cert.pem", f"{folder}/key.pem")
        words = ("certificate", "--name", "127.0.0.1", "--name", "poker.lan", "--cert", files[0], "--key", files[1])
        made = cardroom(program, *words)
        assert made.returncode == 0 and "not private" in made.stdout, made
        shown = subprocess.run(["openssl", "x509", "-in", files[0], "-noout", "-fingerprint", "-sha256", "-text"],
                               capture_output=True, text=True, check=True).stdout
        assert re.search(r"SHA-256\) is ([0-9A-F:]{95})", made.stdout).group(1) in shown
        assert "IP Address:127.0.0.1, DNS:poker.lan" in shown, shown
        assert f'cert = "{files[0]}"\nkey = "{files[1]}"\n' in made.stdout, made
        beside = cardroom(program.resolve(), "certificate", "--cert", "beside.pem", "--key", "beside.key", cwd=folder)
        assert '/beside.pem"\nkey = "/' in beside.stdout, "the service has another folder"
        again = cardroom(program, *words)
        assert again.returncode == 1 and "File exists" in again.stderr, "nothing is overwritten"
        with Room(program, extra=(*EMPTY, "--cert", files[0], "--key", files[1]), trust=files[0]) as room:
            assert room.guest("ann").ask("lobby")["type"] == "lobby"
        _, other_key = make_certificate(tempfile.mkdtemp(dir=folder))
        mixed = cardroom(program, "serve", "--data", folder + "/data", "--cert", files[0], "--key", other_key)
        assert mixed.returncode == 2, mixed


def test_a_disk_that_is_almost_full_is_told_to_the_staff_and_the_log(program: pathlib.Path) -> None:
    with Room(program, extra=(*EMPTY, "--disk-warning", "1000000000")) as room:
        boss = room.operator()
        told = room.logged("disk_low")
        assert told and told[0]["level"] == "warning" and told[0]["free_mb"] > 0, told
        assert boss.ask("lobby")["type"] == "lobby", "it only warns"
        late = room.staff(boss, "sue", "supervisor")
        late.ask("lobby")
        assert any(one["type"] == "trouble" and one["name"] == "The disk" for one in late.others), late.others
    with Room(program, extra=(*EMPTY, "--disk-warning", "0")) as room:
        room.operator().ask("lobby")
        assert "disk_low" not in (pathlib.Path(room.data) / "log.jsonl").read_text()


def test_a_port_that_is_taken_and_a_folder_of_others_are_said_in_a_sentence(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room, tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        taken = cardroom(program, "serve", "--data", folder + "/data", "--listen", f"127.0.0.1:{room.port}")
        assert taken.returncode == 1 and "Address already in use" in taken.stderr, taken
        assert not pathlib.Path(folder, "data", "room.address").exists()
        second = cardroom(program, "serve", "--data", room.data, "--listen", "127.0.0.1:0")
        assert second.returncode == 1 and "another process has this journal open" in second.stderr, second
        assert Client(room, room.guest("ann").token).ask("lobby")["type"] == "lobby"
