// Hosted tables in the room: what their dealer enters is recorded, shown, taken back, brought back
// by a restart, audited and searched; nobody is shown a card that was not told.
#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>

#include "audit/audit.h"
#include "in_room.h"
#include "room/hosted/table.h"

namespace cardroom::room {

namespace {

struct AtHosted : InRoom {
  explicit AtHosted(const SettingList& settings = {}, const std::string& rulebook = "holdem-1995") {
    constexpr int players = 3;
    boost::json::object needed;
    for (const auto& [key, value] : with_needed(rulebook, settings)) needed[key] = value;
    const auto opened =
        put(staff(Role::operator_), R"({"type":"open_table","hosted":true,"rulebook":")" +
                                        rulebook + R"(","name":"Felt","settings":)" +
                                        boost::json::serialize(needed) + "}");
    REQUIRE_MESSAGE(text_in(opened, "type") == "done", boost::json::serialize(opened));
    table = static_cast<std::uint32_t>(number_in(opened, "table"));
    dealer = staff(Role::dealer);
    put(dealer, about("watch", table));
    for (int seat = 1; seat <= players; ++seat)
      REQUIRE(refusal(dealer, about("seat_walk_in", table,
                                    R"(,"name":"Guest )" + std::to_string(seat) + R"(","seat":)" +
                                        std::to_string(seat) + R"(,"stake":200)")) == "");
  }

  std::string enter(std::string_view type, const std::string& more = {}) {
    return refusal(dealer, about(type, table, more));
  }
  std::string act(std::string_view type, const std::string& more = {}) {
    return enter(type, R"(,"seat":)" + std::to_string(turn()) + more);
  }
  std::string tell(const std::string& cards, const std::string& more = {}) {
    return enter("tell_cards", R"(,"cards":[)" + cards + "]" + more);
  }
  const HostedPokerTable& game() const {
    return static_cast<const HostedPokerTable&>(*room->tables().at(table).game);
  }
  int turn() const { return game().table().round.turn.number(); }
  // Everybody calls or checks until a card is asked for.
  void play_on() {
    while (!game().game().now.waits() && game().dealing()) {
      const Legal& legal = game().table().round.legal;
      const std::string to = std::to_string(legal.sizes.low.count());
      REQUIRE(act(legal.call      ? "call"
                  : legal.check   ? "check"
                  : legal.decline ? "decline"
                                  : "bet",
                  legal.call || legal.check || legal.decline ? "" : R"(,"to":)" + to) == "");
    }
  }
  // Any cards that nobody has seen.
  void tell_some() {
    std::string cards;
    const HostedTable& host = game().game().now;
    std::size_t left = host.wanted.cards.size();
    for (const Card card : host.table.terms.deck.cards() - host.told)
      if (left > 0 && left-- > 0) cards += (cards.empty() ? "\"" : ",\"") + to_string(card) + "\"";
    REQUIRE(tell(cards) == "");
  }
  // Somebody with an account takes seat 4 and follows on a phone.
  ConnectionId come(const std::string& name) {
    const ConnectionId phone = connect(guest(name));
    put(phone, about("watch", table));
    REQUIRE(refusal(phone, about("sit", table, R"(,"seat":4,"stake":200)")) == "");
    return phone;
  }
  // A round to its showdown of all players: the one in seat 1 has the best hand.
  void whole_round() {
    REQUIRE(enter("start_round") == "");
    play_on();
    REQUIRE(tell(R"("2c","7d","9h")") == "");
    play_on();
    REQUIRE(tell(R"("Js")") == "");
    play_on();
    REQUIRE(tell(R"("3d")") == "");
    play_on();
    REQUIRE(tell(R"("As","Ad")", R"(,"seat":1)") == "");
    for (const char* const seat : {"2", "3"})
      if (game().game().now.waits())
        REQUIRE(enter("keep_hidden", std::string(R"(,"seat":)") + seat) == "");
    REQUIRE_FALSE(game().dealing());
  }
  void check_audit() {
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
    CHECK(report->findings.count() == 0);
  }

  std::uint32_t table = 0;
  ConnectionId dealer = 0;
};

// All texts that a connection was sent.
std::string heard_by(AtHosted& at, ConnectionId connection) {
  std::string all;
  for (const std::string& text : at.inbox[connection]) all += text;
  return all;
}

}  // namespace

TEST_CASE("hosted: a round is entered by the dealer, kept in the journal and audited") {
  AtHosted at;
  at.whole_round();
  // The walk-ins' 600 are on the table, but for the commission.
  Chips all;
  for (const Seat seat : seated(at.game().table())) all += at.game().table().place(seat).stake;
  CHECK(all + at.game().table().commission == Chips(600));
  CHECK(at.game().table().place(Seat(1)).stake > Chips(200));
  at.whole_round();
  at.check_audit();
}

