#include <doctest/doctest.h>

#include "files.h"
#include "history/cut.h"
#include "history/phh/quick.h"
#include "history/phh/read.h"
#include "history/phh/toml.h"
#include "history/phh/write.h"

using namespace cardroom;
using namespace cardroom::history;

namespace {

constexpr std::string_view simple = R"(variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ['d dh p1 ????', 'd dh p2 AcTc', 'p2 f']
_note = "kept"
)";

std::string with(std::string_view from, std::string_view to) {
  std::string text(simple);
  return text.replace(text.find(from), from.size(), to);
}

// Both readers give the same, field by field.
void check_same(std::string_view text) {
  const auto pieces = cut(Format::phh, {text, 1, {}});
  const auto documents = read_toml(text);
  REQUIRE(documents);
  REQUIRE(pieces.size() == documents->size());
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    PhhDocument quick;
    REQUIRE(read_quickly(pieces[at], quick));
    const PhhDocument& whole = (*documents)[at];
    REQUIRE(quick.name == whole.name);
    REQUIRE(quick.line == whole.line);
    REQUIRE(quick.fields.size() == whole.fields.size());
    REQUIRE(quick.items == whole.items);
    for (std::size_t field = 0; field < quick.fields.size(); ++field) {
      REQUIRE(quick.fields[field].key == whole.fields[field].key);
      REQUIRE(quick.fields[field].kind == whole.fields[field].kind);
      REQUIRE(quick.fields[field].line == whole.fields[field].line);
      REQUIRE(quick.fields[field].count == whole.fields[field].count);
      REQUIRE(quick.fields[field].raw == whole.fields[field].raw);
    }
  }
}

void check_wrong(const std::string& text, std::size_t line, const std::string& part) {
  const auto hands = read_hands(Format::phh, "", text);
  REQUIRE_FALSE(hands);
  CHECK(hands.error().where.line == line);
  CHECK_MESSAGE(hands.error().what.find(part) != std::string::npos, hands.error().what);
}

}  // namespace

TEST_CASE("phh: the quick reader and toml++ give the same") {
  check_same(simple);
  check_same("[1]\n" + std::string(simple) + "\n[2]\n" + std::string(simple));
  check_same(with("min_bet = 2", "min_bet = 2\ntime = 04:38:17"));
  check_same(with("[200, 200]", "[inf, 200]"));
  check_same("# remark\n\n" + with("[0, 0]", "[ 0 , 0.50,\n  ] # two\n"));
  for (const auto& path : hand_files(".phh")) {
    CAPTURE(path.string());
    check_same(text_of(path));
  }
}

TEST_CASE("phh: the quick reader and toml++ agree on five thousand hands from elsewhere") {
  if (!std::filesystem::exists(pluribus)) {
    MESSAGE("skipped: " << pluribus.string() << " is not there");
    return;
  }
  check_same(text_of(pluribus));
}

TEST_CASE("phh: toml++ reads what the quick reader does not know") {
  for (const std::string& text :
       {with("'NT'", "\"\\u004eT\""), with("'NT'", "'''NT'''"), with("[1, 2]", "[1, 0x2]"),
        with("[200, 200]", "[2e2, 0xC8]"), with("[200, 200]", "[+2.0E+2, 2_00.0]"),
        with("min_bet = 2", "min_bet = 2\ndate = 2009-07-04"), with("variant", "\"variant\""),
        with("\"kept\"", "{ a = 1 }")}) {
    CAPTURE(text);
    PhhDocument document;
    CHECK_FALSE(read_quickly({{}, text, 1, {}}, document));
    const auto hands = read_hands(Format::phh, "", text);
    REQUIRE(hands);
    CHECK(hands->front().variant == "NT");
    CHECK(hands->front().acts.size() == 3);
    CHECK(hands->front().players[0].stack == Decimal{200, 0});
    CHECK(hands->front().players[0].blind == Decimal{2, 0});
  }
  const auto endless = read_hands(Format::phh, "", with("[200, 200]", "[inf, +inf]"));
  REQUIRE(endless);
  for (const ToldPlayer& player : endless->front().players) CHECK_FALSE(player.stack_known);
}

TEST_CASE("phh: an action may be only a remark, have any blanks, and show cards told before") {
  const auto acts_of = [](const std::string& actions) {
    const auto hands = read_hands(Format::phh, "", with("'p2 f'", actions));
    REQUIRE(hands);
    return hands->front().acts;
  };
  CHECK(acts_of("'# The second card is exposed.', '', '  ', \"\\t p2  f # gives up\"").size() == 3);
  const auto shown = acts_of("'p2 cc', 'p1 cc', 'p2 sm -', 'p1 sm'");
  REQUIRE(shown.size() == 6);
  CHECK(shown[4].kind == ActKind::show);
  CHECK(shown[4].cards == shown[1].cards);
  CHECK(shown[5].kind == ActKind::muck);
}

