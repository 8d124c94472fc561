"""tools/tidy must report a tree that breaks a rule, and say nothing about one that obeys."""
import pathlib
import tempfile
import unittest

import loaded

LAW = """
room_module(base)
room_module(cards USES base LINKS PkgConfig::SODIUM)
room_module(rules
  USES base cards)
room_module(canberra USES base cards)
room_module(store USES base)
room_module(room USES base rules store)
room_module(room/net USES base room LINKS Boost::json)
room_module(cli USES base room room/net)
"""
MAP = """# Map
## Who may use whom
| module | uses | never |
|---|---|---|
| base | nothing | |
| cards | base | |
| rules | base, cards | |
| canberra | base, cards | rules |
| store | base | |
| room | base, rules, store | |
| room/net | base, room | |
| cli | everything | |
"""
HEADER = "// A card.\n#pragma once\n\n"


class Tidy(unittest.TestCase):
    # Most trees here have a file or two: nothing includes them, and there is no map.
    def report(self, files: dict[str, str], law: str = LAW,
               rules: tuple[str, ...] = ("--except", "dead,pairs,drawn")) -> str:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path, text in ({"src/CMakeLists.txt": law, "ARCHITECTURE.md": MAP} | files).items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding="utf-8")
            code, said = loaded.run("tidy", "--root", folder, *rules)
            self.assertEqual(code, 0 if said.endswith(", 0 failed\n") else 1)
            return said

    def assert_clean(self, files: dict[str, str], law: str = LAW) -> None:
        self.assertIn(", 0 failed", self.report(files, law))

    def assert_found(self, files: dict[str, str], *wanted: str, law: str = LAW) -> None:
        report = self.report(files, law)
        for one in wanted:
            self.assertIn(one, report)

    def test_a_tree_that_keeps_the_law_is_clean(self):
        self.assert_clean({
            "src/cards/card.h": HEADER + '#include "base/check.h"\n',
            "src/rules/games/omaha.cpp": '// Omaha.\n#include "cards/card.h"\n#include "rules/game.h"\n',
            "src/room/net/server.cpp": "// The server.\n#include <boost/asio.hpp>\n#include \"room/room.h\"\n",
            "src/main.cpp": '// The program.\n#include "cli/cli.h"\n',
        })

    def test_an_include_that_the_list_lacks_is_found(self):
        self.assert_found({"src/cards/card.h": HEADER + '#include "rules/game.h"\n'},
                          "src/cards/card.h:4: cards may not include rules/game.h", "FAIL layering")

    def test_what_is_used_only_through_another_module_must_be_listed_too(self):
        self.assert_found({"src/room/net/a.h": HEADER + '#include "rules/game.h"\n'},
                          "room/net may not include rules/game.h")

    def test_angle_brackets_do_not_hide_an_include(self):
        self.assert_found({"src/cards/card.h": HEADER + "#include <rules/game.h>\n"},
                          "cards may not include rules/game.h")

    def test_a_module_and_the_one_inside_it_are_two(self):
        self.assert_found({"src/room/room.h": HEADER + '#include "room/net/server.h"\n'},
                          "room may not include room/net/server.h")

    def test_an_include_without_its_path_is_found(self):
        self.assert_found({"src/cards/card.h": HEADER + '#include "deck.h"\n'}, "by its path from src/")

    def test_a_folder_without_a_module_line_is_found(self):
        self.assert_found({"src/extra/a.h": HEADER}, "extra has no room_module() line")

    def test_canberra_may_never_list_rules(self):
        law = LAW.replace("canberra USES base cards", "canberra USES base cards rules")
        self.assert_found({}, "canberra must never use rules", law=law)

    def test_a_map_that_does_not_say_what_is_so_is_found(self):
        self.assert_found({"ARCHITECTURE.md": MAP.replace("| base, cards | |", "| base | |")},
                          "rules uses base, cards; its row says base", "FAIL architecture")
        self.assert_found({"ARCHITECTURE.md": MAP.replace("| store |", "| shop |")},
                          "no row says what store uses: base")

    def test_a_circle_is_found(self):
        law = LAW.replace("room_module(base)", "room_module(base USES cards)")
        self.assert_found({}, "base uses itself through others", law=law)

    def test_asio_outside_its_place_is_found(self):
        self.assert_found({"src/room/a.h": HEADER + "#include <boost/asio/ip/tcp.hpp>\n"},
                          "is only for room/net", "FAIL libraries")

    def test_json_has_no_place_in_the_rules(self):
        self.assert_found({"src/rules/a.h": HEADER + "#include <boost/json.hpp>\n"},
                          "src/rules/a.h:4: <boost/json.hpp> is only for audit, cli, ")

    def test_files_have_no_place_in_the_rules(self):
        self.assert_found({"src/rules/a.h": HEADER + "#include <fstream>\n"},
                          "<fstream> has no place in rules")

    def test_clocks_chance_files_and_environment_are_found_in_pure_modules(self):
        for code, what in {
            "auto t = std::chrono::steady_clock::now();": "reads a clock",
            "auto t = std::time(nullptr);": "reads a clock",
            "std::random_device d;": "asks a random device",
            "randombytes_buf(a, 4);": "asks a random device",
            'auto* f = std::fopen("a", "r");': "opens a file",
            'auto* e = std::getenv("HOME");': "reads the environment",
            "std::cout << 1;": "writes to a stream",
            "throw std::runtime_error(text);": "throws at run time",
            "virtual int f() = 0;": "virtual functions",
            "double share = 0.5;": "counts in fractions",
        }.items():
            with self.subTest(code):
                self.assert_found({"src/rules/a.h": HEADER + code + "\n"},
                                  "src/rules/a.h:4: rules ", what, "FAIL absences")
                self.assert_clean({"src/room/a.h": HEADER + code + "\n"})

    def test_words_in_comments_and_strings_are_not_code(self):
        self.assert_clean({"src/rules/a.h": HEADER + 'auto s = "std::cout";  // No steady_clock.\n'
                           "/* getenv */ consteval int f() { throw \"no such card\"; }\n"
                           "int time() const { return 1; }\n"})

    def test_an_engine_that_asks_which_game_it_deals_is_found(self):
        for code in ("if (game == games::omaha) return;", 'if (round.game->key == "omaha") return;',
                     "if (state.book != Book::m95) return;"):
            with self.subTest(code):
                self.assert_found({"src/rules/deal.h": HEADER + code + "\n"},
                                  "asks which game it is dealing", "FAIL game-blind")
                self.assert_clean({"src/rules/games/games.h": HEADER + code + "\n",
                                   "src/rules/games/omaha.h": HEADER + code + "\n"})

    def test_a_setting_may_be_asked_for_its_key(self):
        self.assert_clean({"src/rules/deal.h": HEADER + 'if (setting.key == "seats") return;\n'})

    def test_a_file_over_the_limit_is_found(self):
        long = "int a;\n" * 400
        self.assert_found({"src/rules/a.h": HEADER + long}, "403 lines; 400 is the limit")
        self.assert_clean({"src/rules/a.h": HEADER + long[21:]})

    def test_a_function_over_the_limit_is_found(self):
        body = "  ++a;\n" * 59
        for head in ("int f(int a) {", "template <class T>\nauto f(T a) -> int {",
                     "struct S {\n  int f() const noexcept {", "S::S(int a) : a_{a} {"):
            with self.subTest(head):
                tail = "}\n};\n" if head.startswith("struct") else "}\n"
                self.assert_found({"src/rules/a.h": HEADER + f"{head}\n{body}{tail}"},
                                  "a function of 61 lines", "FAIL function-length")
                self.assert_clean({"src/rules/a.h": HEADER + f"{head}\n{body[7:]}{tail}"})

    def test_a_long_class_or_table_is_no_long_function(self):
        many = "  int f() { return 1; }\n" * 70
        self.assert_clean({"src/rules/a.h": HEADER + "struct S {\n" + many + "};\n",
                           "src/rules/b.h": HEADER + "constexpr T t = make(1, {\n" + "  1,\n" * 70 + "});\n",
                           "src/rules/c.h": HEADER + "enum class E {\n" + "  a,\n" * 70 + "};\n"})

    def test_a_header_without_its_sentence_or_pragma_is_found(self):
        self.assert_found({"src/rules/a.h": "#pragma once\n"}, "the first line says what the file is")
        self.assert_found({"src/rules/a.h": "// A.\nint a;\n"}, "a comment and #pragma once")

    def test_a_line_over_the_limit_is_found(self):
        self.assert_found({"src/rules/a.h": HEADER + "// " + "é" * 98 + "\n"}, "101 columns")

    def test_left_overs_are_found(self):
        self.assert_found({"tests/rules/a.cpp": "// TO" "DO: more.\n"}, "finish it or leave it out")

    def assert_by(self, rule: str, files: dict[str, str], *wanted: str) -> None:
        """What one rule finds; an empty list means no findings."""
        report = self.report(files, rules=(rule,))
        self.assertIn(f"FAIL {rule}" if wanted else f"ok {rule}", report)
        for one in wanted:
            self.assertIn(one, report)

    def test_a_rule_of_refusal_that_is_defined_twice_is_found(self):
        one = HEADER + 'inline constexpr Rule nobody{\n    "nobody", "A player must be named."};\n'
        self.assert_by("rules-once", {"src/rules/a.h": one})
        self.assert_by("rules-once", {"src/rules/a.h": one, "src/cage/b.h": one}, "nobody is defined at ")

    def test_a_source_without_its_header_is_found(self):
        self.assert_by("pairs", {"src/rules/deal.cpp": "// Deals.\n"}, "deal.cpp:1: has no header with its name")
        self.assert_by("pairs", {"src/rules/deal.cpp": "// Deals.\n", "src/rules/deal.h": HEADER})
        self.assert_by("pairs", {"src/main.cpp": "// The program.\nint main() { return 0; }\n"})

    def test_a_header_whose_functions_are_elsewhere_is_found(self):
        for code in ("int deal(int cards);", "struct S {\n  void deal() const;\n};"):
            with self.subTest(code):
                self.assert_by("pairs", {"src/rules/a.h": HEADER + code + "\n"},
                               "declares deal() and has no source with its name")
        for code in ("inline int deal(int cards) { return cards; }", "struct S {\n  S() = default;\n};",
                     "template <class T>\nint f(T a);\ntemplate <class T>\nint f(T a) {\n  return a;\n}",
                     "using F = int (*)(int cards);", "static_assert(sizeof(int) == 4);"):
            with self.subTest(code):
                self.assert_by("pairs", {"src/rules/a.h": HEADER + code + "\n"})

    def test_a_folder_of_too_many_files_is_found(self):
        files = {f"src/rules/a{at}.h": HEADER for at in range(29)}
        self.assert_by("folder-size", files, "src/rules:29: 29 files; 28 is the limit")
        files.popitem()
        self.assert_by("folder-size", files)

    def test_a_header_that_only_tests_include_is_found(self):
        lonely = {"src/rules/a.h": HEADER, "src/rules/a.cpp": '#include "rules/a.h"\n',
                  "tests/rules/a_test.cpp": '#include "rules/a.h"\n'}
        self.assert_by("dead", lonely, "src/rules/a.h:1: only its own source and tests include it")
        self.assert_by("dead", lonely | {"src/rules/b.cpp": '#include "rules/a.h"\n'})
        self.assert_by("dead", lonely | {"benchmarks/b.cpp": '#include "rules/a.h"\n'})

    def test_what_only_tests_use_is_found(self):
        for declared in ("int deal(int cards);", "inline int deal() { return 1; }", "struct deal {};",
                         "using deal = int;", "inline constexpr int deal = 1;",
                         "struct deal {\n  explicit deal(int a);\n};"):
            with self.subTest(declared):
                files = {"src/rules/a.h": HEADER + declared + "\n",
                         "src/rules/b.cpp": '#include "rules/a.h"\n',
                         "tests/rules/a_test.cpp": '#include "rules/a.h"\nint main() { deal(); }\n'}
                self.assert_by("dead", files, "only tests use deal, if anything does")
                self.assert_by("dead", files | {"src/room/c.cpp": "auto x = deal;\n"})

    def test_what_its_own_source_uses_is_alive(self):
        files = {"src/rules/a.h": HEADER + "int deal(int cards);\n",
                 "src/rules/b.cpp": '#include "rules/a.h"\n',
                 "src/rules/a.cpp": '#include "rules/a.h"\nint deal(int a) { return a; }\n'}
        self.assert_by("dead", files, "only tests use deal")
        files["src/rules/a.cpp"] += "int two = deal(2);\n"
        self.assert_by("dead", files)

    def test_json_by_hand_is_found(self):
        for text in (r'"{\"type\":\"done\"}"', r'"\",\"id\":"', 'R"({"type":1})"', r'"{\""'):
            with self.subTest(text):
                self.assert_by("json-by-hand", {"src/room/a.cpp": f"// A.\nauto s = {text};\n"},
                               "src/room/a.cpp:2: JSON by hand")
        self.assert_by("json-by-hand", {"src/room/a.cpp": '// {"type":1} is JSON.\nauto s = "a: {b}";\n'})

    def test_a_module_that_is_not_drawn_is_found(self):
        rows = "".join(f"| src/{one} | x | x |\n" for one in
                       ("base", "cards", "rules", "canberra", "store", "room", "room/net", "cli"))
        drawing = "    base ─ cards ─ rules, canberra\n    store ─ room ─ room/net ─ cli\n"
        good = MAP.replace("## Who", f"## The map\n{drawing}\n{rows}\n## Who")
        self.assert_by("drawn", {"ARCHITECTURE.md": good})
        self.assert_by("drawn", {"ARCHITECTURE.md": good.replace("store ─", "shop ─")},
                       "store is not on the map")
        self.assert_by("drawn", {"ARCHITECTURE.md": good.replace("| src/cards |", "| src/card |")},
                       "the map has no row for src/cards")

    def test_what_clang_format_would_write_otherwise_is_found(self):
        form = {".clang-format": "BasedOnStyle: Google\n"}
        self.assert_by("format", form | {"src/rules/a.h": HEADER + "int  a;\n"}, "src/rules/a.h:4: is not as")
        self.assert_by("format", form | {"src/rules/a.h": HEADER + "int a;\n"})

    def test_a_test_whose_name_chains_colons_or_commas_is_found(self):
        for name in ("H95-10.2: K-10: a raise", "H95-10.2, H95-10.3: a raise", "H-01 H95-10.2(a), (b): a raise"):
            with self.subTest(name):
                self.assert_by("test-names", {"tests/rules/a.cpp": f'TEST_CASE("{name}") {{}}\n'},
                               "write the ids with spaces between")
        for name in ("H95-10.2 K-10: a raise, and more: yes", "H95-10.2 to H95-10.4: a raise", "a raise: no"):
            with self.subTest(name):
                self.assert_by("test-names", {"tests/rules/a.cpp": f'TEST_CASE("{name}") {{}}\n'})

    def test_an_exemption_that_contributing_does_not_list_is_found(self):
        self.assert_by("exemptions", {"CONTRIBUTING.md": "| `pairs` | `src/main.cpp` | x |\n"},
                       "does not say that src/base/check.cpp is exempt from absences")
        self.assert_by("exemptions", {"CONTRIBUTING.md": "| `layering` | `src/main.cpp` | x |\n"},
                       "says that src/main.cpp is exempt from layering; it is not")
