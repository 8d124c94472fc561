"""`cardroom tournament state|display|export|ballot` speak to a room that is open."""
import json
import pathlib
import subprocess

from client import Room
from tournaments import HISTORICAL


def said(program: pathlib.Path, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run([program, "tournament", *words], capture_output=True, text=True, check=False)


def test_the_commands_of_tournaments_speak_to_an_open_room(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty",)) as room:
        boss = room.operator()
        number = boss.done("announce_tournament", format="tournament-2001-h", name="=Night", directing="director",
                           table_settings=HISTORICAL)["tournament"]
        boss.done("enter_bots", tournament=number, count=10)
        folder = ("--data", str(room.data))
        state = said(program, "state", str(number), *folder)
        assert state.returncode == 0 and "=Night (tournament-2001-h), entries" in state.stdout, state
        told = json.loads(said(program, "state", str(number), "--json", *folder).stdout)
        assert told["line"]["entrants"] == 10, told["line"]
        display = said(program, "display", str(number), *folder)
        assert display.stdout.strip().endswith(f"/#/display/{number}"), display
        lines = said(program, "export", str(number), *folder).stdout.splitlines()
        assert lines[0].endswith("Place,Player,State,Prize,Bounty,Points,Rebuys,Chips,Table,Seat") and len(lines) == 11, lines
        # Anybody draws the seats again, from the key that was committed to; a second ballot too.
        assert said(program, "ballot", str(number), *folder).returncode == 1
        director = room.staff(boss, "director one", "director")
        promised = told["commitment"]
        for _ in range(2):
            director.done("ballot", tournament=number, tables=2)
            drawn = said(program, "ballot", str(number), *folder)
            assert drawn.returncode == 0 and "gives this order" in drawn.stdout, drawn
            ballot = json.loads(said(program, "ballot", str(number), "--json", *folder).stdout)
            assert ballot["commitment"] == promised and len(ballot["drawn"]) == 10, ballot
            promised = ballot["next_commitment"]
        nothing = said(program, "state", "99", *folder)
        assert nothing.returncode == 1 and "No tournament with this number" in nothing.stderr, nothing
        assert room.stop() == 0
        assert said(program, "state", *folder).returncode == 1
