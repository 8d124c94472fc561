// Restorer: brings the room back from the journal's snapshots and records.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/fault.h"
#include "base/result.h"
#include "room/records/kept.h"
#include "store/journal.h"

namespace cardroom::room {

class Restorer {
 public:
  Restorer(const store::Journal& journal, const Kept& kept) : journal_(journal), kept_(kept) {}

  Result<Done, Fault> restore(std::int64_t now_ms);
  // Accounts, cage and protection, as far as the journal goes now.
  Result<Done, Fault> restore_all_but_tables();

 private:
  Result<Done, Fault> restore_accounts();
  Result<Done, Fault> restore_cage();
  Result<Done, Fault> restore_protection();
  Result<Done, Fault> look_at_room() const;
  void forget_gone() const;
  void forget_closed() const;
  std::optional<Fault> restore_all(std::int64_t now_ms);
  Result<Done, Fault> restore_tournament(const std::string& stream);
  Result<Done, Fault> restore_table(const std::string& stream, std::int64_t now_ms);
  // Reads a stream from a version on, and continues it there.
  template <class Record, class Use>
  Result<Done, Fault> read_rest(const std::string& stream, store::Version from, Use&& use) const;
  // Where reading begins: after the snapshot, if this build can read it; else at the first record.
  template <class Use>
  Result<store::Version, Fault> use_snapshot(const std::string& stream, Use&& use) const;

  const store::Journal& journal_;
  Kept kept_;
};

}  // namespace cardroom::room
