// Jackpot wagers at the room's tables of a Canberra Poker tournament: money beside its chips.
#include "at_contest.h"
#include "room/shuffles/rehearsal.h"

namespace cardroom::room {
namespace {

using contest::CanberraPhase;

// A contest of two people at one table who are asked for their antes.
struct AtJackpot : AtContest {
  std::vector<PlayerId> players;
  std::vector<ConnectionId> here;

  explicit AtJackpot(const std::string& wager, const RoomOptions& options = {})
      : AtContest(options) {
    std::string conditions = contest_conditions({{"seats", "2"},
                                                 {"sessions", "1"},
                                                 {"rounds", "1"},
                                                 {"advance", "1"},
                                                 {"repechage", "none"}});
    std::string pools;
    if (!wager.empty()) {
      conditions.insert(conditions.size() - 1, R"(,["jackpot",")" + wager + R"("])");
      pools = R"(,"table_settings":[["jackpot-pool","50000"]])";
    }
    announce(conditions, 0, R"(,"directing":"room")" + pools);
    notify();
    for (const char* const name : {"ann", "bob"}) {
      players.push_back(guest(name));
      here.push_back(connect(players.back()));
      CHECK(refusal(here.back(), in("enter")) == "");
    }
  }
  std::uint32_t table() const { return night().tables.at(1); }
  std::size_t asked() const {
    return entrant(players[0]).seat == night().state.table(1).asked ? 0 : 1;
  }
  // Until somebody who has not anted is asked for it.
  void play_to_ante() {
    play([&] {
      return night().state.phase == CanberraPhase::session &&
             night().state.table(1).stage == contest::RoundStage::antes &&
             entrant(players[asked()]).ante == Chips(0);
    });
  }
  Cents pools() const {
    return room->ledger().balance(cage::account_of(cage::Kind::jackpot)) +
           room->ledger().balance(cage::account_of(cage::Kind::reserve));
  }
  std::string ante() {
    return refusal(here[asked()], about("place_ante", table(), R"(,"ante":100)"));
  }
  boost::json::object jackpot(std::size_t who) {
    return put(here[who], about("place_jackpot", table()));
  }
};

TEST_CASE(
    "CP17-17.3(a)(vii) CP17-4.1(b): at a table of the room a jackpot wager is money beside chips") {
  AtJackpot at("5");
  at.play_to_ante();
  const std::size_t first = at.asked();
  const PlayerId player = at.players[first];
  const Cents wallet = at.wallet(player);
  const Cents pools = at.pools();
  CHECK(text_in(at.jackpot(first), "clause") == "CP17-10.1");
  CHECK(at.ante() == "");
  const Chips chips = at.entrant(player).stack;
  // Nobody else is asked before the time to join the jackpot is over.
  CHECK(at.asked() == first);
  const auto seen = at.put(at.here[first], about("watch", at.table()));
  CHECK(text_in(seen, "sign").find("Jackpot wager 5") != std::string::npos);
  const auto& view = seen.at("state").at("view").as_object();
  CHECK(view.at("legal").at("jackpot").as_bool());
  CHECK(number_in(view.at("legal").as_object(), "jackpot_wager_cents") == 500);
  CHECK(text_in(at.jackpot(first), "type") == "done");
  CHECK(text_in(at.jackpot(first), "rule") == "jackpot_once");
  CHECK(at.wallet(player) == wallet - Cents(5'00));
  CHECK(at.pools() == pools + Cents(5'00));
  CHECK(at.entrant(player).jackpot == Cents(5'00));
  CHECK(at.entrant(player).stack == chips);
  // Everybody sees the meter and the lit pad.
  const auto visited = at.put(at.connect(), about("watch", at.table()));
  CHECK(visited.at("state").at("view").at("meter_cents") == 50'005'00);
  CHECK(visited.at("state").at("view").at("boxes").as_array().size() == 2);
  at.restart(true);
  CHECK(at.entrant(player).jackpot == Cents(5'00));
  CHECK(at.wallet(player) == wallet - Cents(5'00));
  // Nobody is here any more, so they fold: the wager is lost (CP17-7.3).
  at.play([&] { return at.night().state.table(1).rounds == 1 || at.night().is_over(); });
  CHECK(at.entrant(player).jackpot_lost == Cents(5'00));
  CHECK(at.pools() == pools + Cents(5'00));
  at.play_to_the_end();
  at.check_paid();
  at.check_audit();
}

TEST_CASE(
    "CP17-17.3(a)(vii) CP17-11.3: jackpots that a tournament's table pays go to the wallets") {
  RoomOptions options;
  options.is_rehearsal = true;
  const auto set = parse_rehearsal(
      "file", "table canberra-2017\nshoe 5h 5s 2c 6h 6s 3d 7h 7s Kd 8h 8s Qc 9h 9s Jc\nrepeat\n");
  REQUIRE(set);
  options.rehearsal = *set;
  AtJackpot at("5", options);
  std::vector<Cents> wallets;
  for (int one = 0; one < 2; ++one) {
    at.play_to_ante();
    const std::size_t who = at.asked();
    CHECK(at.ante() == "");
    CHECK(text_in(at.jackpot(who), "type") == "done");
  }
  for (const PlayerId player : at.players) wallets.push_back(at.wallet(player));
  at.play([&] { return at.somebody_deals(); });
  const std::uint32_t table = at.table();
  for (const ConnectionId who : at.here)
    CHECK(at.refusal(who, about("place_bet", table, R"(,"bet":200)")) == "");
  at.play([&] { return at.night().is_over(); });
  // K-14: 5,001.00 and 4,500.90 of 50,010.00, and a half of both for each.
  for (std::size_t who = 0; who < 2; ++who) {
    CHECK(at.entrant(at.players[who]).jackpot_won == Cents(4750'95));
    CHECK(at.wallet(at.players[who]) ==
          wallets[who] + Cents(4750'95) + at.entrant(at.players[who]).prize);
  }
  at.check_paid();
  at.check_audit();
}

TEST_CASE(
    "CP17-17.3(a)(vii) K-09: a void round gives jackpot wagers back, and so does a cleared table") {
  for (const std::string order : {"void_round", "clear_table"}) {
    CAPTURE(order);
    AtJackpot at("yes");
    at.play_to_ante();
    const std::size_t who = at.asked();
    const Cents wallet = at.wallet(at.players[who]);
    const Cents pools = at.pools();
    CHECK(at.ante() == "");
    CHECK(text_in(at.jackpot(who), "type") == "done");
    CHECK(at.wallet(at.players[who]) == wallet - Cents(2'50));
    if (order == "void_round") at.play([&] { return at.somebody_deals(); });
    const std::string more = order == "void_round" ? R"(,"reason":"impractical")" : R"(,"id":"c1")";
    CHECK(at.refusal(at.boss, about(order, at.table(), more)) == "");
    CHECK(at.wallet(at.players[who]) == wallet);
    CHECK(at.pools() == pools);
    at.play_to_ante();
    CHECK(at.entrant(at.players[who]).jackpot == Cents(0));
    at.play_to_the_end();
    at.check_paid();
    at.check_audit();
  }
}

TEST_CASE("CP17-17.23 CP17-17.3(a)(vii): a cancelled tournament gives jackpot wagers back") {
  for (const bool dealt : {false, true}) {
    CAPTURE(dealt);
    AtJackpot at("yes");
    at.play_to_ante();
    const std::size_t who = at.asked();
    const Cents wallet = at.wallet(at.players[who]);
    const Cents pools = at.pools();
    CHECK(at.ante() == "");
    CHECK(text_in(at.jackpot(who), "type") == "done");
    if (dealt) at.play([&] { return at.somebody_deals(); });
    CHECK(at.refusal(at.boss, at.in("cancel")) == "");
    CHECK(at.wallet(at.players[who]) == wallet + Cents(100'00));
    CHECK(at.pools() == pools);
    at.check_audit();
  }
}

TEST_CASE(
    "CP17-17.3(a)(vii) K-25: no jackpot wager without a condition, money or working equipment") {
  AtJackpot none("");
  none.play_to_ante();
  std::size_t who = none.asked();
  CHECK(none.ante() == "");
  const auto refused = none.jackpot(who);
  CHECK(text_in(refused, "rule") == "no_jackpot");
  CHECK(text_in(refused, "clause") == "CP17-17.3(a)(vii)");
  const auto seen = none.put(none.here[who], about("watch", none.table()));
  CHECK(text_in(seen, "sign").find("No jackpot wagers.") != std::string::npos);
  CHECK_FALSE(seen.at("state").at("view").at("legal").at("jackpot").as_bool());
  const auto pool =
      none.announced(contest_conditions({}), 0, R"(,"table_settings":[["jackpot-pool","1000"]])");
  CHECK(text_in(pool, "clause") == "CP17-17.3(a)(vii)");

  AtJackpot at("10000");
  at.play_to_ante();
  who = at.asked();
  CHECK(at.ante() == "");
  CHECK(text_in(at.jackpot(who), "rule") == "not_enough_money");
  const ConnectionId supervisor = at.staff(Role::supervisor);
  CHECK(at.refusal(supervisor, about("report_fault", at.table())) == "");
  CHECK(text_in(at.jackpot(who), "clause") == "CP17-14.5");
  CHECK(at.refusal(supervisor, about("approve_play", at.table())) == "");
  CHECK(text_in(at.jackpot(who), "clause") == "CP17-4.2");
}

TEST_CASE("CP17-4.1(b): a table for money is not opened without jackpot wagers") {
  AtContest at;
  const auto refused =
      at.put(at.boss, R"({"type":"open_table","rulebook":"canberra-2017","name":"C","settings":)"
                      R"({"jackpot":"no"}})");
  CHECK(text_in(refused, "clause") == "CP17-4.1(b)");
}

}  // namespace
}  // namespace cardroom::room
