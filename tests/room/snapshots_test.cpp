// Snapshots are taken while the room goes on, and a restart from them brings back all of it.
#include <algorithm>
#include <chrono>

#include "at_night.h"
#include "memory_asked_for.h"
#include "room/records/tournament_snapshot.h"

namespace cardroom::room {
namespace {

RoomOptions often() {
  RoomOptions options;
  options.snapshot_every = 40;
  return options;
}

// Six tables with two players each.
struct Playing : InRoom {
  Playing() : InRoom(often()) {
    for (int number = 1; number <= 6; ++number) {
      const std::uint32_t table = open(number % 2 == 0 ? "canberra-2017" : "holdem-1995");
      for (int seat = 1; seat <= 2; ++seat) {
        const PlayerId player = guest("p" + std::to_string(number) + std::to_string(seat));
        players.push_back(connect(player));
        const std::string stake = number % 2 == 0 ? R"(,"stake_cents":20000)" : R"(,"stake":200)";
        sat.push_back(R"({"type":"sit","id":"sit","table":)" + std::to_string(table) +
                      R"(,"seat":)" + std::to_string(seat) + stake + "}");
        ask(players.back(), sat.back());
        put(players.back(), about("watch", table));
      }
    }
  }
  std::vector<std::string> tables() const {
    std::vector<std::string> texts;
    for (const auto& [number, table] : room->tables()) texts.push_back(table.game->snapshot());
    return texts;
  }

