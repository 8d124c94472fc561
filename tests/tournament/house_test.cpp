// What a house adds to a tournament: off unless chosen, and refused where the book forbids it.
#include <numeric>

#include "tournament/at_table.h"
#include "tournament/house/deal.h"

using namespace cardroom;
using namespace cardroom::tournament;

namespace {

// Conditions that are approved take precedence in 1995, so anything can be added.
struct Added : Scene {
  explicit Added(std::initializer_list<std::pair<const char*, const char*>> settings)
      : Scene(formats::holdem_1995) {
    for (const auto& [key, value] : settings) set(key, value);
    approve();
  }
};

Cents sum(const std::vector<Cents>& amounts) {
  return std::accumulate(amounts.begin(), amounts.end(), Cents(0));
}

template <class Told>
Cents total(const Events& events) {
  Cents all;
  for (const Event& one : events)
    if (const auto* const told = std::get_if<Told>(&one)) all += told->amount;
  return all;
}

}  // namespace

TEST_CASE("T01-8.1 S05-20.6 T01-12.3 S05-13.3 M-19: what the book forbids cannot be added") {
  Scene first(formats::e_2001);
  CHECK(first.setting("re-entries", "1") == "one_entry T01-8.1");
  CHECK(first.setting("deals", "yes") == "deal_forbidden T01-12.3");
  CHECK(first.setting("late-entry", "60") == "accepted");
  CHECK(first.setting("bounty", "105") == "setting_value T01-14.1");
  CHECK(first.setting("prizes-from", "20 50/30") == "setting_value T01-15.1");
  Scene second(formats::stud_2005);
  CHECK(second.setting("re-entries", "1") == "one_entry S05-20.6");
  CHECK(second.setting("deals", "yes") == "deal_forbidden S05-13.3");
  first.start(10);
  CHECK(first.refused(command::ProposeDeal{}) == "deal_forbidden T01-12.3");
}