TEST_CASE("hosted: a restart brings the table back in the middle of a round") {
  for (const bool with_snapshots : {false, true}) {
    AtHosted at;
    REQUIRE(at.enter("start_round") == "");
    at.play_on();
    REQUIRE(at.tell(R"("2c","7d")") == "");
    const HostedTable before = at.game().game().now;
    const std::size_t entries = at.game().game().entries.size();
    at.restart(with_snapshots);
    CHECK(at.game().game().now.table == before.table);
    CHECK(at.game().game().now.told == before.told);
    CHECK(at.game().game().now.wanted == before.wanted);
    CHECK(at.game().game().entries.size() == entries);
    at.check_audit();
  }
}

TEST_CASE("hosted: an entry is taken back, with its commission, and chips are conserved") {
  AtHosted at(SettingList{{"minimum", "20"}});
  at.whole_round();
  REQUIRE(at.game().table().commission > Chips(0));
  REQUIRE(at.enter("undo") == "");
  CHECK(at.game().table().commission == Chips(0));
  CHECK(at.game().dealing());
  REQUIRE(at.enter("keep_hidden", R"(,"seat":3)") == "");
  CHECK(at.game().table().commission > Chips(0));
  at.check_audit();
  at.restart();
  CHECK_FALSE(at.game().dealing());
  CHECK(at.game().table().commission > Chips(0));
}

TEST_CASE("hosted: an entry that sent chips to the cage is not taken back") {
  AtHosted at;
  REQUIRE(at.enter("start_round") == "");
  REQUIRE(at.enter("leave", R"(,"seat":)" + std::to_string(at.turn())) == "");
  REQUIRE(at.act("fold") == "");
  REQUIRE(at.act("fold") == "");
  REQUIRE_FALSE(at.game().dealing());
  CHECK(seated(at.game().table()).size() == 2);
  CHECK(at.enter("undo") == "chips_have_moved");
  at.check_audit();
}

TEST_CASE("hosted S05-4.6: the clock is taken back, and the cards that were told before it") {
  AtHosted at({}, "stud-2005");
  REQUIRE(at.enter("start_round") == "");
  at.tell_some();
  at.play_on();
  at.tell_some();
  at.now_ms += 5'000;
  REQUIRE(at.refusal(at.staff(Role::supervisor),
                     about("start_clock", at.table, R"(,"seat":)" + std::to_string(at.turn()))) ==
          "");
  REQUIRE(at.enter("undo") == "");
  REQUIRE(at.enter("undo") == "");
  CHECK_FALSE(at.room->tables().at(at.table).stopped);
  CHECK(at.game().game().now.waits());
  at.tell_some();
  at.check_audit();
  at.restart();
  CHECK_FALSE(at.game().game().now.waits());
}

TEST_CASE("hosted: a wager that the dealer enters is refused beyond the limit of its player") {
  AtHosted at;
  const ConnectionId phone = at.come("ann");
  REQUIRE(at.refusal(phone, R"({"type":"set_limit","limit":"wager","amount":1000})") == "");
  REQUIRE(at.enter("start_round") == "");
  while (at.turn() != 4) REQUIRE(at.act("call") == "");
  const auto refused = at.put(at.dealer, about("raise", at.table, R"(,"seat":4,"to":12)"));
  CHECK(text_in(refused, "rule") == "limit_wager");
  CHECK(text_in(refused, "sentence").starts_with("The player's limit"));
  CHECK(at.act("call") == "");
  at.check_audit();
}

TEST_CASE("hosted: nobody who is excluded is dealt in, nor brought back by the dealer") {
  AtHosted at;
  const ConnectionId phone = at.come("ann");
  REQUIRE(at.enter("start_round") == "");
  REQUIRE(at.refusal(phone, R"({"type":"exclude_me","minutes":600})") == "");
  while (at.game().dealing()) REQUIRE(at.act("fold") == "");
  REQUIRE(at.game().table().place(Seat(4)).player == at.people.at(phone));
  REQUIRE(at.enter("start_round") == "");
  CHECK_FALSE(at.game().table().round.dealt.contains(Seat(4)));
  CHECK(at.game().table().place(Seat(4)).player.is_none());
  at.check_audit();
}

TEST_CASE("hosted: a card told twice is refused with where it was seen, and one that is no card") {
  AtHosted at;
  REQUIRE(at.enter("start_round") == "");
  at.play_on();
  REQUIRE(at.tell(R"("2c","7d","9h")") == "");
  at.play_on();
  const auto twice = at.put(at.dealer, about("tell_cards", at.table, R"(,"cards":["7d"])"));
  CHECK(text_in(twice, "rule") == "card_seen_before");
  CHECK(boost::json::serialize(twice).find(R"("communal":2)") != std::string::npos);
  CHECK(at.tell(R"("Jk")") == "not_in_deck");
  CHECK(at.enter("fold", R"(,"seat":1)") == "waits_for_cards");
  CHECK(at.tell(R"("Js")") == "");
}

