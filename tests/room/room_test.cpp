// The room without a network: people come, sit, play and leave.
#include "in_room.h"

#include <boost/json/serialize.hpp>

namespace cardroom::room {
namespace {

TEST_CASE("a guest sits down with bots and plays a round of Hold-Em to its end") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995", R"({"minimum":"2","stake":"40"})");
  const ConnectionId boss = in.staff(Role::operator_);
  const std::string at = R"("table":)" + std::to_string(table);
  CHECK(in.refusal(boss, R"({"type":"seat_bot",)" + at + R"(,"seat":2})") == "");
  CHECK(in.refusal(boss, R"({"type":"seat_bot",)" + at + R"(,"seat":5})") == "");
  const PlayerId ann = in.guest("ann");
  const ConnectionId player = in.connect(ann);
  CHECK(text_in(in.put(player, R"({"type":"watch",)" + at + "}"), "type") == "table");
  CHECK(in.refusal(player, R"({"type":"sit",)" + at + R"(,"seat":3,"stake":100})") == "");
  CHECK(in.room->ledger().balance(cage::account_of(ann)) == Cents(190'000));
  in.pass(4'000);
  for (int step = 0; step < 200 && in.room->tables().at(table).game->rounds() < 2; ++step) {
    in.pass(1'000);
    const auto state = in.state(player);
    const auto& legal = state.at("view").at("round").at("legal").as_object();
    if (legal.at("seat").is_null() || !state.at("view").at("dealing").as_bool()) continue;
    if (legal.at("check").as_bool())
      CHECK(in.refusal(player, R"({"type":"check",)" + at + "}") == "");
    else if (legal.at("decline").as_bool())
      CHECK(in.refusal(player, R"({"type":"decline",)" + at + "}") == "");
    else
      CHECK(in.refusal(player, R"({"type":"call",)" + at + "}") == "");
  }
  CHECK(in.room->tables().at(table).game->rounds() >= 2);
  CHECK(in.room->ledger().sum() == Cents(0));
}

TEST_CASE("a shown hand is announced with its name and the cards that make it") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995", R"({"minimum":"2","stake":"40"})");
  const std::string at = R"("table":)" + std::to_string(table);
  ConnectionId players[2] = {in.connect(in.guest("ann")), in.connect(in.guest("bob"))};
  for (const int seat : {0, 1}) {
    in.put(players[seat], R"({"type":"watch",)" + at + "}");
    CHECK(in.refusal(players[seat], R"({"type":"sit",)" + at + R"(,"seat":)" +
                                        std::to_string(seat + 1) + R"(,"stake":100})") == "");
  }
  in.pass(5'000);
  const auto act = [&](const char* type) {
    for (const ConnectionId player : players)
      if (in.refusal(player, R"({"type":")" + std::string(type) + R"(",)" + at + "}").empty())
        return true;
    return false;
  };
  for (int step = 0; step < 40 && in.state(players[0]).at("view").at("dealing").as_bool(); ++step)
    if (!act("check") && !act("decline") && !act("call") && !act("show")) in.pass(1'000);
  int hands = 0;
  for (const std::string& text : in.inbox[players[1]]) {
    const auto message = boost::json::parse(text).as_object();
    if (!message.contains("events")) continue;
    for (const auto& event : message.at("events").as_array()) {
      if (text_in(event.as_object(), "type") != "shown") continue;
      ++hands;
      CHECK_FALSE(text_in(event.as_object(), "hand").empty());
      CHECK(event.at("best").as_array().size() == 5);
      CHECK(text_in(event.as_object(), "text").ends_with(text_in(event.as_object(), "hand")));
    }
  }
  CHECK(hands > 0);
}

TEST_CASE("CP17-1.2 CP17-1.2(a) (b) (c): a box is marked ante and bet, with a jackpot area") {
  InRoom in;
  const auto table = in.open("canberra-2017");
  const auto shown =
      in.put(in.connect(), R"({"type":"watch","table":)" + std::to_string(table) + "}");
  CHECK(boost::json::serialize(shown.at("terms").at("marks")) ==
        R"({"ante":"ante","bet":"bet","jackpot":"jackpot"})");
}

TEST_CASE(
    "CP17-3.1 CP17-3.3 CP17-3.6 CP17-8.2 CP17-10.3: the sign and the meter are there for all") {
  InRoom in;
  const auto table = in.open("canberra-2017", R"({"minimum":"10","maximum":"250","multiple":"5",)"
                                              R"("max-payout":"7000","jackpot-wager":"3.50",)"
                                              R"("jackpot-pool":"800"})");
  const auto shown = in.put(in.connect(), about("watch", table));
  CHECK(text_in(shown, "sign")
            .starts_with("Canberra Poker (2017). Minimum 10, maximum 250, multiples of 5. Maximum "
                         "payout 7000. "
                         "Jackpot wager 3.50."));
  CHECK(shown.at("state").at("view").at("meter_cents") == 800'00);
}

TEST_CASE("a table that closes when nobody is there closes, and house bots do not keep it open") {
  InRoom in;
  const ConnectionId boss = in.staff(Role::operator_);
  for (const std::string book : {"holdem-1995", "stud-2005"})
    for (const bool bots : {false, true}) {
      const std::uint32_t table = in.open(book);
      if (bots)
        for (const char* const seat : {"2", "4"})
          in.put(boss, R"({"type":"seat_bot","seat":)" + std::string(seat) + R"(,"table":)" +
                           std::to_string(table) + "}");
      in.put(boss, R"({"type":"close_table","rounds":3,"inspector_told":true,"table":)" +
                       std::to_string(table) + "}");
      for (int second = 0; second < 60; ++second) in.pass(1'000);
      CAPTURE(book);
      CHECK(in.room->tables().at(table).over);
    }
}

}  // namespace
}  // namespace cardroom::room
