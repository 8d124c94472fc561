// Hosted tables of Canberra Poker in the room: wagers, hands told at the settlement, payouts by
// box, entries taken back, restarts, the audit, and no card that was not told.
#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>

#include "audit/audit.h"
#include "in_room.h"
#include "room/hosted/canberra_table.h"

namespace cardroom::room {

namespace {

struct AtBoxes : InRoom {
  explicit AtBoxes(const std::string& settings = "{}") {
    const auto opened =
        put(staff(Role::operator_),
            R"({"type":"open_table","hosted":true,"rulebook":"canberra-2017","name":"Felt",)"
            R"("settings":)" +
                settings + "}");
    REQUIRE_MESSAGE(text_in(opened, "type") == "done", boost::json::serialize(opened));
    table = static_cast<std::uint32_t>(number_in(opened, "table"));
    dealer = staff(Role::dealer);
    put(dealer, about("watch", table));
    for (int box = 1; box <= 3; ++box)
      REQUIRE(enter("seat_walk_in", R"(,"name":"Guest )" + std::to_string(box) + R"(","seat":)" +
                                        std::to_string(box) + R"(,"stake":500)") == "");
  }

  std::string enter(std::string_view type, const std::string& more = {}) {
    return refusal(dealer, about(type, table, more));
  }
  std::string at_box(std::string_view type, int box, const std::string& more = {}) {
    return enter(type, R"(,"seat":)" + std::to_string(box) + more);
  }
  std::string tell(const std::string& cards, int box = 0) {
    const std::string seat = box == 0 ? "" : R"(,"seat":)" + std::to_string(box);
    return enter("tell_cards", R"(,"cards":[)" + cards + "]" + seat);
  }
  void wager_and_deal() {
    REQUIRE(enter("call_wagers") == "");
    for (int box = 1; box <= 3; ++box) REQUIRE(at_box("place_ante", box, R"(,"ante":10)") == "");
    REQUIRE(at_box("place_jackpot", 1) == "");
    REQUIRE(enter("deal") == "");
    REQUIRE(tell(R"("Kd")") == "");
  }
  // Box 1 wins with a flush, box 2 folds, box 3 loses.
  void whole_round() {
    wager_and_deal();
    REQUIRE(at_box("place_bet", 1, R"(,"bet":20)") == "");
    REQUIRE(at_box("fold", 2) == "");
    REQUIRE(at_box("place_bet", 3, R"(,"bet":20)") == "");
    REQUIRE(tell(R"("As","3c","7h","9d")") == "");
    REQUIRE(tell(R"("2h","5h","8h","Jh","Qh")", 1) == "");
    REQUIRE(tell(R"("2c","5d","8s","Jd","Qc")", 3) == "");
  }
  const HostedCanberraTable& game() const {
    return static_cast<const HostedCanberraTable&>(*room->tables().at(table).game);
  }
  const canberra::State& now() const { return game().game().now; }
  std::int64_t stake(int box) const { return now().stake(Seat(box)).count(); }
  void check_audit() {
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
    CHECK(report->findings.count() == 0);
  }
  std::string heard() {
    std::string all;
    for (const std::string& text : inbox[dealer]) all += text;
    return all;
  }