TEST_CASE("hosted: players follow and enter nothing, not even in their own turn") {
  AtHosted at;
  const PlayerId ann = at.guest("ann");
  const ConnectionId phone = at.connect(ann);
  at.put(phone, about("watch", at.table));
  REQUIRE(at.refusal(phone, about("sit", at.table, R"(,"seat":4,"stake":200)")) == "");
  REQUIRE(at.enter("start_round") == "");
  while (at.turn() != 4) REQUIRE(at.act("call") == "");
  CHECK(at.refusal(phone, about("call", at.table)) == "not_your_role");
  CHECK(at.refusal(phone, about("undo", at.table)) == "not_your_role");
  CHECK(at.refusal(phone, about("tell_cards", at.table, R"(,"cards":["As"])")) == "not_your_role");
  const auto state = at.state(phone);
  CHECK(state.at("hosted").at("told").as_array().empty());
  CHECK(state.at("view").at("round").at("turn").as_int64() == 4);
  REQUIRE(at.act("fold") == "");
  // No card was told, so none was sent to anybody: neither as a view nor as an event.
  for (const ConnectionId one : {phone, at.dealer}) {
    const std::string heard = heard_by(at, one);
    for (const char* const card : {"\"As\"", "\"2c\"", "\"Kd\"", "\"Ah\"", "\"2s\"", "\"Th\""})
      CHECK(heard.find(card) == std::string::npos);
  }
}

TEST_CASE("hosted: the inspector finds the round, and its replay has only cards that were told") {
  AtHosted at;
  at.whole_round();
  at.whole_round();
  const ConnectionId inspector = at.staff(Role::inspector);
  const auto found = at.put(inspector, R"({"type":"search_rounds"})");
  CHECK(found.at("rounds").as_array().size() == 2);
  CHECK(found.at("rounds").at(0).at("told").as_bool());
  const auto figures = at.put(inspector, R"({"type":"figures"})");
  CHECK(boost::json::serialize(figures.at("tables")).find(R"("hosted":true)") != std::string::npos);
  const auto replay = at.put(inspector, about("replay", at.table, R"(,"round":1)"));
  const std::string text = boost::json::serialize(replay);
  CHECK(text.find("\"As\"") != std::string::npos);
  CHECK(text.find("\"Kc\"") == std::string::npos);
  CHECK(text.find("cards_told") != std::string::npos);
  const auto hands = at.put(inspector, about("hands", at.table, R"(,"format":"phh","round":1)"));
  CHECK(boost::json::serialize(hands).find("????") != std::string::npos);
  CHECK(boost::json::serialize(hands).find("_cardroom_cards = 'told'") != std::string::npos);
  const auto report = audit::audit(at.journal);
  REQUIRE(report);
  CHECK(report->told_rounds == 2);
}

TEST_CASE("hosted: a misdeal lists what goes back, and the round is dealt again") {
  AtHosted at;
  REQUIRE(at.enter("start_round") == "");
  REQUIRE(at.act("call") == "");
  const auto known = at.state(at.dealer).at("hosted").at("irregularities").as_array();
  CHECK(std::find(known.begin(), known.end(), boost::json::value("not-cut")) != known.end());
  REQUIRE(at.enter("report", R"(,"what":"not-cut")") == "");
  CHECK(at.game().table().round.stage == Stage::misdealt);
  CHECK(at.state(at.dealer).at("hosted").at("back").as_array().size() == 1);
  REQUIRE(at.enter("redeal") == "");
  CHECK(at.game().table().round.stage == Stage::betting);
  CHECK(at.state(at.dealer).at("hosted").at("back").as_array().empty());
  at.check_audit();
}

TEST_CASE("hosted: a bet out of turn is entered as it was made, and the book rules on it") {
  AtHosted at;
  REQUIRE(at.enter("start_round") == "");
  const int wrong = at.turn() % 3 + 1;
  REQUIRE(at.enter("raise", R"(,"to":40,"seat":)" + std::to_string(wrong)) == "");
  CHECK(at.turn() != wrong);
  CHECK(at.game().table().round.odd.forward[Seat(wrong).index()] > Chips(0));
  at.check_audit();
}

