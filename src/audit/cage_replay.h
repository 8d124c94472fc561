// The cage's stream, decided again and compared with the tables.
#pragma once

#include <cstdint>
#include <map>
#include <set>
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
  // A private table: its chips never reach a wallet or an account of the house.
  void note_private(std::uint32_t table) { private_.insert(table); }
  // The same for a tournament, of which the cage must hold so much.
  std::string disagreement(std::uint32_t tournament, Cents held) const;

 private:
  void apply(const cage::Event& event);

  cage::Ledger ledger_;
  // What each table has given to the accounts of the house, less what they gave to it.
  std::map<std::pair<std::uint64_t, cage::Kind>, Cents> given_;
  std::set<std::uint32_t> private_;  // Tables whose chips come from their host.
};

}  // namespace cardroom::audit
