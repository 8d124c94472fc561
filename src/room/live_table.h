// LiveTable: a table of the room with everything around its game: who watches, what was told
// lately, which key is committed to, what the room does next.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cards/seed.h"
#include "room/effects.h"
#include "room/game_table.h"
#include "store/journal.h"

namespace cardroom::room {

// The keys of shuffles: one is drawn for each round and committed to before it, and players may mix
// something of their own into it.
struct Keys {
  std::uint64_t round = 0;  // The coming round, for which the key is.
  Seed key{};
  std::string commitment;
  std::vector<std::string> entropy;
  // Of the round under way, or of the last.
  std::uint64_t dealt_round = 0;
  Seed seed{};
  std::uint32_t shuffles = 0;
  std::string dealt_commitment;
  std::size_t set_deals = 0;  // Deals since the start, where they may be set by hand.
};

std::string commitment_to(std::uint32_t table, std::uint64_t round, const Seed& key);
Seed seed_of(const Seed& key, const std::vector<std::string>& entropy);

// Events as they were told, to be told again to whoever missed them.
struct Recent {
  std::uint64_t before = 0;  // The seq before the first of them.
  std::vector<Told> events;
};

struct LiveTable {
  static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

  std::uint32_t number = 0;
  std::string name;
  SettingList settings;
  std::unique_ptr<GameTable> game;
  HouseSettings house;
  bool paused = false;
  bool over = false;  // Closed and gone.
  Keys keys;
  std::vector<std::pair<Seat, PlayerId>> bots;  // Where the house keeps one.

  std::uint64_t seq = 0;
  std::deque<Recent> recent;
  std::map<std::int64_t, std::uint64_t> hours;  // Rounds dealt in each, the latest of them.
  std::set<ConnectionId> watchers;

  std::string decision;
  std::int64_t since_ms = 0;
  std::int64_t due_ms = never;
  bool seated_changed = false;

  void count_round(std::int64_t now_ms);

  std::string stream() const { return "table/" + std::to_string(number); }
};

}  // namespace cardroom::room
