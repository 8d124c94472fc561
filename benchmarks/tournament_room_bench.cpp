// A tournament through the room, from the first entry to the last prize: house bots at every table,
// every act in a journal on SQLite, snapshots as the service takes them. Fields of different sizes
// show that a round and an entrant cost the same in all of them. Each field has a process of its
// own, so that only its memory is measured.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bench.h"
#include "folder.h"
#include "room/room.h"
#include "store/sqlite/journal.h"

namespace cardroom::bench {

namespace {

constexpr room::ConnectionId boss = 1;
constexpr room::ConnectionId inspector = 2;

// The time is invented: it passes as fast as they play.
class Night {
 public:
  explicit Night(int entrants) : made_(options()) {
    store::SqliteOptions sqlite;
    sqlite.file = (folder_.path / store::journal_file).string();
    auto opened = store::SqliteJournal::open(sqlite, store::SigningKey(store::Hash{1}));
    if (!opened) std::abort();
    journal_ = std::move(*opened);
    if (!made_.restore(*journal_, now_ms_)) std::abort();
    admit_boss();
    announce(entrants);
    while (night().state.phase == tournament::TournamentPhase::entries) step();
  }

  // Until so many players are left, or to the last prize: how many rounds were played.
  std::size_t play_down_to(int players) {
    const std::size_t before = rounds_;
    while (!night().is_over() && players_left(night().state) > players) {
      if (night().stopped) std::abort();
      step();
    }
    commit();
    return rounds_ - before;
  }
  std::size_t play() { return play_down_to(0); }
  // Another room reads the journal, as after a crash of this one.
  std::size_t restart() {
    room::Room again(options());
    if (!again.restore(*journal_, now_ms_)) std::abort();
    const auto& restored = again.tournaments().at(1).state;
    return players_left(restored) == players_left(night().state) ? 1 : 0;
  }

 private:
  static room::RoomOptions options() {
    room::RoomOptions options;
    options.draw_key = [number = std::uint64_t{0}]() mutable { return seed_from_number(++number); };
    return options;
  }
  const room::LiveTournament& night() const { return made_.tournaments().at(1); }

  void step() {
    now_ms_ = std::max(now_ms_ + 1, made_.next_due_ms());
    room::Effects effects;
    made_.tick(now_ms_, effects);
    keep(effects);
  }
  // A commit has what the room did in a while, as in the service.
  void keep(room::Effects& effects) {
    constexpr std::size_t batches_at_once = 100;
    for (const room::NewRecord& record : effects.records)
      if (record.stream == "tournament/1" &&
          record.bytes.find("\"round_began\"") != std::string::npos)
        ++rounds_;
    pending_.push_back(made_.batch_of(effects, now_ms_));
    if (pending_.size() >= batches_at_once) commit();
    auto begun = made_.take_snapshots(now_ms_);
    if (!begun) return;
    commit();
    auto finished = room::finish_snapshots(*begun, *journal_);
    if (!finished) std::abort();
    pending_.push_back(std::move(*finished));
    commit();
  }
  void commit() {
    for (const auto& outcome : journal_->commit(pending_))
      if (!std::holds_alternative<store::Durable>(outcome)) std::abort();
    pending_.clear();
  }
  void send(room::ConnectionId from, const std::string& fields) {
    room::Effects effects;
    made_.receive(from, "{\"id\":\"m" + std::to_string(++ids_) + "\"," + fields + "}", now_ms_,
                  effects);
    keep(effects);
  }

  void admit_boss() {
    room::Effects effects;
    const store::Hash code = store::Hasher().text("code").done();
    made_.admit_operator(code, now_ms_, effects);
    room::SignIn sign_in;
    sign_in.kind = room::SignIn::Kind::one_time;
    sign_in.code = code;
    sign_in.token_hash = store::Hasher().text("token").done();
    made_.sign_in(sign_in, now_ms_, effects);
    made_.connect(boss, made_.accounts().session(sign_in.token_hash, now_ms_), now_ms_, effects);
    keep(effects);
  }

