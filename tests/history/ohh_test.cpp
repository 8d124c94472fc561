// Open Hand History as other programs write it: invented hands of every kind of game.
#include <doctest/doctest.h>

#include "files.h"
#include "history/verify/block.h"

using namespace cardroom::history;

namespace {

const std::string ohh_text =
    text_of(cardroom::test::source_folder() + "/tests/history/sites/ohh.ohh");

BlockFindings found_in(const std::string& file) {
  HandVerifier verifier;
  HandReader reader(Format::ohh, "ohh.ohh");
  return verify_block(reader, Format::ohh, {file, 1, {}}, verifier);
}

}  // namespace

TEST_CASE("ohh: straddles, antes, side pots, stud, draws and two boards end as told") {
  const BlockFindings found = found_in(ohh_text);
  CHECK(found.tally.hands == 6);
  CHECK(found.tally.match == 6);
  for (const auto& other : found.others) CHECK_MESSAGE(false, (other.hand + ": " + other.why));
}

TEST_CASE("ohh: who brings in tells the bring-in, and the wagers of stud its stakes") {
  const auto hands = read_hands(Format::ohh, "", ohh_text);
  REQUIRE(hands);
  CHECK((*hands)[3].bring_in == Decimal{5, 1});
  CHECK((*hands)[3].minimum == Decimal{2, 0});
}

TEST_CASE("ohh: somebody who sits out is in the hand if they post or are dealt to") {
  constexpr std::string_view ann = R"("seat": 1, "name": "ann", "display": "ann",)";
  const std::string waits = std::string(ann) + R"( "is_sitting_out": true,)";
  // In the tournament ann pays an ante and folds.
  const std::string_view tournament = "\"game_number\": \"5002\"";
  const auto second = ohh_text.rfind('\n', ohh_text.find(tournament)) + 1;
  const std::string away = ohh_text.substr(0, second) + edited(ohh_text.substr(second), ann, waits);
  const auto hands = read_hands(Format::ohh, "", away);
  REQUIRE(hands);
  CHECK((*hands)[1].players.size() == 3);
  CHECK(found_in(away).tally.match == 6);
  // Without the ante and the fold they wait.
  const auto more = read_hands(
      Format::ohh, "",
      edited(
          edited(away.substr(second),
                 R"({"action_number": 1, "player_id": 0, "action": "Post Ante", "amount": 25}, )",
                 ""),
          R"({"action_number": 6, "player_id": 0, "action": "Fold"}, )", ""));
  REQUIRE(more);
  CHECK(more->front().players.size() == 2);
}

TEST_CASE("ohh: a list of hands on one line is cut while it is read") {
  std::string list = ohh_text;
  for (auto at = list.find('\n'); at != std::string::npos; at = list.find('\n', at))
    list.replace(at, 1, list[at + 1] == '{' ? "," : " ");
  Cutter cutter(Format::ohh);
  std::size_t early = 0;
  std::size_t hands = 0;
  const auto count = [&](const std::optional<Block>& block) {
    if (block) hands += cut(Format::ohh, block->view()).size();
  };
  list = "[" + list + "]";
  for (std::size_t at = 0; at < list.size(); at += 1000) {
    cutter.add(std::string_view(list).substr(at, 1000));
    count(cutter.take());
    if (at + 1000 < list.size()) early = hands;
  }
  count(cutter.take_last());
  CHECK(early == 5);  // The last one is told when the file has ended.
  CHECK(hands == 6);
}
