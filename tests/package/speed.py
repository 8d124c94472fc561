"""How fast the package's program is beside one for this machine alone: speed.py NATIVE PACKAGED [FILTER]

Runs everything that takes long with both, one after the other and many times, and compares the least
processor time of each. What others do on the machine meanwhile makes a run slower and never faster. Each
takes long enough that the few milliseconds in which the package takes its widest form do not count.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GOAL = 1.03
CLEARLY_BEYOND = 1.10
TIMES_LEAST, TIMES_MOST = 3, 20

SPLIT_POT = ("--set", "win=high-low", "--set", "low-qualifier=8")
MANY = ("--threads", "1", "--samples")
COMMANDS = {
    "odds: two hands of hold'em, sampled": ("odds", "random", "random", *MANY, "120000000"),
    "odds: six hands of hold'em, sampled": ("odds", *["random"] * 6, *MANY, "48000000"),
    "odds: ranges of hold'em, sampled": ("odds", "QQ+,AKs", "20%", "random", *MANY, "9000000"),
    "odds: Omaha, sampled": ("odds", "--rules", "omaha-1995", "random", "random", *MANY, "60000000"),
    "odds: Omaha high/low, sampled": ("odds", "--rules", "modern-omaha", *SPLIT_POT, "random", "random", *MANY, "60000000"),
    "odds: stud, sampled": ("odds", "--rules", "stud-2005", "random", "random", *MANY, "96000000"),
    "odds: Manila, sampled": ("odds", "--rules", "manila-1995", "random", "random", *MANY, "80000000"),
    "odds: draw, sampled": ("odds", "--rules", "draw-2001", "AsAh9d(5c2h)", "KsQsJs(4d3c)", *MANY, "150000000"),
    "odds: hold'em, every deal": ("odds", "AcAd", "random", "--exact", "--threads", "1"),
    "odds: ranges of hold'em, every deal": ("odds", "8%", "15%", "--exact", "--threads", "1"),
    "odds: Omaha, every deal": ("odds", "--rules", "omaha-1995", "AsAh", "2c3c4d5d", "--exact", "--threads", "1"),
    "odds: stud, every deal": ("odds", "--rules", "stud-2005", "AsAh7d6c", "KsKhQdJc", "--exact", "--threads", "1"),
    "edge: Canberra Poker": ("edge", "canberra", "--threads", "1"),
    "sim: hold'em": ("sim", "rws-2017", "--rounds", "900000", "--threads", "1"),
    "sim: Omaha": ("sim", "omaha-1995", "--rounds", "700000", "--threads", "1"),
    "sim: stud": ("sim", "stud-2005", "--set", "commission-cap=10", "--rounds", "700000", "--threads", "1"),
    "sim: Manila": ("sim", "manila-1995", "--rounds", "700000", "--threads", "1"),
    "sim: draw": ("sim", "draw-2001", "--set", "commission-cap=10", "--rounds", "700000", "--threads", "1"),
    "sim: strong players": ("sim", "rws-2017", "--bots", "strong", "--rounds", "100", "--threads", "1"),
    "sim: Canberra Poker": ("sim", "canberra-2017", "--rounds", "900000", "--threads", "1"),
    "tournament: whole ones": ("tournament", "simulate", "h", "--players", "80", "--count", "900", "--threads", "1"),
    "history: verify": ("history", "verify", "--quiet", "--threads", "1", "{hands}"),
}


def hands_into(folder: str) -> str:
    """The tests' own hands, many times over."""
    file = pathlib.Path(folder) / "hands.phhs"
    texts = [one.read_text() for one in sorted((ROOT / "tests/history/hands").glob("*.phh"))]
    file.write_text("\n".join(f"[{at + 1}]\n{texts[at % len(texts)]}" for at in range(6000 * len(texts))))
    return str(file)


def seconds(command: list[str]) -> float:
    """Of the processor, in the program itself."""
    pid = os.posix_spawn(command[0], command, os.environ, file_actions=[
        (os.POSIX_SPAWN_OPEN, fd, "/dev/null", os.O_WRONLY, 0) for fd in (1, 2)])
    _, status, used = os.wait4(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0, command
    return used.ru_utime + used.ru_stime


def ratio(command: list[str], programs: tuple[str, str]) -> tuple[float, float]:
    """The package's time over that of the other, and the time of the other."""
    best = [float("inf")] * 2
    for time in range(TIMES_MOST):
        for which in (0, 1) if time % 2 else (1, 0):
            best[which] = min(best[which], seconds([programs[which], *command]))
        if time + 1 >= TIMES_LEAST and best[1] <= GOAL * best[0]:
            break
    return best[1] / best[0], best[0]


def compare(native: pathlib.Path, portable: pathlib.Path, wanted: str = "") -> list[str]:
    """Prints a line for each command, and returns those that are clearly too slow."""
    slow = []
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        hands = hands_into(folder)
        for name, words in COMMANDS.items():
            if wanted not in name:
                continue
            command = [hands if word == "{hands}" else word for word in words]
            found, took = ratio(command, (str(native), str(portable)))
            print(f"note: {name}: {found:.3f} of the {took:.3f} s of a program for this machine", flush=True)
            if found > CLEARLY_BEYOND:
                slow.append(name)
    return slow


if __name__ == "__main__":
    sys.exit("\n".join(compare(*map(pathlib.Path, sys.argv[1:3]), *sys.argv[3:4])) or 0)
