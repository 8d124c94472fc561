// A table as far as the archive has read it, and a round that was dealt there. Only the round that
// is played now is in memory; the others are in an index on the disk.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cards/seed.h"
#include "records/records.h"
#include "room/archive/round_figures.h"
#include "room/game/table.h"
#include "store/sqlite/index.h"

namespace cardroom::room {

struct PlayedOnShelf {
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::int64_t at_ms = 0;
  store::Version before = 0;  // The version of the stream before its first record.
  Seed key{};
  std::string commitment;
  std::vector<std::pair<Seat, PlayerId>> players;
  RoundFigures figures;
  std::size_t settings = 0;  // How many of the table's settings were made before it.
};

struct Shelf {
  std::uint32_t number = 0;
  // None: it was never there, or it is gone for good. Rooms open and close tables for years.
  std::unique_ptr<GameTable> game;
  std::string rulebook;  // Empty: there was no such table.
  GameKind kind;
  std::size_t opened_with = 0;  // Of the settings.
  bool is_private = false;      // Its chips are nobody's money: nothing is won or lost there.
  store::Version read = 0;
  Seed key{};
  std::string commitment;
  records::SettingList settings;      // Those it was opened with, then every change.
  std::optional<PlayedOnShelf> last;  // The round that was dealt last.
  RoundFigures coming;                // Of the round that is not dealt yet.

  bool is_hosted() const { return kind.cards == CardsOf::felt; }
  bool has_ended(std::uint64_t round) const;
  std::unique_ptr<GameTable> fresh() const;  // The table as it was when it was opened.
};

// Where a round stands among all, the newest last: `at/table/round` with leading zeros, so that
// texts compare as numbers do.
std::string place_of(std::int64_t at_ms, std::uint32_t table, std::uint64_t round);

// The rounds of all tables, in an index: by table, by time and by player.
class PlayedRounds {
 public:
  // Where to look: at one table, for one player, or everywhere.
  struct Where {
    std::uint32_t table = 0;
    PlayerId player;
  };

  Result<Done, Fault> begin() { return index_.begin(); }
  Result<Done, Fault> end() { return index_.end(); }

  Result<Done, Fault> put(const PlayedOnShelf& played);
  Result<std::optional<PlayedOnShelf>, Fault> get(std::uint32_t table, std::uint64_t round) const;
  // The newest first, from the one before a place down; an empty place: from the last.
  using Visit = std::function<store::Reading(const PlayedOnShelf&)>;
  Result<Done, Fault> visit(const Where& where, const std::string& below, const Visit& visit) const;
  // That one, if it was played.
  Result<Done, Fault> visit_one(std::uint32_t table, std::uint64_t round, const Visit& visit) const;

  // The game as it was before a round, of one round in so many.
  struct Before {
    store::Version version = 0;
    std::string game;
  };
  Result<Done, Fault> put_game(const PlayedOnShelf& played, const std::string& game);
  // Those of a table up to a round, the latest first.
  using VisitGame = std::function<store::Reading(const Before&)>;
  Result<Done, Fault> visit_games(std::uint32_t table, std::uint64_t round,
                                  const VisitGame& visit) const;

 private:
  store::Index index_;
};

}  // namespace cardroom::room
