// HostedReplay: a hosted table, played again. Its cards were told, not dealt: no shuffle goes with
// them.
#pragma once

#include "audit/replay.h"
#include "hosted/game.h"

namespace cardroom::audit {

// Only a lesson has a shuffle: its cards are laid by the room. `laid` is null for any other
// command.
Complaint check_laid(const hosted_command::LayCards* laid, const CommandRecord& record,
                     CardSet deck, CheckedKeys& keys);

class HostedReplay {
 public:
  static Result<HostedReplay, std::string> open(const records::TableOpened& opened);

  // A record that the rules refuse changes nothing: its events do not say what nobody knew.
  void step(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints);
  void clear(std::uint32_t rounds);
  std::uint32_t rounds() const { return table().rounds; }
  TableMoney money() const;
  const Table& table() const { return game_.now.table; }

 private:
  HostedReplay(const Table& table, const records::TableOpened& opened);

  HostedGame game_;
  bool of_tournament_;  // Its chips are not money.
};

}  // namespace cardroom::audit
