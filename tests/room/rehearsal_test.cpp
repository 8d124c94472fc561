// Rooms whose shuffles are set by hand.
#include "room/shuffles/rehearsal.h"
#include "codec/json_text.h"

#include "cards/parse.h"
#include "cards/shuffle.h"
#include "in_room.h"
#include "room/poker/table.h"

namespace cardroom::room {
namespace {

Rehearsal rehearsal_of(std::string_view text) {
  const auto read = parse_rehearsal("file", text);
  REQUIRE_MESSAGE(read, to_string(read.error()));
  return *read;
}

std::string error_in(std::string_view text) {
  const auto read = parse_rehearsal("file", text);
  return read ? "" : to_string(read.error());
}

RoomOptions rehearsing(std::string_view text) {
  RoomOptions options;
  options.is_rehearsal = true;
  options.rehearsal = rehearsal_of(text);
  return options;
}

TEST_CASE("a rehearsal's file has lists of shoes under the names of their tables") {
  const Rehearsal read = rehearsal_of(
      "# training\n"
      "table Hold-Em Upstairs  # by its name\n"
      "shoe As ?? Jk\n"
      "\n"
      "table manila-1995\r\n"
      "shoe Kd\n"
      "shoe Qd\n"
      "repeat\n");
  REQUIRE(read.lists.size() == 2);
  CHECK(read.lists[0].table == "Hold-Em Upstairs");
  CHECK(codec::to_text(read.lists[0].shoes[0].cards) == R"(["As","??","Jk"])");
  CHECK(read.lists[0].at(0)->line == 3);
  CHECK(read.lists[0].at(1) == nullptr);
  CHECK(read.lists[1].table == "manila-1995");
  CHECK(read.lists[1].at(4)->line == 6);
  CHECK(read.lists[1].at(5)->line == 7);
  CHECK(read.find("Hold-Em Upstairs", "manila-1995")->line == 2);
  CHECK(read.find("another", "manila-1995")->line == 5);
  CHECK(read.find("another", "holdem-1995") == nullptr);
}

TEST_CASE("a file that is not a rehearsal is refused with its line") {
  CHECK(error_in("") == "line 1, column 1: there is no 'table' line");
  CHECK(error_in("\nshoe As").starts_with("line 2, column 1: a list begins with"));
  CHECK(error_in("table") ==
        "line 1, column 6: 'table' is followed by a table's name or a rulebook");
  CHECK(error_in("table A\n") == "line 1, column 1: 'A' has no 'shoe' line");
  CHECK(error_in("table A\nshoe") == "line 2, column 5: 'shoe' is followed by cards, as As ?? Kd");
  CHECK(error_in("table A\nshoe As 1s").starts_with("line 2, column 9: '1s' is not a card"));
  CHECK(error_in("table A\nshoe As AsKd").starts_with("line 2, column 9: cards are written apart"));
  CHECK(error_in("table A\nshoe As As") == "line 2, column 9: 'As' is named twice");
  CHECK(error_in("table A\nshoe As\ntable A")
            .starts_with("line 3, column 7: 'A' already has a list"));
  CHECK(error_in("table A\nrepeat").starts_with("line 2, column 1: 'repeat' has its own line"));
  CHECK(
      error_in("table A\nshoe As\nrepeat\nshoe Kd").starts_with("line 4, column 6: only another"));
  CHECK(error_in("table A\ndeal").starts_with("line 2, column 1: expected 'table'"));
}

TEST_CASE("set cards leave in their places and the others as they were shuffled") {
  const Shuffled made = shuffle(Deck::reduced_32().cards(), seed_from_number(1), {1, 0});
  const SetShoe set = rehearsal_of("table A\nshoe As ?? 2c Kd").lists[0].shoes[0];
  const CardList order = set_by_hand(set, made.shoe).rest();
  CHECK(order.size() == 32);
  CHECK(to_string(order[0]) == "As");
  CHECK(to_string(order[2]) == "Kd");
  std::vector<Card> others(order.begin(), order.end());
  std::erase(others, order[0]);
  std::erase(others, order[2]);
  std::vector<Card> shuffled(made.shoe.begin(), made.shoe.end());
  std::erase(shuffled, order[0]);
  std::erase(shuffled, order[2]);
  CHECK(others == shuffled);
}

TEST_CASE("a rehearsal deals its list, then as usual, and from the first again after a restart") {
  InRoom in(rehearsing("table holdem-1995\nshoe As Kd Ah Kh\n"));
  const std::uint32_t table = in.open("holdem-1995");
  const std::string at = R"(,"table":)" + std::to_string(table);
  const auto& game = [&]() -> const Table& {
    return dynamic_cast<const PokerTable&>(*in.room->tables().at(table).game).table();
  };
  ConnectionId players[2];
  for (int seat = 1; seat <= 2; ++seat) {
    players[seat - 1] = in.connect(in.guest("p" + std::to_string(seat)));
    in.put(players[seat - 1], R"({"type":"watch")" + at + "}");
    in.put(players[seat - 1],
           R"({"type":"sit","stake":100,"seat":)" + std::to_string(seat) + at + "}");
  }
  const auto aces = [&] {
    for (const Seat seat : {Seat(1), Seat(2)})
      if (to_string(game().round.hands[seat.index()].cards[0]) == "As") return true;
    return false;
  };
  const auto next_round = [&] {
    while (game().dealing)
      in.put(players[game().round.turn.number() - 1], R"({"type":"fold")" + at + "}");
    in.pass(4'000);
    REQUIRE(game().dealing);
  };
  in.pass(4'000);
  REQUIRE(game().rounds == 1);
  CHECK(aces());
  next_round();
  CHECK_FALSE(aces());
  in.restart();
  for (ConnectionId& player : players) {
    player = in.connect(player == players[0] ? PlayerId(2) : PlayerId(3));
    in.put(player, R"({"type":"watch")" + at + "}");
  }
  next_round();
  CHECK(aces());
}

TEST_CASE("a folder is a rehearsal from its first record on, or never") {
  InRoom in(rehearsing("table holdem-1995\nshoe As\n"));
  in.open("holdem-1995");
  in.restart();
  RoomOptions real = in.options_;
  real.is_rehearsal = false;
  real.rehearsal = {};
  const auto refused = Room(real).restore(in.journal, in.now_ms);
  REQUIRE_FALSE(refused);
  CHECK(to_string(refused.error()).find("is a rehearsal and remains one") != std::string::npos);

  InRoom other{RoomOptions{}};
  other.open("holdem-1995");
  RoomOptions set = other.options_;
  set.is_rehearsal = true;
  const auto also = Room(set).restore(other.journal, other.now_ms);
  REQUIRE_FALSE(also);
  CHECK(to_string(also.error()).find("cannot become one") != std::string::npos);
}

TEST_CASE("a rehearsal says so to everybody, and a table that does not fit its list is refused") {
  InRoom in(rehearsing("table manila-1995\nshoe 2c\ntable holdem-1995\nshoe As\n"));
  const ConnectionId boss = in.staff(Role::operator_);
  CHECK(in.refusal(boss, R"({"type":"open_table","rulebook":"manila-1995","name":"M"})") ==
        "not_rehearsed");
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId visitor = in.connect();
  CHECK(boost::json::parse(in.inbox[visitor][0]).at("rehearsal").as_bool());
  const auto lobby = in.put(visitor, R"({"type":"lobby"})");
  CHECK(lobby.at("rehearsal").as_bool());
  CHECK(text_in(lobby.at("tables").at(0).as_object(), "sign").starts_with("Rehearsal: "));
  const auto shown = in.put(visitor, R"({"type":"watch","table":)" + std::to_string(table) + "}");
  CHECK(shown.at("rehearsal").as_bool());
  CHECK(text_in(shown, "sign").starts_with("Rehearsal: "));
}

}  // namespace
}  // namespace cardroom::room
