// What every round brought a player, and what players did to each other in it.
#include <doctest/doctest.h>

#include "at_play.h"

namespace cardroom::room {
namespace {

TEST_CASE("a statement lists every round with its result, page by page") {
  AtPlay in;
  REQUIRE(in.sit(in.a, 1) == "");
  REQUIRE(in.sit(in.b, 2) == "");
  for (int round = 0; round < 5; ++round) {
    in.deal();
    in.finish();
  }
  const auto all = in.put(in.a, R"({"type":"my_rounds","limit":100})");
  const auto& rounds = all.at("rounds").as_array();
  REQUIRE(rounds.size() == 5);
  std::int64_t sum = 0;
  for (const auto& one : rounds) sum += number_in(one.as_object(), "result_cents");
  const Cents held = in.room->tables().at(in.table).game->stake_of(in.ann);
  CHECK(held - Cents(40'000) == Cents(sum));
  const auto first = in.put(in.a, R"({"type":"my_rounds","limit":3})");
  CHECK(first.at("rounds").as_array().size() == 3);
  const auto second =
      in.put(in.a, R"({"type":"my_rounds","limit":3,"after":")" + text_in(first, "next") + "\"}");
  CHECK(second.at("rounds").as_array().size() == 2);
  CHECK(second.at("next").is_null());
  CHECK(in.refusal(in.a, R"({"type":"my_rounds","player":)" + std::to_string(in.bob.number()) +
                             "}") == "not_your_role");
}

TEST_CASE("an inspector sees who folds to whom and where the chips go, and the rounds behind it") {
  AtPlay in;
  const ConnectionId inspector = in.staff(Role::inspector);
  REQUIRE(in.sit(in.a, 1) == "");
  REQUIRE(in.sit(in.b, 2) == "");
  for (int round = 0; round < 4; ++round) {
    in.deal();
    in.finish();
  }
  const auto told = in.put(inspector, R"({"type":"pairs"})");
  const auto& pairs = told.at("pairs").as_array();
  REQUIRE(pairs.size() == 1);
  const auto& pair = pairs[0].as_object();
  CHECK(number_in(pair, "rounds") == 4);
  CHECK(text_in(pair, "first_name") == "ann");
  const auto behind =
      in.put(inspector, R"({"type":"pair_rounds","first":)" + std::to_string(in.ann.number()) +
                            R"(,"second":)" + std::to_string(in.bob.number()) + "}");
  const auto& rounds = behind.at("rounds").as_array();
  REQUIRE(rounds.size() == 4);
  std::int64_t flow = 0;
  std::int64_t folds = 0;
  for (const auto& one : rounds) {
    flow += number_in(one.as_object(), "flow_cents");
    folds += number_in(one.as_object(), "folds_to_first") +
             number_in(one.as_object(), "folds_to_second");
  }
  CHECK(flow == number_in(pair, "flow_cents"));
  CHECK(folds == 4);  // One in each round, to a blind.
  CHECK(folds == number_in(pair, "folds_to_first") + number_in(pair, "folds_to_second"));
  const Cents held = in.room->tables().at(in.table).game->stake_of(in.ann);
  // What Bob won is what Ann lost, less the commission.
  CHECK(flow <= (Cents(40'000) - held).count());
  CHECK(in.refusal(in.a, R"({"type":"pairs"})") == "not_your_role");
}

}  // namespace
}  // namespace cardroom::room
