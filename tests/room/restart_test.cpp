// A room that is started again is the same room: from records only, and from snapshots.
#include "codec/json_text.h"
#include "in_room.h"
#include "room/poker/table.h"

namespace cardroom::room {
namespace {

// Bots at every table of a furnished room, watched, for a while.
void play_a_while(InRoom& in, int seconds) {
  Effects effects;
  in.room->furnish(in.now_ms, effects);
  in.flush(effects);
  const ConnectionId visitor = in.connect();
  for (const auto& [number, table] : in.room->tables())
    in.put(visitor, R"({"type":"watch","table":)" + std::to_string(number) + "}");
  for (int second = 0; second < seconds; ++second) in.pass(1'000);
}

std::string picture(InRoom& in) {
  std::string out;
  for (const auto& [number, table] : in.room->tables()) {
    out += std::to_string(number) + " " + std::to_string(table.seq) + " " + table.keys.commitment;
    table.game->write_frame(out, {PlayerId(), Role::player});
    codec::write(out, table.game->hands());
  }
  for (const auto& [account, balance] : in.room->ledger().accounts())
    out += cage::to_string(account) + "=" + std::to_string(balance.count()) + ";";
  return out + codec::to_text(in.room->accounts().snapshot());
}

TEST_CASE("a restart brings back every table, every card and every cent") {
  InRoom in;
  play_a_while(in, 150);
  std::uint32_t rounds = 0;
  for (const auto& [number, table] : in.room->tables()) rounds += table.game->rounds();
  CHECK(rounds > 20);
  CHECK(in.room->ledger().sum() == Cents(0));
  const std::string before = picture(in);
  SUBCASE("from the records only") { in.restart(); }
  SUBCASE("from snapshots") { in.restart(true); }
  SUBCASE("from snapshots of an earlier build, which named itself in them") {
    store::Batch batch = in.room->last_snapshots();
    for (store::Snapshot& snapshot : batch.snapshots)
      if (snapshot.stream.starts_with("table/"))
        snapshot.bytes.insert(1, R"("build":"another","hat":{"brim":2},)");
    in.commit(std::move(batch));
    in.restart();
  }
  SUBCASE("from the records, where no snapshot can be read") {
    store::Batch batch = in.room->last_snapshots();
    for (store::Snapshot& snapshot : batch.snapshots)
      snapshot.bytes.resize(snapshot.bytes.size() / 2);
    in.commit(std::move(batch));
    in.restart();
  }
  CHECK(picture(in) == before);
}

TEST_CASE("a restart goes on where it was, with the same shuffles") {
  InRoom one;
  InRoom other;
  for (InRoom* const in : {&one, &other}) play_a_while(*in, 20);
  other.restart(true);
  const ConnectionId visitor = other.connect();
  for (const auto& [number, table] : other.room->tables())
    other.put(visitor, R"({"type":"watch","table":)" + std::to_string(number) + "}");
  for (InRoom* const in : {&one, &other})
    for (int second = 0; second < 60; ++second) in->pass(1'000);
  for (InRoom* const in : {&one, &other}) CHECK(in->room->ledger().sum() == Cents(0));
  CHECK(one.room->tables().size() == other.room->tables().size());
}

TEST_CASE("a command is done once, and gets the same answer after a restart") {
  InRoom in;
  const std::string at = R"(,"table":)" + std::to_string(in.open("holdem-1995"));
  const PlayerId ann = in.guest("ann");
  ConnectionId player = in.connect(ann);
  const std::string sit = R"({"type":"sit","id":"once","seat":1,"stake":100)" + at + "}";
  const auto first = in.ask(player, sit);
  CHECK(text_in(first, "type") == "done");
  CHECK(in.ask(player, sit) == first);
  in.restart(true);
  player = in.connect(ann);
  CHECK(in.ask(player, sit) == first);
  CHECK(in.room->ledger().balance(cage::account_of(ann)) == Cents(190'000));
}

TEST_CASE("a player treated as absent checks or folds and sits out, not before") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995");
  const std::string at = R"(,"table":)" + std::to_string(table);
  const ConnectionId ann = in.connect(in.guest("ann"));
  const ConnectionId bob = in.connect(in.guest("bob"));
  CHECK(in.refusal(ann, R"({"type":"sit","seat":1,"stake":100)" + at + "}") == "");
  CHECK(in.refusal(bob, R"({"type":"sit","seat":2,"stake":100)" + at + "}") == "");
  in.put(ann, R"({"type":"watch")" + at + "}");
  in.pass(4'000);
  const auto& game = dynamic_cast<const PokerTable&>(*in.room->tables().at(table).game);
  REQUIRE(game.table().dealing);
  in.disconnect(ann);
  in.disconnect(bob);
  in.pass(29'000);
  CHECK(game.table().dealing);
  in.pass(2'000);
  CHECK_FALSE(game.table().dealing);
  CHECK((game.table().place(Seat(1)).sits_out || game.table().place(Seat(2)).sits_out));
}

}  // namespace
}  // namespace cardroom::room