TEST_CASE("hosted: cash buys chips at the table, or nothing happens; nobody buys elsewhere") {
  AtHosted at;
  CHECK(at.enter("sell_chips", R"(,"seat":2,"amount":50)") == "");
  CHECK(at.game().table().place(Seat(2)).stake == Chips(250));
  CHECK(at.enter("sell_chips", R"(,"seat":9,"amount":50)") == "no_player_there");
  CHECK(at.enter("seat_walk_in", R"(,"seat":2,"name":"Zoe","stake":200)") == "seat_is_taken");
  CHECK(at.room->accounts().find("Zoe") == nullptr);
  const std::uint32_t dealt = at.open("holdem-1995");
  CHECK(at.refusal(at.dealer, about("seat_walk_in", dealt,
                                    R"(,"seat":2,"name":"Zoe","stake":200)")) == "only_at_hosted");
  CHECK(at.refusal(at.operator_connection, about("seat_bot", at.table, R"(,"seat":5)")) ==
        "no_bots_at_hosted");
  at.check_audit();
}

TEST_CASE("hosted: nobody sits down under a name that looks like somebody else's") {
  AtHosted at;
  at.come("ann");
  const auto sits = [&](const std::string& name) {
    return at.enter("seat_walk_in", R"(,"seat":5,"stake":200,"name":")" + name + "\"");
  };
  CHECK(sits("Ann") == "name_taken");
  CHECK(sits("\xEF\xBC\xA1nn") == "name_taken");  // With the wide A of Japanese type.
  CHECK(sits("Zoe") == "");
}

TEST_CASE("hosted: two tablets at one table see the same, and an entry with its id counts once") {
  AtHosted at;
  const ConnectionId other = at.staff(Role::supervisor);
  at.put(other, about("watch", at.table));
  REQUIRE(at.enter("start_round") == "");
  const std::string fold = R"({"type":"fold","id":"once","table":)" + std::to_string(at.table) +
                           R"(,"seat":)" + std::to_string(at.turn()) + "}";
  CHECK(text_in(at.ask(at.dealer, fold), "type") == "done");
  CHECK(text_in(at.ask(at.dealer, fold), "type") == "done");
  CHECK(at.game().table().round.active.size() == 2);
  CHECK(at.state(at.dealer).at("hosted") == at.state(other).at("hosted"));
  // The other enters what was already entered: the room refuses it.
  CHECK(text_in(at.put(other, fold.substr(0, 1) + fold.substr(fold.find("\"table\""))), "type") ==
        "refused");
}

TEST_CASE("hosted: two tablets enter the same act, and it counts once") {
  AtHosted at;
  REQUIRE(at.enter("start_round") == "");
  const int turn = at.turn();
  const std::string call = R"(,"seat":)" + std::to_string(turn) + R"(,"at_seq":)" +
                           std::to_string(at.room->tables().at(at.table).seq);
  const ConnectionId other = at.staff(Role::supervisor);
  CHECK(at.enter("call", call) == "");
  CHECK(at.refusal(other, about("call", at.table, call)) == "entered_meanwhile");
  CHECK(at.turn() != turn);
  CHECK(at.game().table().round.odd.forward_total == Chips(0));
}

TEST_CASE("hosted: chips counted on the table: differences are shown, put on record and balance") {
  AtHosted at;
  const std::string count = R"(,"seats":[1,2],"chips":[205,193])";
  CHECK(at.enter("count_stakes", count) == "program_counts");
  REQUIRE(at.refusal(at.operator_connection,
                     about("set_house", at.table, R"(,"key":"chips","value":"table")")) == "");
  REQUIRE(at.enter("start_round") == "");
  CHECK(at.enter("count_stakes", count) == "round_under_way");
  REQUIRE(at.act("fold") == "");
  REQUIRE(at.act("fold") == "");
  const Chips first = at.game().table().place(Seat(1)).stake;
  CHECK(at.enter("count_stakes", R"(,"seats":[],"chips":[])") == "nothing_counted");
  CHECK(at.enter("count_stakes", R"(,"seats":[1],"chips":[1,2])") == "nothing_counted");
  CHECK(at.enter("count_stakes", R"(,"seats":[9],"chips":[1])") == "nobody_counted");
  CHECK(at.enter("count_stakes", R"(,"seats":[1,1],"chips":[1,1])") == "counted_twice");
  CHECK(at.enter("count_stakes", R"(,"seats":[1],"chips":[-1])") == "no_such_count");
  REQUIRE(at.enter("count_stakes", count) == "");
  CHECK(at.game().table().place(Seat(1)).stake == Chips(205));
  CHECK(heard_by(at, at.dealer).find("than entered") != std::string::npos);
  CHECK(heard_by(at, at.dealer).find(R"("entered":)" + std::to_string(first.count())) !=
        std::string::npos);
  CHECK(at.enter("undo") == "no_entry_to_undo");
  at.whole_round();
  at.check_audit();
  at.restart();
  CHECK(at.game().game().now.found != Chips(0));
  at.check_audit();
}

}  // namespace cardroom::room
