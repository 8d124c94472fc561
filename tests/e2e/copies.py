"""Backups of a room that is open, restores, and rooms of other versions of the program."""
import os
import pathlib
import random
import re
import shutil
import sqlite3
import subprocess
import tempfile

from client import Client, Room

EMPTY = ("--empty", "--rate", "100000")
FOLDERS = pathlib.Path(__file__).resolve().parent.parent / "folders"


def cardroom(program: pathlib.Path, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run([program, *words], capture_output=True, text=True, timeout=300)


def files_in(folder: str) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in pathlib.Path(folder).iterdir() if file.is_file()}


def fold(player: Client, table: int) -> None:
    """One act at a table where it is this player's turn, if it is."""
    player.drain()
    view = player.state(table)["view"]
    if view["dealing"] and view["round"]["legal"]["fold"]:
        player.ask("fold", table=table)


def test_a_backup_of_a_room_in_play_is_whole_and_comes_back(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder, Room(program, extra=EMPTY) as room:
        boss = room.operator()
        table = boss.done("open_table", rulebook="rws-2017", name="t", settings={})["table"]
        boss.done("set_house", table=table, key="pause-seconds", value="0")
        players = [room.guest(f"p{seat}") for seat in (1, 2)]
        for seat, player in enumerate(players, 1):
            player.ask("watch", table=table)
            player.done("sit", table=table, seat=seat, stake=400)
        file = folder + "/room.backup"
        copying = subprocess.Popen([program, "backup", file, "--data", room.data], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        while copying.poll() is None:  # The game goes on meanwhile.
            for player in players:
                fold(player, table)
        said, wrong = copying.communicate()
        assert copying.returncode == 0 and "no faults found" in said, (said, wrong)
        head = re.search(r"head (\d+):", said).group(1)
        assert os.stat(file).st_mode & 0o777 == 0o600, "it has the key in it"
        assert [name for name in os.listdir(folder) if name != "room.backup"] == [], "nothing else is left"
        again = cardroom(program, "backup", file, "--data", room.data)
        assert again.returncode == 1 and "already there" in again.stderr, again
        back = folder + "/back"
        restored = cardroom(program, "restore", file, "--data", back)
        assert restored.returncode == 0 and f"head {head}:" in restored.stdout, restored
        assert sorted(files_in(back)) == ["journal.key", "journal.sqlite", "journal.sqlite-head",
                                          "journal.sqlite.lock"]
        audit = cardroom(program, "audit", back)
        assert audit.returncode == 0, audit
        with Room(program, data=back, extra=EMPTY) as copy:  # Its own room now.
            mine = Client(copy, players[0].token, prefix="again")
            assert mine.welcome["account"]["name"] == "p1"
            assert mine.ask("watch", table=table)["state"]["you"]["seat"] == 1
            assert copy.stop() == 0


def test_a_backup_that_was_torn_or_changed_is_refused_and_changes_nothing(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        with Room(program) as room:
            file = pathlib.Path(folder) / "room.backup"
            assert cardroom(program, "backup", str(file), "--data", room.data).returncode == 0
        whole = file.read_bytes()
        pick = random.Random(7)
        bad = [whole[:size] for size in (0, 1, 17, 18, 19, 40, len(whole) // 2, len(whole) - 1)]
        bad += [whole[:pick.randrange(len(whole))] for _ in range(5)]
        for _ in range(20):
            place = pick.randrange(len(whole))
            bad.append(whole[:place] + bytes([whole[place] ^ (1 << pick.randrange(8))]) + whole[place + 1:])
        bad += [whole + b"x", whole + whole, b"something else"]
        for at, changed in enumerate(bad):
            file.write_bytes(changed)
            answer = cardroom(program, "restore", str(file), "--data", folder + "/back")
            assert answer.returncode == 1 and answer.stderr.startswith("restore: "), (at, answer)
            assert not pathlib.Path(folder, "back").exists(), at
        file.write_bytes(whole)
        assert cardroom(program, "restore", str(file), "--data", folder + "/back").returncode == 0


def test_restoring_over_a_room_needs_its_word_and_a_closed_room(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder, Room(program, extra=EMPTY) as room:
        file = folder + "/room.backup"
        assert cardroom(program, "backup", file, "--data", room.data).returncode == 0
        room.guest("late")
        refused = cardroom(program, "restore", file, "--data", room.data)
        assert refused.returncode == 1 and "already holds a room" in refused.stderr, refused
        opened = cardroom(program, "restore", file, "--data", room.data, "--replace")
        assert opened.returncode == 1 and "another process has this journal open" in opened.stderr, opened
        assert room.request("POST", "/api/guest", {"name": "late"})[0] == 409, "the room goes on"
        assert room.stop() == 0
        assert cardroom(program, "restore", file, "--data", room.data, "--replace").returncode == 0
        aside = [name for name in os.listdir(room.data) if name.startswith("replaced-")]
        assert len(aside) == 1 and "journal.key" in os.listdir(pathlib.Path(room.data, aside[0]))
        room.start()
        room.guest("late").ask("lobby")


def test_a_key_without_its_journal_is_not_written_over(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        file, other = folder + "/room.backup", pathlib.Path(folder, "other")
        with Room(program, extra=EMPTY) as room:
            assert cardroom(program, "backup", file, "--data", room.data).returncode == 0
        other.mkdir(mode=0o700)
        (other / "journal.key").write_text("the key of a room in a database")
        (other / "notes.txt").write_text("of somebody else")
        before = files_in(str(other))
        refused = cardroom(program, "restore", file, "--data", str(other))
        assert refused.returncode == 1 and "holds the journal.key of a room" in refused.stderr, refused
        checked = cardroom(program, "upgrade", "--check", "--data", str(other))
        assert checked.returncode == 1 and "no journal" in checked.stderr, checked
        assert files_in(str(other)) == before
        assert cardroom(program, "restore", file, "--data", str(other), "--replace").returncode == 0
        aside = next(other.glob("replaced-*"))
        assert (aside / "journal.key").read_text() == "the key of a room in a database"
        assert (other / "notes.txt").read_text() == "of somebody else"
        assert cardroom(program, "audit", str(other)).returncode == 0


def test_backups_in_a_folder_are_named_by_time_and_the_oldest_go(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder, Room(program, extra=EMPTY) as room:
        for old in ("cardroom-20200101-000000.backup", "cardroom-20210101-000000.backup", "notes.txt"):
            pathlib.Path(folder, old).touch()
        answer = cardroom(program, "backup", folder, "--data", room.data, "--keep", "2")
        assert answer.returncode == 0, answer
        left = sorted(os.listdir(folder))
        assert left[0] == "cardroom-20210101-000000.backup" and left[2] == "notes.txt" and len(left) == 3, left


def test_a_journal_that_was_changed_has_no_backup(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        with Room(program, extra=EMPTY) as room:
            room.guest("ann")
            assert room.stop() == 0
            with sqlite3.connect(pathlib.Path(room.data) / "journal.sqlite") as journal:
                journal.execute("UPDATE records SET time_ms = time_ms + 1 WHERE sequence = 2")
            journal.close()
            refused = cardroom(program, "backup", folder + "/a.backup", "--data", room.data)
            assert refused.returncode == 1 and "record 2" in refused.stderr, refused
            assert os.listdir(folder) == []


def test_a_copy_that_would_fill_the_disk_is_not_begun(program: pathlib.Path) -> None:
    with Room(program, extra=EMPTY) as room, tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        assert room.stop() == 0
        journal = pathlib.Path(room.data) / "journal.sqlite"
        size = journal.stat().st_size
        try:
            os.truncate(journal, 8 * 10**12)  # Nothing is written: a file with a hole.
        except OSError as error:
            print(f"skipped: no file of 8 TB: {error}")
            return
        for words in (("backup", folder), ("backup", folder + "/a.backup"), ("upgrade", "--check")):
            answer = subprocess.run([program, *words, "--data", room.data], capture_output=True, text=True, timeout=60,
                                    env={**os.environ, "TMPDIR": folder})
            assert answer.returncode == 1 and " MB of free disk for a while, and " in answer.stderr, (words, answer)
            assert os.listdir(folder) == [], words
        os.truncate(journal, size)
        assert cardroom(program, "backup", folder, "--data", room.data).returncode == 0


def test_a_backup_of_nothing_or_to_nowhere_is_refused_in_a_sentence(program: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        file = folder + "/a.backup"
        for words, code, said in (((file, "--data", folder), 1, "there is no room in this folder"),
                                  ((file, "--data", folder + "/none"), 1, "there is no room in this folder"),
                                  (("", "--data", folder), 2, "FILE needs a name")):
            answer = cardroom(program, "backup", *words)
            assert answer.returncode == code and said in answer.stderr, answer
        assert os.listdir(folder) == []


def newer(folder: str, format_number: int) -> None:
    with sqlite3.connect(pathlib.Path(folder) / "journal.sqlite") as journal:
        journal.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        journal.execute(f"PRAGMA user_version = {format_number}")
    journal.close()


def test_an_older_program_refuses_a_newer_folder_and_touches_nothing(program: pathlib.Path) -> None:
    known = int(re.search(r"journal format (\d+)", cardroom(program, "--version").stdout).group(1))
    with Room(program) as room:
        room.guest("ann").ask("lobby")
        assert room.stop() == 0
        # A newer program has written a record that this one does not know, and a snapshot after it.
        newer(room.data, known + 1)
        (pathlib.Path(room.data) / "log.jsonl").unlink()
        for name in ("journal.sqlite-wal", "journal.sqlite-shm", "journal.sqlite.lock"):
            (pathlib.Path(room.data) / name).unlink(missing_ok=True)
        before = files_in(room.data)
        with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
            for words in (("serve", "--listen", "127.0.0.1:0", "--data", room.data),
                          ("serve", "--listen", "127.0.0.1:0", "--accept-loss", "--data", room.data),
                          ("audit", room.data),
                          ("pairs", room.data),
                          ("backup", folder + "/x.backup", "--data", room.data),
                          ("upgrade", "--check", "--data", room.data)):
                answer = cardroom(program, *words)
                assert answer.returncode in (1, 2), (words, answer)
                assert "a newer program wrote this journal. Nothing was changed." in answer.stderr, (words, answer)
                assert files_in(room.data) == before, words
            assert os.listdir(folder) == []
        newer(room.data, known)
        nowhere = subprocess.run([program, "upgrade", "--check", "--data", room.data], capture_output=True, text=True,
                                 timeout=300, env={**os.environ, "TMPDIR": "/nowhere"})
        assert nowhere.returncode == 0, nowhere
        room.start()
        room.operator().ask("lobby")


def test_a_folder_of_every_released_version_is_opened(program: pathlib.Path) -> None:
    version = re.search(r"cardroom ([\d.]+)", cardroom(program, "--version").stdout).group(1)
    releases = sorted(folder.name for folder in FOLDERS.iterdir() if folder.is_dir())
    assert version in releases, f"keep a folder of {version}: tools/release_folder.py"
    for release in releases:
        with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
            data = folder + "/data"
            shutil.copytree(FOLDERS / release / "data", data)
            os.chmod(data, 0o700)
            for file in pathlib.Path(data).iterdir():
                file.chmod(0o600)
            checked = cardroom(program, "upgrade", "--check", "--data", data)
            assert checked.returncode == 0, (release, checked)
            assert cardroom(program, "audit", data).returncode == 0, release
            with Room(program, data=data) as room:
                boss = room.operator()
                boss.prefix = "later"  # The folder remembers the ids of its own time.
                tables = boss.ask("lobby")["tables"]
                assert len(tables) > 10, (release, tables)
                figures = boss.ask("figures")
                assert sum(one["rounds"] for one in figures["tables"]) > 0, release
                assert room.stop() == 0
            assert cardroom(program, "audit", data).returncode == 0, release


def test_records_that_changed_since_a_release_have_another_format(program: pathlib.Path) -> None:
    released = sorted(FOLDERS.iterdir())[-1]
    known = dict(line.split(" ", 1) for line in (released / "formats").read_text().splitlines())
    shown = cardroom(program, "--version").stdout
    now = dict(re.findall(r"^(\w+) (?:format|version) (\d+)$", shown, re.MULTILINE))
    for part, pages in (("journal", ("records",)), ("protocol", ())):
        assert int(now[part]) >= int(known[part]), (part, now, known)
        for page in pages:
            same = cardroom(program, "protocol", page).stdout == (released / f"{page}.md").read_text()
            assert same or int(now[part]) > int(known[part]), \
                f"the {page} have changed since {released.name}: raise store::journal_format"
