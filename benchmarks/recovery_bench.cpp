// How long a room takes to start again: a hundred tables in the middle of play, a million records.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "bench.h"
#include "folder.h"
#include "room/room.h"
#include "store/sqlite_journal.h"

namespace cardroom::bench {

namespace {

constexpr int tables = 100;
constexpr std::uint64_t records_wanted = 1'000'000;
constexpr room::ConnectionId boss = 1;

// A journal of a room with only house bots at its tables. The time is invented: it passes as fast
// as they play.
class LongHistory {
 public:
  LongHistory() {
    auto journal = open();
    room::Room made(options());
    if (!made.restore(*journal, now_ms_)) std::abort();
    open_tables(made, *journal);
    while (journal->head().sequence < records_wanted) {
      now_ms_ = std::max(now_ms_ + 1, made.next_due_ms());
      room::Effects effects;
      made.tick(now_ms_, effects);
      keep(made, effects, *journal);
      if (pending_.size() >= 500) commit(*journal);
    }
  }
  LongHistory(const LongHistory&) = delete;
  LongHistory& operator=(const LongHistory&) = delete;

  // From nothing to a room that could deal the next card. Snapshots by another build are not read.
  int start_again(const std::string& build) const {
    const auto journal = open();
    room::RoomOptions wanted = options();
    wanted.build = build;
    room::Room made(wanted);
    if (!made.restore(*journal, now_ms_) || made.tables().size() != tables) std::abort();
    return 1;
  }

 private:
  static room::RoomOptions options() {
    room::RoomOptions options;
    options.draw_key = [number = std::uint64_t{0}]() mutable { return seed_from_number(++number); };
    options.build = "bench";
    options.messages_per_second = 1e9;
    options.burst = 1e9;
    return options;
  }

  std::unique_ptr<store::SqliteJournal> open() const {
    store::SqliteOptions sqlite;
    sqlite.file = (folder_.path / store::journal_file).string();
    auto opened = store::SqliteJournal::open(sqlite, store::SigningKey(store::Hash{1}));
    if (!opened) std::abort();
    return std::move(*opened);
  }

  void keep(room::Room& made, room::Effects& effects, store::Journal& journal) {
    pending_.push_back(made.batch_of(effects, now_ms_));
    if (pending_.size() >= 500) commit(journal);
  }

  void commit(store::Journal& journal) {
    for (const auto& outcome : journal.commit(pending_))
      if (!std::holds_alternative<store::Durable>(outcome)) std::abort();
    pending_.clear();
  }

  void send(room::Room& made, store::Journal& journal, const std::string& fields) {
    room::Effects effects;
    made.receive(boss, "{\"id\":\"m" + std::to_string(++ids_) + "\"," + fields + "}", now_ms_,
                 effects);
    keep(made, effects, journal);
  }

  // Canberra Poker at most of them: its bots think for the shortest time, so records grow fastest.
  void open_tables(room::Room& made, store::Journal& journal) {
    room::Effects effects;
    const store::Hash code = store::Hasher().text("code").done();
    made.admit_operator(code, effects);
    keep(made, effects, journal);
    room::SignIn sign_in;
    sign_in.kind = room::SignIn::Kind::one_time;
    sign_in.code = code;
    sign_in.token_hash = store::Hasher().text("token").done();
    effects = {};
    made.sign_in(sign_in, now_ms_, effects);
    keep(made, effects, journal);
    effects = {};
    made.connect(boss, made.accounts().session(sign_in.token_hash, now_ms_), now_ms_, effects);
    keep(made, effects, journal);
    for (int table = 1; table <= tables; ++table) {
      const std::string number = "\"table\":" + std::to_string(table);
      send(made, journal,
           std::string("\"type\":\"open_table\",\"name\":\"T\",\"settings\":{},\"rulebook\":\"") +
               (table % 10 == 0 ? "holdem-1995" : "canberra-2017") + "\"");
      send(made, journal, "\"type\":\"watch\"," + number);
      for (const auto* const seat : {"1", "2", "3"})
        send(made, journal, "\"type\":\"seat_bot\"," + number + ",\"seat\":" + seat);
    }
  }

  Folder folder_;
  std::int64_t now_ms_ = 1'700'000'000'000;
  std::uint64_t ids_ = 0;
  std::vector<store::Batch> pending_;
};

// The naive way is a start after an upgrade: no snapshot can be used, so every record is replayed.
Compared room_recovery(const Options&) {
  const LongHistory history;
  Compared best;
  for (int pass = 0; pass < 3; ++pass)
    keep_best(best.speed, one_pass([&] { return history.start_again("bench"); }));
  best.baseline = one_pass([&] { return history.start_again("another"); });
  return best;
}

constexpr Entry entries[] = {{"room-recovery", "ms",
                              "a room starts again: 100 tables, a million records on SQLite", 2000,
                              room_recovery, Shows::milliseconds}};

}  // namespace

std::span<const Entry> recovery_entries() { return entries; }

}  // namespace cardroom::bench
