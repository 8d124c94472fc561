"""Machines in namespaces: each has its own network, files, processes and name, on one switch.

The campaign itself runs in namespaces of its own (`alone`), so nothing of the host's network is touched,
and everything that was started ends with it, however it ends.
"""
import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

SWITCH = "10.77.0.1"
ADDRESS = {"db1": "10.77.0.11", "db2": "10.77.0.12", "db3": "10.77.0.13", "node1": "10.77.0.21",
           "node2": "10.77.0.22", "node3": "10.77.0.23", "edge": "10.77.0.31"}
NOWHERE = "02:00:00:00:00:99"  # Nobody has this address on the switch: what is sent to it is lost.
INIT = ("import signal, time; signal.signal(signal.SIGCHLD, signal.SIG_IGN)\n"
        "while True: time.sleep(3600)")


def alone() -> None:
    """Goes on in namespaces of its own, as a new process. They end with this one."""
    if os.environ.get("CARDROOM_ALONE") == "1":
        return
    if os.geteuid() != 0:
        sys.exit("the machines are network namespaces, and making them needs root")
    child = subprocess.Popen(["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child",
                              "--mount-proc", sys.executable, *sys.argv],
                             env={**os.environ, "CARDROOM_ALONE": "1"}, preexec_fn=die_with_parent)
    signal.signal(signal.SIGTERM, lambda *_: child.kill())
    try:
        sys.exit(child.wait())
    except KeyboardInterrupt:
        child.kill()
        sys.exit(130)


def die_with_parent() -> None:
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def run(*words: object) -> str:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, words))}: {done.stdout}{done.stderr}"
    return done.stdout


def make_switch() -> None:
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", "switch", "type", "bridge")
    run("ip", "address", "add", f"{SWITCH}/24", "dev", "switch")
    run("ip", "link", "set", "switch", "up")


class Service:
    """A program on a machine. As with Restart=on-failure, it is started again two seconds after a bad end."""

    def __init__(self, machine: "Machine", words: list, user: str = "", env: dict | None = None) -> None:
        self.machine, self.words, self.user, self.env = machine, [str(word) for word in words], user, env or {}
        self.process: subprocess.Popen | None = None
        self.ended_at = 0.0
        self.wanted = False
        self.starts = 0
        self.codes: list[int] = []

    @property
    def log(self) -> pathlib.Path:
        return self.machine.folder / (pathlib.Path(self.words[0]).name + ".log")

    def start(self) -> None:
        self.wanted, self.starts = True, self.starts + 1
        with self.log.open("ab") as log:
            self.process = self.machine.popen(self.words, self.user, self.env, stdout=log, stderr=log)

    def bring_back(self) -> None:
        if self.process.poll() is not None:
            self.ended_at = 0.0
            self.start()

    def look(self) -> None:
        """What a service manager does once in a while."""
        if self.process is None or self.process.poll() is None:
            return
        if not self.ended_at:
            self.codes.append(self.process.returncode)
            self.ended_at = time.monotonic()
            self.wanted = self.wanted and self.process.returncode not in (0, -signal.SIGTERM)
        if self.wanted and time.monotonic() - self.ended_at >= 2:
            self.ended_at = 0.0
            self.start()