TEST_CASE("T-22: late entry and re-entry in their window, with a seat and the starting chips") {
  Added scene({{"late-entry", "30"}, {"re-entries", "1"}, {"players", "2-20"}});
  scene.start(10);
  scene.pass(1, 1, Chips(0), 2);
  REQUIRE(scene.entry(1).status == EntryStatus::out);
  scene.does(command::Enter{PlayerId(1)});
  CHECK(scene.stake(1) == Chips(1000));
  CHECK(scene.entry(1).status == EntryStatus::playing);
  CHECK(pool_of(scene.state) == Cents(11 * 100'00));
  CHECK(commission_of(scene.state) == Cents(11 * 10'00));
  // All seats are taken: a new table.
  scene.does(command::Enter{PlayerId(11)});
  CHECK(tables_in_use(scene.state) == 2);
  CHECK(scene.entry(11).table == 2);
  CHECK(scene.state.issued == Chips(12'000));
  CHECK(scene.refused(command::Enter{PlayerId(11)}) == "one_entry H95-18.6");
  scene.does(command::Undo{});
  CHECK(tables_in_use(scene.state) == 1);
  scene.pass(1, 1, Chips(0), 2);
  CHECK(scene.refused(command::Enter{PlayerId(1)}) == "one_entry H95-18.6");
  scene.time(30);
  CHECK(scene.refused(command::Enter{PlayerId(12)}) == "late_entry_over H95-19.3");
}

TEST_CASE("a tournament without late entry takes nobody after the start") {
  Scene scene(formats::h_2001);
  scene.start(10);
  CHECK(scene.refused(command::Enter{PlayerId(11)}) == "wrong_phase T01-8.1");
}

TEST_CASE("bounties go to whoever won most, and with the prizes everything is paid out") {
  Added scene({{"bounty", "20"}});
  scene.start(4);
  CHECK(pool_of(scene.state) == Cents(4 * 80'00));
  scene.begin(1);
  scene.end(1, {1, 2}, 3);
  CHECK(scene.entry(3).bounties == Cents(40'00));
  CHECK(scene.refused(command::AwardBounty{PlayerId(3), PlayerId(1)}) == "no_change H95-19.3");
  CHECK(scene.refused(command::AwardBounty{PlayerId(3), PlayerId(4)}) == "still_playing H95-19.3");
  scene.begin(1);
  scene.end(1, {4}, 3);
  scene.does(command::Award{});
  CHECK(total<event::BountyPaid>(scene.events) == Cents(4 * 20'00));
  CHECK(total<event::PrizePaid>(scene.events) == Cents(4 * 80'00));
  scene.does(command::Undo{});
  CHECK(scene.state.phase == TournamentPhase::over);
}

TEST_CASE("a guaranteed pool is made up by the house, and more entries pay more places") {
  Added scene({{"guarantee", "1000"}, {"prizes", "70/30"}, {"prizes-from", "6 50/30/20"}});
  scene.start(5);
  CHECK(pool_of(scene.state) == Cents(1000'00));
  CHECK(prize_of_place(scene.state.conditions, Cents(1000'00), 2, 5) == Cents(300'00));
  CHECK(prize_of_place(scene.state.conditions, Cents(1000'00), 3, 5) == Cents(0));
  CHECK(prize_of_place(scene.state.conditions, Cents(1000'00), 3, 6) == Cents(200'00));
  scene.begin(1);
  scene.end(1, {1, 2, 3, 4}, 5);
  scene.does(command::Award{});
  CHECK(total<event::GuaranteeFilled>(scene.events) == Cents(500'00));
  CHECK(total<event::PrizePaid>(scene.events) == Cents(1000'00));
  scene.does(command::Undo{});
  CHECK(total<event::GuaranteeReturned>(scene.events) == Cents(500'00));
}

TEST_CASE("points of the league go by place") {
  Added scene({{"league", "10/7/5"}});
  scene.start(4);
  scene.pass(1, 1, Chips(0), 4);
  scene.time(1);
  scene.pass(1, 2, Chips(0), 4);
  scene.time(2);
  scene.pass(1, 3, Chips(0), 4);
  scene.does(command::Award{});
  CHECK(scene.entry(4).points == 10);
  CHECK(scene.entry(3).points == 7);
  CHECK(scene.entry(2).points == 5);
  CHECK(scene.entry(1).points == 0);
}

TEST_CASE("a deal needs everybody, and is off as soon as a round is dealt") {
  Added scene({{"deals", "yes"}, {"prizes", "50/30/20"}});
  scene.start(4);
  scene.pass(1, 1, Chips(0), 4);
  CHECK(scene.refused(command::AgreeDeal{PlayerId(2)}) == "no_deal H95-19.4");
  scene.does(command::ProposeDeal{DealKind::chips});
  // Everybody has the third prize; the rest of 160 by chips: 1000, 1000, 2000 of 4000.
  CHECK(scene.state.deal->shares[0].amount == Cents(120'00));
  CHECK(scene.state.deal->shares[2].amount == Cents(160'00));
  scene.does(command::AgreeDeal{PlayerId(2)});
  CHECK(scene.refused(command::AgreeDeal{PlayerId(2)}) == "no_change H95-19.4");
  CHECK(scene.refused(command::AgreeDeal{PlayerId(1)}) == "not_playing H95-19.4");
  scene.pass(1, 2, Chips(500), 3);
  CHECK_FALSE(scene.state.deal);
  scene.does(command::ProposeDeal{DealKind::even});
  scene.does(command::DropDeal{PlayerId(3)});
  CHECK(scene.refused(command::AgreeDeal{PlayerId(2)}) == "no_deal H95-19.4");
  scene.does(command::ProposeDeal{DealKind::icm});
  for (const std::uint32_t player : {2U, 3U, 4U}) scene.does(command::AgreeDeal{PlayerId(player)});
  CHECK(scene.state.phase == TournamentPhase::over);
  scene.does(command::Award{});
  CHECK(total<event::PrizePaid>(scene.events) == Cents(400'00));
  CHECK(scene.entry(4).prize > scene.entry(3).prize);
  CHECK(scene.entry(3).prize > scene.entry(2).prize);
  CHECK(scene.entry(4).place == 1);
}

TEST_CASE("ICM: the figures of a known example, and to the cent for twenty players") {
  // Two players: the first prize by chips, so 75 % of 70 and 25 % of 30.
  const std::vector<Chips> two = {Chips(3000), Chips(1000)};
  const std::vector<Cents> prizes_two = {Cents(70'00), Cents(30'00)};
  CHECK(icm(two, prizes_two) == std::vector{Cents(60'00), Cents(40'00)});
  // Three players with 5000, 3000, 2000 for 50, 30, 20: worked out by hand.
  const std::vector<Chips> three = {Chips(5000), Chips(3000), Chips(2000)};
  const std::vector<Cents> prizes_three = {Cents(50'00), Cents(30'00), Cents(20'00)};
  CHECK(icm(three, prizes_three) == std::vector{Cents(38'39), Cents(32'75), Cents(28'86)});
  std::vector<Chips> twenty;
  std::vector<Cents> prizes;
  for (int player = 1; player <= 20; ++player) {
    twenty.emplace_back(25 * player * player);
    prizes.emplace_back(100'01 / player);
  }
  const std::vector<Cents> parts = icm(twenty, prizes);
  CHECK(sum(parts) == sum(prizes));
  CHECK(std::is_sorted(parts.begin(), parts.end()));
  CHECK(parts.back() < prizes.front());
  CHECK(parts.front() >= prizes.back());
}

TEST_CASE("an amount is divided to the cent by the largest remainders") {
  const std::vector<std::int64_t> equal = {1, 1, 1};
  CHECK(apportioned(Cents(100), equal) == std::vector{Cents(34), Cents(33), Cents(33)});
  const std::vector<std::int64_t> weights = {1, 2, 4};
  CHECK(apportioned(Cents(10), weights) == std::vector{Cents(1), Cents(3), Cents(6)});
}