  std::uint32_t table = 0;
  ConnectionId dealer = 0;
};

}  // namespace

TEST_CASE("CP17-9.4: a hosted round is settled when the hands are told, with payouts by box") {
  AtBoxes at;
  at.whole_round();
  CHECK(at.now().phase == canberra::TablePhase::settled);
  // The dealer's Ace and King play: a flush wins 10 and 5 to 1 of 20; the jackpot wager was 2.50.
  CHECK(at.stake(1) == 50'000 + 1'000 + 10'000 - 250);
  CHECK(at.stake(2) == 49'000);
  CHECK(at.stake(3) == 47'000);
  const std::string shown = boost::json::serialize(at.state(at.dealer).at("hosted").at("payouts"));
  CHECK(shown.find("CP17-9.4") != std::string::npos);
  CHECK(shown.find("CP17-9.5") != std::string::npos);
  CHECK(shown.find("CP17-7.3") != std::string::npos);
  at.check_audit();
}

TEST_CASE("hosted: chips that could not be counted in cents are refused") {
  AtBoxes at;
  // 2^64 cents and a hundred dollars more.
  constexpr std::string_view most = R"(184467440737095617)";
  CHECK(at.enter("seat_walk_in", R"(,"name":"Zoe","seat":4,"stake":)" + std::string(most)) ==
        "amount_out_of_range");
  CHECK(at.room->accounts().find("Zoe") == nullptr);
  CHECK(at.at_box("sell_chips", 1, R"(,"amount":)" + std::string(most)) == "amount_out_of_range");
  CHECK(at.stake(1) == 50'000);
  at.check_audit();
}

TEST_CASE("hosted: an ante that the dealer enters keeps to the player's limits and exclusions") {
  AtBoxes at;
  const ConnectionId phone = at.connect(at.guest("ann"));
  REQUIRE(at.refusal(phone, about("sit", at.table, R"(,"seat":4,"stake_cents":50000)")) == "");
  REQUIRE(at.refusal(phone, R"({"type":"set_limit","limit":"wager","amount":1000})") == "");
  REQUIRE(at.enter("call_wagers") == "");
  CHECK(at.at_box("place_ante", 4, R"(,"ante":15)") == "limit_wager");
  CHECK(at.at_box("place_ante", 4, R"(,"ante":10)") == "");
  REQUIRE(at.at_box("take_back", 4) == "");
  REQUIRE(at.refusal(phone, R"({"type":"exclude_me","minutes":600})") == "");
  const std::string again = at.at_box("place_ante", 4, R"(,"ante":10)");
  CHECK_MESSAGE((again == "excluded" || at.now().box(Seat(4)).player.is_none()), again);
  at.check_audit();
}

TEST_CASE("CP17-10.4 CP17-10.5: the dealer enters a declared jackpot hand, and it is paid") {
  AtBoxes at(R"({"jackpot-pool":"10000"})");
  at.whole_round();
  const std::int64_t before = at.stake(1);
  CHECK(at.enter("pay_jackpots") == "nothing_declared");
  CHECK(at.at_box("declare", 3) == "no_jackpot_wager");
  REQUIRE(at.at_box("declare", 1) == "");
  CHECK(at.enter("collect") == "jackpot_unpaid");
  REQUIRE(at.enter("pay_jackpots") == "");
  CHECK(at.stake(1) > before);
  REQUIRE(at.enter("collect") == "");
  // Until the next call all of it can be taken back, the money of the pools with it.
  REQUIRE(at.enter("undo") == "");
  REQUIRE(at.enter("undo") == "");
  CHECK(at.stake(1) == before);
  REQUIRE(at.enter("undo") == "");
  REQUIRE(at.enter("collect") == "");
  at.check_audit();
}

TEST_CASE(
    "CP17-12.2: an automated shoe changes its deck every round, and waits to be loaded again") {
  AtBoxes at(R"({"shoe":"automated"})");
  const auto deck = [&] { return at.state(at.dealer).at("hosted").at("deck").as_int64(); };
  CHECK(deck() == 1);
  REQUIRE(at.enter("call_wagers") == "");
  REQUIRE(at.at_box("place_ante", 1, R"(,"ante":10)") == "");
  REQUIRE(at.enter("deal") == "");
  CHECK(deck() == 1);
  CHECK(at.at_box("fold", 1) == "not_announced");
  REQUIRE(at.enter("announce") == "");
  REQUIRE(at.at_box("fold", 1) == "");
  CHECK(at.now().phase == canberra::TablePhase::settled);
  REQUIRE(at.enter("collect") == "");
  CHECK(deck() == 2);
  REQUIRE(at.enter("call_wagers") == "");
  REQUIRE(at.at_box("place_ante", 1, R"(,"ante":10)") == "");
  REQUIRE(at.enter("deal") == "");
  CHECK(deck() == 2);
  // CP17-12.6
  REQUIRE(at.enter("void_round", R"(,"reason":"malfunction")") == "");
  CHECK(at.state(at.dealer).at("hosted").at("back").as_array().size() == 1);
  CHECK(at.enter("call_wagers") == "shoe_not_loaded");
  CHECK(at.state(at.dealer).at("hosted").at("dealer").at("load_shoe").as_bool());
  REQUIRE(at.enter("load_shoe") == "");
  CHECK(at.enter("call_wagers") == "");
  at.check_audit();
}

TEST_CASE("hosted: an entry at a table of Canberra Poker is taken back with its settlement") {
  AtBoxes at;
  at.whole_round();
  REQUIRE(at.enter("undo") == "");
  CHECK(at.now().phase == canberra::TablePhase::deciding);
  CHECK(at.stake(3) == 47'000);
  CHECK(at.state(at.dealer).at("hosted").at("whose").as_int64() == 3);
  REQUIRE(at.tell(R"("Ac","Ah","8s","Jd","Qc")", 3) == "");
  CHECK(at.stake(3) == 50'000 + 1'000 + 2'000);
  REQUIRE(at.enter("collect") == "");
  REQUIRE(at.enter("call_wagers") == "");
  CHECK(at.enter("undo") == "no_entry_to_undo");
  at.check_audit();
}

TEST_CASE("hosted: a restart brings a round of Canberra Poker back between two hands told") {
  for (const bool with_snapshots : {false, true}) {
    AtBoxes at;
    at.wager_and_deal();
    REQUIRE(at.at_box("place_bet", 1, R"(,"bet":20)") == "");
    REQUIRE(at.at_box("fold", 2) == "");
    REQUIRE(at.at_box("fold", 3) == "");
    REQUIRE(at.tell(R"("As","3c","7h","9d")") == "");
    const canberra::State before = at.now();
    const std::size_t entries = at.game().game().entries.size();
    at.restart(with_snapshots);
    CHECK(at.now() == before);
    CHECK(at.game().game().entries.size() == entries);
    at.dealer = at.reconnect(at.dealer);
    CHECK(at.tell(R"("As","3s","7d","9c","Qc")", 1) == "card_seen_before");
    CHECK(at.tell(R"("Ac","3s","7d","9c","Qc")", 1) == "");
    CHECK(at.now().phase == canberra::TablePhase::settled);
    at.check_audit();
  }
}

TEST_CASE("hosted: nobody hears of a card of Canberra Poker that was not told") {
  AtBoxes at;
  const ConnectionId phone = at.connect(at.guest("ann"));
  at.put(phone, about("watch", at.table));
  REQUIRE(at.refusal(phone, about("sit", at.table, R"(,"seat":4,"stake_cents":50000)")) == "");
  at.wager_and_deal();
  CHECK(at.refusal(phone, about("place_ante", at.table, R"(,"ante":10)")) == "not_your_role");
  CHECK(at.refusal(phone, about("undo", at.table)) == "not_your_role");
  for (int box = 1; box <= 3; ++box) REQUIRE(at.at_box("fold", box) == "");
  CHECK(at.now().phase == canberra::TablePhase::settled);
  for (const ConnectionId one : {phone, at.dealer}) {
    std::string heard;
    for (const std::string& text : at.inbox[one]) heard += text;
    CHECK(heard.find("\"Kd\"") != std::string::npos);
    for (const char suit : {'s', 'h', 'd', 'c'})
      for (const char rank : {'A', 'Q', 'J', 'T', '9', '2'})
        CHECK(heard.find(std::string("\"") + rank + suit + "\"") == std::string::npos);
  }
  at.check_audit();
}

TEST_CASE(
    "CP17-14.1: exposed cards are entered at a hosted table; the third makes the round void") {
  AtBoxes at;
  at.wager_and_deal();
  REQUIRE(at.at_box("expose_card", 1, R"(,"card":2)") == "");
  CHECK(at.state(at.dealer).at("hosted").at("asks").as_string() == "1 card of box 1");
  CHECK(at.tell(R"("Kd")", 1) == "card_seen_before");
  CHECK(at.tell(R"("2s","3s")", 1) == "too_many_cards");
  REQUIRE(at.tell(R"("2s")", 1) == "");
  REQUIRE(at.at_box("expose_card", 2, R"(,"card":0)") == "");
  REQUIRE(at.at_box("expose_card", 3, R"(,"card":0)") == "");
  CHECK(at.now().phase == canberra::TablePhase::between);
  CHECK(at.stake(1) == 50'000);
  const auto back = at.state(at.dealer).at("hosted").at("back").as_array();
  CHECK(back.size() == 3);
  CHECK(back[0].at("amount_cents").as_int64() == 1'250);
  at.check_audit();
}

TEST_CASE("hosted: the inspector finds rounds of Canberra Poker, and their cards were told") {
  AtBoxes at;
  at.whole_round();
  REQUIRE(at.enter("collect") == "");
  at.whole_round();
  const ConnectionId inspector = at.staff(Role::inspector);
  const auto found = at.put(inspector, R"({"type":"search_rounds"})");
  CHECK(found.at("rounds").as_array().size() == 2);
  CHECK(found.at("rounds").at(1).at("told").as_bool());
  const auto replay = at.put(inspector, about("replay", at.table, R"(,"round":1)"));
  const std::string text = boost::json::serialize(replay);
  CHECK(text.find("cards_told") != std::string::npos);
  CHECK(text.find("\"Qh\"") != std::string::npos);
}

TEST_CASE("CP17-10.4: a machine that declares jackpot hands is not for a hosted table") {
  InRoom in;
  const std::string open =
      R"({"type":"open_table","hosted":true,"rulebook":"canberra-2017","name":"C","settings":)";
  CHECK(in.refusal(in.staff(Role::operator_), open + R"({"declaration":"automatic"}})") ==
        "setting_not_open");
}

}  // namespace cardroom::room
