// A tournament of Canberra Poker at hosted tables: its dealers enter antes, decisions and hands.
#include "at_contest.h"
#include "canberra/round/telling.h"
#include "codec/json_text.h"
#include "room/hosted/canberra_table.h"

namespace cardroom::room {
namespace {

using contest::CanberraPhase;

struct HostedContest : AtContest {
  ConnectionId dealer = staff(Role::dealer);

  explicit HostedContest(const std::string& jackpot = {}, const std::string& pools = {}) {
    std::string conditions = contest_conditions({{"seats", "3"},
                                                 {"sessions", "1"},
                                                 {"rounds", "2"},
                                                 {"advance", "1"},
                                                 {"repechage", "none"}});
    if (!jackpot.empty())
      conditions.insert(conditions.size() - 1, R"(,["jackpot",")" + jackpot + R"("])");
    announce(conditions, 0, R"(,"directing":"room","tables":"hosted")" + pools);
    notify();
    CHECK(refusal(boss, in("enter_bots", R"(,"count":2)")) == "no_bots_at_hosted");
    for (const char* const name : {"Ann", "Bob", "Cid"})
      REQUIRE(refusal(boss, in("enter_walk_in", R"(,"agreed":true,"name":"Walk )" +
                                                    std::string(name) + "\"")) == "");
    play([&] {
      return night().state.phase == CanberraPhase::session &&
             night().state.table(1).stage == contest::RoundStage::antes;
    });
  }
  std::uint32_t table() const { return night().tables.at(1); }
  std::string enter(std::string_view type, const std::string& more = {}) {
    return refusal(dealer, about(type, table(), more));
  }
  std::string at_box(std::string_view type, Seat box, const std::string& more = {}) {
    return enter(type, R"(,"seat":)" + std::to_string(box.number()) + more);
  }
  const canberra::State& now() const {
    return static_cast<const HostedCanberraTable&>(*room->tables().at(table()).game).game().now;
  }
  contest::RoundStage stage() const { return night().state.table(1).stage; }
  Seat asked() const { return night().state.table(1).asked; }
  std::vector<Seat> in_order() const {
    std::vector<Seat> seats;
    const SeatSet all = seats_at(night().state, 1);
    for (Seat seat = all.from(asked()); seats.size() < static_cast<std::size_t>(all.size());
         seat = all.after(seat))
      seats.push_back(seat);
    return seats;
  }
  void ante_all(const std::string& ante = "50") {
    for (const Seat seat : in_order())
      REQUIRE(at_box("place_ante", seat, R"(,"ante":)" + ante) == "");
  }
  // Any cards that were not told.
  void tell_what_is_asked() {
    const canberra::HandWanted wanted = canberra::wanted_now(now());
    CardList cards;
    for (const Card card : Deck::full().cards() - canberra::told_cards(now()))
      if (static_cast<int>(cards.size()) < wanted.cards) cards.push_back(card);
    const std::string whose =
        wanted.seat.is_none() ? "" : R"(,"seat":)" + std::to_string(wanted.seat.number());
    REQUIRE(enter("tell_cards", R"(,"cards":)" + codec::to_text(cards) + whose) == "");
    pass(10);
  }
  // Everybody bets; whatever is asked for is told.
  void play_round() {
    ante_all();
    REQUIRE(enter("deal") == "");
    tell_what_is_asked();
    if (now().phase == canberra::TablePhase::dealt) REQUIRE(enter("announce") == "");
    for (const Seat seat : in_order())
      if (now().box(seat).standing == canberra::BoxStanding::to_act)
        REQUIRE(at_box("place_bet", seat, R"(,"bet":100)") == "");
    while (now().phase == canberra::TablePhase::deciding) {
      if (canberra::wanted_now(now()).cards == 0) {
        pass(10);
        continue;
      }
      tell_what_is_asked();
    }
    REQUIRE(now().phase == canberra::TablePhase::settled);
    REQUIRE(enter("collect") == "");
    pass(10);
  }
};

}  // namespace

