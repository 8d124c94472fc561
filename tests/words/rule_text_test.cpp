// The house's own copies of the rule documents. The texts here are ours, in the form of a gazette.
#include "words/rule_text.h"

#include <doctest/doctest.h>

using namespace cardroom;

namespace {

constexpr std::string_view gazette = R"(**SPECIAL GAZETTE** No. S275

### **3 CARD MANILA**

**Buck**

A disc for the player who posts.

### 1. THE TABLE

Nine may sit.

## 16. IRREGULARITIES

- 16.1 A new deal is due if:
  - (a) a card showed in the cut;
  - (e) the next card lies face up;

### **HOLD-EM**

- 10.2 Three raises
and no more.
)";

ClauseLine line_of(std::string_view rulebook, const RuleText& text, Clause clause) {
  for (const ClauseLine& line : lines_of_book(rulebook, text))
    if (line.clause == clause) return line;
  return {};
}

}  // namespace

TEST_CASE("M95-18.11 H95-18.11: a copy of the rules has each clause beside its paraphrase") {
  RuleText text;
  CHECK(text.empty());
  REQUIRE(text.add(gazette));
  CHECK_FALSE(text.empty());
  CHECK(text.of(clause("M95-16.1(e)")) == "(e) the next card lies face up;");
  CHECK(text.of(clause("M95-16.1")) == "16.1 A new deal is due if:");
  CHECK(text.of(clause("M95-1")) == "1. THE TABLE Nine may sit.");
  CHECK(text.of(clause("M95-DEF-Buck")) == "Buck A disc for the player who posts.");
  CHECK(text.of(clause("H95-10.2")) == "10.2 Three raises and no more.");
  CHECK(text.of(clause("M95-10.2")).empty());
  const ClauseLine line = line_of("holdem-1995", text, clause("H95-10.2"));
  CHECK(line.text == "10.2 Three raises and no more.");
  CHECK(line.paraphrase == text_of(clause("H95-10.2")).paraphrase);
}

TEST_CASE(
    "S05-19.9: a clause and its first part may begin on one line, and a letter end in a dot") {
  RuleText text;
  REQUIRE(text.add("Seven Card Stud\n- 15.2 Taken so:\n- (a) (i) five;\n- (ii) ten;\n"));
  CHECK(text.of(clause("S05-15.2(a)")) == "(a) (i) five;");
  CHECK(text.of(clause("S05-15.2(a)(i)")) == "(i) five;");
  CHECK(text.of(clause("S05-15.2(a)(ii)")) == "(ii) ten;");
  RuleText other;
  REQUIRE(other.add("RWS\n5.1.5 Left out:\n- a. before;\n- b. after.\n"));
  CHECK(other.of(clause("RWS17-5.1.5(b)")) == "b. after.");
}

TEST_CASE(
    "H95-18.11 O95-18.11: a clause that is printed without its number is found by its words") {
  RuleText text;
  REQUIRE(
      text.add("S275\nUnder section 71(1), I declare a game.\n*A Name*\nDelegate\n"
               "### **HOLD-EM**\n- 7.1 Each of them may:\n- (i) Call;\n- (ii) Fold.\n\n"
               "In the first round of betting, when no player has raised, they may:\n"
               "- (i) Decline;\n- (ii) Raise.\n\n18 11 A copy is there.\n"));
  CHECK(text.of(clause("95-INS-Declaration")) == "Under section 71(1), I declare a game.");
  CHECK(text.of(clause("H95-7.1(i)")) == "(i) Call;");
  CHECK(text.of(clause("H95-7.1[LB](i)")) == "(i) Decline;");
  CHECK(text.of(clause("H95-7.1[LB](ii)")) == "(ii) Raise.");
  CHECK(text.of(clause("H95-18.11")) == "18 11 A copy is there.");
}

TEST_CASE("CP17-16.11: each row of the pay table is a clause, and a number printed twice is two") {
  RuleText text;
  REQUIRE(
      text.add("Canberra Poker\n2 Commencement\n\nFrom the day after.\n\nA Name\n"
               "8.1 Paid so:\n\nFlush\t5 to 1\t(up to the most)\n"
               "- 10.7 These hands:\n- (a) Royal Flush;\n"
               "- 10.7 Any progressive jackpot payout is added.\n"));
  CHECK(text.of(clause("CP17-INS-2")) == "2 Commencement From the day after.");
  CHECK(text.of(clause("CP17-8.1")) == "8.1 Paid so:");
  CHECK(text.of(clause("CP17-8.1[Flush]")) == "Flush 5 to 1 (up to the most)");
  CHECK(text.of(clause("CP17-10.7")) == "10.7 These hands:");
  CHECK(text.of(clause("CP17-10.7bis")) == "10.7 Any progressive jackpot payout is added.");
  RuleText other;
  REQUIRE(
      other.add("RWS\n**Betting Round** means a time.\nGame Marker is a disc.\n"
                "- \"BETTING ROUND\" means play is on.\n- (ii) \"SHOWDOWN\" means show.\n"
                "3.5.2 The list:\n|---|---|\n| Full House (three<br>and two) | e.g. KKKJJ | |\n"));
  CHECK(other.of(clause("RWS17-DEF-BettingRound")) == "Betting Round means a time.");
  CHECK(other.of(clause("RWS17-DEF-GameMarker(i)")) == "\"BETTING ROUND\" means play is on.");
  CHECK(other.of(clause("RWS17-DEF-GameMarker(ii)")) == "(ii) \"SHOWDOWN\" means show.");
  CHECK(other.of(clause("RWS17-3.5.2[4]")) == "Full House (three and two) e.g. KKKJJ");
}

TEST_CASE("S05-19.9 CP17-16.11: without copies the paraphrases stand, in the order of the book") {
  const RuleText none;
  for (const std::string_view book : {"stud-2005", "canberra-2017"}) {
    const auto lines = lines_of_book(book, none);
    REQUIRE(lines.size() > 200);
    for (const ClauseLine& line : lines) {
      CHECK(line.text.empty());
      CHECK_FALSE(line.paraphrase.empty());
    }
  }
  const auto lines = lines_of_book("holdem-1995", none);
  std::size_t two = 0;
  std::size_t ten = 0;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (lines[at].clause == clause("H95-9.2")) two = at;
    if (lines[at].clause == clause("H95-10.2")) ten = at;
  }
  CHECK(two < ten);
}

TEST_CASE("a text that is no rule document is not taken in, and no other book is shown") {
  RuleText text;
  CHECK_FALSE(text.add("A shopping list: bread, 2.1 litres of milk."));
  CHECK(text.empty());
  CHECK(lines_of_book("faro-2001", text).empty());
  CHECK(lines_of_book("modern-holdem", text).empty());
}
