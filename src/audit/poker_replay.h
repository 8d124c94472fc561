// PokerReplay: a table of poker between players, played again.
#pragma once

#include "audit/replay.h"
#include "rules/table/clearing.h"

namespace cardroom::audit {

class PokerReplay {
 public:
  static Result<PokerReplay, std::string> open(const records::TableOpened& opened);

  void step(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints);
  void clear(std::uint32_t rounds) { table_ = cleared(table_, rounds); }
  std::uint32_t rounds() const { return table_.rounds; }
  TableMoney money() const;
  const Table& table() const { return table_; }

 private:
  PokerReplay(const Table& table, const records::TableOpened& opened)
      : table_(table), of_tournament_(opened.tournament.has_value()) {}
  void check_shuffle(const TableCommand& command, const CommandRecord& record, CheckedKeys& keys,
                     Complaints& complaints) const;
  void check_asker(const CommandRecord& record, Complaints& complaints) const;
  void go_on_from(const CommandRecord& record, Complaints& complaints);

  Table table_;
  bool of_tournament_;  // Its chips are not money.
};

}  // namespace cardroom::audit