class Machine:
    def __init__(self, name: str, folder: pathlib.Path) -> None:
        self.name, self.address, self.folder = name, ADDRESS[name], folder / name
        self.folder.mkdir()
        self.holder = subprocess.Popen(
            ["unshare", "--net", "--mount", "--pid", "--uts", "--fork", "--kill-child", "--mount-proc",
             sys.executable, "-c", INIT], preexec_fn=die_with_parent)
        self.init = 0
        while not self.init:
            told = pathlib.Path(f"/proc/{self.holder.pid}/task/{self.holder.pid}/children").read_text().split()
            self.init = int(told[0]) if told else 0
        self.processes_in = os.readlink(f"/proc/{self.init}/ns/pid")
        assert self.processes_in != os.readlink("/proc/self/ns/pid")
        self.services: list[Service] = []
        self.attach()

    def attach(self) -> None:
        run("ip", "link", "add", f"to-{self.name}", "type", "veth", "peer", "name", "eth0", "netns", self.init)
        run("ip", "link", "set", f"to-{self.name}", "master", "switch", "up")
        self.run("ip", "link", "set", "lo", "up")
        self.run("ip", "address", "add", f"{self.address}/24", "dev", "eth0")
        self.run("ip", "link", "set", "eth0", "up")
        self.run("hostname", self.name)
        # Files of its own: settings in /etc, data in /var/lib, both gone with the machine.
        self.shell("mount --make-rprivate / && mkdir -p /run && mount -t tmpfs -o size=64m tmpfs /mnt && "
                   "cp -a /etc/. /mnt/ && mount --bind /mnt /etc && "
                   "mount -t tmpfs -o size=1g tmpfs /var/lib && mount -t tmpfs tmpfs /run && "
                   "mount -t tmpfs -o mode=1777 tmpfs /dev/shm")

    def enter(self) -> list[str]:
        return ["nsenter", "-t", str(self.init), "-n", "-m", "-p", "-u", "--"]

    def popen(self, words: list[str], user: str = "", env: dict | None = None, **how: object) -> subprocess.Popen:
        as_user = ["setpriv", f"--reuid={user}", "--clear-groups", f"--regid={user_group(user)}"] if user else []
        return subprocess.Popen([*self.enter(), *as_user, "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/",
                                 "LC_ALL=C.UTF-8", *(f"{key}={value}" for key, value in (env or {}).items()),
                                 *words], stdin=subprocess.DEVNULL, start_new_session=True, **how)

    def run(self, *words: object) -> str:
        return run(*self.enter(), *words)

    def shell(self, script: str) -> str:
        return self.run("sh", "-ec", script)

    def write(self, path: str, text: str, mode: str = "0644", owner: str = "root") -> None:
        self.run("sh", "-ec", 'mkdir -p "$(dirname "$1")"; printf %s "$2" > "$1"; chmod "$3" "$1"; chown "$4" "$1"',
                 "sh", path, text, mode, owner)

    def mount_disk(self, path: str, megabytes: int, owner: str) -> None:
        """A disk of its own, which can be full."""
        self.shell(f"mkdir -p {path} && mount -t tmpfs -o size={megabytes}m,mode=0700 tmpfs {path} && "
                   f"chown {owner} {path}")

    def pids(self, *names: str) -> list[int]:
        """Of the programs with these names, as the campaign sees them; without a name, of all."""
        found = []
        for entry in os.listdir("/proc"):
            if not entry.isdigit() or int(entry) == self.init:
                continue
            try:
                if os.readlink(f"/proc/{entry}/ns/pid") != self.processes_in:
                    continue
                name = pathlib.Path(f"/proc/{entry}/comm").read_text().strip()
            except OSError:
                continue
            if not names or name in names:
                found.append(int(entry))
        return found

    def signal(self, what: signal.Signals, *names: str, title: str = "") -> int:
        """With a title, only those whose command line has it."""
        count = 0
        for pid in self.pids(*names):
            if title and title.encode() not in command_line(pid):
                continue
            try:
                os.kill(pid, what)
                count += 1
            except ProcessLookupError:
                pass
        if what in (signal.SIGCONT, signal.SIGKILL):
            self.wake_holders(names)
        return count

    def wake_holders(self, names: tuple[str, ...]) -> None:
        """nsenter stops when the program does that it has started, and would never notice its end."""
        for service in self.services:
            is_meant = not names or pathlib.Path(service.words[0]).name in names
            if is_meant and service.process and service.process.poll() is None:
                service.process.send_signal(signal.SIGCONT)

    def serve(self, words: list, user: str = "", env: dict | None = None) -> Service:
        service = Service(self, words, user, env)
        self.services.append(service)
        service.start()
        return service

    def power_off(self) -> None:
        """Everything ends at once; what was on the disks is there when it comes back."""
        for service in self.services:
            service.wanted = False
        while self.signal(signal.SIGKILL):
            time.sleep(0.01)

    def power_on(self) -> None:
        for service in self.services:
            service.ended_at = 0.0
            service.start()

    def cut(self, other: str) -> None:
        """From now on nothing that it sends to the other arrives."""
        self.run("ip", "neigh", "replace", ADDRESS[other], "lladdr", NOWHERE, "dev", "eth0", "nud", "permanent")

    def mend(self, other: str) -> None:
        subprocess.run([*self.enter(), "ip", "neigh", "del", ADDRESS[other], "dev", "eth0"],
                       stderr=subprocess.DEVNULL, check=False)

    def end(self) -> None:
        subprocess.run(["ip", "link", "del", f"to-{self.name}"], check=False)
        self.holder.kill()
        self.holder.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def command_line(pid: int) -> bytes:
    try:
        return pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def user_group(user: str) -> str:
    return {"nobody": "nogroup"}.get(user, user)
