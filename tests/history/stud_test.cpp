// Stud in which there are too few cards for a last one each.
#include <doctest/doctest.h>

#include "files.h"
#include "history/formats.h"
#include "history/verify/verify.h"

using namespace cardroom::history;

namespace {

const std::string shared_last =
    text_of(cardroom::test::source_folder() + "/tests/history/sites/stars-shared.txt");

ToldHand shared_hand(const std::string& text) {
  const auto hands = read_hands(Format::pokerstars, "", text);
  REQUIRE(hands);
  return hands->front();
}

}  // namespace

TEST_CASE("history: the last card of stud is communal if there are too few for one each") {
  CHECK(HandVerifier().verify(shared_hand(shared_last)).why == "");
  const HandFinding twice =
      HandVerifier().verify(shared_hand(edited(shared_last, "*** [6h]", "*** [As]")));
  CHECK(twice.verdict == Verdict::not_replayable);
  CHECK(twice.why.find("As is dealt twice") != std::string::npos);
}

TEST_CASE("history: a card is not shared while there are enough for one each") {
  // Seven players begin, so that there are cards for all.
  std::string text = edited(shared_last, "Seat 8: hal ($50 in chips)\n", "");
  for (auto at = text.find("hal"); at != std::string::npos; at = text.find("hal")) {
    const auto line = text.rfind('\n', at) + 1;
    text.erase(line, text.find('\n', line) + 1 - line);
  }
  const HandFinding finding = HandVerifier().verify(shared_hand(text));
  CHECK(finding.verdict == Verdict::not_replayable);
  CHECK(finding.why.find("more communal cards than the game has") != std::string::npos);
}

TEST_CASE("history: a shared last card goes into every format and back") {
  Books books;
  const auto played = play_told(shared_hand(shared_last), {}, books);
  REQUIRE(played);
  for (const Format to : {Format::phh, Format::ohh, Format::pokerstars, Format::hand}) {
    const auto text = write_hand(to, *played);
    REQUIRE_MESSAGE(static_cast<bool>(text), (text ? "" : text.error().why));
    const auto again = read_hands(to, "", *text);
    REQUIRE(again);
    const auto replayed = play_told(again->front(), {}, books);
    REQUIRE(replayed);
    CHECK(same_round(*replayed, *played));
  }
}
