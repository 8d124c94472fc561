// PokerWriter: commands of a table as a hand script (docs/hand-script.md).
#pragma once

#include "base/seat_set.h"
#include "rules/table/table.h"
#include "script/poker/table_lines.h"
#include "script/script_writer.h"

namespace cardroom {

class PokerWriter {
 public:
  explicit PokerWriter(const Game& game, std::vector<std::string> players = {})
      : script(game.key), names_{std::move(players), game.marker} {}

  // The moment at which the script's clock starts, at 0:00:00.
  void start_clock(std::int64_t now_s) { start_s_ = now_s; }

  // Returns false and writes nothing if scripts have no words for it.
  bool add(const TableCommand& command);

  // `expect stakes 1=190 2=230`, for the seats that are taken.
  void expect_stakes(const Table& table, SeatSet seats);

  ScriptWriter script;

 private:
  void add_time(std::int64_t now_s);
  std::int64_t since_start(std::int64_t now_s) const;

  LineNames names_;
  std::int64_t start_s_ = 0;
  std::int64_t told_s_ = 0;
};

}  // namespace cardroom
