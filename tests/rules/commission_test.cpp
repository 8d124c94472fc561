// The commission of 2005, calculated by hand from S05-15.2 as M-08 reads it.
#include <doctest/doctest.h>

#include <initializer_list>
#include <vector>

#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/commission.h"

using namespace cardroom;

namespace {

Terms stud_at(int percent, std::optional<Chips> cap = std::nullopt) {
  Determinations determined;
  determined.commission = percent;
  determined.commission_cap = cap;
  return *make_terms(games::stud_2005, determined);
}

// Pots of these amounts, main pot first, each won by one player of three who put in.
WonPots pots_of_amounts(std::initializer_list<int> amounts) {
  WonPots pots;
  for (const int amount : amounts) {
    WonPot won;
    won.pot.amount = Chips(amount);
    won.pot.contributors = {Seat(1), Seat(2), Seat(3)};
    won.high = {Seat(1)};
    won.index = static_cast<std::uint8_t>(pots.size());
    pots.push_back(won);
  }
  return pots;
}

std::vector<int> taken(const Terms& terms, WonPots pots) {
  reckon_commission(terms, pots);
  std::vector<int> amounts;
  for (const auto& won : pots) amounts.push_back(static_cast<int>(won.commission.count()));
  return amounts;
}

std::vector<int> taken(const Terms& terms, std::initializer_list<int> amounts) {
  return taken(terms, pots_of_amounts(amounts));
}

using Amounts = std::vector<int>;

}  // namespace

TEST_CASE("S05-15.2(a)(i): of one pot 5 percent in whole dollars, nothing up to 19") {
  const Terms terms = stud_at(5);
  CHECK(taken(terms, {19}) == Amounts{0});
  CHECK(taken(terms, {20}) == Amounts{1});
  CHECK(taken(terms, {39}) == Amounts{1});
  CHECK(taken(terms, {40}) == Amounts{2});
  CHECK(taken(terms, {1999}) == Amounts{99});
}

TEST_CASE("M-08 S05-15.2(a)(i): the rate of the sum, from the pots above 19, main pot first") {
  const Terms terms = stud_at(5);
  CHECK(taken(terms, {15, 50}) == Amounts{0, 3});
  CHECK(taken(terms, {15, 15}) == Amounts{0, 0});
  CHECK(taken(terms, {20, 1000}) == Amounts{1, 50});
  CHECK(taken(terms, {30, 30, 30}) == Amounts{2, 1, 1});
  // 78 owe 3: each pays 1, and the main pot the third.
  CHECK(taken(terms, {39, 39}) == Amounts{2, 1});
  CHECK(taken(terms, {39, 21, 18}) == Amounts{2, 1, 0});
  CHECK(taken(terms, {18, 39, 21}) == Amounts{0, 2, 1});
  // 59 owe 2, as much as the two pots pay on their own.
  CHECK(taken(terms, {20, 39}) == Amounts{1, 1});
  // Three small pots and one of 20: 77 owe 3, and only the 20 may pay.
  CHECK(taken(terms, {19, 19, 19, 20}) == Amounts{0, 0, 0, 3});
  // Four of 38 and one of 19 are 171: 8 are owed, a dollar each and then a dollar each in turn.
  CHECK(taken(terms, {38, 38, 38, 38, 19}) == Amounts{2, 2, 2, 2, 0});
}

TEST_CASE("M-08 S05-15.2(a)(i): an approved maximum is on the sum") {
  CHECK(taken(stud_at(5, Chips(12)), {200, 400}) == Amounts{10, 2});
  CHECK(taken(stud_at(5, Chips(12)), {400, 200}) == Amounts{12, 0});
  CHECK(taken(stud_at(5, Chips(30)), {200, 400}) == Amounts{10, 20});
  CHECK(taken(stud_at(5, Chips(1)), {100, 100}) == Amounts{1, 0});
}

TEST_CASE("M-08 S05-15.2(a)(ii): the same with 10 percent and 9 dollars") {
  const Terms terms = stud_at(10);
  CHECK(taken(terms, {9}) == Amounts{0});
  CHECK(taken(terms, {10}) == Amounts{1});
  CHECK(taken(terms, {9, 10}) == Amounts{0, 1});
  CHECK(taken(terms, {19, 11}) == Amounts{2, 1});
  CHECK(taken(terms, {15, 15, 15}) == Amounts{2, 1, 1});
  CHECK(taken(terms, {9, 9, 9, 9, 10}) == Amounts{0, 0, 0, 0, 4});
}

TEST_CASE("N-16 S05-15.2(c) S05-15.2(d): free pots are left out of sum and threshold") {
  const Terms terms = stud_at(5);
  auto pots = pots_of_amounts({30, 40});
  pots[0].pot.forced_only = true;
  CHECK(taken(terms, pots) == Amounts{0, 2});
  // The free pot alone is above 19: nothing is due.
  pots = pots_of_amounts({100, 15});
  pots[0].pot.forced_only = true;
  CHECK(taken(terms, pots) == Amounts{0, 0});
  // Two tied players are the only ones who put into the side pot.
  pots = pots_of_amounts({60, 40});
  pots[1].pot.contributors = pots[1].high = {Seat(1), Seat(2)};
  CHECK(taken(terms, pots) == Amounts{3, 0});
  // In high/low both halves must be tied.
  pots[1].low = {Seat(2)};
  CHECK(taken(terms, pots) == Amounts{3, 2});
  pots[1].low = {Seat(1), Seat(2)};
  CHECK(taken(terms, pots) == Amounts{3, 0});
}

TEST_CASE("M-14 S05-15.3: where players pay for time the pots pay nothing") {
  Determinations determined;
  determined.time_charge = Chips(10);
  CHECK(taken(*make_terms(games::stud_2005, determined), {200, 400}) == Amounts{0, 0});
}
