// Shelves: every table as far as its stream has been read, and its rounds in the index.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "base/fault.h"
#include "base/result.h"
#include "records/records.h"
#include "room/archive/shelf.h"
#include "store/journal.h"

namespace cardroom::room {

class Shelves {
 public:
  explicit Shelves(const store::Journal& journal) : journal_(journal) {}

  // They read what was added since.
  Result<Shelf*, Fault> read_table(std::uint32_t number);  // Nullptr if there is no such table.
  Result<Done, Fault> read_tables(std::uint32_t only);     // 0: all of them.

  const Shelf& at(std::uint32_t number) const { return shelves_.at(number); }
  const PlayedRounds& played() const { return played_; }

 private:
  std::optional<Fault> take(Shelf& shelf, const store::StoredRecord& record);
  using Command = records::TableCommand<codec::Unread>;
  std::optional<Fault> take_command(Shelf& shelf, const Command& command,
                                    const store::StoredRecord& record);

  const store::Journal& journal_;
  std::map<std::uint32_t, Shelf> shelves_;
  PlayedRounds played_;
};

}  // namespace cardroom::room
