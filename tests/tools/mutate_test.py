"""Tests of tools/descriptions.py and tools/switched_tree.py: what can be switched off is found."""
import contextlib
import io
import unittest

from loaded import load

descriptions = load("descriptions.py")
mutate = load("mutate.py")
switched_tree = load("switched_tree.py")

GAME = """
inline constexpr StaffRules staff = {.checks_cards = true,  // S05-2.4
                                     .told = Audience::table};
constexpr Game stud = {
    .burn = Burn::always,  // H95-7.3
    .streets = {{.to_each = {{1}, {1}},  // H95-6.5: one at a time.
                 .deal = clause("H95-6.5")}},
    .staff = books::staff,
};
"""
GUARDS = """
Refusal refuse_seat(const Table& table) {
  if (table.dealing) return refuse(refusal::round_under_way, clause("H95-6.1"));
  return refuse(refusal::no_player_named, table.cite().seats, {{"a;b", 1}});
}
Violation refuse_size() { return refuse(refusal::raise_size); }
"""


class MutateTest(unittest.TestCase):
    def test_a_field_is_found_with_the_clause_beside_it(self):
        found = {one.path: one.notes for one in descriptions.Reader([GAME]).of("stud")}
        self.assertEqual(found["burn"], ("H95-7.3",))
        self.assertEqual(found["streets[0].to_each"], ("H95-6.5: one at a time.",))
        self.assertEqual(found["staff.checks_cards"], ("S05-2.4",))

    def test_a_guard_asks_whether_it_is_off(self):
        text = switched_tree.with_switches("src/rules/x.cpp", GUARDS, ["refuse_size"])
        self.assertEqual(switched_tree.sites(text), ["rules/x.cpp round_under_way#1", "rules/x.cpp no_player_named#1"])
        self.assertIn("if (table.dealing) { if (auto switched = refuse(refusal::round_under_way", text)
        self.assertIn('return ::cardroom::switches::kept("rules/x.cpp no_player_named#1", refuse(', text)

    def test_what_always_refuses_is_not_a_guard_of_its_own(self):
        text = switched_tree.with_switches("src/rules/x.cpp", GUARDS, ["refuse_size"])
        self.assertIn("Violation refuse_size() { return refuse(refusal::raise_size); }", text)

    def test_a_switch_that_no_test_notices_fails_the_check(self):
        caught = mutate.Outcome(mutate.Switch("guard a", ("H95-6.1",)), "a test")
        missed = mutate.Outcome(mutate.Switch("guard b", ("S05-8.2",)), "")
        unseen = [mutate.Outcome(mutate.Switch(one, ("T01-6.2",)), "") for one in mutate.UNSEEN]
        with contextlib.redirect_stdout(io.StringIO()) as said:
            self.assertEqual(mutate.report([caught, *unseen]), 0)
            self.assertEqual(mutate.report([caught, missed, *unseen]), 1)
        self.assertIn("FAIL mutation no test that is named with its clause notices: guard b", said.getvalue())

    def test_a_reason_that_is_not_needed_fails_the_check(self):
        caught = mutate.Outcome(mutate.Switch("guard a", ("H95-6.1",)), "a test")
        self.assertEqual(mutate.faults([caught]), [f"a reason is not needed: {one}" for one in sorted(mutate.UNSEEN)])


if __name__ == "__main__":
    unittest.main()
