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
#include "store/sqlite/journal.h"

namespace cardroom::bench {

namespace {

constexpr int tables = 100;
constexpr std::uint64_t records_wanted = 1'000'000;
constexpr room::ConnectionId boss = 1;

// A journal whose snapshots cannot be used, so every record is replayed.
class WithoutSnapshots : public store::Journal {
 public:
  explicit WithoutSnapshots(const store::Journal& journal) : journal_(journal) {}

  std::vector<store::CommitOutcome> commit(std::span<const store::Batch>) override { return {}; }
  store::Head head() const override { return journal_.head(); }
  const store::PublicKey& public_key() const override { return journal_.public_key(); }
  std::vector<std::string> streams() const override { return journal_.streams(); }
  store::Version version(std::string_view stream) const override {
    return journal_.version(stream);
  }
  Result<Done, Fault> read(std::string_view stream, store::Version after,
                           const store::VisitRecord& visit) const override {
    return journal_.read(stream, after, visit);
  }
  Result<Done, Fault> read_all(store::Sequence after,
                               const store::VisitRecord& visit) const override {
    return journal_.read_all(after, visit);
  }
  Result<std::optional<store::Snapshot>, Fault> snapshot(std::string_view) const override {
    return std::optional<store::Snapshot>();
  }
  Result<Done, Fault> read_heads(store::Sequence after,
                                 const store::VisitHead& visit) const override {
    return journal_.read_heads(after, visit);
  }

 private:
  const store::Journal& journal_;
};

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

  // From nothing to a room that could deal the next card.
  int start_again() const {
    const auto journal = open();
    return start_from(*journal);
  }
  int start_from_records() const {
    const auto journal = open();
    return start_from(WithoutSnapshots(*journal));
  }

 private:
  int start_from(const store::Journal& journal) const {
    room::Room made(options());
    if (!made.restore(journal, now_ms_) || made.tables().size() != tables) std::abort();
    return 1;
  }

  static room::RoomOptions options() {
    room::RoomOptions options;
    options.draw_key = [number = std::uint64_t{0}]() mutable { return seed_from_number(++number); };
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
    made.admit_operator(code, now_ms_, effects);
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
           std::string("\"type\":\"open_table\",\"name\":\"T\",") +
               (table % 10 == 0 ? R"("settings":{"historical":"on"},"rulebook":"holdem-1995")"
                                : R"("settings":{},"rulebook":"canberra-2017")"));
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

// The naive way: every record is replayed.
Compared room_recovery(const Options&) {
  const LongHistory history;
  Compared best;
  for (int pass = 0; pass < 3; ++pass)
    keep_best(best.speed, one_pass([&] { return history.start_again(); }));
  best.baseline = one_pass([&] { return history.start_from_records(); });
  return best;
}

constexpr Entry entries[] = {{"room-recovery", "ms",
                              "a room starts again: 100 tables, a million records on SQLite", 2000,
                              room_recovery, Shows::milliseconds}};

}  // namespace

std::span<const Entry> recovery_entries() { return entries; }

}  // namespace cardroom::bench
