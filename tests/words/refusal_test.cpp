// Refusals and choices in words.
#include "words/refusal.h"

#include <doctest/doctest.h>

#include "words/legal_words.h"

using namespace cardroom;

namespace {

constexpr Rule raise_size{"raise_size", "A raise is of an allowed size."};

Legal after_a_bet() {
  Legal legal;
  legal.fold = legal.call = true;
  legal.call_adds = Chips(8);
  return legal;
}

std::string raises(Sizes sizes) {
  Legal legal = after_a_bet();
  legal.sizes = sizes;
  legal.sizes.any = true;
  return say(legal);
}

}  // namespace

TEST_CASE("a refusal is the rule's sentence without its full stop") {
  CHECK(say(Violation{&raise_size, {}, {}}) == "A raise is of an allowed size");
}

TEST_CASE("the facts of a refusal follow in brackets, in their order") {
  const Violation refused{&raise_size, clause("H95-10.2"), {{"to", 10}, {"least", 8}}};
  CHECK(say(refused) == "A raise is of an allowed size (to 10, least 8)");
}

TEST_CASE("cents are told in dollars, and names as words") {
  const Violation refused{&raise_size, {}, {{"wager_cents", 250}, {"stake_cents", 10000}}};
  CHECK(say(refused) == "A raise is of an allowed size (wager $2.50, stake $100)");
  CHECK(say(Violation{&raise_size, {}, {{"cents", 5}, {"seats_left", 2}}}) ==
        "A raise is of an allowed size ($0.05, seats left 2)");
}

TEST_CASE("a refusal is cited with its clause, or without one if no document covers it") {
  CHECK(say_cited(Violation{&raise_size, clause("H95-10.2"), {{"to", 10}}}) ==
        "A raise is of an allowed size (to 10) [H95-10.2]");
  CHECK(say_cited(Violation{&raise_size, {}, {}}) == "A raise is of an allowed size");
}

TEST_CASE("choices are listed in the order of scripts") {
  Legal legal = after_a_bet();
  CHECK(say(legal) == "fold, call 8");
  legal.check = legal.decline = legal.tap_out = true;
  legal.tap_out_to = Chips(30);
  CHECK(say(legal) == "fold, check, decline, call 8, tap out 30");
  CHECK(say(Legal{}).empty());
}

TEST_CASE("sizes of a raise are one, two, a range, or a range in steps") {
  CHECK(raises({.low = Chips(24), .high = Chips(24)}) == "fold, call 8, raise 24");
  CHECK(raises({.low = Chips(20), .high = Chips(24), .shape = SizeRule::listed}) ==
        "fold, call 8, raise 20|24");
  CHECK(raises({.low = Chips(20), .high = Chips(40)}) == "fold, call 8, raise 20..40");
  CHECK(raises({.low = Chips(20), .high = Chips(40), .step = Chips(5)}) ==
        "fold, call 8, raise 20..40 step 5");
}

TEST_CASE("an opening is a bet, not a raise") {
  Legal legal;
  legal.check = legal.bet = true;
  legal.sizes = {.low = Chips(2), .high = Chips(4)};
  legal.sizes.any = true;
  CHECK(say(legal) == "check, bet 2..4");
}