  std::vector<ConnectionId> players;
  std::vector<std::string> sat;
};

TEST_CASE("a restart from snapshots that were taken while play went on brings everything back") {
  Playing in;
  for (int second = 0; second < 120; ++second) in.pass(1'000);
  REQUIRE(in.snapshots >= 2);
  const auto before = in.tables();
  const cage::Ledger ledger = in.room->ledger();
  const std::size_t accounts = in.room->accounts().all().size();
  in.restart();
  CHECK(in.tables() == before);
  CHECK(in.room->ledger() == ledger);
  CHECK(in.room->accounts().all().size() == accounts);
}

TEST_CASE("an id that was used before snapshots is known after a restart from them") {
  Playing in;
  for (int second = 0; second < 120; ++second) in.pass(1'000);
  REQUIRE(in.snapshots >= 2);
  for (int time = 0; time < 2; ++time) {
    in.restart(time == 1);
    for (std::size_t at = 0; at < in.sat.size(); ++at) {
      const std::string name = "p" + std::to_string(at / 2 + 1) + std::to_string(at % 2 + 1);
      const ConnectionId again = in.connect(in.room->accounts().find(name)->player);
      CHECK(text_in(in.ask(again, in.sat[at]), "type") == "done");
    }
  }
}

TEST_CASE("snapshots of many tables are taken a few at a time") {
  RoomOptions options;
  options.snapshot_every = 30;
  InRoom in(options);
  in.keeps = false;  // The room alone: nothing is taken behind the test's back.
  for (int number = 0; number < 30; ++number) in.open("holdem-1995");
  int calls = 0;
  std::optional<SnapshotsBegun> begun;
  while (!begun && calls < 100) {
    begun = in.room->take_snapshots(in.now_ms);
    ++calls;
  }
  REQUIRE(begun);
  CHECK(begun->tables.size() == 30);
  CHECK(calls == 8);
}

// Counts the records of tournaments that somebody reads.
class Counted : public store::Journal {
 public:
  explicit Counted(const store::Journal& journal) : journal_(journal) {}

  std::vector<store::CommitOutcome> commit(std::span<const store::Batch>) override { return {}; }
  store::Head head() const override { return journal_.head(); }
  const store::PublicKey& public_key() const override { return journal_.public_key(); }
  std::vector<std::string> streams() const override { return journal_.streams(); }
  store::Version version(std::string_view stream) const override {
    return journal_.version(stream);
  }
  Result<Done, Fault> read(std::string_view stream, store::Version after,
                           const store::VisitRecord& visit) const override {
    return journal_.read(stream, after, [&](const store::StoredRecord& record) {
      read_ += stream.starts_with("tournament/") ? 1 : 0;
      return visit(record);
    });
  }
  Result<Done, Fault> read_all(store::Sequence after,
                               const store::VisitRecord& visit) const override {
    return journal_.read_all(after, visit);
  }
  Result<std::optional<store::Snapshot>, Fault> snapshot(std::string_view stream) const override {
    return journal_.snapshot(stream);
  }
  Result<Done, Fault> read_heads(store::Sequence after,
                                 const store::VisitHead& visit) const override {
    return journal_.read_heads(after, visit);
  }
  int records() const { return read_; }

 private:
  const store::Journal& journal_;
  mutable int read_ = 0;
};

TEST_CASE("a restart late in a tournament reads only what came after its snapshot") {
  AtNight in;
  in.announce("tournament-2001-h", 20);
  in.play([&] { return in.journal.version("tournament/1") > 100; });
  in.restart(true);
  const std::string before = tournament_snapshot(in.night());
  const Counted journal(in.journal);
  Room again(in.options_);
  REQUIRE(again.restore(journal, in.now_ms));
  CHECK(in.journal.version("tournament/1") > 100);
  CHECK(journal.records() == 0);
  CHECK(tournament_snapshot(again.tournaments().at(1)) == before);
  in.play_to_the_end();
  in.check_audit();
}

TEST_CASE("a snapshot of a tournament that cannot be used is left aside") {
  AtNight in;
  in.announce("tournament-2001-h", 20);
  in.play([&] { return in.night().state.clock.running; });
  const std::string whole = tournament_snapshot(in.night());
  for (const auto& [part, other] : {std::pair("\"issued\":", "\"issued\":1"),
                                    std::pair("tournament-2001-h", "tournament-2101-h"),
                                    std::pair("\"now_s\":", "\"now_s\":soon")}) {
    std::string wrong = whole;
    wrong.replace(wrong.rfind(part), std::string_view(part).size(), other);
    LiveTournament made;
    CHECK_FALSE(restore_snapshot(made, wrong));
    CHECK(made.state.format == nullptr);
  }
}

// What the room itself does for a snapshot of so many accounts: memory asked for, and time.
struct Held {
  std::uint64_t bytes = 0;
  std::int64_t longest_us = 0;
};

Held held_up_by(int accounts) {
  RoomOptions options;
  options.snapshot_every = 10;
  InRoom in(options);
  in.keeps = false;
  for (int number = 0; number < accounts; ++number) in.guest("g" + std::to_string(number));
  Held held;
  // The answers that are new since the last snapshots are handed over with them.
  for (int time = 0; time < 2; ++time) {
    const std::uint64_t before = memory_asked_for();
    held.longest_us = 0;
    for (bool begun = false; !begun;) {
      const auto from = std::chrono::steady_clock::now();
      begun = in.room->take_snapshots(in.now_ms).has_value();
      const auto took = std::chrono::steady_clock::now() - from;
      held.longest_us = std::max<std::int64_t>(
          held.longest_us, std::chrono::duration_cast<std::chrono::microseconds>(took).count());
    }
    held.bytes = memory_asked_for() - before;
    for (int number = 0; number < 60; ++number)
      in.guest("h" + std::to_string(time) + " " + std::to_string(number));
  }
  return held;
}

TEST_CASE("what a snapshot asks of the room does not grow with the number of accounts") {
  CHECK(held_up_by(3'000).bytes < 2 * held_up_by(30).bytes + 4'096);
}

TEST_CASE("a snapshot of 60,000 accounts holds the room up for this long" * doctest::skip()) {
  const Held held = held_up_by(60'000);
  MESSAGE(held.longest_us << " µs, " << held.bytes << " bytes");
  CHECK(held.bytes < 1'000'000);
}

}  // namespace
}  // namespace cardroom::room
