// The cage's stream, decided again and compared with the tables.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "audit/replay.h"
#include "cage/ledger.h"

namespace cardroom::audit {

class CageReplay {
 public:
  void step(const CommandRecord& record, Complaints& complaints);

  const cage::Ledger& ledger() const { return ledger_; }
  // Where ledger and table disagree, in words; empty when they agree.
  std::string disagreement(std::uint32_t table, const TableMoney& money) const;
  // The same for a tournament, of which the cage must hold so much.
  std::string disagreement(std::uint32_t tournament, Cents held) const;

 private:
  void apply(const cage::Event& event);

  cage::Ledger ledger_;
  // What each table has given to the accounts of the house, less what they gave to it.
  std::map<std::pair<std::uint32_t, cage::Kind>, Cents> given_;
};

}  // namespace cardroom::audit
