// The counter without a room: money moves and is recorded, and a player who has too little is
// refused.
#include <doctest/doctest.h>

#include "room/counter/counter.h"

namespace cardroom::room {
namespace {

constexpr PlayerId holder(7);
const Asker cashier{PlayerId(1), Role::operator_};

TEST_CASE("chips that are issued are in the wallet, in the books and in the journal") {
  Recorder recorder;
  Counter counter(recorder);
  Effects effects;
  const cage::command::Issue issue{Role::operator_, holder, Cents(500), {}};
  CHECK_FALSE(counter.move(issue, cashier, {1'000, effects}, "m1"));
  CHECK(counter.wallet(holder) == Cents(500));
  CHECK(counter.books().ledger().sum() == Cents(0));
  REQUIRE(effects.records.size() == 1);
  CHECK(effects.records[0].stream == "cage");
  CHECK(effects.records[0].bytes.find(R"("id":"m1")") != std::string::npos);
}

TEST_CASE("a refused command moves nothing and is not recorded") {
  Recorder recorder;
  Counter counter(recorder);
  Effects effects;
  const cage::command::Redeem redeem{Role::operator_, holder, Cents(500), {}};
  CHECK(counter.move(redeem, cashier, {1'000, effects}));
  CHECK(counter.wallet(holder) == Cents(0));
  CHECK(effects.records.empty());
}

TEST_CASE("a player can pay for everything they bring together, or nothing is paid") {
  Recorder recorder;
  Counter counter(recorder);
  Effects effects;
  counter.give(holder, Cents(500), {1'000, effects});
  const cage::command::BuyIn some{holder, 1, Cents(300)};
  CHECK_FALSE(counter.refusal_of({some}));
  CHECK(counter.refusal_of({some, some})->rule == "not_enough_money");
}

}  // namespace
}  // namespace cardroom::room
