// Rounds that were played: found, replayed and counted from the journal, whatever the room still
// remembers about them.
#include "cards/parse.h"
#include "in_room.h"
#include "room/poker/table.h"

namespace cardroom::room {
namespace {

// Two players who fold at once, at tables of two games.
struct Evening {
  explicit Evening(InRoom& room) : in(room) {
    for (const std::string book : {"holdem-1995", "stud-2005"}) tables.push_back(in.open(book));
    for (int seat = 1; seat <= 2; ++seat) players.push_back(in.guest("p" + std::to_string(seat)));
    come_in();
    for (const std::uint32_t table : tables)
      for (std::size_t seat = 1; seat <= 2; ++seat)
        in.put(connections[seat - 1],
               R"({"type":"sit","stake":400,"seat":)" + std::to_string(seat) + at(table) + "}");
  }
  void come_in() {
    connections.clear();
    for (const PlayerId player : players) connections.push_back(in.connect(player));
    for (const ConnectionId connection : connections)
      for (const std::uint32_t table : tables)
        in.put(connection, R"({"type":"watch")" + at(table) + "}");
  }
  static std::string at(std::uint32_t table) { return R"(,"table":)" + std::to_string(table); }
  const Table& game(std::uint32_t table) const {
    return dynamic_cast<const PokerTable&>(*in.room->tables().at(table).game).table();
  }
  // One round at each table.
  void play() {
    in.pass(60'000);
    for (const std::uint32_t table : tables)
      while (game(table).dealing) {
        const Seat turn = game(table).round.turn;
        const bool folds = game(table).round.legal.fold;
        const auto size = std::to_string(game(table).round.legal.sizes.low.count());
        in.put(connections[turn.index()],
               (folds ? R"({"type":"fold")" : R"({"type":"bet","to":)" + size) + at(table) + "}");
      }
  }

  InRoom& in;
  std::vector<std::uint32_t> tables;
  std::vector<PlayerId> players;
  std::vector<ConnectionId> connections;
};

using Place = std::pair<std::int64_t, std::int64_t>;  // Table and round.

// Every page of a search.
std::vector<Place> search(InRoom& in, ConnectionId inspector, const std::string& fields) {
  std::vector<Place> found;
  std::string after;
  for (int pages = 0; pages < 1000; ++pages) {
    const auto answer = in.put(
        inspector, R"({"type":"search_rounds","limit":7,"after":")" + after + "\"" + fields + "}");
    REQUIRE(text_in(answer, "type") == "rounds");
    for (const auto& round : answer.at("rounds").as_array())
      found.emplace_back(round.at("table").as_int64(), round.at("round").as_int64());
    if (answer.at("next").is_null()) return found;
    CHECK(answer.at("rounds").as_array().size() == 7);
    after = text_in(answer, "next");
  }
  return found;
}

TEST_CASE("an inspector finds every round ever played, once, page by page") {
  InRoom in;
  Evening evening(in);
  for (int round = 0; round < 40; ++round) evening.play();
  const ConnectionId boss = in.staff(Role::operator_);
  // The second table is closed for good, and the room is started again from snapshots.
  in.put(boss, R"({"type":"close_table","rounds":0,"inspector_told":true)" +
                   Evening::at(evening.tables[1]) + "}");
  const std::string name = in.room->accounts().find(PlayerId(2)) == nullptr ? "" : "p1";
  in.restart(true);
  in.operator_connection = 0;
  const ConnectionId ivy = in.staff(Role::inspector);
  auto found = search(in, ivy, "");
  CHECK(found.size() == 80);
  std::sort(found.begin(), found.end());
  CHECK(std::unique(found.begin(), found.end()) == found.end());
  CHECK(search(in, ivy, Evening::at(evening.tables[1])).size() == 40);
  CHECK(search(in, ivy, R"(,"player":)" + std::to_string(evening.players[0].number())).size() ==
        80);
  CHECK(search(in, ivy, R"(,"player":1)").empty());
  CHECK(search(in, ivy, R"(,"to_ms":)" + std::to_string(in.now_ms - 39 * 60'000)).size() == 2);
  // The newest come first.
  const auto newest = in.put(ivy, R"({"type":"search_rounds","limit":2})");
  for (const auto& round : newest.at("rounds").as_array()) CHECK(round.at("round") == 40);
}

TEST_CASE("a table that is gone takes no memory for its game, and its rounds can still be seen") {
  InRoom in;
  Evening evening(in);
  for (int round = 0; round < 3; ++round) evening.play();
  const std::uint32_t gone = evening.tables[1];
  in.put(in.staff(Role::operator_),
         R"({"type":"close_table","rounds":0,"inspector_told":true)" + Evening::at(gone) + "}");
  REQUIRE(in.room->tables().at(gone).over);
  Shelves shelves(in.journal);
  REQUIRE(shelves.read_tables(0));
  CHECK(shelves.at(evening.tables[0]).game != nullptr);
  CHECK(shelves.at(gone).game == nullptr);
  const ConnectionId ivy = in.staff(Role::inspector);
  const auto listed = in.put(ivy, about("rounds", gone));
  REQUIRE(listed.at("rounds").as_array().size() == 3);
  for (const auto& round : listed.at("rounds").as_array()) CHECK(round.at("over") == true);
  const auto replay = in.put(ivy, about("replay", gone, R"(,"round":3)"));
  CHECK(replay.at("frames").as_array().front().at("state").at("view").at("rounds") == 3);
  const auto mine = in.put(evening.connections[0], R"({"type":"my_rounds"})");
  CHECK(mine.at("rounds").at(0).at("rulebook") == "stud-2005");
}

// The shares of the pot in a frame of a replay, in thousandths.
std::vector<std::int64_t> shares_in(const boost::json::value& frame) {
  std::vector<std::int64_t> shares;
  for (const auto& one : frame.at("chances").as_array())
    shares.push_back(one.at("share_thousandths").as_int64());
  return shares;
}

TEST_CASE("a replay tells the chances by the hands that were seen, and strangers none") {
  InRoom in;
  Evening evening(in);
  evening.play();
  const ConnectionId ivy = in.staff(Role::inspector);
  const ConnectionId stranger = in.connect(in.guest("stranger"));
  const std::string text = R"({"type":"replay","round":1)" + Evening::at(evening.tables[0]) + "}";
  const auto all = in.put(ivy, text);
  const auto by_all = shares_in(all.at("frames").as_array().front());
  REQUIRE(by_all.size() == 2);
  CHECK(by_all[0] + by_all[1] >= 999);
  CHECK(by_all[0] + by_all[1] <= 1001);
  // One player is left: there is nothing to be had by chance.
  CHECK(shares_in(all.at("frames").as_array().back()).empty());
  const auto own = in.put(evening.connections[0], text);
  const auto by_own = shares_in(own.at("frames").as_array().front());
  REQUIRE(by_own.size() == 2);
  CHECK(by_own != by_all);
  // Nobody showed a hand: somebody else knows nothing to count with.
  const auto strange = in.put(stranger, text);
  for (const auto& frame : strange.at("frames").as_array()) CHECK(shares_in(frame).empty());
}

// Everybody is all in before the flop; the hand in seat 1 loses and need not be shown. What the
// winner is told about their own play afterwards.
boost::json::object figures_of_winner(const std::vector<std::string>& losing) {
  const auto first = parse_cards(
      "As " + losing[0] + " Ah " + losing[1] + " 3c 2h 7d 9s 3d Jh 4d 5s", Deck::full());
  REQUIRE(first);
  CardList order = *first;
  for (const Card card : Deck::full().cards() - set_of(*first)) order.push_back(card);
  RoomOptions options;
  options.shuffle = [order](CardSet, const Seed&, ShuffleId) {
    return Shuffled{Shoe::from_order(order), 26};
  };
  InRoom in(options);
  const std::uint32_t table = in.open("rws-2017");
  std::vector<ConnectionId> players;
  for (int seat = 1; seat <= 2; ++seat) {
    players.push_back(in.connect(in.guest("p" + std::to_string(seat))));
    in.put(players.back(), about("watch", table));
    in.put(players.back(), about("sit", table, R"(,"stake":400,"seat":)" + std::to_string(seat)));
  }
  in.pass(10'000);
  const Table& game = dynamic_cast<const PokerTable&>(*in.room->tables().at(table).game).table();
  REQUIRE(game.dealing);
  while (game.dealing) {
    const Legal& legal = game.round.legal;
    const std::string to = R"(,"to":)" + std::to_string(legal.sizes.high.count());
    const ConnectionId turn = players[game.round.turn.index()];
    if (legal.sizes.any)
      in.put(turn, about(legal.bet ? "bet" : "raise", table, to));
    else
      in.put(turn, about(legal.tap_out ? "tap_out" : legal.call ? "call" : "check", table));
  }
  REQUIRE(game.round.shown == SeatSet{Seat(2)});
  REQUIRE(game.round.won[Seat(2).index()] > Chips(0));
  return in.put(players[1], R"({"type":"statistics"})");
}

TEST_CASE("S05-16.7: a player's figures tell nothing of a hand that was not shown") {
  const auto by_king = figures_of_winner({"Kc", "Qc"});
  CHECK(by_king.at("hands").as_int64() == 1);
  CHECK(boost::json::serialize(by_king) == boost::json::serialize(figures_of_winner({"6c", "4c"})));
}

TEST_CASE("a replay shows players their own cards, and the inspector all once it is over") {
  InRoom in;
  Evening evening(in);
  for (int round = 0; round < 70; ++round) evening.play();
  in.pass(60'000);
  REQUIRE(evening.game(evening.tables[0]).rounds == 71);
  const ConnectionId ivy = in.staff(Role::inspector);
  const std::string at = Evening::at(evening.tables[0]);
  for (const int round : {1, 2, 32, 33, 34, 64, 65, 70}) {
    CAPTURE(round);
    const std::string text = R"({"type":"replay","round":)" + std::to_string(round) + at + "}";
    const auto all = in.put(ivy, text);
    REQUIRE(text_in(all, "type") == "replay");
    CHECK(text_in(all, "key").size() == 64);
    const auto& first = all.at("frames").as_array().front();
    CHECK(first.at("state").at("view").at("rounds") == round);
    CHECK(boost::json::serialize(first.at("hands")).find("??") == std::string::npos);
    const auto own = in.put(evening.connections[0], text);
    CHECK(own.at("key").is_null());
    const auto& seats =
        own.at("frames").as_array().front().at("state").at("view").at("round").at("seats");
    CHECK(boost::json::serialize(seats.at(0)).find("??") == std::string::npos);
    CHECK(boost::json::serialize(seats.at(1)).find("??") != std::string::npos);
  }
  CHECK(in.refusal(ivy, R"({"type":"replay","round":71)" + at + "}") == "round_not_over");
  const auto under_way =
      in.put(evening.connections[0], R"({"type":"replay","round":71)" + at + "}");
  for (const auto& frame : under_way.at("frames").as_array())
    CHECK(frame.at("chances").as_array().empty());
  CHECK(in.refusal(ivy, R"({"type":"replay","round":72)" + at + "}") == "no_such_round");
  CHECK(in.refusal(ivy, R"({"type":"replay","round":0)" + at + "}") == "no_such_round");
  CHECK(in.refusal(ivy, R"({"type":"replay","round":-1)" + at + "}") == "no_such_round");
  CHECK(in.refusal(ivy, R"({"type":"replay","round":1,"table":99})") == "no_such_table");
  CHECK(in.refusal(ivy, R"({"type":"rounds","table":4294967297})") == "no_such_table");
  const auto list =
      in.put(evening.connections[0], R"({"type":"rounds","before":40,"limit":3)" + at + "}");
  REQUIRE(list.at("rounds").as_array().size() == 3);
  CHECK(list.at("rounds").at(0).at("round") == 39);
}

std::int64_t rounds_counted(InRoom& in) {
  const auto figures = in.put(in.staff(Role::operator_), R"({"type":"figures"})");
  std::int64_t rounds = 0;
  for (const auto& hour : figures.at("hours").as_array()) rounds += hour.at("rounds").as_int64();
  return rounds;
}

TEST_CASE("the rounds of an hour are counted once, however the room was started") {
  InRoom in;
  Evening evening(in);
  for (int round = 0; round < 5; ++round) evening.play();
  CHECK(rounds_counted(in) == 10);
  const auto again = [&] {
    in.operator_connection = 0;
    CHECK(rounds_counted(in) == 10);
  };
  SUBCASE("from the records only") { in.restart(); }
  SUBCASE("from snapshots") { in.restart(true); }
  SUBCASE("from the cage's snapshot, and none of a table that can be read") {
    store::Batch batch = in.room->last_snapshots();
    for (store::Snapshot& snapshot : batch.snapshots)
      if (snapshot.stream.starts_with("table/")) snapshot.bytes = "of another time";
    in.commit(std::move(batch));
    in.restart();
  }
  again();
}

}  // namespace
}  // namespace cardroom::room
