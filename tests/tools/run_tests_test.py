"""tools/run_tests.py must count what a program says, and count a program that says nothing as failed."""
import pathlib
import shutil
import tempfile
import unittest

import loaded

runner = loaded.load("run_tests.py")


class Runner(unittest.TestCase):
    def outcome(self, script: str, summary=runner.DOCTEST) -> tuple[int, int]:
        done = runner.run(runner.Job("a", ["sh", "-c", script], summary))
        return done.passed, done.failed

    def test_a_summary_is_counted(self):
        line = "[doctest] test cases:  12 |  12 passed | 0 failed | 3 skipped"
        self.assertEqual(self.outcome(f"echo '{line}'"), (12, 0))

    def test_failures_are_counted(self):
        line = "[doctest] test cases: 12 | 10 passed | 2 failed | 0 skipped"
        self.assertEqual(self.outcome(f"echo '{line}'; exit 1"), (10, 2))

    def test_a_program_that_dies_has_failed(self):
        self.assertEqual(self.outcome("echo begun; kill -SEGV $$"), (0, 1))

    def test_a_program_that_ends_badly_after_a_clean_summary_has_failed(self):
        line = "[doctest] test cases: 12 | 12 passed | 0 failed | 0 skipped"
        self.assertEqual(self.outcome(f"echo '{line}'; exit 1"), (12, 1))

    def test_a_program_that_is_not_there_has_failed(self):
        done = runner.run(runner.Job("a", ["/no/such/program"], runner.DOCTEST))
        self.assertEqual((done.passed, done.failed), (0, 1))

    def test_a_check_is_counted_by_its_last_line(self):
        self.assertEqual(self.outcome("echo ok one; echo '3 passed, 0 failed'", runner.PROTOCOL), (3, 0))
        self.assertEqual(self.outcome("echo nothing", runner.PROTOCOL), (0, 1))

    def test_a_name_with_a_comma_is_one_pattern(self):
        self.assertEqual(runner.pattern("a, b"), r"*a\, b*")

    def test_a_program_that_hangs_is_stopped(self):
        done = runner.run(runner.Job("a", ["sleep", "600"], runner.DOCTEST, 1))
        self.assertEqual((done.passed, done.failed), (0, 1))
        self.assertIn("stopped after 1 seconds", done.output)

    def test_long_campaigns_are_jobs_of_their_own(self):
        whole = runner.Job("test_long", ["test_long", "--no-skip"], runner.DOCTEST, 7)
        parts = runner.parts(whole)
        self.assertEqual(len(parts), len(list((runner.ROOT / "tests" / "long").glob("*.cpp"))))
        self.assertTrue(all(part.limit == 7 and "--source-file=" in part.command[-1] for part in parts))
        asked = whole._replace(command=["test_long", "--test-case=*a*"])
        self.assertEqual(runner.parts(asked), [asked])

    def test_programs_run_once_they_are_built(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        line = "[doctest] test cases: 1 | 1 passed | 0 failed | 0 skipped"
        program = runner.Job("program", ["sh", "-c", f"test -e {folder}/built && echo '{line}'"], runner.DOCTEST)
        check = runner.Job("check", ["sh", "-c", f"test ! -e {folder}/built; echo '1 passed, 0 failed'"], runner.PROTOCOL)
        late = runner.Job("late", ["sh", "-c", f"test -e {folder}/built && echo '1 passed, 0 failed'", f"{folder}/tests/x"],
                          runner.PROTOCOL)
        building = ["sh", "-c", f"sleep 0.5; touch {folder}/built"]
        done = list(runner.outcomes([late, check], lambda: [program], building, folder))
        self.assertEqual([(one.name, one.passed, one.failed) for one in done[:1]], [("check", 1, 0)])
        self.assertEqual(sorted((one.name, one.passed) for one in done[1:]), [("late", 1), ("program", 1)])

    def test_a_build_that_fails_is_a_failure_and_runs_no_program(self):
        done = list(runner.outcomes([], lambda: self.fail("not built"), ["false"], pathlib.Path(".")))
        self.assertEqual([(one.passed, one.failed) for one in done], [(0, 1)])
