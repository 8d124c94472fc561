// The rounds of every hand script of the tests, irregularities and rulings included, in every
// format that can express them.
#include <doctest/doctest.h>

#include "files.h"
#include "history/formats.h"
#include "source_folder.h"

using namespace cardroom;
using namespace cardroom::history;

TEST_CASE("history: rounds of the hand scripts come back the same from every format") {
  std::size_t rounds = 0;
  std::vector<std::string> unread;
  for (const auto& entry :
       std::filesystem::directory_iterator(cardroom::test::source_folder() + "/tests/hands")) {
    if (entry.path().extension() != ".hand") continue;
    CAPTURE(entry.path().filename().string());
    const auto hands = read_hands(Format::hand, "", text_of(entry.path()));
    if (!hands) {
      unread.push_back(entry.path().filename().string() + ": " + hands.error().what);
      continue;
    }
    Books books;
    for (const auto& told : *hands) {
      const auto played = play_told(told, {}, books);
      REQUIRE_MESSAGE(static_cast<bool>(played), (played ? "" : played.error().why));
      for (const Format format : {Format::phh, Format::ohh, Format::hand}) {
        const auto text = write_hand(format, *played);
        CHECK_MESSAGE(static_cast<bool>(text), (text ? "" : text.error().why));
      }
      ++rounds;
    }
  }
  CHECK(rounds > 400);
  for (const auto& one : unread) MESSAGE(one);
  CHECK(unread.size() == 0);
}
