// A table as far as the archive has read it, with every round that was dealt there.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cards/seed.h"
#include "room/archive/round_figures.h"
#include "room/game/table.h"
#include "store/journal.h"

namespace cardroom::room {

struct PlayedOnShelf {
  std::uint64_t round = 0;
  std::int64_t at_ms = 0;
  store::Version before = 0;  // The version of the stream before its first record.
  Seed key{};
  std::string commitment;
  std::vector<std::pair<Seat, PlayerId>> players;
  std::string game;  // The game's snapshot before it; of one round in so many.
  RoundFigures figures;
};

struct Shelf {
  std::uint32_t number = 0;
  std::unique_ptr<GameTable> game;
  store::Version read = 0;
  Seed key{};
  std::string commitment;
  std::vector<PlayedOnShelf> rounds;
  RoundFigures coming;  // Of the round that is not dealt yet.
};

// Where a round stands among all, the newest last: `at/table/round` with leading zeros, so that
// texts compare as numbers do.
std::string place_of(std::int64_t at_ms, std::uint32_t table, std::uint64_t round);

}  // namespace cardroom::room
