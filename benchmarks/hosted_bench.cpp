// The dealer's tablet at a hosted table: how long the slowest entry of a round takes from the
// message to the answer, durable on SQLite. An entry taken back plays its round again; that is the
// slow way.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>

#include <boost/json/serialize.hpp>

#include "bench.h"
#include "folder.h"
#include "room/hosted/table.h"
#include "room/room.h"
#include "store/sqlite/journal.h"

namespace cardroom::bench {

namespace {

constexpr room::ConnectionId boss = 1;
constexpr int players = 9;

// Somebody at a tablet who deals rounds of nine players who check them down.
class TabletAtWork {
 public:
  TabletAtWork() : made_(options()) {
    store::SqliteOptions sqlite;
    sqlite.file = (folder_.path / store::journal_file).string();
    auto opened = store::SqliteJournal::open(sqlite, store::SigningKey(store::Hash{1}));
    if (!opened) std::abort();
    journal_ = std::move(*opened);
    if (!made_.restore(*journal_, now_ms_)) std::abort();
    admit_boss();
    enter(R"("type":"open_table","hosted":true,"rulebook":"modern-holdem","name":"Felt",)"
          R"("settings":{})");
    enter(R"("type":"watch","table":1)");
    for (int seat = 1; seat <= players; ++seat)
      enter(R"("type":"seat_walk_in","table":1,"name":"P)" + std::to_string(seat) +
            R"(","stake":10000,"seat":)" + std::to_string(seat));
  }

  // The slowest entry of these rounds.
  double slowest_ms(int rounds) {
    double slowest = 0;
    for (int round = 0; round < rounds; ++round) slowest = std::max(slowest, play_round());
    return slowest;
  }
  // Everything of a round but its deal is taken back: the slowest.
  double slowest_undo_ms() {
    (void)play_round();
    double slowest = 0;
    while (!game().game().entries.empty())
      slowest = std::max(slowest, enter(R"("type":"undo","table":1)"));
    return slowest;
  }

 private:
  static room::RoomOptions options() {
    room::RoomOptions options;
    options.draw_key = [number = std::uint64_t{0}]() mutable { return seed_from_number(++number); };
    return options;
  }
  const room::HostedPokerTable& game() const {
    return static_cast<const room::HostedPokerTable&>(*made_.tables().at(1).game);
  }
  double enter(const std::string& fields) {
    const auto started = std::chrono::steady_clock::now();
    room::Effects effects;
    made_.receive(boss, "{\"id\":\"m" + std::to_string(++ids_) + "\"," + fields + "}", ++now_ms_,
                  effects);
    keep(effects);
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - started)
        .count();
  }
  void keep(room::Effects& effects) {
    std::vector<store::Batch> batch;
    batch.push_back(made_.batch_of(effects, now_ms_));
    for (const auto& outcome : journal_->commit(batch))
      if (!std::holds_alternative<store::Durable>(outcome)) std::abort();
  }
  double tell() {
    const CardSet left = Deck::full().cards() - game().game().now.told;
    std::string cards;
    std::size_t wanted = game().game().now.wanted.cards.size();
    for (const Card card : left) {
      if (wanted-- == 0) break;
      cards += (cards.empty() ? "\"" : ",\"") + to_string(card) + "\"";
    }
    return enter(R"("type":"tell_cards","table":1,"cards":[)" + cards + "]");
  }
  double play_round() {
    double slowest = enter(R"("type":"start_round","table":1)");
    while (game().dealing()) {
      if (game().game().now.waits()) {
        slowest = std::max(slowest, tell());
        continue;
      }
      const Round& round = game().table().round;
      const std::string act = round.legal.call ? "call" : round.legal.check ? "check" : "decline";
      const std::string seat = std::to_string(round.turn.number());
      slowest = std::max(slowest, enter(R"("type":")" + act + R"(","table":1,"seat":)" + seat));
    }
    return slowest;
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

  Folder folder_;
  std::unique_ptr<store::SqliteJournal> journal_;
  room::Room made_;
  std::int64_t now_ms_ = 1'700'000'000'000;
  std::uint64_t ids_ = 0;
};

Compared slowest_entry(const Options&) {
  TabletAtWork tablet;
  const double entry = tablet.slowest_ms(20);
  return {{1e3 / entry, 0}, {1e3 / tablet.slowest_undo_ms(), 0}};
}

constexpr Entry entries[] = {
    {"hosted-entry", "ms",
     "the slowest entry of 20 hosted rounds of nine players, durable; naive: the slowest undo", 100,
     &slowest_entry, Shows::milliseconds},
};

}  // namespace

std::span<const Entry> hosted_entries() { return entries; }

}  // namespace cardroom::bench
