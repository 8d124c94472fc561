"""tools/clauses must join citations and tests, and fail if either is missing."""
import pathlib
import tempfile
import unittest

import loaded

IDS = ("M95-12.5 H95-12.5 O95-12.5 H95-10.1 H95-10.2 H95-10.3 H95-10.4 H95-16.1 H95-16.1(c) "
       "H95-16.1(d) H95-16.1(e) H95-7.1[LB] T01-A-2.5 T01-B-2.5 RWS17-DEF-All-in").split()
TABLE = "id\tsource\tclass\tparaphrase\tmachine_action\n" + "".join(
    f"{one}\tGazette\t{'D' if one == 'H95-10.1' else 'E'}\t-\t-\n" for one in IDS)


class Clauses(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.write("docs/rules/clauses.tsv", TABLE)

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def ask(self, *arguments: str) -> tuple[int, str]:
        return loaded.run("clauses", "--root", str(self.root), *arguments)

    def rows(self) -> dict[str, list[str]]:
        self.ask("--write")
        lines = (self.root / "docs/rules/coverage.tsv").read_text(encoding="utf-8").splitlines()
        return {line.split("\t")[0]: line.split("\t") for line in lines}

    def claimed(self, code: str) -> list[str]:
        self.write("src/rules/a.cpp", code)
        return [one for one, row in self.rows().items() if row[3]][1:]

    def shown(self, name: str) -> list[str]:
        self.write("tests/rules/a_test.cpp", f'TEST_CASE("{name}") {{}}\n')
        return [one for one, row in self.rows().items() if row[4]][1:]

    def test_code_and_comments_claim(self):
        for code, wanted in {
            'auto c = clause("H95-10.2");': ["H95-10.2"],
            'auto c = cite(book, "12.5");': IDS[:3],
            'auto c = cite("H95", "12.5");': ["H95-12.5"],
            "// H95-10.2: a raise.\nint a;": ["H95-10.2"],
            "// One thing. H95-10.2: another.": ["H95-10.2"],
            "int a = 3;  // H95-10.2": ["H95-10.2"],
            "int a = 3;  // H95-10.2 with a word": ["H95-10.2"],
            "// M95-12.5, H95-12.5 and\n// O95-12.5: a long list.": IDS[:3],
            "// *95-12.5: all three.": IDS[:3],
            "// HO95-12.5: two.": ["H95-12.5", "O95-12.5"],
            "// H95-10.2 to H95-10.4: sizes.": ["H95-10.2", "H95-10.3", "H95-10.4"],
            "// H95-16.1(c), (d): irregular.": ["H95-16.1(c)", "H95-16.1(d)"],
            "// H95-16.1(c) to (e): irregular.": ["H95-16.1(c)", "H95-16.1(d)", "H95-16.1(e)"],
            "// T01-*-2.5: every format.": ["T01-A-2.5", "T01-B-2.5"],
            "// H95-7.1[LB], RWS17-DEF-All-in: odd names.": ["H95-7.1[LB]", "RWS17-DEF-All-in"],
        }.items():
            with self.subTest(code):
                self.assertEqual(self.claimed(code), wanted)

    def test_a_mention_claims_nothing(self):
        for code in ("// As in H95-10.2 above.", "// H95-10.2 is another matter.",
                     'auto s = "see H95-10.2";', '// Written clause("H95-10.2").'):
            with self.subTest(code):
                self.assertEqual(self.claimed(code), [])

    def test_names_of_tests_show(self):
        for name, wanted in {
            "H95-10.2: a raise": ["H95-10.2"],
            "M95-12.5 H95-12.5 O95-12.5: a raise": IDS[:3],
            "*95-12.5: a raise": IDS[:3],
            "B-12, H95-10.2: a raise": ["H95-10.2"],
            "B-12: a raise (H95-10.2)": ["H95-10.2"],
            "B-12: a raise": [],
            "H95-16.1(d): also shows what it is part of": ["H95-16.1", "H95-16.1(d)"],
        }.items():
            with self.subTest(name):
                self.assertEqual(self.shown(name), wanted)

    def test_a_reading_cited_beside_a_clause_shows_it(self):
        self.write("src/rules/a.cpp", "// H95-10.2, B-12: a raise.\n")
        self.assertEqual(self.shown("B-12: a raise"), ["H95-10.2"])

    def test_a_name_in_pieces_is_one_name(self):
        self.write("tests/rules/a_test.cpp", 'TEST_CASE(\n    "H95-10.2: a raise "\n    "stands") {}\n')
        self.assertEqual(self.rows()["H95-10.2"][4], "H95-10.2: a raise stands")

    def test_scripts_show_their_name_their_head_and_what_they_expect(self):
        self.write("tests/hands/H95-10.2-raise.hand",
                   "# H95-10.3: a size.\nrules holdem-1995\n3 raises to 9  ! H95-10.4\n"
                   "expect ruling misdeal H95-16.1(d)\n")
        rows = self.rows()
        script = "tests/hands/H95-10.2-raise.hand"
        for one in ("H95-10.2", "H95-10.3", "H95-10.4", "H95-16.1(d)"):
            self.assertEqual(rows[one][4], script)
        self.assertEqual([one for one, row in rows.items() if row[5]][1:], ["H95-10.4"])

    def test_a_refusal_is_told_by_the_name(self):
        self.shown("H95-10.2: a smaller raise is refused")
        self.assertEqual(self.rows()["H95-10.2"][5], "H95-10.2: a smaller raise is refused")
        self.shown("H95-10.2: a raise stands")
        self.assertEqual(self.rows()["H95-10.2"][5], "")

    def test_status_follows_the_class(self):
        self.claimed("// H95-10.1, H95-10.2: both.\n")
        rows = self.rows()
        self.assertEqual([rows[one][2] for one in ("H95-10.1", "H95-10.2", "H95-10.3")],
                         ["offered", "enforced", "not yet"])

    def test_a_claim_without_a_test_fails(self):
        self.claimed("// H95-10.2: a raise.\n")
        code, said = self.ask("--check")
        self.assertEqual(code, 1)
        self.assertIn("H95-10.2: claimed in src/rules/a.cpp:1, no test begins with it", said)
        self.shown("H95-10.2: a raise")
        self.assertEqual(self.ask("--check")[0], 0)

    def test_an_id_that_does_not_exist_fails(self):
        self.claimed("// H95-99.9: no such thing.\n")
        code, said = self.ask("--check")
        self.assertEqual(code, 1)
        self.assertIn("src/rules/a.cpp:1: H95-99.9", said)

    def test_a_stale_table_fails(self):
        self.shown("H95-10.2: a raise")
        self.rows()
        self.write("tests/rules/a_test.cpp", 'TEST_CASE("H95-10.2: another raise") {}\n')
        code, said = self.ask("--check")
        self.assertEqual(code, 1)
        self.assertIn("out of date", said)

    def test_claims_by_hand_name_a_test_that_exists(self):
        self.write("tests/rules/a_test.cpp", 'TEST_CASE("the pot is the sum of the wagers") {}\n')
        head = "id\thow\twhere\ttest\tnote\n"
        good = "H95-10.2\tby-construction\t\tthe pot is the sum\tA type.\n"
        self.write("docs/rules/claims.tsv", head + good)
        row = self.rows()["H95-10.2"]
        self.assertEqual((row[2], row[4]), ("by construction", "the pot is the sum of the wagers"))
        self.assertEqual(self.ask("--check")[0], 0)
        for bad, said in {
            "H95-10.2\tby-construction\t\tno such test\t\n": "no test is named",
            "H95-99.9\tenforced\t\tthe pot\t\n": "is not a clause",
            "H95-10.2\tperhaps\t\tthe pot\t\n": "is not one of",
            "H95-10.2\tenforced\tsrc/gone.cpp\tthe pot\t\n": "there is no src/gone.cpp",
            "H95-10.2\tnot-applicable\t\t\t\n": "needs a reason",
            "H95-10.2\tby-construction\t\t\tNo test.\n": "no test begins with it",
        }.items():
            with self.subTest(bad):
                self.write("docs/rules/claims.tsv", head + bad)
                code, report = self.ask("--check")
                self.assertEqual(code, 1)
                self.assertIn(said, report)

    def test_what_must_be_complete_is(self):
        self.write("docs/rules/complete.txt", "+ H95-16.1  # all of it\n- H95-16.1(e)\n")
        self.write("src/rules/a.cpp", 'auto c = clause("H95-16.1(c)");\n')
        self.write("tests/rules/a_test.cpp", 'TEST_CASE("H95-16.1(c): so") {}\n')
        self.ask("--write")
        code, told = self.ask("--check")
        self.assertEqual(code, 1)
        self.assertIn("H95-16.1(d): class E, no code cites it", told)
        self.assertIn("H95-16.1: class E", told)
        self.assertNotIn("H95-16.1(e): class", told)
        self.assertNotIn("H95-10.2: class", told)
