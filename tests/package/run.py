#!/usr/bin/env python3
"""The package as a host meets it: run.py [FILTER]

Builds it, and installs it on a bare Debian 12 that boots in a folder. Prints "ok NAME" or "FAIL NAME"
for each test and "N passed, M failed" last.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

import machine
import speed
from machine import ADDRESS, Machine, must, run

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build"
MINUTE = 60.0
PROGRAM = BUILD / "package" / "deb" / "usr" / "bin" / "cardroom"
# For wider processors, the widest first.
FORMS = {level: BUILD / "package" / "deb" / "usr" / "lib" / "cardroom" / level / "cardroom"
         for level in ("x86-64-v4", "x86-64-v3")}
OLDEST = ("qemu-x86_64", "-cpu", "Nehalem", PROGRAM)


class Host:
    """What the tests share: the package, and a machine that it was installed on."""

    deb: pathlib.Path
    inside: Machine | None = None


HOST = Host()


def test_package_builds_one_file_with_the_version_in_its_name() -> None:
    said = must(ROOT / "package", "--into", BUILD / "packaged").splitlines()
    HOST.deb = pathlib.Path(said[-1])
    version = re.search(r"project\(cardroom VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)
    assert HOST.deb.name == f"cardroom_{version}_amd64.deb" and HOST.deb.stat().st_size > 1_000_000, HOST.deb
    depends = must("dpkg-deb", "-f", HOST.deb, "Depends")
    for library in ("libsqlite3-0", "libsodium23", "libssl3", "libzstd1", "libqrencode4", "libc6"):
        assert library in depends, depends
    listed = must("dpkg-deb", "-c", HOST.deb)
    for line in listed.splitlines():
        program = re.search(r" \./usr/(bin|lib/cardroom/x86-64-v\d)/cardroom$", line)
        assert line.startswith("d" if line.endswith("/") else "-") and line[1:10] == (
            "rwxr-xr-x" if program or line.endswith("/") else "rw-r--r--"), line
    for wanted in ("./usr/bin/cardroom", "./etc/cardroom/cardroom.toml", "cardroom-backup.timer", "man1/cardroom-serve.1.gz",
                   "bash-completion/completions/cardroom"):
        assert wanted in listed, wanted
    for program in (PROGRAM, *FORMS.values()):
        assert str(ROOT) not in run("strings", program).stdout, f"{program} knows where it was built"


def test_package_has_no_error_of_lintian() -> None:
    answer = run("lintian", "--allow-root", "--fail-on", "error", HOST.deb)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_package_built_again_elsewhere_has_the_same_bytes() -> None:
    with tempfile.TemporaryDirectory(prefix="cardroom-again-") as folder:
        clone = pathlib.Path(folder) / "another place"
        must("git", "clone", "-q", ROOT, clone)
        changed = run("git", "-C", ROOT, "status", "--porcelain", "--untracked-files=no").stdout
        assert not changed, "commit first: the same commit gives the same bytes"
        # Nothing of the first build is used: not its compiler cache, nor its umask, language, time zone, flags and
        # folder for files in between.
        again = must("bash", "-c", "umask 077; exec ./package", cwd=clone,
                     env={**os.environ, "CCACHE_DISABLE": "1", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8",
                          "TZ": "Asia/Tokyo", "TMPDIR": folder + "/not there", "CXXFLAGS": "-O0"})
        other = pathlib.Path(again.splitlines()[-1])
        assert other.read_bytes() == HOST.deb.read_bytes(), run("cmp", other, HOST.deb).stdout


def test_package_runs_on_the_oldest_processor_it_is_for() -> None:
    # It has no register of a wider one, also where no test comes by.
    code = must("objdump", "-d", "--no-show-raw-insn", PROGRAM)
    assert not re.search("%[yz]mm", code)
    assert "full house" in must(*OLDEST, "rank", "--deck", "32", "AsAhAdKsKh", "KdJd9d8d7d")
    assert "1 passed" in must(*OLDEST, "hand", "--quiet", ROOT / "tests/hands/H95-10.2-raise-size.hand")
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        room = subprocess.Popen([*map(str, OLDEST), "serve", "--data", folder + "/data", "--listen", "127.0.0.1:0"],
                                stdout=subprocess.PIPE, text=True)
        try:
            address = re.search(r"at (\S+)", room.stdout.readline()).group(1)
            assert must("curl", "-fsS", address + "/healthz") == "ok\n"
        finally:
            room.terminate()
            assert room.wait(timeout=300) == 0


def forms_that_run_here() -> list[str]:
    """As the C library sees this processor, the widest first."""
    said = must("/lib64/ld-linux-x86-64.so.2", "--help")
    return [level for level in FORMS if re.search(rf"^  {level} \(supported", said, re.M)]


def test_package_takes_its_widest_form_and_all_forms_answer_alike() -> None:
    runs_here = forms_that_run_here()
    for game in (("rws-2017",), ("modern-omaha", "--set", "win=high-low", "--set", "low-qualifier=8"), ("manila-1995",)):
        asked = ("odds", "--rules", *game, "random", "random", "--samples", "20000", "--seed", "7", "--json")
        answer = must(*OLDEST, *asked)
        for program in (PROGRAM, *(FORMS[level] for level in runs_here)):
            assert must(program, *asked) == answer, (program, asked)
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        room = subprocess.Popen([PROGRAM, "serve", "--data", folder + "/data", "--listen", "127.0.0.1:0"],
                                stdout=subprocess.PIPE, text=True)
        try:
            assert " at http" in room.stdout.readline()
            form = FORMS[runs_here[0]] if runs_here else PROGRAM
            assert pathlib.Path(f"/proc/{room.pid}/exe").resolve() == form.resolve()
        finally:
            room.terminate()
            assert room.wait(timeout=300) == 0


def test_package_is_as_fast_as_a_program_for_this_machine() -> None:
    native = BUILD / "release" / "src" / "cardroom"
    if not native.exists():
        must(ROOT / "scripts" / "build.sh", "release", "cardroom")
    slow = speed.compare(native, PROGRAM)
    assert not slow, slow


def test_package_has_units_that_systemd_accepts_and_that_give_little_away() -> None:
    units = [str(ROOT / "packaging" / name) for name in ("cardroom.service", "cardroom-backup.service")]
    for unit in units:
        answer = run("systemd-analyze", "security", "--offline=true", "--threshold=25", unit)
        assert answer.returncode == 0, answer.stdout[-600:] + answer.stderr


def test_package_manual_pages_and_completion_follow_the_command_line() -> None:
    tree = BUILD / "package" / "deb"
    pages = sorted((tree / "usr/share/man/man1").glob("*.gz"))
    program = tree / "usr/bin/cardroom"
    commands = re.findall(r"^  ([a-z-]+)  ", must(program, "--help").split("Subcommands:")[1].split("Examples")[0], re.M)
    assert {f"cardroom-{one}.1.gz" for one in commands} <= {page.name for page in pages}, commands
    for page in pages:
        shown = run("man", "--warnings", "-l", page, env={**os.environ, "MANWIDTH": "100", "LC_ALL": "C.UTF-8"})
        assert shown.returncode == 0 and not shown.stderr, (page.name, shown.stderr)
    script = tree / "usr/share/bash-completion/completions/cardroom"
    for words, wanted in ((("cardroom", "ba"), "backup"), (("cardroom", "serve", "--lis"), "--listen"),
                          (("cardroom", "history", "ver"), "verify"), (("cardroom", "describe", "se"), "settings")):
        line = " ".join(f'"{word}"' for word in words)
        answer = must("bash", "-c", f'. "{script}"; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _cardroom; '
                                    'echo "${COMPREPLY[@]}"')
        assert wanted in answer.split(), (words, answer)


def need_machine() -> Machine:
    assert HOST.inside is not None, "the machine was not made"
    return HOST.inside


def main_pid(inside: Machine) -> str:
    return inside.must("systemctl", "show", "cardroom", "-p", "MainPID", "--value").strip()


def test_first_minute_from_the_file_to_the_first_hand() -> None:
    bare = machine.bare_debian(BUILD / "debian-12", HOST.deb)
    root = BUILD / "debian-12-room"
    shutil.rmtree(root, ignore_errors=True)
    must("cp", "-a", bare, root)
    before = everything(root)
    HOST.inside = Machine(root)
    HOST.inside.before = before
    inside = need_machine()
    began = time.monotonic()
    said = inside.must("apt-get", "install", "-y", f"/root/{HOST.deb.name}")
    assert "cardroom link" in said, said[-1000:]
    assert inside.must("systemctl", "is-active", "cardroom.service").strip() == "active"
    link = inside.must("cardroom", "link")
    address = re.search(r"open at (\S+)", link).group(1)
    code = re.search(r"#code=(\w+)", link).group(1)
    assert address == f"http://{ADDRESS}:8080" and len(link.splitlines()) > 10, link
    played = inside.on_its_network(sys.executable, ROOT / "tests/package/first_hand.py", address, code)
    took = time.monotonic() - began
    print(f"   from apt install to the first decision: {took:.1f} s; {played.strip()}")
    assert took <= MINUTE, took


def test_service_has_its_own_user_and_folder_and_shows_its_health() -> None:
    inside = need_machine()
    wanted = {"User": "cardroom", "NoNewPrivileges": "yes", "ProtectSystem": "strict", "Restart": "on-failure",
              "StartLimitIntervalUSec": "0", "MemoryMax": "2147483648", "LimitNOFILE": "65536"}
    shown = inside.must("systemctl", "show", "cardroom", "-p", ",".join(wanted)).split()
    assert set(shown) == {f"{key}={value}" for key, value in wanted.items()}, shown
    assert inside.must("stat", "-c", "%U %a", "/var/lib/cardroom").split() == ["cardroom", "700"]
    for path, text in (("healthz", "ok"), ("readyz", "ready")):
        assert inside.on_its_network("curl", "-fsS", f"http://{ADDRESS}:8080/{path}").strip() == text
    assert "room_opened" in inside.must("journalctl", "-u", "cardroom", "--no-pager")
    assert inside.must("systemctl", "is-active", "cardroom-backup.timer").strip() == "active"


def test_service_comes_back_after_a_kill_with_everything() -> None:
    inside = need_machine()
    pid = main_pid(inside)
    inside.must("sh", "-c", f"kill -9 {pid}")
    inside.wait(lambda: inside("systemctl", "is-active", "cardroom").stdout.strip() == "active"
                and main_pid(inside) not in (pid, "0"))
    assert inside("cardroom", "audit", "/var/lib/cardroom").returncode == 0


def test_service_has_a_backup_that_can_be_restored() -> None:
    inside = need_machine()
    inside.must("systemctl", "start", "cardroom-backup.service")
    backups = inside.must("ls", "/var/lib/cardroom/backups").split()
    assert len(backups) == 1 and backups[0].endswith(".backup"), backups
    file = "/var/lib/cardroom/backups/" + backups[0]
    assert inside.must("stat", "-c", "%U %a", file).split() == ["cardroom", "600"]
    inside.must("systemctl", "stop", "cardroom")
    refused = inside("cardroom", "restore", file)
    assert refused.returncode == 1 and "already holds a room" in refused.stderr, refused
    inside.must("cardroom", "restore", "--replace", file)
    inside.must("systemctl", "start", "cardroom")
    assert "newcomer" in inside.must("sh", "-c", "strings /var/lib/cardroom/journal.sqlite 2>/dev/null || "
                                                 "grep -a -o newcomer /var/lib/cardroom/journal.sqlite")


def test_service_with_wrong_settings_says_which_line() -> None:
    inside = need_machine()
    settings = inside.root / "etc/cardroom/cardroom.toml"
    good = settings.read_text()
    settings.write_text(good + "\nlissten = 1\n")
    line = len(settings.read_text().splitlines())
    assert inside("systemctl", "restart", "cardroom").returncode != 0
    said = inside.must("journalctl", "-u", "cardroom", "--no-pager")
    assert f"/etc/cardroom/cardroom.toml:{line}: there is no setting `lissten`" in said, said[-1500:]
    settings.write_text(good)
    inside.must("systemctl", "reset-failed", "cardroom")
    inside.must("systemctl", "restart", "cardroom")


def test_service_with_a_certificate_of_its_own_and_a_new_one_without_a_restart() -> None:
    inside = need_machine()
    made = inside.must("cardroom", "certificate")
    assert ADDRESS in made and "not private" in made, made
    settings = inside.root / "etc/cardroom/cardroom.toml"
    plain = settings.read_text()
    settings.write_text(plain + '\ncert = "/etc/cardroom/cert.pem"\nkey = "/etc/cardroom/key.pem"\nhost = ["poker.example"]\n')
    inside.must("systemctl", "restart", "cardroom")
    assert "open at https://poker.example:8080\n" in inside.must("cardroom", "link")

    def fingerprint() -> str:
        shown = inside.on_its_network("sh", "-c", f"openssl s_client -connect {ADDRESS}:8080 </dev/null 2>/dev/null | "
                                                  "openssl x509 -noout -fingerprint -sha256")
        return shown.strip().split("=")[1]

    assert fingerprint() in made
    pid = main_pid(inside)
    inside.must("rm", "/etc/cardroom/cert.pem", "/etc/cardroom/key.pem")
    made = inside.must("cardroom", "certificate")
    inside.must("systemctl", "reload", "cardroom")
    inside.wait(lambda: fingerprint() in made)
    assert main_pid(inside) == pid
    settings.write_text(plain)
    inside.must("rm", "/etc/cardroom/cert.pem", "/etc/cardroom/key.pem")
    inside.must("systemctl", "restart", "cardroom")


def put_newer(inside: Machine, version: str) -> None:
    """The same package with another version, for apt to install."""
    newer = BUILD / "package" / "newer"
    shutil.rmtree(newer, ignore_errors=True)
    must("dpkg-deb", "-R", HOST.deb, newer)
    control = newer / "DEBIAN/control"
    control.write_text(re.sub(r"^Version: .*", f"Version: {version}", control.read_text(), flags=re.M))
    must("dpkg-deb", "--root-owner-group", "-Znone", "-b", newer, inside.root / "root/newer.deb")


def test_service_is_upgraded_in_place_and_keeps_the_room() -> None:
    inside = need_machine()
    assert "All of the room can be brought back" in inside.must("cardroom", "upgrade", "--check")
    before = main_pid(inside)
    put_newer(inside, "999.0")
    inside.must("apt-get", "install", "-y", "/root/newer.deb")
    assert inside.must("systemctl", "is-active", "cardroom").strip() == "active" and main_pid(inside) != before
    assert inside("cardroom", "audit", "/var/lib/cardroom").returncode == 0


def test_service_goes_on_as_it_is_where_a_newer_one_would_not_start() -> None:
    inside = need_machine()
    settings = inside.root / "etc/cardroom/cardroom.toml"
    good, before = settings.read_text(), main_pid(inside)
    settings.write_text(good + "\nlissten = 1\n")
    put_newer(inside, "999.1")
    said = inside.must("apt-get", "install", "-y", "/root/newer.deb")
    assert "The room was not restarted" in said and "there is no setting `lissten`" in said, said[-1500:]
    assert main_pid(inside) == before
    settings.write_text(good)
    inside.must("systemctl", "restart", "cardroom")


def everything(root: pathlib.Path) -> set[str]:
    """Every file of the machine, without what any machine changes by itself."""
    skip = ("proc", "sys", "dev", "run", "tmp", "var/cache", "var/log", "var/lib/apt", "var/lib/dpkg", "root",
            "var/lib/systemd", "var/tmp")
    found = set()
    for folder, names, files in os.walk(root):
        inside = os.path.relpath(folder, root)
        names[:] = [name for name in names if os.path.normpath(os.path.join(inside, name)) not in skip]
        found |= {os.path.normpath(os.path.join(inside, name)) for name in names + files}
    return found


def test_purge_leaves_nothing_but_what_it_says() -> None:
    inside = need_machine()
    said = inside.must("apt-get", "purge", "-y", "cardroom")
    # The libraries that nothing needs any more; others may suggest one of them.
    inside.must("apt-get", "-o", "APT::AutoRemove::SuggestsImportant=false", "-o",
                "APT::AutoRemove::RecommendsImportant=false", "autoremove", "-y", "--purge")
    assert "stay in /var/lib/cardroom" in said, said[-1500:]
    assert inside("getent", "passwd", "cardroom").returncode != 0
    assert "cardroom" not in inside("systemctl", "list-unit-files", "--no-pager").stdout
    kept = {path for path in everything(inside.root) - inside.before}
    known = ("var/lib/cardroom", "etc/passwd-", "etc/group-", "etc/shadow-", "etc/gshadow-", "etc/subuid-", "etc/subgid-",
             "etc/ld.so.cache", "etc/machine-id", "etc/.pwd.lock", "etc/.updated", "var/.updated", "etc/localtime",
             "etc/timezone", "etc/hostname", "etc/hosts", "var/lib/dbus", "var/lib/private", "var/lib/logrotate",
             "var/lib/misc", "var/backups", "etc/adduser.conf", "etc/deluser.conf", "usr/lib/locale", "etc/locale")
    left = {path for path in kept if not path.startswith(known)}
    assert not left, sorted(left)[:40]
    # Where any machine keeps files of its own, none is named after the room.
    named = must("find", *(inside.root / part for part in ("etc", "usr", "var")), "-iname", "*cardroom*", "-not", "-path",
                 "*/var/lib/cardroom*", "-not", "-path", "*/var/cache/apt/*")
    assert not named, named
    inside.must("rm", "-r", "/var/lib/cardroom")


def test_purged_it_can_be_installed_again_and_says_when_the_room_does_not_start() -> None:
    inside = need_machine()
    listen = f"import socket, time; taken = socket.create_server(('{ADDRESS}', 8080)); print('taken', flush=True); time.sleep(600)"
    with subprocess.Popen([*inside.enter("-n"), sys.executable, "-c", listen], stdout=subprocess.PIPE, text=True) as other:
        try:
            assert other.stdout.readline() == "taken\n"
            said = inside.must("apt-get", "install", "-y", f"/root/{HOST.deb.name}")
        finally:
            other.kill()
    assert "The room did not start. The reason: journalctl -u cardroom" in said, said[-1500:]
    inside.wait(lambda: inside("systemctl", "is-active", "cardroom").stdout.strip() == "active")
    assert "open at http://" in inside.must("cardroom", "link")
    inside.must("apt-get", "purge", "-y", "cardroom")


def main() -> None:
    wanted = sys.argv[1].lower() if len(sys.argv) > 1 else ""
    tests = [(name[5:].replace("_", " "), test) for name, test in globals().items() if name.startswith("test_")]
    whole = not any(wanted in name for name, _ in tests)
    why_not = machine.missing()
    passed = failed = 0
    try:
        for name, test in tests:
            needs_machine = name.startswith(("first", "service", "purge"))
            if needs_machine and why_not:
                print(f"skipped: {name}: {why_not}")
                continue
            # The first one makes the package, and the first minute makes the machine.
            maker = test in (test_package_builds_one_file_with_the_version_in_its_name,
                             test_first_minute_from_the_file_to_the_first_hand)
            if wanted and not whole and wanted not in name and not maker:
                continue
            began = time.monotonic()
            try:
                test()
                passed += 1
                print(f"ok {name}, {time.monotonic() - began:.1f} s", flush=True)
            except Exception:  # A test that fails must not stop the others from running.
                failed += 1
                print("FAIL", name, flush=True)
                traceback.print_exc(file=sys.stdout)
    finally:
        if HOST.inside is not None:
            HOST.inside.close()
            shutil.rmtree(HOST.inside.root, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
