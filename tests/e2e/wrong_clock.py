"""A room on a machine whose clock can be set."""
import os
import pathlib
import subprocess
import tempfile

from client import Room


class ClockedRoom(Room):
    """The program reads its machine's clock through wrong_clock.c. The steady clock stays as it is."""

    def __init__(self, program: pathlib.Path, extra: tuple = ()) -> None:
        self.clock = tempfile.TemporaryDirectory(prefix="cardroom-clock-")
        self.library, self.offset = f"{self.clock.name}/wrong_clock.so", pathlib.Path(self.clock.name) / "offset"
        source = pathlib.Path(__file__).parent / "wrong_clock.c"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", self.library, source, "-ldl"], check=True)
        self.set(0)
        super().__init__(program, extra=extra)

    def set(self, seconds: int) -> None:
        """So many seconds ahead of the machine's own clock."""
        self.offset.write_text(str(seconds))

    def start(self) -> None:
        os.environ.update(LD_PRELOAD=self.library, WRONG_CLOCK=str(self.offset))
        try:
            super().start()
        finally:
            del os.environ["LD_PRELOAD"], os.environ["WRONG_CLOCK"]

    def __exit__(self, *said: object) -> None:
        super().__exit__(*said)
        self.clock.cleanup()
