// Tables and their dealer without a room.
#include "at_tables.h"
#include "room/messages/fields.h"

namespace cardroom::room {
namespace {

boost::json::object sit(int seat) { return {{"type", "sit"}, {"seat", seat}, {"stake", 100}}; }

TEST_CASE("a command is kept in the game, in the cage and in the records, or nowhere") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  const PlayerId ann = at.player(table, "ann");
  const std::size_t before = at.effects.records.size();
  CHECK(at.refusal(table, ann, {{"type", "fold"}}) != "");
  CHECK(at.effects.records.size() == before);
  const std::uint64_t opened = table.seq;
  CHECK(at.refusal(table, ann, sit(3)) == "");
  CHECK(table.game->seat_of(ann) == Seat(3));
  CHECK(at.counter.wallet(ann) == Cents(190'000));
  CHECK(table.seq == opened + table.recent.back().events.size());
  CHECK(at.effects.records[before].stream == "table/1");
  CHECK(at.effects.records[before + 1].stream == "cage");
}

TEST_CASE("a player who cannot pay is refused before anything is done") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  const PlayerId ann = at.player(table, "ann");
  boost::json::object command = sit(3);
  command["stake"] = 2'001;
  CHECK(at.refusal(table, ann, command) == "not_enough_money");
  CHECK(table.game->seat_of(ann).is_none());
}

TEST_CASE("trying a command out does not keep it") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  const PlayerId ann = at.player(table, "ann");
  const std::uint64_t opened = table.seq;
  CHECK_FALSE(at.dealer.refusal_of(table, sit(3), {ann, Role::player}, at.now_ms));
  CHECK(table.game->seat_of(ann).is_none());
  CHECK(table.seq == opened);
}

TEST_CASE("what comes next is kept with the table: the pause, then the turn of a player") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  CHECK_FALSE(table.next);
  for (const int seat : {1, 2}) {
    const PlayerId player = at.player(table, "player" + std::to_string(seat));
    CHECK(at.refusal(table, player, sit(seat)) == "");
  }
  REQUIRE(table.next);
  CHECK(table.next->ends == Next::Ends::the_pause);
  CHECK(table.next->at_ms == at.now_ms + table.house.pause_ms);
  CHECK(at.tables.next_due_ms() == table.next->at_ms);
  at.pass(table.house.pause_ms);
  CHECK(table.game->dealing());
  REQUIRE(table.next);
  CHECK(table.next->ends == Next::Ends::a_turn);
  CHECK(table.next->at_ms == at.now_ms + table.house.absent_ms);
}

TEST_CASE("an absent player is folded and sits out") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  for (const int seat : {1, 2})
    at.refusal(table, at.player(table, "player" + std::to_string(seat)), sit(seat));
  at.pass(table.house.pause_ms);
  at.pass(table.house.absent_ms);
  bool sat_out = false;
  for (const NewRecord& record : at.effects.records)
    sat_out = sat_out || record.bytes.find(R"("command":{"type":"sit_out")") != std::string::npos;
  CHECK(sat_out);
}

TEST_CASE("a key is drawn for each round before it, and committed to") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  CHECK(table.keys.round == 1);
  CHECK(table.keys.commitment == commitment_to(table.number, 1, table.keys.key));
  const std::string committed = table.keys.commitment;
  for (const int seat : {1, 2})
    at.refusal(table, at.player(table, "player" + std::to_string(seat)), sit(seat));
  at.pass(table.house.pause_ms);
  CHECK(table.keys.dealt_commitment == committed);
  CHECK(table.keys.round == 2);
}

TEST_CASE("house bots play as soon as somebody watches, in chips of the house") {
  AtTables at;
  LiveTable& table = at.open("canberra-2017");
  CHECK(at.bots.seat(table, Seat(2), at.now()));
  CHECK_FALSE(at.bots.seat(table, Seat(2), at.now()));
  at.pass(60'000);
  CHECK(table.game->rounds() == 0);
  at.player(table, "ann");
  at.dealer.plan(table, at.now_ms);
  for (int second = 0; second < 60; ++second) at.pass(1'000);
  CHECK(table.game->rounds() > 0);
  CHECK(at.counter.books().ledger().sum() == Cents(0));
}

TEST_CASE("a house bot leaves when it is sent away, and only once") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  CHECK(at.bots.seat(table, Seat(2), at.now()));
  CHECK_FALSE(at.bots.remove(table, Seat(2), at.now()));
  CHECK(table.game->player_at(Seat(2)).is_none());
  CHECK(at.bots.remove(table, Seat(2), at.now())->rule == "no_bot_there");
}

TEST_CASE("a table is opened under an existing rulebook, with settings it allows") {
  AtTables at;
  CHECK(at.opener.open({"whist", "T", {}}, at.house, at.now()).error().rule == "no_such_rulebook");
  CHECK_FALSE(at.opener.open({"holdem-1995", "T", {{"minimum", "x"}}}, at.house, at.now()));
  for (int table = 0; table < 1'000; ++table) at.open("holdem-1995");
  CHECK(at.opener.open({"holdem-2001", "T", {}}, at.house, at.now()).error().rule ==
        "room_is_full");
}

}  // namespace
}  // namespace cardroom::room
