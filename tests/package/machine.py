"""A bare Debian 12 in a folder, booted with its own systemd and its own network."""
import os
import pathlib
import shutil
import subprocess
import time

ADDRESS = "192.0.2.2"  # For documentation: nobody else has it, and the network is the machine's own.
BARE = "systemd,systemd-sysv,dbus"


def run(*words: object, **more: object) -> subprocess.CompletedProcess:
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=1800,
                          stdin=subprocess.DEVNULL, **more)


def must(*words: object, **more: object) -> str:
    done = run(*words, **more)
    assert done.returncode == 0, (words, done.returncode, done.stdout[-3000:], done.stderr[-3000:])
    return done.stdout


def missing() -> str:
    """Why no such machine can be made here; empty: it can."""
    if os.geteuid() != 0:
        return "only root can make a bare Debian"
    for command in ("debootstrap", "systemd-nspawn", "nsenter", "ip"):
        if not shutil.which(command):
            return f"{command} is not installed"
    return ""


def bare_debian(folder: pathlib.Path, deb: pathlib.Path) -> pathlib.Path:
    """A Debian without anything of ours, with the packages that ours needs in apt's cache."""
    if not (folder / "etc" / "debian_version").exists():
        shutil.rmtree(folder, ignore_errors=True)
        must("debootstrap", "--variant=minbase", f"--include={BARE}", "bookworm", folder)
    (folder / "etc" / "apt" / "apt.conf.d" / "00cache").write_text(
        'Binary::apt::APT::Keep-Downloaded-Packages "true";\nAPT::Keep-Downloaded-Packages "true";\n'
        'APT::Install-Recommends "false";\n')
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    shutil.copy(deb, folder / "root" / deb.name)
    must("chroot", folder, "apt-get", "-q", "update")
    must("chroot", folder, "apt-get", "-q", "install", "-y", "--download-only", f"/root/{deb.name}")
    return folder


class Machine:
    def __init__(self, root: pathlib.Path) -> None:
        self.root = root
        self.booting = subprocess.Popen(
            ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network",
             "--link-journal=no", "--resolv-conf=off", f"--machine=room{os.getpid()}", "-D", root, "--boot"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.leader = self.find_leader()
        must(*self.enter("-n"), "ip", "link", "add", "lan", "type", "veth", "peer", "name", "cable")
        must(*self.enter("-n"), "ip", "addr", "add", f"{ADDRESS}/24", "dev", "lan")
        for end in ("cable", "lan"):
            must(*self.enter("-n"), "ip", "link", "set", end, "up")
        self.wait(lambda: self("systemctl", "is-system-running").stdout.strip() in ("running", "degraded"))

    def find_leader(self) -> int:
        """The systemd that is the first process inside."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            children = pathlib.Path(f"/proc/{self.booting.pid}/task/{self.booting.pid}/children").read_text().split()
            for child in children:
                if pathlib.Path(f"/proc/{child}/comm").read_text().strip() == "systemd":
                    return int(child)
            assert self.booting.poll() is None, "systemd-nspawn ended"
            time.sleep(0.1)
        raise AssertionError("the machine did not boot")

    def enter(self, *spaces: str) -> list[str]:
        return ["nsenter", "-t", str(self.leader), *spaces]

    def __call__(self, *words: object) -> subprocess.CompletedProcess:
        """A command inside, as its root."""
        return run(*self.enter("-m", "-u", "-i", "-n", "-p", "-C"), "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
                   "HOME=/root", "DEBIAN_FRONTEND=noninteractive", *words)

    def must(self, *words: object) -> str:
        done = self(*words)
        assert done.returncode == 0, (words, done.stdout[-3000:], done.stderr[-3000:])
        return done.stdout

    def on_its_network(self, *words: object) -> str:
        """A command from outside that reaches only this machine."""
        return must(*self.enter("-n"), *words)

    def wait(self, true: object, seconds: float = 120) -> None:
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, "it took too long"
            time.sleep(0.1)

    def close(self) -> None:
        self.booting.terminate()
        try:
            self.booting.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.booting.kill()
            self.booting.wait()