TEST_CASE("phh: with two players the antes are the other way round as well, and written so") {
  const auto hands = read_hands(Format::phh, "", with("[0, 0]", "[0, 3]"));
  REQUIRE(hands);
  CHECK(hands->front().players[0].ante == Decimal{3, 0});
  CHECK(hands->front().players[1].ante == Decimal{});
  CHECK(write_phh(hands->front()).find("antes = [0, 3]\nblinds_or_straddles = [1, 2]") !=
        std::string::npos);
}

TEST_CASE("phh: everything in a file is read") {
  const auto hands = read_hands(Format::phh, "", simple);
  REQUIRE(hands);
  const ToldHand& told = hands->front();
  REQUIRE(told.players.size() == 2);
  CHECK(told.players[0].blind == Decimal{2, 0});  // With two players the button has the first.
  CHECK(told.players[1].blind == Decimal{1, 0});
  CHECK(told.acts[0].cards[0].is_none());
  CHECK(told.acts[1].cards[1] == "Tc"_card);
  CHECK(told.acts[2].kind == ActKind::fold);
  CHECK(told.foreign == Notes{{"_note", "\"kept\""}});
}

TEST_CASE("phh: malformed files are refused with line and reason") {
  check_wrong(with("variant = 'NT'\n", ""), 1, "no variant");
  check_wrong(with("antes = [0, 0]", "antes = [0, "), 3, "");
  check_wrong(with("[0, 0]", "[0, 0, 0]"), 3, "one value for each player");
  check_wrong(with("[200, 200]", "['a', 'b']"), 5, "starting_stacks");
  check_wrong(with("p2 f", "p3 f"), 6, "'p3 f' is not an action");
  check_wrong(with("p2 f", "p2 cbr 1e9"), 6, "is not an action");
  check_wrong(with("AcTc", "AcT"), 6, "is not an action");
  check_wrong(with("min_bet = 2", "min_bet = 2\nmin_bet = 3"), 5, "");
  check_wrong("[1]\n" + std::string(simple) + "[2]\n" + with("[1, 2]", "[1, 'x']"), 12, "blinds");
  check_wrong("[1]\n" + std::string(simple) + "[2]\n" + with("[1, 2]", "[1, inf]"), 12, "blinds");
}

TEST_CASE("phh: a negative blind is a post, live up to the big blind") {
  const auto posted = [](const std::string& blind) {
    const auto hands = read_hands(
        Format::phh, "",
        "variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [0.5, 1, 0, " + blind +
            "]\nmin_bet = 1\nstarting_stacks = [20, 20, inf, 20]\nactions = ['p3 f']\n");
    REQUIRE(hands);
    CHECK_FALSE(hands->front().players[2].stack_known);
    return hands->front().players[3];
  };
  CHECK(posted("-1").blind == Decimal{1, 0});
  CHECK(posted("-1").dead == Decimal{});
  CHECK(posted("-1.5").blind == Decimal{1, 0});
  CHECK(posted("-1.5").dead == Decimal{5, 1});
  CHECK(posted("-0.5").blind == Decimal{});
  CHECK(posted("-0.5").dead == Decimal{5, 1});
  CHECK_FALSE(posted("2").posts);
}

TEST_CASE("phh: headings may be quoted, and a file put together from two has them twice") {
  const auto hands = read_hands(Format::phh, "",
                                "[\"hand 1\"]\n" + std::string(simple) + "[1]\n" +
                                    std::string(simple) + "[1]\n" + std::string(simple));
  REQUIRE(hands);
  REQUIRE(hands->size() == 3);
  CHECK((*hands)[0].heading == "hand 1");
  CHECK((*hands)[2].line == 18);
}

TEST_CASE("phh: a heading may have blanks inside and a remark behind it") {
  CHECK(phh_heading("[17]") == "17");
  CHECK(phh_heading("[ 17 ] # the last one\r") == "17");
  CHECK(phh_heading("[ 'a ] b' ]\t") == "a ] b");
  for (const std::string_view none : {"", "[", "[]", "[ ]", "[1", "['1]", "[1] 2", "[1, 2]",
                                      "[[1]]", "[1 2]", "['1'2]", "x[1]", "[\"a'b\"]"})
    CHECK_MESSAGE(phh_heading(none).empty(), std::string(none));
}