TEST_CASE("CP17-17.15 CP17-17.16: at a hosted contest the dealer enters the antes in order") {
  HostedContest at;
  const std::vector<Seat> order = at.in_order();
  CHECK(at.enter("call_wagers") == "not_told_to_deal");
  CHECK(at.enter("deal") == "ante_missing");
  CHECK(at.enter("sit", R"(,"seat":5,"stake_cents":10000)") != "");
  // Before the next player is asked, the ante can be put right.
  CHECK(at.at_box("place_ante", order[0], R"(,"ante":50)") == "");
  CHECK(at.at_box("place_ante", order[0], R"(,"ante":100)") == "");
  CHECK(at.asked() == order[0]);
  CHECK(at.at_box("place_ante", order[1], R"(,"ante":50)") == "");
  CHECK(at.asked() == order[1]);
  CHECK(at.at_box("place_ante", order[0], R"(,"ante":50)") == "ante_is_fixed");
  CHECK(at.enter("deal") == "ante_missing");
  CHECK(at.at_box("place_ante", order[2], R"(,"ante":10)") == "ante_below_minimum");
  CHECK(at.at_box("place_ante", order[2], R"(,"ante":50)") == "");
  CHECK(at.enter("undo") == "round_reported");
  CHECK(at.enter("deal") == "");
  CHECK(at.now().phase != canberra::TablePhase::wagers);
  CHECK(at.now().box(order[0]).ante == Chips(100));
  CHECK(at.stage() == contest::RoundStage::bets);
  at.check_audit();
}

TEST_CASE("CP17-17.15: a further ante out of order is void where the room directs") {
  HostedContest at;
  const std::vector<Seat> order = at.in_order();
  // The first time it stands, with a warning.
  CHECK(at.at_box("place_ante", order[2], R"(,"ante":50)") == "");
  CHECK(at.now().box(order[2]).ante == Chips(50));
  CHECK(at.at_box("place_ante", order[0], R"(,"ante":50)") == "");
  CHECK(at.at_box("place_ante", order[1], R"(,"ante":50)") == "");
  CHECK(at.enter("deal") == "");
  at.check_audit();
}

TEST_CASE("hosted: a contest is played on over a restart, and a decision is taken back") {
  HostedContest at;
  at.play_round();
  at.play([&] { return at.night().state.table(1).rounds == 1 && !at.asked().is_none(); });
  at.ante_all();
  REQUIRE(at.enter("deal") == "");
  at.restart(true);
  at.dealer = at.reconnect(at.dealer);
  at.tell_what_is_asked();
  if (at.now().phase == canberra::TablePhase::dealt) REQUIRE(at.enter("announce") == "");
  const std::vector<Seat> order = at.in_order();
  CHECK(at.at_box("fold", order[0]) == "");
  CHECK(at.enter("undo") == "");
  for (const Seat seat : order) CHECK(at.at_box("fold", seat) == "");
  at.pass(10);
  CHECK(at.now().phase == canberra::TablePhase::settled);
  CHECK(at.enter("collect") == "");
}

TEST_CASE("CP17-17.3(a)(vii): at a hosted contest a jackpot wager is paid in cash at the desk") {
  HostedContest at("5", R"(,"table_settings":[["jackpot-pool","50000"]])");
  const std::vector<Seat> order = at.in_order();
  CHECK(at.at_box("place_jackpot", order[0]) == "jackpot_without_ante");
  CHECK(at.at_box("place_ante", order[0], R"(,"ante":50)") == "");
  CHECK(at.at_box("place_jackpot", order[0]) == "");
  CHECK(at.at_box("place_jackpot", order[0]) == "jackpot_once");
  for (const std::size_t one : {1, 2})
    CHECK(at.at_box("place_ante", order[one], R"(,"ante":50)") == "");
  CHECK(at.enter("deal") == "");
  CHECK(at.now().box(order[0]).jackpot == Cents(5'00));
  at.check_audit();
}

}  // namespace cardroom::room
