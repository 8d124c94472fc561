// Snapshots of tables of Canberra Poker: readable by another build, and refused when unsound.
#include "room/canberra/snapshot.h"

#include <doctest/doctest.h>

#include <array>

#include "canberra/table/play.h"

using namespace cardroom;

namespace {

// Two players sit at an open table, and one has an ante out.
room::CanberraRun some_snapshot() {
  using namespace canberra::command;
  room::CanberraRun snapshot{canberra::make_table({}), 7, false};
  const std::array<canberra::Command, 7> commands = {
      ApproveLayout{},
      CheckCards{},
      OpenTable{},
      Sit{Seat(1), PlayerId(1), Cents(20'000)},
      Sit{Seat(2), PlayerId(2), Cents(30'000)},
      CallWagers{},
      PlaceAnte{Seat(2), Chips(10)},
  };
  for (const auto& command : commands) {
    canberra::Events events;
    REQUIRE_FALSE(canberra::play(snapshot.table, command, events));
  }
  return snapshot;
}

std::string with(std::string text, std::string_view part, std::string_view other) {
  REQUIRE(text.find(part) != std::string::npos);
  text.replace(text.find(part), part.size(), other);
  return text;
}

}  // namespace

TEST_CASE("a table of Canberra Poker is read back equal") {
  const auto snapshot = some_snapshot();
  const auto read = room::read_canberra_snapshot(room::snapshot_of(snapshot));
  REQUIRE(read);
  CHECK(*read == snapshot);
}

TEST_CASE("a snapshot of Canberra Poker may lack fields and has no others") {
  auto snapshot = some_snapshot();
  const std::string text = room::snapshot_of(snapshot);
  const auto read = room::read_canberra_snapshot(with(text, ",\"dealt\":7", ""));
  REQUIRE(read);
  CHECK_FALSE(room::read_canberra_snapshot(with(text, "\"advised\":false", "\"hat\":\"on\"")));
  snapshot.dealt = 0;
  CHECK(*read == snapshot);
}

TEST_CASE("an unsound snapshot of Canberra Poker is not read") {
  const std::string text = room::snapshot_of(some_snapshot());
  CHECK_FALSE(room::read_canberra_snapshot(""));
  CHECK_FALSE(room::read_canberra_snapshot(text.substr(0, text.size() / 2)));
  CHECK_FALSE(room::read_canberra_snapshot(
      with(text, "\"type\":\"canberra_snapshot\"", "\"type\":\"table_snapshot\"")));
  CHECK_FALSE(
      room::read_canberra_snapshot(with(text, "\"phase\":\"wagers\"", "\"phase\":\"tea\"")));
  // A cent that came from nowhere, and more boxes than the table has.
  CHECK_FALSE(room::read_canberra_snapshot(with(text, "[20000,", "[20001,")));
  CHECK_FALSE(room::read_canberra_snapshot(with(text, "\"boxes\":7", "\"boxes\":12")));
}
