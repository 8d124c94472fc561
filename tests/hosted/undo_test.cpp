// Entries of a hosted table taken back.
#include "hosted/hosted_scene.h"

using namespace cardroom;
using test::HostedTest;

TEST_CASE("the last entry is taken back, an action or told cards, and the table is as before") {
  HostedTest at("holdem-1995");
  at.deal();
  const Table dealt = at.table();
  const Seat first = at.table().round.turn;
  at.put(Command(command::Fold{first}));
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.table() == dealt);
  at.play_on();
  const Table before_flop = at.table();
  CHECK(at.tell("Jd 5c 3s") == "");
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.table() == before_flop);
  CHECK(at.wanted().cards.size() == 3);
  // The card is free again.
  CHECK(at.tell("5c Jd 3h") == "");
  CHECK(to_string(at.table().round.board[0]) == "5c");
}

TEST_CASE("entries are taken back until the next round begins") {
  HostedTest at("holdem-1995");
  CHECK(at.tried(hosted_command::Undo{}) == "no_entry_to_undo");
  at.deal();
  CHECK(at.tried(hosted_command::Undo{}) == "no_entry_to_undo");
  at.put(Command(command::Fold{at.table().round.turn}));
  at.put(Command(command::Fold{at.table().round.turn}));
  REQUIRE_FALSE(at.table().dealing);
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.table().dealing);
  at.put(Command(command::Fold{at.table().round.turn}));
  at.deal();
  CHECK(at.tried(hosted_command::Undo{}) == "no_entry_to_undo");
}

TEST_CASE("the clock is not turned back") {
  HostedTest at("holdem-1995");
  at.deal();
  at.put(Command(command::Fold{at.table().round.turn}));
  at.put(Command(command::PassTime{60}));
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.table().round.odd.now_s == 60);
  CHECK(at.table().round.active.size() == 3);
  CHECK(at.tried(hosted_command::Undo{}) == "no_entry_to_undo");
}

TEST_CASE("what happened around the round stays when an entry before it is taken back") {
  HostedTest at("holdem-1995");
  at.deal();
  const Seat first = at.table().round.turn;
  at.put(Command(command::Fold{first}));
  at.put(table_command::Sit{PlayerId(9), Seat(7), Chips(200)});
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.table().round.turn == first);
  CHECK(at.table().place(Seat(7)).player == PlayerId(9));
  CHECK(at.tried(hosted_command::Undo{}) == "no_entry_to_undo");
}

TEST_CASE("an entry without which a player could not have left is not taken back") {
  HostedTest at("holdem-1995", 2);
  at.deal();
  at.put(Command(command::Fold{at.table().round.turn}));
  REQUIRE_FALSE(at.table().dealing);
  const Seat gone = Seat(1);
  at.put(table_command::Leave{gone});
  REQUIRE(at.table().place(gone).player.is_none());
  const Table before = at.table();
  const std::string refused = at.tried(hosted_command::Undo{});
  // The round is under way again, and the player leaves when it is over.
  if (!refused.empty()) CHECK(refused == "table_went_on");
  CHECK((refused.empty() || at.table() == before));
}
