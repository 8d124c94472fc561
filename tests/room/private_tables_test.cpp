// Private tables: a player opens one for friends, who come by its link. Nobody else sees it, and
// its chips never become anybody's money.
#include <doctest/doctest.h>

#include "audit/audit.h"
#include "in_room.h"
#include "room/private_tables/private_tables.h"

namespace cardroom::room {
namespace {

constexpr std::string_view wanted =
    R"({"type":"open_private","rulebook":"rws-2017","minimum":2,"seats":6})";

// A host with a private table, and a friend with its link.
struct WithFriend {
  WithFriend() {
    const auto opened = in.put(at_host, std::string(wanted));
    REQUIRE_MESSAGE(text_in(opened, "type") == "private_link", boost::json::serialize(opened));
    table = static_cast<std::uint32_t>(number_in(opened, "table"));
    link = text_in(opened, "link");
  }
  std::string join(ConnectionId connection) {
    return in.refusal(connection, R"({"type":"join_private","link":")" + link + "\"}");
  }
  void sit_both() {
    REQUIRE(join(at_friend).empty());
    in.put(at_host, about("watch", table));
    in.put(at_friend, about("watch", table));
    REQUIRE(in.refusal(at_host, about("sit", table, R"(,"seat":1,"stake":200)")).empty());
    REQUIRE(in.refusal(at_friend, about("sit", table, R"(,"seat":2,"stake":200)")).empty());
  }
  Cents wallet(PlayerId player) const {
    return in.room->ledger().balance(cage::account_of(player));
  }
  Cents purse(PlayerId player) const {
    return in.room->ledger().balance(cage::purse_account(table, player));
  }
  bool is_open() const {
    const auto found = in.room->tables().find(table);
    return found != in.room->tables().end() && !found->second.over;
  }
  // Lets time pass, minute by minute, as the room's thread does.
  void pass_minutes(int minutes) {
    for (int minute = 0; minute < minutes; ++minute) in.pass(60'000);
  }
  void check_audit() const {
    const auto report = audit::audit(in.journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
    CHECK(report->findings.count() == 0);
  }

  InRoom in;
  PlayerId host = in.guest("Host");
  PlayerId guest = in.guest("Friend");
  PlayerId other = in.guest("Stranger");
  ConnectionId at_host = in.connect(host);
  ConnectionId at_friend = in.connect(guest);
  ConnectionId at_other = in.connect(other);
  std::uint32_t table = 0;
  std::string link;
};

TEST_CASE("a private table is not in the lobby, and friends come by its link") {
  WithFriend with;
  CHECK(with.link.size() == 32);
  const auto lobby = with.in.put(with.at_friend, R"({"type":"lobby"})");
  CHECK(lobby.at("tables").as_array().empty());
  CHECK(with.join(with.at_friend).empty());
  CHECK(with.purse(with.guest) == Cents(20'000));
  const auto mine = with.in.put(with.at_friend, R"({"type":"private_tables"})");
  CHECK(mine.at("tables").as_array().size() == 1);
  // Coming again gives nothing more.
  CHECK(with.join(with.at_friend).empty());
  CHECK(with.purse(with.guest) == Cents(20'000));
}

TEST_CASE("nobody without the link of a private table can watch, sit, chat or read its rounds") {
  WithFriend with;
  with.sit_both();
  const ConnectionId visitor = with.in.connect();
  const std::string watching = about("watch", with.table);
  for (const ConnectionId connection : {with.at_other, visitor}) {
    CHECK(with.in.refusal(connection, watching) == "no_such_table");
    for (const std::string more : {"rounds", "private_table"})
      CHECK(with.in.refusal(connection, about(more, with.table)) == "no_such_table");
    CHECK(with.in.refusal(connection, about("replay", with.table, R"(,"round":1)")) ==
          "no_such_table");
    CHECK(with.in.refusal(connection, about("chat", with.table, R"(,"text":"hello")")) ==
          "no_such_table");
    CHECK(with.in.refusal(connection, about("sit", with.table, R"(,"seat":3,"stake":200)")) ==
          "no_such_table");
  }
  const std::string wrong = R"({"type":"join_private","link":"00000000000000000000000000000000"})";
  CHECK(with.in.refusal(with.at_other, wrong) == "bad_link");
  CHECK(with.in.refusal(visitor, wrong) == "not_signed_in");
  CHECK(with.in.refusal(with.at_other, R"({"type":"join_private","link":""})") == "bad_link");
  // Staff may look in, as at any table.
  CHECK(with.in.refusal(with.in.staff(Role::supervisor), watching).empty());
  // A link that was replaced is no longer good, and whoever has come stays.
  const auto renewed = with.in.put(with.at_host, about("new_link", with.table));
  CHECK(with.join(with.at_other) == "bad_link");
  with.link = text_in(renewed, "link");
  CHECK(with.in.refusal(with.at_friend, watching).empty());
  CHECK(with.join(with.at_other).empty());
}

TEST_CASE("chips of a private table never reach a wallet, and a wallet never pays for them") {
  WithFriend with;
  const Cents host_had = with.wallet(with.host);
  const Cents guest_had = with.wallet(with.guest);
  with.sit_both();
  CHECK(with.purse(with.guest) == Cents(0));
  CHECK(with.in
            .refusal(with.at_host,
                     about("deal_in", with.table,
                           R"(,"chips":50,"player":)" + std::to_string(with.guest.number())))
            .empty());
  CHECK(with.purse(with.guest) == Cents(5'000));
  CHECK(with.in.refusal(with.at_friend, about("top_up", with.table, R"(,"amount":51)")) != "");
  CHECK(with.in.refusal(with.at_friend, about("leave", with.table)).empty());
  with.in.pass(1'000);
  CHECK(with.purse(with.guest) == Cents(25'000));
  CHECK(with.wallet(with.guest) == guest_had);
  CHECK(with.wallet(with.host) == host_had);
  const std::uint32_t open = with.in.open("rws-2017");
  CHECK(with.in.refusal(with.at_friend, about("sit", open,
                                              R"(,"seat":1,"stake":)" +
                                                  std::to_string(guest_had.count() / 100 + 1))) ==
        "not_enough_money");
  CHECK(with.in.refusal(with.at_host, about("end_private", with.table)).empty());
  CHECK_FALSE(with.is_open());
  CHECK(with.purse(with.guest) == Cents(0));
  CHECK(with.purse(with.host) == Cents(0));
  CHECK(with.wallet(with.guest) == guest_had);
  CHECK(with.wallet(with.host) == host_had);
  CHECK(with.in.room->ledger().sum() == Cents(0));
  with.check_audit();
}

TEST_CASE("only the host pauses, seats, frees seats, gives chips, sends away and ends") {
  WithFriend with;
  REQUIRE(with.join(with.at_friend).empty());
  with.in.put(with.at_friend, about("watch", with.table));
  const std::string player = std::to_string(with.guest.number());
  const std::vector<std::string> orders = {
      about("pause_private", with.table, R"(,"paused":true)"),
      about("seat_guest", with.table, R"(,"seat":2,"chips":300,"player":)" + player),
      about("unseat_guest", with.table, R"(,"seat":2)"),
      about("deal_in", with.table, R"(,"chips":10,"player":)" + player),
      about("send_away", with.table, R"(,"player":)" + player),
      about("new_link", with.table),
      about("end_private", with.table)};
  for (const std::string& order : orders) {
    CHECK(with.in.refusal(with.at_friend, order) == "not_the_host");
    CHECK(with.in.refusal(with.at_other, order) == "no_such_table");
    CHECK(with.in.refusal(with.in.staff(Role::operator_), order) == "not_your_role");
  }
  for (const std::string& order : orders) {
    CAPTURE(order);
    CHECK(with.in.refusal(with.at_host, order) == "");
  }
  CHECK(with.join(with.at_friend) == "bad_link");
  CHECK_FALSE(with.is_open());
  with.check_audit();
}

TEST_CASE("a host cannot send a seated guest away, nor seat a stranger, nor give too much") {
  WithFriend with;
  with.sit_both();
  const std::string player = R"(,"player":)" + std::to_string(with.guest.number());
  const std::string stranger = R"(,"player":)" + std::to_string(with.other.number());
  const auto refusal = [&](const std::string& type, const std::string& more) {
    return with.in.refusal(with.at_host, about(type, with.table, more));
  };
  CHECK(refusal("send_away", player) == "guest_seated");
  CHECK(refusal("send_away", R"(,"player":)" + std::to_string(with.host.number())) == "host_stays");
  CHECK(refusal("seat_guest", stranger + R"(,"seat":3,"chips":100)") == "not_a_guest");
  CHECK(refusal("deal_in", stranger + R"(,"chips":100)") == "not_a_guest");
  for (const std::string chips : {"0", "-5", "1000001"})
    CHECK(refusal("deal_in", player + R"(,"chips":)" + chips) == "bad_chips");
  // A seat that is taken: nothing is given.
  CHECK(refusal("seat_guest", player + R"(,"seat":1,"chips":5000)") != "");
  CHECK(with.purse(with.guest) == Cents(0));
  CHECK(refusal("unseat_guest", R"(,"seat":6)") == "no_player_there");
  CHECK(with.in.refusal(with.in.staff(Role::operator_),
                        about("seat_bot", with.table, R"(,"seat":5)")) == "private_players_only");
}

TEST_CASE("a host and an address may have so many private tables, and none against the house") {
  WithFriend with;
  const auto open = [&](ConnectionId from) { return with.in.refusal(from, std::string(wanted)); };
  CHECK(with.in.refusal(
            with.at_friend,
            R"({"type":"open_private","rulebook":"canberra-2017","minimum":2,"seats":6})") ==
        "private_players_only");
  for (std::size_t more = 1; more < private_a_host; ++more) CHECK(open(with.at_host).empty());
  CHECK(open(with.at_host) == "private_tables_most");
  for (std::size_t more = private_a_host; more < private_an_address; ++more) {
    const ConnectionId from = with.in.connect(with.in.guest("Host " + std::to_string(more)));
    CHECK(open(from).empty());
  }
  CHECK(open(with.at_other) == "private_address_most");
  CHECK(with.in.refusal(with.at_host, about("end_private", with.table)).empty());
  CHECK(open(with.at_other).empty());
}

TEST_CASE("a private table ends after the round of play, and everybody hears what they had") {
  WithFriend with;
  with.sit_both();
  with.in.pass(5'000);
  REQUIRE(with.in.room->tables().at(with.table).game->dealing());
  CHECK(with.in.refusal(with.at_host, about("end_private", with.table)).empty());
  CHECK(with.is_open());
  const auto told = [&](ConnectionId connection) {
    for (const std::string& text : with.in.inbox[connection])
      if (text.find(R"("type":"private_ended")") != std::string::npos) return text;
    return std::string();
  };
  CHECK(told(with.at_friend).empty());
  if (with.in.refusal(with.at_host, about("fold", with.table)) != "")
    REQUIRE(with.in.refusal(with.at_friend, about("fold", with.table)).empty());
  with.in.pass(1'000);
  CHECK_FALSE(with.is_open());
  const auto ended = boost::json::parse(told(with.at_friend)).as_object();
  std::int64_t given = 0;
  std::int64_t had = 0;
  for (const auto& one : ended.at("results").as_array()) {
    given += number_in(one.as_object(), "given_cents");
    had += number_in(one.as_object(), "had_cents");
  }
  CHECK(given == 40'000);
  CHECK(had == 40'000);
  CHECK(told(with.at_other).empty());
  with.check_audit();
}

TEST_CASE("a private table that nobody uses for two hours ends by itself") {
  WithFriend with;
  REQUIRE(with.join(with.at_friend).empty());
  with.in.put(with.at_friend, about("watch", with.table));
  with.pass_minutes(180);
  CHECK(with.is_open());
  for (const ConnectionId gone : {with.at_host, with.at_friend}) with.in.disconnect(gone);
  with.pass_minutes(115);
  CHECK(with.is_open());
  with.pass_minutes(10);
  CHECK_FALSE(with.is_open());
  CHECK(with.in.room->ledger().sum() == Cents(0));
  with.check_audit();
}

TEST_CASE("a restart brings back a private table, its link, its guests and their chips") {
  WithFriend with;
  with.sit_both();
  REQUIRE(with.in
              .refusal(with.at_host,
                       about("deal_in", with.table,
                             R"(,"chips":70,"player":)" + std::to_string(with.guest.number())))
              .empty());
  bool with_snapshots = false;
  SUBCASE("from the records") {}
  SUBCASE("from snapshots") { with_snapshots = true; }
  with.in.restart(with_snapshots);
  CHECK(with.purse(with.guest) == Cents(7'000));
  const ConnectionId host = with.in.connect(with.host);
  const ConnectionId other = with.in.connect(with.other);
  CHECK(with.in.refusal(other, about("watch", with.table)) == "no_such_table");
  CHECK(with.join(other).empty());
  const auto shown = with.in.put(host, about("private_table", with.table));
  CHECK(shown.at("guests").as_array().size() == 3);
  CHECK(with.in.refusal(host, about("end_private", with.table)) == "");
  CHECK_FALSE(with.is_open());
  // Also when it is over: its rounds stay with those who were there.
  with.in.restart(with_snapshots);
  const ConnectionId visitor = with.in.connect();
  CHECK(with.in.refusal(visitor, about("rounds", with.table)) == "no_such_table");
  CHECK(with.in.refusal(with.in.connect(with.host), about("rounds", with.table)).empty());
  with.check_audit();
}

}  // namespace
}  // namespace cardroom::room
