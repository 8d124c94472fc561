// How long a room takes to start again: a hundred tables in the middle of play, a million records
// in SQLite or in PostgreSQL; and how long until another machine has taken over from one that died.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bench.h"
#include "database.h"
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
using OpenJournal = std::function<std::unique_ptr<store::Journal>()>;

class LongHistory {
 public:
  LongHistory(OpenJournal open_journal, std::uint64_t records) : open(std::move(open_journal)) {
    auto journal = open();
    room::Room made(options());
    if (!made.restore(*journal, now_ms_)) std::abort();
    open_tables(made, *journal);
    while (journal->head().sequence < records) {
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

  const OpenJournal open;

  static room::RoomOptions options() {
    room::RoomOptions options;
    options.draw_key = [number = std::uint64_t{0}]() mutable { return seed_from_number(++number); };
    return options;
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

  std::int64_t now_ms_ = 1'700'000'000'000;
  std::uint64_t ids_ = 0;
  std::vector<store::Batch> pending_;
};

Compared recovery_from(const OpenJournal& open) {
  const LongHistory history(open, records_wanted);
  Compared best;
  for (int pass = 0; pass < 3; ++pass)
    keep_best(best.speed, one_pass([&] { return history.start_again(); }));
  best.baseline = one_pass([&] { return history.start_from_records(); });
  return best;
}

// The naive way: every record is replayed.
Compared room_recovery(const Options&) {
  const Folder folder;
  return recovery_from([&folder]() -> std::unique_ptr<store::Journal> {
    store::SqliteOptions sqlite;
    sqlite.file = (folder.path / store::journal_file).string();
    auto opened = store::SqliteJournal::open(sqlite, store::SigningKey(store::Hash{1}));
    if (!opened) std::abort();
    return std::move(*opened);
  });
}

Compared cluster_recovery(const Options&) {
  const Schema schema;
  return recovery_from([&schema] { return schema.open(); });
}

// A process that holds the lease until it is killed.
class OtherMachine {
 public:
  explicit OtherMachine(const Schema& schema) {
    int told[2];
    if (::pipe(told) != 0) std::abort();
    process_ = ::fork();
    if (process_ == 0) {
      const auto journal = schema.open();
      if (::write(told[1], "x", 1) != 1) ::_exit(1);
      while (true) ::pause();
    }
    char opened = 0;
    if (::read(told[0], &opened, 1) != 1) std::abort();
    ::close(told[0]);
    ::close(told[1]);
  }
  void die() const {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }

 private:
  pid_t process_ = -1;
};

// From the death of the machine that serves to a room that could deal the next card. The lease is
// part of it. The best 99 of 100 beside the median.
Compared cluster_takeover(const Options&) {
  constexpr int takeovers = 25;
  constexpr std::uint64_t records = 100'000;
  const Schema schema;
  const LongHistory history([&schema] { return schema.open(); }, records);
  std::vector<double> seconds;
  for (int number = 0; number < takeovers; ++number) {
    const OtherMachine other(schema);
    other.die();
    seconds.push_back(1 / one_pass([&] { return history.start_again(); }).items_per_second);
  }
  std::sort(seconds.begin(), seconds.end());
  Compared result;
  result.speed = {1 / seconds[seconds.size() * 99 / 100], 0};
  result.baseline = {1 / seconds[seconds.size() / 2], 0};
  return result;
}

constexpr Entry entries[] = {
    {"room-recovery", "ms", "a room starts again: 100 tables, a million records on SQLite", 2000,
     room_recovery, Shows::milliseconds},
    // The last two: they need a database.
    {"cluster-recovery", "ms", "the same in PostgreSQL", 2000, cluster_recovery,
     Shows::milliseconds},
    {"cluster-takeover", "ms",
     "from a machine's death to the room on the next one, 99 of 100; naive: the median", 11'000,
     cluster_takeover, Shows::milliseconds},
};

}  // namespace

std::span<const Entry> recovery_entries() {
  return std::span(entries).first(std::size(entries) - (database_url() ? 0 : 2));
}

}  // namespace cardroom::bench