  // M95-19.3, H95-19.3, O95-19.3: the conditions decide, so the field can be of any size.
  void announce(int entrants) {
    const std::string field = std::to_string(entrants);
    send(boss, R"("type":"announce_tournament","name":"Night","format":"tournament-1995-holdem",)"
               R"("conditions":[["players","2-)" +
                   field + R"("],["level","0-20 25/50"],["level","20-40 50/100"],)" +
                   R"(["level","40-60 100/200"],["level","60-80 200/400"],["doubling","20"],)" +
                   R"(["starting-chips","2000"]],"table_settings":[["historical","on"]],)" +
                   R"("house":[["pause-seconds","4"],["bot-pace-ms","1000"]],"bots_up_to":)" +
                   field + R"(,"starts_ms":)" + std::to_string(now_ms_ + 60'000));
    send(boss, R"("type":"appoint","name":"Inspector","role":"inspector")");
    PlayerId person;
    for (const auto& [player, account] : made_.accounts().all())
      if (account.role == Role::inspector) person = player;
    room::Effects effects;
    made_.connect(inspector, person, now_ms_, effects);
    keep(effects);
    send(inspector, R"("type":"approve","tournament":1,"reference":"1")");
  }

  Folder folder_;
  std::unique_ptr<store::SqliteJournal> journal_;
  room::Room made_;
  std::int64_t now_ms_ = 1'700'000'000'000;
  std::uint64_t ids_ = 0;
  std::size_t rounds_ = 0;
  std::vector<store::Batch> pending_;
};

double peak_kib() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_maxrss);
}

struct Measured {
  Speed speed;
  double kib = 0;  // The most that the whole room needed, for each entrant.
  Speed restart;   // With one of ten players left.
};

Measured play_field(int entrants) {
  const double before = peak_kib();
  Night night(entrants);
  Measured measured;
  measured.speed = one_pass([&] {
    const std::size_t rounds = night.play_down_to(entrants / 10);
    measured.restart = one_pass([&] { return night.restart(); });
    return rounds + night.play();
  });
  measured.kib = (peak_kib() - before) / entrants;
  return measured;
}

Measured measure_apart(int entrants) {
  int result[2];
  if (::pipe(result) != 0) std::abort();
  const pid_t child = ::fork();
  if (child == 0) {
    const Measured measured = play_field(entrants);
    const bool told = ::write(result[1], &measured, sizeof(measured)) == sizeof(measured);
    ::_exit(told ? 0 : 1);
  }
  Measured measured;
  ::close(result[1]);
  if (::read(result[0], &measured, sizeof(measured)) != sizeof(measured)) std::abort();
  ::close(result[0]);
  ::waitpid(child, nullptr, 0);
  return measured;
}

// Each field is played once.
const Measured& field_of(int entrants) {
  static std::map<int, Measured> played;
  const auto found = played.find(entrants);
  return found != played.end() ? found->second
                               : played.emplace(entrants, measure_apart(entrants)).first->second;
}

Compared speeds(int entrants, int fewer) {
  return {field_of(entrants).speed, field_of(fewer).speed};
}

Compared memory(int entrants, int fewer) {
  return {{1e3 / field_of(entrants).kib, 0}, {1e3 / field_of(fewer).kib, 0}};
}

Compared restarts(int entrants, int fewer) {
  return {field_of(entrants).restart, field_of(fewer).restart};
}

// 20,000 rounds a minute are 333 a second.
constexpr Entry entries[] = {
    {"tournament-room-1k", "rounds",
     "1,000 entrants through the room, journal on SQLite; naive: 100", 0,
     [](const Options&) { return speeds(1'000, 100); }},
    {"tournament-room-3k", "rounds", "3,000 entrants in 300 tables through the room; naive: 1,000",
     0, [](const Options&) { return speeds(3'000, 1'000); }},
    {"tournament-room", "rounds", "10,000 entrants in 1,000 tables through the room; naive: 1,000",
     0, [](const Options&) { return speeds(10'000, 1'000); }},
    {"tournament-memory", "KiB", "memory for each of 10,000 entrants; naive: of 1,000", 0,
     [](const Options&) { return memory(10'000, 1'000); }, Shows::milliseconds},
    {"tournament-restart", "ms",
     "a room starts again with 1,000 of 10,000 entrants left; naive: 100 of 1,000", 0,
     [](const Options&) { return restarts(10'000, 1'000); }, Shows::milliseconds},
};

}  // namespace

std::span<const Entry> tournament_room_entries() { return entries; }

}  // namespace cardroom::bench
