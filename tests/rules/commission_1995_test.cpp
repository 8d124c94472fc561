#include "rules/round/commission.h"

#include "rules/scene.h"
#include "rules/setting.h"

using namespace cardroom;

namespace {

WonPot won(std::int64_t amount, std::initializer_list<Seat> winners,
           std::initializer_list<Seat> contributors) {
  WonPot pot;
  pot.pot.amount = Chips(amount);
  pot.pot.contributors = contributors;
  pot.pot.eligible = winners;
  pot.high = winners;
  return pot;
}

std::vector<std::int64_t> commissions(const Terms& terms, std::initializer_list<WonPot> list) {
  WonPots pots(list);
  reckon_commission(terms, pots);
  std::vector<std::int64_t> taken;
  for (const auto& pot : pots) taken.push_back(pot.commission.count());
  return taken;
}

const std::initializer_list<Seat> three = {Seat(1), Seat(2), Seat(3)};
using Taken = std::vector<std::int64_t>;

}  // namespace

TEST_CASE("H95-11.1 M-01: five percent of whole twenties, nothing above a hundred minimums") {
  const Terms terms = terms_of(games::holdem_1995, {{"minimum", "2"}});
  CHECK(commission_1995(terms, Chips(19)) == Chips(0));
  CHECK(commission_1995(terms, Chips(20)) == Chips(1));
  CHECK(commission_1995(terms, Chips(39)) == Chips(1));
  CHECK(commission_1995(terms, Chips(247)) == Chips(10));
}

TEST_CASE("H95-11.3 M-02: pots of the same winners are one amount; other pots count separately") {
  const Terms terms = terms_of(games::holdem_1995, {{"minimum", "2"}});
  const Seat a(1);
  const Seat b(2);
  CHECK(commissions(terms, {won(30, {a}, three), won(30, {a}, three)}) == Taken{3});
  CHECK(commissions(terms, {won(30, {a}, three), won(30, {b}, three)}) == Taken{1, 1});
  CHECK(commissions(terms, {won(50, {a, b}, three), won(30, {a}, three)}) == Taken{2, 1});
  CHECK(commissions(terms, {won(15, {a}, three), won(15, {a}, three)}) == Taken{1});
  CHECK(commissions(terms, {won(15, {a}, three), won(15, {b}, three)}) == Taken{0, 0});
}

TEST_CASE("H95-11.5 M-04: tied players who are the only contributors pay nothing for that pot") {
  const Terms terms = terms_of(games::holdem_1995, {{"minimum", "2"}});
  const Seat a(1);
  const Seat b(2);
  CHECK(commissions(terms, {won(60, {a, b}, three), won(40, {a, b}, {a, b})}) == Taken{3, 0});
}

TEST_CASE("H95-11.2 M-13: a cap is on what the round pays, main pot first") {
  const Terms terms = terms_of(games::holdem_1995, {{"minimum", "10"}, {"commission-cap", "4"}});
  CHECK(commissions(terms, {won(60, {Seat(1)}, three), won(60, {Seat(2)}, three)}) == Taken{3, 1});
  CHECK(commissions(terms, {won(600, {Seat(1)}, three)}) == Taken{4});
}

TEST_CASE("RWS17-4.1 M-11: each pot separately, rounded down, up to the cap") {
  const Terms terms = terms_of(games::rws_2017, {{"rake", "5"}, {"rake-cap", "10"}});
  CHECK(commissions(terms, {won(120, {Seat(1)}, three), won(70, {Seat(2)}, three),
                            won(60, {Seat(3)}, three)}) == Taken{6, 3, 1});
}
