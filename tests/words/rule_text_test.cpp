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
