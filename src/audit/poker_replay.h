// PokerReplay: a table of poker between players, played again.
#pragma once

#include "audit/replay.h"
#include "rules/table/clearing.h"

namespace cardroom::audit {

class PokerReplay {
 public:
  static Result<PokerReplay, std::string> open(std::string_view rulebook, const Settings& settings);

  void step(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints);
  void clear(std::uint32_t rounds) { table_ = cleared(table_, rounds); }
  std::uint32_t rounds() const { return table_.rounds; }
  TableMoney money() const;
  const Table& table() const { return table_; }

 private:
  explicit PokerReplay(const Table& table) : table_(table) {}
  void check_shuffle(const TableCommand& command, const CommandRecord& record, CheckedKeys& keys,
                     Complaints& complaints) const;
  void check_asker(const CommandRecord& record, Complaints& complaints) const;
  void go_on_from(const CommandRecord& record, Complaints& complaints);

  Table table_;
};

}  // namespace cardroom::audit
